"use strict";

/** The page as a whole: the cards or one image, the filters, and the actions of the keys. */
class IndexPage {
  constructor(index) {
    this.index = index;
    this.filter = new ImageFilter(index);
    this.stage = new Stage(part("stage"));
    this.viewer = new Viewer({ index, stage: this.stage });
    this.cards = new Cards(part("cards"), { index });
    this.image = null;
    this.keyboard = new Keyboard(this, INDEX_SHORTCUTS);
    this.makeHeading();
    this.makeFilters();
    this.makeButtons();
    this.relist();
    addEventListener("hashchange", () => this.follow());
    this.follow();
  }

  makeHeading() {
    const { index } = this;
    document.title = inert(index.title);
    show(part("title"), index.title);
    const documents = new Set(index.scenes.map((scene) => scene.document)).size;
    part("tally").textContent = [counted(documents, "document"), counted(index.scenes.length, "scene"), counted(index.images.length, "image")].join(" · ");
    part("warnings").hidden = index.problems.length === 0;
    part("warnings-title").textContent = `${counted(index.problems.length, "problem")} of the run`;
    part("warning-texts").append(...index.problems.map((text) => make("p", { dir: "auto" }, text)));
  }

  makeFilters() {
    const { index, filter } = this;
    const traits = [{ key: "folder", title: "Folder" }, ...TRAITS];
    const values = (key) => (key === "folder" ? index.folders : index.values(key));
    this.facets = new Facets(part("facets"), traits, values, (key, value) => {
      filter.setTrait(key, value);
      this.relist();
    });
    part("search").addEventListener("input", () => {
      filter.text = part("search").value;
      this.relist();
    });
    part("clear").addEventListener("click", () => this.clearFilters());
    part("filters-button").addEventListener("click", () => this.toggleFilters());
  }

  makeButtons() {
    for (const order of ["worst", "document"]) part(`by-${order}`).addEventListener("click", () => this.choose("order", order));
    for (const cards of ["scenes", "images"]) part(`as-${cards}`).addEventListener("click", () => this.choose("cards", cards));
    part("back").addEventListener("click", () => this.close());
    part("previous").addEventListener("click", () => this.step(-1));
    part("next").addEventListener("click", () => this.step(1));
  }

  choose(setting, value) {
    this.filter[setting] = value;
    for (const order of ["worst", "document"]) press(part(`by-${order}`), this.filter.order === order);
    for (const cards of ["scenes", "images"]) press(part(`as-${cards}`), this.filter.cards === cards);
    this.relist();
  }

  toggleFilters() {
    const isOpen = document.body.classList.toggle("filtering");
    part("filters-button").setAttribute("aria-expanded", String(isOpen));
  }

  clearFilters() {
    this.filter.clear();
    part("search").value = "";
    this.facets.clear();
    this.relist();
  }

  /** Lists the images that match the filter. */
  relist() {
    const { filter } = this;
    const candidates = filter.candidates;
    const images = filter.matching(candidates);
    this.contents = filter.cardsFor(images);
    this.showEmptyState();
    this.cards.show(this.contents, filter.cards === "images");
    this.showRules(candidates);
    const scenes = new Set(images.map((image) => image.scene)).size;
    part("hits").textContent = filter.cards === "images" ? counted(images.length, "image")
      : `${counted(scenes, "scene")}${images.length === scenes ? "" : ` in ${counted(images.length, "image")}`}`;
    part("clear").hidden = !filter.isNarrowed;
    part("filters-button").classList.toggle("narrows", filter.isNarrowed);
    if (this.image) this.showImage(this.image);
  }

  /** Shows the rules with the numbers of images that the other filters leave. */
  showRules(candidates) {
    const focused = document.activeElement?.dataset?.rule;
    const [all, remaining] = [this.index.images, candidates].map((images) => rulesOf(images));
    const items = [...all].map(([rule, { severity }]) => {
      const count = remaining.get(rule)?.count ?? 0;
      return make("li", {}, make("button", {
        type: "button", class: "rule", dataset: { severity, rule }, title: this.index.summaries.get(rule) || null,
        "aria-pressed": String(this.filter.rules.has(rule)), on: { click: () => this.toggleRule(rule) },
      }, make("span", { class: "rule-name", dataset: { severity } }, ruleTitle(rule)), make("b", {}, count.toLocaleString("en"))));
    });
    part("rules").replaceChildren(...items);
    if (focused !== undefined) part("rules").querySelector(`[data-rule="${CSS.escape(focused)}"]`)?.focus();
  }

  toggleRule(rule) {
    this.filter.toggleRule(rule);
    this.relist();
  }

  showEmptyState() {
    const isEmpty = this.contents.length === 0;
    part("cards").hidden = isEmpty;
    part("empty").hidden = !isEmpty;
    if (!isEmpty) return;
    const hasImages = this.index.images.length > 0;
    part("empty").replaceChildren(make("p", {}, hasImages ? "No image matches the filters." : "The run made no images."),
      hasImages ? make("button", { type: "button", on: { click: () => this.clearFilters() } }, "Clear filters") : "");
  }

  /** Shows what the address names: an image, or the cards. */
  follow() {
    const image = this.index.byPath.get(pathInAddress()) ?? null;
    if (image === this.image) return;
    if (image) this.showImage(image);
    else this.showCards();
  }

