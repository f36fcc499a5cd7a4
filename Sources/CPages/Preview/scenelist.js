"use strict";

/** The heights of the rows, in CSS pixels, with a pointer and with a finger. */
const ROW_HEIGHTS = { document: 32, problem: 62, scene: 30 };
const TOUCH_ROW_HEIGHTS = { document: 36, problem: 66, scene: 44 };

/** The documents as headings with their scenes below. */
class SceneList extends LazyList {
  constructor(element, onSelect) {
    super(element, "scene-rows");
    this.onSelect = onSelect;
    this.rows = [];
    this.tops = [0];
    new ResizeObserver(() => this.laterRender()).observe(element);
  }

  get count() {
    return this.rows.length;
  }

  /** Shows the scenes that match all words of a text. */
  show(project, text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let catalog = null;
    this.rows = project.documents.flatMap((document) => {
      const rows = rowsOf(document, words, catalog);
      if (rows.length) catalog = document.catalog ?? null;
      return rows;
    });
    const heights = matchMedia("(max-width: 640px)").matches ? TOUCH_ROW_HEIGHTS : ROW_HEIGHTS;
    this.tops = [0];
    for (const row of this.rows) this.tops.push(this.tops.at(-1) + heights[row.kind]);
    this.sheet.style.height = `${this.tops.at(-1)}px`;
    const hadFocus = this.hasFocus;
    this.clear();
    this.render();
    if (hadFocus) this.focusCurrent();
  }

  /** Lets Tab reach one scene: the current one, or the first if that is not among the elements. The other keys go on from there. */
  render() {
    super.render();
    const buttons = [...this.sheet.querySelectorAll("button")];
    const reachable = buttons.find((button) => button.hasAttribute("aria-current")) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === reachable ? 0 : -1;
  }

  get scenes() {
    return this.rows.filter((row) => row.scene).map(({ scene }) => scene);
  }

  get range() {
    const top = this.scroller.scrollTop - 200;
    const bottom = this.scroller.scrollTop + this.scroller.clientHeight + 200;
    const first = this.tops.findIndex((_, place) => this.tops[place + 1] >= top);
    const last = this.tops.findIndex((start) => start > bottom);
    return [Math.max(first, 0), last < 0 ? this.rows.length : Math.min(last, this.rows.length)];
  }

  makeItem(place) {
    const row = this.rows[place];
    const item = make("li", { class: row.scene ? "scene-row" : "document-row" },
      row.scene ? this.makeScene(row.scene) : makeDocument(row.document));
    item.style.top = `${this.tops[place]}px`;
    item.style.height = `${this.tops[place + 1] - this.tops[place]}px`;
    return item;
  }

  makeScene(scene) {
    return make("button", {
      type: "button", tabindex: "-1", "aria-current": this.isCurrent(scene) ? "true" : null, on: { click: () => this.onSelect(scene) },
    }, make("span", { class: "row-name" }, named(scene.name)),
    scene.width ? make("span", { class: "row-size" }, sizeWords([scene.width, scene.height])) : "");
  }

  isCurrent(scene) {
    return scene.document === this.current?.document && scene.index === this.current?.index;
  }

  select(scene) {
    this.current = scene;
    for (const [place, item] of this.elements) {
      const row = this.rows[place];
      if (!row.scene) continue;
      if (this.isCurrent(row.scene)) item.firstElementChild.setAttribute("aria-current", "true");
      else item.firstElementChild.removeAttribute("aria-current");
    }
    const place = this.rows.findIndex((row) => row.scene && this.isCurrent(row.scene));
    if (place < 0) return;
    this.revealRange(this.tops[Math.max(place - 1, 0)], this.tops[place + 1]);
    this.render();
    if (this.hasFocus) this.focusCurrent();
  }

  focusCurrent() {
    this.sheet.querySelector("[aria-current]")?.focus({ preventScroll: true });
  }
}

/** The rows of a document. Scenes of the same catalog as those above have no heading of their own. */
function rowsOf(document, words, catalog) {
  const matches = (name) => words.every((word) => `${document.name} ${name}`.toLowerCase().includes(word));
  const scenes = document.scenes.filter(({ name }) => matches(name));
  if (!scenes.length && !matches("")) return [];
  const head = { kind: document.problem ? "problem" : "document", document: { ...document, name: document.catalog ?? document.name } };
  const isContinued = document.catalog && document.catalog === catalog && !document.problem;
  return [...(isContinued ? [] : [head]), ...scenes.map((scene) => ({ kind: "scene", scene: { ...scene, document: document.name } }))];
}

function makeDocument({ name, problem }) {
  const place = name.slice(0, -fileName(name).length - 1);
  const heading = make("h2", { title: name }, named(fileName(name)), " ", make("span", { class: "faint" }, named(place)));
  return make("div", { class: "document-head" }, heading, problem ? make("p", { class: "document-problem", title: problem.message },
    problem.line ? `Line ${problem.line}: ` : "", named(problem.message)) : "");
}
