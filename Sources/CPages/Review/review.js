"use strict";

/** How often the list shows what a search has found so far, in milliseconds. */
const PROGRESS_PERIOD = 300;

/** The page as a whole: the current image, and the actions of its controls. */
class Review {
  constructor(report) {
    this.report = report;
    this.decisions = new Decisions(report);
    this.filter = new Filter(report);
    this.collapsed = new Set();
    this.problems = "";
    this.rows = [];
    this.index = null;
    this.list = new ImageList(part("list"), {
      report, decisions: this.decisions, onSelect: (index) => this.choose(index), onToggle: (group) => this.toggleGroup(group),
      onPending: (batch) => batch.reading ?? this.open(batch),
    });
    this.stage = new ModeStage(part("stage"));
    this.words = new Words(part("words"), {
      report, onCause: (id) => this.showOnlyCause(id), onRegion: (index) => this.stage.reveal(index),
      onAccept: (images) => this.deciding.decideAll(this.decisions.undecided(images), "accept"),
    });
    this.controls = new FilterControls(report, this.filter, () => this.relist());
    this.deciding = new Deciding(this, this.decisions, chooseTransport());
    this.keyboard = new Keyboard(this, SHORTCUTS);
    this.makeButtons();
    const path = pathInAddress();
    this.relist(path);
    this.selectPath(path);
  }

  makeButtons() {
    document.title = inert(this.report.title);
    show(part("title"), this.report.title);
    const target = globalThis.galleyTarget?.references;
    part("target").hidden = !target;
    if (target) part("target").textContent = part("save").title = inert(`Accepted pictures are written to ${target}`);
    part("hide-warnings").addEventListener("click", () => this.warn([]));
    this.warn(this.report.warnings);
    part("previous").addEventListener("click", () => this.step(-1));
    part("next").addEventListener("click", () => this.step(1));
    part("list-button").addEventListener("click", () => this.showList(!document.body.classList.contains("listing")));
    matchMedia("(max-width: 640px)").addEventListener("change", () => this.showList(false));
    addEventListener("hashchange", () => this.selectPath(pathInAddress()));
  }

  get image() {
    return this.rows[this.index]?.image ?? null;
  }

  /** Lists the images that match the filter, and keeps the current one or goes to the first. */
  relist(path = this.image?.path, group = this.rows[this.index]?.group?.id) {
    this.makeRows();
    this.list.show(this.rows, this.collapsed);
    this.select(this.placeOf(path, group) ?? this.nextImage(-1, 1));
    this.search();
  }

  /** Lists what was loaded, without scrolling away from what the reviewer looks at. */
  relistLoaded() {
    const { image } = this;
    const group = this.rows[this.index]?.group?.id;
    this.makeRows();
    const place = image ? this.placeOf(image.path, group) : null;
    if (place !== null) this.index = this.list.current = place;
    this.list.show(this.rows, this.collapsed);
    if (place === null) this.select(this.nextImage(-1, 1));
    this.warnOfProblems();
  }

  makeRows() {
    const { images } = this.filter;
    const { batches } = this;
    this.rows = this.controls.order === "image" ? rowsByImage(images, batches, this.filter)
      : rowsByCause(images, this.report, this.collapsed).concat(passingRows(batches, this.filter, this.collapsed));
    const listed = batches.reduce((sum, batch) => sum + this.listedCount(batch), images.length);
    const isCut = batches.some((batch) => this.isUnsearched(batch));
    part("hits").textContent = counted(listed, "image") + (this.unsearched.length ? " so far" : isCut ? " and more" : "");
    this.showEmptyState();
  }

  /** The batches of images that pass, if these are listed. */
  get batches() {
    return this.filter.showsPassing ? this.report.passing.batches : [];
  }

  listedCount(batch) {
    if (this.filter.isNarrowed) return batch.matching(this.filter)?.length ?? 0;
    return batch.problem ? 0 : batch.count;
  }

  /** The batches that the filter has not been applied to, if there are not too many matches already. */
  get unsearched() {
    const matches = this.batches.reduce((sum, batch) => sum + this.listedCount(batch), 0);
    return matches < MOST_MATCHES ? this.batches.filter((batch) => this.isUnsearched(batch)) : [];
  }

  isUnsearched(batch) {
    return this.filter.isNarrowed && !batch.problem && batch.matching(this.filter) === null;
  }

