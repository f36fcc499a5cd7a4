"use strict";

/** The number of pictures that load at a time. */
const MOST_LOADS = 3;
/** The sizes of the pictures: CSS pixels per point. */
const GRID_SCALES = [{ value: "0.25", title: "S" }, { value: "0.5", title: "M" }, { value: "1", title: "L" }];

/** A scene in many cells at once, such as languages by text sizes. */
class Grid {
  /** @param {{connection: Connection, onChoose: (changes: Object) => void, onOpen: (cell: Object) => void}} page */
  constructor(page) {
    this.page = page;
    this.scale = 0.5;
    this.cells = [];
    this.loading = 0;
    this.table = part("grid-table");
    this.observer = new IntersectionObserver((entries) => this.sight(entries), { root: this.table, rootMargin: "120px" });
    this.tools = part("grid-tools");
  }

  /** Makes the controls for rows, columns and their values. */
  build(project) {
    const options = DIMENSIONS.map(({ id, title }) => ({ value: id, title }));
    this.rows = makeSelect("Rows", options, (rows) => this.choose("rows", rows));
    this.columns = makeSelect("Columns", options, (columns) => this.choose("columns", columns));
    this.menus = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension.id, this.makeValues(dimension, project)]));
    this.scales = makeSegments("Size of the pictures", GRID_SCALES, (scale) => this.rescale(Number(scale)));
    pressSegment(this.scales, String(this.scale));
    this.tally = make("p", { class: "tally", role: "status" });
    this.tools.replaceChildren(
      make("label", { class: "named" }, "Rows ", this.rows), make("label", { class: "named" }, "Columns ", this.columns),
      ...Object.values(this.menus), make("span", { class: "space" }), this.tally, this.scales);
  }

  makeValues({ id, title }, project) {
    const checks = valuesOf(project, id).map((value) => makeCheck(value.title, value.value, () => this.toggle(id)));
    const menu = makeMenu(title, make("div", { class: "checks" }, ...checks));
    menu.boxes = checks.map((check) => check.firstElementChild);
    return menu;
  }

  toggle(id) {
    this.page.onChoose({ [id]: this.menus[id].boxes.filter((box) => box.checked).map((box) => box.value) });
  }

  /** Chooses the rows or columns; those that were both change places. */
  choose(side, value) {
    const other = side === "rows" ? "columns" : "rows";
    const { chosen } = this;
    this.page.onChoose({ [side]: value, [other]: chosen[other] === value ? chosen[side] : chosen[other] });
  }

  rescale(scale) {
    this.scale = scale;
    pressSegment(this.scales, String(scale));
    for (const cell of this.cells) this.fit(cell);
  }

  /** Shows the cells of a scene; `queryOf` makes the query for a cell. */
  show({ scene, choices, project, queryOf }) {
    this.chosen = choices;
    this.project = project;
    this.scene = scene;
    this.showControls(choices);
    const [rows, columns] = [choices.rows, choices.columns].map((id) => DIMENSIONS.find((dimension) => dimension.id === id));
    const key = [scene.document, scene.index, rows.id, columns.id, choices[rows.id], choices[columns.id]].join("|");
    if (key !== this.key) this.layOut(key, rows, columns, choices);
    for (const cell of this.cells) {
      cell.values = { ...choices.cell, [rows.key]: cell.row, [columns.key]: cell.column };
      cell.query = queryOf(cell.values);
      cell.wanted = queryText(cell.query);
      cell.element.classList.toggle("old", cell.loaded !== undefined && cell.loaded !== cell.wanted);
    }
    this.load();
  }

  showControls(choices) {
    this.rows.value = choices.rows;
    this.columns.value = choices.columns;
    for (const { id, title } of DIMENSIONS) {
      const menu = this.menus[id];
      menu.hidden = id !== choices.rows && id !== choices.columns;
      for (const box of menu.boxes) box.checked = choices[id].includes(box.value);
      menu.querySelector("summary span").textContent = `${title} (${choices[id].length})`;
    }
  }

  layOut(key, rows, columns, choices) {
    this.key = key;
    this.observer.disconnect();
    for (const { canvas } of this.cells) setFrame(canvas, null);
    this.cells = [];
    const title = (dimension, value) => this.project.valueTitle(dimension.key, value);
    const head = make("tr", {}, make("td", {}),
      ...choices[columns.id].map((column) => make("th", { scope: "col" }, named(title(columns, column)))),
      make("td", { class: "filler" }));
    const body = choices[rows.id].map((row) => make("tr", {}, make("th", { scope: "row" }, named(title(rows, row))),
      ...choices[columns.id].map((column) => this.makeCell(row, column, `${title(rows, row)} · ${title(columns, column)}`))));
    const isEmpty = !choices[rows.id].length || !choices[columns.id].length;
    this.table.replaceChildren(isEmpty ? make("p", { class: "nothing" }, "Choose at least one row and one column.")
      : make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)));
    for (const cell of this.cells) this.observer.observe(cell.element);
  }

  makeCell(row, column, title) {
    const canvas = make("canvas", { class: "thumb", "aria-hidden": "true" });
    const words = make("span", { class: "cell-words" });
    const button = make("button", { type: "button", class: "cell" }, canvas,
      make("span", { class: "cell-title" }, named(title)), words);
    const element = make("td", {}, button);
    const cell = { row, column, title, canvas, words, button, element, size: sizeOf(this.scene), isInSight: false };
    button.addEventListener("click", () => this.page.onOpen(cell.values));
    button.setAttribute("aria-label", inert(`${title}: loading`));
    this.fit(cell);
    this.cells.push(cell);
    return element;
  }

  fit({ canvas, size }) {
    canvas.style.width = `${size[0] * this.scale}px`;
    canvas.style.aspectRatio = `${size[0]} / ${size[1]}`;
    if (canvas.frame) draw(canvas, size[0] * this.scale);
  }

  sight(entries) {
    for (const entry of entries) {
      const cell = this.cells.find(({ element }) => element === entry.target);
      if (cell) cell.isInSight = entry.isIntersecting;
    }
    this.load();
  }

  /** Loads the cells in sight that are not up to date. */
  load() {
    for (const cell of this.cells) {
      if (this.loading >= MOST_LOADS) break;
      if (cell.isInSight && cell.wanted && cell.wanted !== cell.loaded && !cell.isLoading) this.loadCell(cell);
    }
    this.showTally();
  }

  async loadCell(cell) {
    this.loading += 1;
    cell.isLoading = true;
    const { wanted, query } = cell;
    try {
      const frame = await this.page.connection.frame(query);
      this.showFrame(cell, frame);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.showFailure(cell, error);
    } finally {
      cell.loaded = wanted;
      cell.isLoading = false;
      cell.element.classList.toggle("old", wanted !== cell.wanted);
      this.loading -= 1;
      if (this.cells.includes(cell) || this.loading === 0) this.load();
    }
  }

  showFrame(cell, frame) {
    cell.size = [frame.picture.width, frame.picture.height];
    cell.counts = frame.counts;
    setFrame(cell.canvas, frame);
    this.fit(cell);
    const words = countWords(frame.counts);
    show(cell.words, words);
    cell.words.dataset.severity = worstOf(frame.counts);
    cell.button.setAttribute("aria-label", inert(`${cell.title}: ${words}`));
  }

  showFailure(cell, error) {
    // A trial that was written or discarded meanwhile: the cell is asked for again.
    if (error.status === 410) return;
    show(cell.words, error.message);
    cell.words.dataset.severity = "error";
    cell.button.setAttribute("aria-label", inert(`${cell.title}: ${error.message}`));
  }

  showTally() {
    const known = this.cells.filter(({ counts }) => counts);
    const broken = known.filter(({ counts }) => counts.error || counts.warning).length;
    const words = known.length ? `${broken} of ${known.length} with errors or warnings` : "";
    if (this.tally.textContent !== words) this.tally.textContent = words;
  }
}

/** The values of a dimension: `{ value, title }`. */
function valuesOf(project, id) {
  const { choices } = project;
  const values = {
    locales: choices.locales.map(({ tag, title }) => ({ value: tag, title })),
    sizes: choices.sizes.map((size) => ({ value: size, title: [size, SIZE_TITLES[size]].filter(Boolean).join(" · ") })),
    devices: choices.devices.map((device) => ({ value: device.id, title: device.title })),
    appearances: titled(choices.appearances),
    contrasts: titled(choices.contrasts),
    looks: choices.looks.map((look) => ({ value: look.id, title: look.title })),
  };
  return values[id];
}
