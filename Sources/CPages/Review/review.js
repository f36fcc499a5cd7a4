"use strict";

/** The page as a whole: the current image, and the actions of its controls. */
class Review {
  constructor(report) {
    this.report = report;
    this.decisions = new Decisions(report);
    this.filter = new Filter(report);
    this.collapsed = new Set();
    this.rows = [];
    this.index = null;
    this.list = new ImageList(part("list"), {
      report, decisions: this.decisions, onSelect: (index) => this.choose(index), onToggle: (group) => this.toggleGroup(group),
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
    this.relist(pathInAddress());
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
    const images = this.filter.images;
    this.rows = this.controls.order === "cause" ? rowsByCause(images, this.report, this.collapsed) : rowsByImage(images);
    this.list.show(this.rows, this.collapsed);
    part("hits").textContent = counted(images.length, "image");
    this.showEmptyState(images);
    const places = [...this.rows.keys()].filter((index) => this.rows[index].image && this.rows[index].image.path === path);
    this.select(places.find((index) => this.rows[index].group?.id === group) ?? places[0] ?? this.nextImage(-1, 1));
  }

  showEmptyState(images) {
    const isEmpty = images.length === 0;
    part("empty").hidden = part("nothing").hidden = !isEmpty;
    for (const id of ["list", "caption", "tools", "table"]) part(id).hidden = isEmpty;
    if (!isEmpty) return;
    const passed = this.report.count("passed") + this.report.count("drift") + this.report.count("layout");
    const isCalm = !this.filter.isNarrowed && passed === this.report.images.length;
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

  selectPath(path) {
    const index = this.rows.findIndex((row) => row.image && row.image.path === path);
    if (index >= 0 && index !== this.index) this.select(index);
  }

  /** The next row with an image in a direction. */
  nextImage(index, step, matches = () => true) {
    for (let next = index + step; next >= 0 && next < this.rows.length; next += step) {
      if (this.rows[next].image && matches(this.rows[next])) return next;
    }
    return null;
  }

  step(direction) {
    const next = this.nextImage(this.index ?? -1, direction);
    if (next === null) this.announce(direction > 0 ? "The last image." : "The first image.");
    else this.select(next);
  }

  /** Goes to the first image of another cause. */
  stepCause(direction) {
    const group = this.rows[this.index]?.group ?? null;
    const heads = this.rows.flatMap((row, index) => (row instanceof GroupRow && !this.collapsed.has(row.id) ? [index] : []));
    const place = heads.findIndex((index) => this.rows[index] === group);
    const head = heads[place + direction];
    if (head === undefined) this.announce(direction > 0 ? "The last cause." : "The first cause.");
    else this.select(head + 1);
  }

  toggleGroup(group) {
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
