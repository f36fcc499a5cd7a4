"use strict";

/** The time without changes after which the picture is described to screen readers, in milliseconds. */
const ANNOUNCE_REST = 600;

/** The page as a whole: the scene, its cell and size, and the actions of the controls. */
class Preview {
  constructor(connection, project) {
    this.connection = connection;
    this.project = project;
    this.choices = new Choices(project);
    this.frame = null;
    this.wanted = {};
    this.makeParts();
    this.makeButtons();
    this.keyboard = new Keyboard(this, PREVIEW_SHORTCUTS);
    this.build();
    this.refresh();
    this.showState("current");
    this.changes = new Changes(connection, project.version, { onVersion: () => this.reload(), onState: (state) => this.showState(state) });
    this.changes.run();
  }

  makeParts() {
    const { connection } = this;
    const onChoose = (changes) => this.choose(changes);
    this.list = new SceneList(part("list"), (scene) => this.openScene(scene));
    this.pickers = new Pickers(part("pickers"), this.project, onChoose);
    this.stage = new SceneStage(part("stage"), {
      onPick: (nodes, isAgain) => this.inspector.pick(nodes, isAgain), onHover: (node) => this.inspector.hover(node),
      onPlace: () => this.placed(),
    });
    this.comparing = new Comparing({
      stage: this.stage, connection, onChoose, onFail: (error) => this.showFailure(error), onAccept: () => this.accept(),
    });
    this.hand = new Hand({
      stage: this.stage, size: () => this.size, onResize: (sides, isLast) => this.resize(sides, isLast), onReset: () => this.resetSize(),
    });
    this.rulers = Object.fromEntries(AXES.map((axis) => [axis, new Ruler(part(`ruler-${axis}`), axis, {
      onSize: (value, isLast) => this.resize({ [axis]: value }, isLast),
      onSpan: (span) => this.goToSpan(axis, span, this.rulers[axis].breaks),
    })]));
    this.trials = new Trials({
      connection, document: () => this.scene.document, onChange: () => this.trialChanged(), onWritten: () => this.reload(),
      onFail: (error) => this.showFailure(error), announce: (text) => this.announce(text),
    });
    this.grid = new Grid({ connection, onChoose, onOpen: (cell) => this.choose({ ...cell, mode: "large" }) });
    this.inspector = new Inspector(this);
    this.feed = new FrameFeed(connection, {
      onFrame: (frame, query) => this.showFrame(frame, query), onFail: (error, query) => this.frameFailed(error, query),
      onBusy: (isBusy) => this.showBusy(isBusy),
    });
  }

  makeButtons() {
    const actions = {
      previous: () => this.step(-1), next: () => this.step(1), "own-size": () => this.resetSize(),
      "failure-close": () => this.showFailure(null),
      "as-large": () => this.choose({ mode: "large" }), "as-grid": () => this.choose({ mode: "grid" }),
      "list-button": () => this.showList(!document.body.classList.contains("listing")),
    };
    for (const [id, action] of Object.entries(actions)) part(id).addEventListener("click", action);
    for (const side of AXES) part(side).addEventListener("change", (event) => this.typeSize(side, event.target));
    part("search").addEventListener("input", () => this.relist());
    matchMedia("(max-width: 640px)").addEventListener("change", () => {
      this.showList(false);
      this.relist();
    });
    addEventListener("hashchange", () => this.follow());
    // The shared shortcuts leave fields for text alone only if their keys do not arrive.
    document.body.addEventListener("keydown", (event) => {
      if (event.target.matches("input[type=text], input[type=number], textarea") && event.key !== "Escape") event.stopPropagation();
    });
  }

  /** Shows what belongs to the project and not to a scene. */
  build() {
    const { project } = this;
    document.title = `${inert(project.title)} – Preview`;
    show(part("title"), project.title);
    part("warnings").hidden = project.problems.length === 0;
    part("warnings-title").textContent = counted(project.problems.length, "problem");
    part("warning-texts").replaceChildren(...project.problems.map((text) => make("p", { dir: "auto" }, text)));
    const controls = JSON.stringify([project.choices, project.grid, project.sources]);
    if (controls !== this.controls) {
      this.controls = controls;
      this.pickers.build(project);
      this.grid.build(project);
      this.comparing.build(project);
    }
    this.trials.adopt(project);
    this.relist();
  }

  relist() {
    this.list.show(this.project, part("search").value);
    part("hits").textContent = counted(this.list.scenes.length, "scene");
  }