  /** Applies the filter to the batches that were not loaded. */
  async search() {
    const { conditions } = this.filter;
    if (this.searched === conditions) return;
    this.searched = conditions;
    let latest = performance.now();
    for (let [batch] = this.unsearched; batch; [batch] = this.unsearched) {
      await this.report.passing.load(batch);
      if (this.searched !== conditions) return;
      batch.matching(this.filter);
      if (performance.now() - latest < PROGRESS_PERIOD) continue;
      this.relistLoaded();
      latest = performance.now();
    }
    this.searched = null;
    if (this.filter.isNarrowed) this.relistLoaded();
  }

  /** Loads a batch and lists its images. Returns whether they are there. */
  async open(batch) {
    const isThere = await this.report.passing.load(batch);
    this.relistLoaded();
    return isThere;
  }

  /** Says which images cannot be shown. */
  warnOfProblems() {
    const problems = this.report.passing.batches.filter(({ problem }) => problem)
      .map(({ problem, count }) => `${problem} ${counted(count, "image")} of it ${count === 1 ? "is" : "are"} not shown.`);
    const text = problems.join("\n");
    if (text === this.problems) return;
    this.problems = text;
    this.warn([...this.report.warnings, ...problems]);
    if (problems.length) this.announce(problems[0]);
  }

  /** The row of an image, in a group if it is in several. */
  placeOf(path, group) {
    const places = [...this.rows.keys()].filter((index) => this.rows[index].image && this.rows[index].image.path === path);
    return places.find((index) => this.rows[index].group?.id === group) ?? places[0] ?? null;
  }

  showEmptyState() {
    const isEmpty = this.rows.length === 0;
    const isBroken = !isEmpty && this.rows.every((row) => row.batch?.problem);
    part("empty").hidden = !isEmpty;
    part("list").hidden = isEmpty;
    part("nothing").hidden = !isEmpty && !isBroken;
    for (const id of ["caption", "tools", "table"]) part(id).hidden = isEmpty || isBroken;
    if (isBroken) part("nothing").textContent = "The images that pass cannot be shown.";
    if (isEmpty) this.explainEmptiness();
  }

  explainEmptiness() {
    if (this.unsearched.length) {
      part("empty").replaceChildren(make("p", {}, "Searching."));
      part("nothing").replaceChildren(make("p", {}, "The images that pass are being searched."));
      return;
    }
    const passed = this.report.countOf("passed") + this.report.countOf("drift") + this.report.countOf("layout");
    const isCalm = !this.filter.isNarrowed && passed === this.report.count;
    const button = (text, action) => make("button", { type: "button", on: { click: action } }, text);
    part("empty").replaceChildren(make("p", {}, isCalm ? "Nothing to review." : "No image matches."), isCalm
      ? button("Show all images", () => this.controls.showAll())
      : button("Clear filters", () => this.controls.clear()));
    part("nothing").replaceChildren(make("p", {}, isCalm
      ? (passed === 0 ? "The run has no images." : `Nothing changed: ${counted(passed, "image")} as expected.`)
      : "No image matches the filters."));
  }

  select(index) {
    this.index = index;
    this.report.passing.current = this.image;
    this.list.select(index);
    this.stage.show(this.image);
    this.update();
    if (!this.image) return;
    this.preload(this.rows[this.nextImage(index, 1)]?.image);
    try {
      history.replaceState(null, "", `#${address(this.image.path)}`);
    } catch {
      // Some browsers refuse this on pages from files. Then only links to images do not work.
    }
    if (!this.list.hasFocus) this.announce(this.description);
  }

  /** Shows an image chosen in the list, which a phone shows instead of the picture. */
  choose(index) {
    this.select(index);
    this.showList(false);
  }

  showList(isShown) {
    document.body.classList.toggle("listing", isShown);
    for (const id of ["caption", "tools", "table", "words"]) part(id).inert = isShown;
    part("list-button").setAttribute("aria-expanded", String(isShown));
    part("list-button").textContent = isShown ? "Picture" : "List";
  }

  async selectPath(path) {
    const index = this.rows.findIndex((row) => row.image && row.image.path === path);
    if (index < 0) await this.selectPassing(path);
    else if (index !== this.index) this.select(index);
  }

  /** Goes to an image that passes and is not listed, if the report has one with the path. */
  async selectPassing(path) {
    const { passing, byPath } = this.report;
    // Parts of the page have addresses too, without a slash.
    if (passing.count === 0 || !path.includes("/") || (byPath.get(path)?.status ?? "passed") !== "passed") return;
    const batch = await passing.find(path);
    this.warnOfProblems();
    if (!batch) {
      this.announce("The report has no image at this address.");
      return;
    }
    this.collapsed.delete(new BatchRow(batch, false).id);
    this.controls.showPassing();
    this.relist(path);
  }