  showImage(image) {
    const isOpening = this.image === null;
    if (isOpening) this.place = part("cards").scrollTop;
    this.image = image;
    part("browser").hidden = true;
    part("viewer").hidden = false;
    document.body.classList.add("viewing");
    this.viewer.show(image, this.imagesBeside(image));
    if (isOpening) part("scene").focus({ preventScroll: true });
    else this.announce(`${image.description}. ${part("words").firstElementChild.textContent}.`);
  }

  showCards() {
    const { image } = this;
    this.image = null;
    part("browser").hidden = false;
    part("viewer").hidden = true;
    document.body.classList.remove("viewing");
    if (!image) return;
    this.viewer.clear();
    this.cards.resize();
    part("cards").scrollTop = this.place;
    const card = this.contents.findIndex((content) => content.images.includes(image));
    if (card >= 0) this.cards.focus(card);
  }

  /** The matching images of an image's scene, with the image itself. */
  imagesBeside(image) {
    const content = this.contents.find((other) => other.scene === image.scene && other.images.includes(image));
    if (!content) return image.scene.images;
    return this.filter.cards === "images" ? this.contents.filter((other) => other.scene === image.scene).map((other) => other.image)
      : content.images;
  }

  /** Goes to another image, which takes the place of this one in the browser's history. */
  open(image) {
    this.showImage(image);
    try {
      history.replaceState(null, "", `#${address(image.path)}`);
    } catch {
      // Some browsers refuse this on pages from files. Then the address names the first image.
    }
  }

  close() {
    if (!this.image) return;
    this.showCards();
    location.hash = "";
  }

  /** Goes to the next image: of the scene, then of the next card. */
  step(direction) {
    const images = this.filter.cards === "images" ? [] : this.imagesBeside(this.image);
    const next = images[images.indexOf(this.image) + direction];
    if (next) this.open(next);
    else this.stepCard(direction, direction < 0);
  }

  /** Goes to the next card. */
  stepCard(direction, atEnd = false) {
    const place = this.contents.findIndex((content) => content.images.includes(this.image));
    const content = this.contents[place + direction];
    if (!content) this.announce(direction > 0 ? "The last image." : "The first image.");
    else this.open(this.filter.cards === "images" ? content.image : content.images.at(atEnd ? -1 : 0));
  }

  /** Moves among the cards, or goes to another image. */
  move(step, cards, rows) {
    if (!this.image) this.cards.move(cards, rows);
    else if (step !== 0) this.step(step);
  }

  /** Zooms to the places of the next finding. */
  nextFinding() {
    const findings = this.image?.findings.filter(({ areas }) => areas.length) ?? [];
    if (!findings.length) return;
    const next = findings[(findings.indexOf(this.finding) + 1) % findings.length];
    this.finding = next;
    this.stage.revealAll(this.image.regionsOf(next));
    this.announce(`${ruleTitle(next.rule)}: ${next.message}`);
  }

  escape() {
    if (document.activeElement === part("search")) part("search").blur();
    else if (this.image) this.close();
    else if (document.body.classList.contains("filtering")) this.toggleFilters();
    else this.clearFilters();
  }

  search() {
    if (!document.body.classList.contains("filtering")) this.toggleFilters();
    if (this.image) this.close();
    part("search").focus();
  }

  announce(text) {
    show(part("announcements"), text);
  }
}

/** The rules of images with their worst severity and the number of images, the worst first. */
function rulesOf(images) {
  const rules = new Map();
  for (const image of images) {
    for (const { rule, severity } of image.findings) {
      const known = rules.get(rule) ?? { severity, images: new Set() };
      if (SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known.severity)) known.severity = severity;
      known.images.add(image);
      rules.set(rule, known);
    }
  }
  const sorted = [...rules].map(([rule, { severity, images: those }]) => [rule, { severity, count: those.size }])
    .sort(([, a], [, b]) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.count - a.count);
  const clean = images.filter((image) => image.findings.length === 0).length;
  if (clean > 0) sorted.push([NO_FINDINGS, { severity: "none", count: clean }]);
  return new Map(sorted);
}

/** The keyboard shortcuts, in the order of the help. */
const INDEX_SHORTCUTS = [
  { keys: ["j", "ArrowRight"], shown: "j →", title: "Next card or image", run: (page) => page.move(1, 1, 0) },
  { keys: ["k", "ArrowLeft"], shown: "k ←", title: "Previous card or image", run: (page) => page.move(-1, -1, 0) },
  { keys: ["ArrowDown"], shown: "↓", title: "Card below; next scene", run: (page) => (page.image ? page.stepCard(1) : page.cards.move(0, 1)) },
  { keys: ["ArrowUp"], shown: "↑", title: "Card above; previous scene", run: (page) => (page.image ? page.stepCard(-1) : page.cards.move(0, -1)) },
  { keys: ["f"], shown: "f", title: "Zoom to the next finding", run: (page) => page.nextFinding() },
  { keys: ["m"], shown: "m", title: "Outlines of findings on or off", run: (page) => page.stage.toggleMarks() },
  ...ZOOM_SHORTCUTS,
  { keys: ["/"], shown: "/", title: "Search", run: (page) => page.search() },
  { keys: ["Escape"], shown: "Esc", title: "Back to all; clear the filters", run: (page) => page.escape() },
  { keys: ["?"], shown: "?", title: "These shortcuts", run: () => part("help").showModal() },
];

globalThis.indexPage = new IndexPage(new ImageIndex(JSON.parse(part("index-data").textContent)));