  get scene() {
    return this.project.scene(this.choices.document, this.choices.scene);
  }

  // MARK: - Choosing

  /** Changes what is shown. Another device or orientation has its own size. */
  choose(changes) {
    const { choices } = this;
    const differs = (key) => changes[key] !== undefined && changes[key] !== choices[key];
    if (["document", "scene", "device", "orientation"].some(differs)) Object.assign(changes, { width: null, height: null });
    Object.assign(choices, changes);
    this.wanted = {};
    this.refresh();
  }

  openScene(scene) {
    this.showList(false);
    this.choose({ document: scene.document, scene: scene.id, view: "" });
  }

  /** Goes to the next scene of the list. */
  step(direction) {
    const { scenes } = this.list;
    const place = scenes.findIndex((scene) => this.list.isCurrent(scene));
    const next = place < 0 ? scenes[0] : scenes[place + direction];
    if (next) this.openScene(next);
    else this.announce(direction > 0 ? "The last scene." : "The first scene.");
  }

  toggleGrid() {
    this.choose({ mode: this.choices.isGrid ? "large" : "grid" });
  }

  stepSource() {
    const buttons = [...part("sources").querySelectorAll("button")];
    if (!buttons.length) return;
    const place = buttons.findIndex(({ value }) => value === this.comparing.source);
    this.choose({ source: buttons[(place + 1) % buttons.length].value });
  }

  /** Follows a changed address, such as that of a link. */
  follow() {
    if (location.hash.slice(1) === this.choices.address) return;
    this.choices = new Choices(this.project);
    this.wanted = {};
    this.refresh();
  }

  // MARK: - Asking

  cellQuery(cell = this.choices.cell) {
    const { scene, project, choices } = this;
    return {
      document: scene.document, scene: scene.index, ...cell,
      device: project.deviceFor(scene, cell.device), locale: project.locale(cell.locale),
      chrome: choices.chrome, ghosts: choices.ghosts, overlay: choices.overlays.join(","),
      trial: this.trials.id, version: project.version,
    };
  }

  get sizeQuery() {
    return { width: this.choices.width, height: this.choices.height };
  }

  viewQuery(view) {
    const { chrome, ghosts, overlay, ...cell } = this.cellQuery();
    return { ...cell, ...this.sizeQuery, view };
  }

  loadFixes(finding) {
    const { chrome, ghosts, overlay, ...cell } = this.cellQuery();
    const lists = Object.fromEntries(DIMENSIONS.map(({ id }) => [id, this.choices[id].join(",")]));
    return this.connection.get("fixes", { ...cell, ...this.sizeQuery, ...lists, finding: finding.id }).then(({ fixes }) => fixes);
  }

  /** Shows what is chosen, and asks for the pictures. */
  refresh() {
    const { choices, scene, project } = this;
    part("nothing").hidden = scene !== null;
    document.body.classList.toggle("vacant", scene === null);
    if (!scene) return this.showNothing();
    choices.store();
    this.list.select(scene);
    this.pickers.show(choices, scene, project);
    this.inspector.arrange();
    press(part("as-large"), !choices.isGrid);
    press(part("as-grid"), choices.isGrid);
    part("large").hidden = choices.isGrid;
    part("grid").hidden = !choices.isGrid;
    document.body.classList.toggle("in-grid", choices.isGrid);
    this.showCaption();
    if (choices.isGrid) this.showGrid();
    else this.ask();
  }

  ask() {
    const query = { ...this.cellQuery(), ...this.sizeQuery, priority: "hand" };
    this.feed.want({ ...query, ...this.draft });
    this.comparing.show(this.choices.source, query);
    this.showSize();
  }

  /**
   * While the hand moves: the pixels per point that the screen shows, in the form that is made fastest. A browser takes longer for all
   * pixels of a phone than it takes to lay them out and to paint them.
   */
  get draft() {
    if (!this.hand.from || !this.frame) return {};
    return { scale: Math.max(1, Math.ceil(4 * this.stage.geometry.scale * devicePixelRatio) / 4), pixels: "runs" };
  }

  showGrid() {
    const { choices, scene, project } = this;
    const size = [choices.rows, choices.columns].includes("devices") ? {} : this.sizeQuery;
    const queryOf = (cell) => ({ ...this.cellQuery(cell), ...size, contents: "0", priority: "grid" });
    this.grid.show({ scene, choices, project, queryOf });
  }

  showNothing() {
    part("large").hidden = part("grid").hidden = true;
    part("nothing").textContent = "The project has no scenes that can be read.";
    this.feed.clear();
    this.inspector.clear();
  }