  /** The next row with an image in a direction. */
  nextImage(index, step, matches = () => true) {
    for (let next = index + step; next >= 0 && next < this.rows.length; next += step) {
      if (this.rows[next].image && matches(this.rows[next])) return next;
    }
    return null;
  }

  async step(direction) {
    const start = this.index ?? -1;
    const next = this.nextImage(start, direction);
    const pending = this.pendingBatch(start, next, direction);
    if (pending) {
      if (await this.open(pending)) await this.step(direction);
    } else if (next === null) this.announce(direction > 0 ? "The last image." : "The first image.");
    else this.select(next);
  }

  /** The nearest batch that is not loaded, of those between two rows. */
  pendingBatch(start, end, step) {
    for (let index = start + step; index !== end && index >= 0 && index < this.rows.length; index += step) {
      const row = this.rows[index];
      if (row.isPending && !this.collapsed.has(row.id)) return row.batch;
    }
    return null;
  }

  /** Goes to the first image of another cause. */
  async stepCause(direction) {
    const group = this.rows[this.index]?.group ?? null;
    const heads = this.rows.flatMap((row, index) => (row instanceof GroupRow && !row.batch?.problem && !this.collapsed.has(row.id) ? [index] : []));
    const place = heads.findIndex((index) => this.rows[index] === group);
    const head = heads[place + direction];
    if (head === undefined) this.announce(direction > 0 ? "The last cause." : "The first cause.");
    else if (!this.rows[head].isPending || await this.open(this.rows[head].batch)) this.select(head + 1);
  }

  toggleGroup(group) {
    if (group.batch && !group.batch.images && !this.collapsed.has(group.id)) {
      this.open(group.batch);
      return;
    }
    if (!this.collapsed.delete(group.id)) this.collapsed.add(group.id);
    const hadFocus = this.list.hasFocus;
    this.relist();
    if (!hadFocus) return;
    const index = this.rows.findIndex((row) => row.id === group.id);
    this.list.elements.get(index)?.querySelector("button").focus();
  }

  showOnlyCause(id) {
    this.filter.cause = id;
    this.relist();
  }

  escape() {
    if (document.activeElement === part("note")) {
      part("note").blur();
    } else if (document.activeElement === part("search")) {
      part("search").blur();
      this.list.focusCurrent();
    } else if (this.filter.cause !== null) {
      this.showOnlyCause(null);
    }
  }

  get description() {
    const { image } = this;
    const what = image.message || image.causes.map(({ sentence }) => sentence).join("; ");
    return [`${image.scene}, ${image.traits}`, image.verdict.title, what].filter(Boolean).join(". ");
  }

  update() {
    const { image } = this;
    part("scene").replaceChildren(image ? named(image.scene) : "");
    show(part("traits"), image?.traits ?? "");
    for (const verdict of ["accept", "reject"]) {
      press(part(verdict), image !== null && this.decisions.of(image) === verdict);
      part(verdict).disabled = !image?.canBeDecided || this.decisions.isDone(image);
    }
    part("accept").textContent = image?.status === "orphaned" ? "Accept removal" : "Accept";
    this.words.show(image, this.filter.cause, this.decisions);
    this.updateTally();
  }

  updateTally() {
    const [accepted, rejected] = [this.decisions.paths("accept").length, this.decisions.paths("reject").length];
    const left = this.decisions.open.length;
    const words = [accepted && `${accepted.toLocaleString("en")} accepted`, rejected && `${rejected.toLocaleString("en")} rejected`,
      left && `${left.toLocaleString("en")} open`];
    part("tally").textContent = words.filter(Boolean).join(" · ");
    part("save").disabled = accepted + rejected === 0;
    part("copy").hidden = !this.report.images.some((image) => this.decisions.of(image) === "reject");
    this.controls.showOpen(this.decisions);
  }

  /** Shows lines of help over the page until they are dismissed. */
  warn(texts) {
    part("warnings").hidden = texts.length === 0;
    part("warning-texts").replaceChildren(...texts.map((text) => make("p", { dir: "auto" }, text)));
  }

  announce(text) {
    show(part("announcements"), text);
  }

  preload(image) {
    for (const kind of ["expected", "actual"]) {
      const picture = image?.picture(kind, this.stage.withOverlay);
      if (picture) new Image().src = address(picture.file);
    }
  }
}

if (globalThis.galleyReport) {
  globalThis.review = new Review(new Report(globalThis.galleyReport));
} else {
  part("nothing").hidden = false;
  part("nothing").textContent = "The report's data, data.js, is missing beside this page.";
}