  // MARK: - Frames

  showFrame(frame, query) {
    this.frame = frame;
    if (!this.feed.wanted) this.wanted = {};
    const isOther = this.shownScene !== `${query.document} ${query.scene}`;
    this.shownScene = `${query.document} ${query.scene}`;
    if (isOther && !this.hand.from) this.stage.viewport.isFitted = true;
    this.stage.show(frame);
    const { width, height, scale, pixels, priority, trial, ...cell } = query;
    this.inspector.show(frame, queryText(cell));
    this.showSize();
    this.showCaption();
    this.showStale(frame);
    this.describe(frame);
  }

  /** Describes the picture to screen readers once it rests. */
  describe(frame) {
    const words = `${this.scene.name}, ${sizeWords(frame.size).replace("×", "by")} points: ${countWords(frame.counts)}`;
    this.stage.canvas.setAttribute("aria-label", inert(`${words}. ${this.cellWords}`));
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      if (words === this.described) return;
      this.described = words;
      this.announce(words);
    }, ANNOUNCE_REST);
  }

  showStale(frame) {
    const message = frame.stale ?? this.project.document(this.scene.document)?.problem?.message;
    this.showProblem(message && `Cannot read ${message.replace(/\.?$/, ".")} This is its last good state.`);
  }

  showProblem(text) {
    part("stale").hidden = !text;
    if (part("stale-text").textContent !== (text ?? "")) show(part("stale-text"), text ?? "");
    this.stage.element.classList.toggle("stale", Boolean(text));
  }

  frameFailed(error, query) {
    if (query.trial && [404, 409, 410].includes(error.status)) {
      // It may have been written or discarded meanwhile.
      if (query.trial === this.trials.id) this.trials.drop();
      this.refresh();
      return;
    }
    this.wanted = {};
    this.showProblem(error.message);
    if (this.shownScene !== `${this.scene.document} ${this.scene.index}`) {
      this.stage.clear("There is no picture of this scene.");
      this.inspector.clear();
    }
  }

  get cellWords() {
    const { choices, project, scene } = this;
    const cell = { ...choices.cell, device: project.deviceFor(scene, choices.device) };
    return CELL_KEYS.filter((key) => cell[key] !== USUAL[key])
      .map((key) => project.valueTitle(key, cell[key])).join(" · ");
  }

  showCaption() {
    const { scene, frame } = this;
    part("scene").replaceChildren(named(scene.name));
    const words = [scene.document, this.cellWords, this.choices.isGrid ? "" : frame && `${points(frame.milliseconds)} ms`].filter(Boolean);
    part("traits").replaceChildren(named(words.join(" · ")));
    part("traits").title = inert(words.join(" · "));
  }

  showBusy(isBusy) {
    clearTimeout(this.busyRest);
    if (!isBusy) part("large").classList.remove("busy");
    else this.busyRest = setTimeout(() => part("large").classList.add("busy"), 300);
  }

  placed() {
    this.hand?.place();
    this.comparing?.clip();
  }

  // MARK: - Size

  /** The size that is shown or, until its picture arrives, wanted. */
  get size() {
    const [width, height] = this.frame?.size ?? sizeOf(this.scene);
    return [this.wanted.width ?? width, this.wanted.height ?? height];
  }

  /** Changes the width or height; `isLast` once a drag has ended. */
  resize(sides, isLast) {
    Object.assign(this.choices, sides);
    Object.assign(this.wanted, sides);
    if (isLast) this.choices.store();
    this.ask();
    if (!this.hand.from) this.hand.place();
  }

  resetSize() {
    if (this.choices.width === null && this.choices.height === null) return;
    this.choose({ width: null, height: null });
    this.announce("The scene's own size.");
  }

  typeSize(side, field) {
    const value = Number(field.value);
    if (field.value !== "" && value >= SIZE_LIMITS[0] && value <= SIZE_LIMITS[1]) this.resize({ [side]: value }, true);
    else this.showSize(true);
  }

  showSize() {
    const [width, height] = this.size;
    this.showLength("width", width);
    this.showLength("height", height);
    part("own-size").disabled = this.choices.width === null && this.choices.height === null;
  }

  showLength(side, length) {
    const text = points(length);
    if (part(side).value !== text) part(side).value = text;
    part(side).classList.toggle("set", this.choices[side] !== null);
    this.rulers[side].show(length);
  }

  /** Goes to the edge of a range in which something breaks. */
  goToSpan(axis, span, breaks) {
    const value = this.size[axis === "width" ? 0 : 1];
    const size = sizeFor(span, breaks, value);
    this.resize({ [axis]: size }, true);
    const breaksThere = size >= span.range[0] && size <= span.range[1];
    this.announce(`${capitalised(axis)} ${points(size)}: ${breaksThere ? "" : "no longer: "}${span.clause}`);
  }

  stepBreak(axis, direction) {
    if (this.choices.isGrid) return;
    const next = this.rulers[axis].nextBreak(direction);
    if (next === null) this.announce(`Nothing changes at a ${direction > 0 ? "larger" : "smaller"} ${axis}.`);
    else this.resize({ [axis]: next }, true);
  }

  // MARK: - Changes

  /** Makes the present picture of the cell the reference. */
  async accept() {
    const { document, scene, ...query } = this.cellQuery();
    const cell = Object.fromEntries(CELL_KEYS.map((key) => [key, query[key]]));
    try {
      await this.connection.post("accept", { document, scene, cell });
      this.comparing.feed.clear();
      await this.reload();
      this.announce("Accepted: the picture is the reference now.");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.showFailure(error);
    }
  }

  /** Keeps a text of a view as data of the scene, in place of the change that is tried. */
  async keep(object, text) {
    const { document, index } = this.scene;
    try {
      await this.trials.send();
      if (this.trials.hasOthers(object)) throw new Refusal("Write or discard what is tried first, then keep the text.");
      await this.connection.post("keep", { document, scene: index, object, text });
      this.trials.discard();
      this.announce("Kept as data of the scene.");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.showFailure(error);
    }
  }

  trialChanged() {
    this.refresh();
    this.inspector.findings.update();
  }

  /** Asks for the project again, then for what is visible. */
  async reload() {
    this.reloads = (this.reloads ?? 0) + 1;
    const turn = this.reloads;
    const project = new Project(await this.connection.get("project"));
    // A later question has a newer answer.
    if (turn !== this.reloads) return;
    this.project = project;
    if (this.changes) this.changes.version = this.project.version;
    this.build();
    this.refresh();
    this.showState(this.state);
  }

  showState(state) {
    const isBack = this.state === "lost" && state !== "lost";
    this.state = state;
    if (isBack) this.reload();
    const broken = this.project.documents.filter(({ problem }) => problem);
    const others = broken.length > 1 ? ` and ${broken.length - 1} more` : "";
    const words = {
      lost: "Not connected", building: "Building…",
      current: broken.length ? `Cannot read ${fileName(broken[0].name)}${others}` : "Up to date",
    }[state];
    if (part("state").textContent !== words) part("state").textContent = words;
    part("state").dataset.state = state === "current" && broken.length ? "broken" : state;
  }

  /** Shows why an action failed, `null` to hide it. */
  showFailure(error) {
    part("failure").hidden = !error;
    show(part("failure-text"), error?.message ?? "");
  }

  // MARK: - Keys

  /** Carries out an action of the inspector, which the grid has not. */
  inspect(action) {
    if (!this.choices.isGrid && this.inspector.frame) action(this.inspector);
  }

  search() {
    if (matchMedia("(max-width: 640px)").matches) this.showList(true);
    part("search").focus();
    part("search").select();
  }

  showList(isShown) {
    document.body.classList.toggle("listing", isShown);
    part("list-button").setAttribute("aria-expanded", String(isShown));
    part("list-button").textContent = isShown ? "Picture" : "Scenes";
    if (isShown) this.relist();
    for (const id of ["main", "inspector"]) part(id).inert = isShown;
  }

  escape() {
    const { activeElement } = document;
    if (activeElement === part("search")) {
      activeElement.blur();
      this.list.focusCurrent();
    } else if (activeElement.matches("input, select, textarea")) {
      activeElement.blur();
    } else if (document.body.classList.contains("listing")) {
      this.showList(false);
    } else if (this.choices.width !== null || this.choices.height !== null) {
      this.resetSize();
    } else if (this.choices.view) {
      this.inspector.select(null, "keys");
    }
  }

  announce(text) {
    show(part("announcements"), text);
  }
}

/** Starts the page, or says why it cannot. */
async function start() {
  const connection = new Connection();
  try {
    globalThis.preview = new Preview(connection, new Project(await connection.get("project")));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    part("state").textContent = "Not connected";
    part("state").dataset.state = "lost";
    part("nothing").hidden = false;
    show(part("nothing"), error.message);
    setTimeout(start, 2_000);
  }
}

start();
