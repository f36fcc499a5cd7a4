"use strict";

/** The time without changes after which the breaks are asked for, in milliseconds. */
const BREAKS_REST = 400;
const AXES = ["width", "height"];

/** The sizes at which a scene breaks: on the rulers, and as a list. */
class Breaks {
  /**
   * @param {{connection: Connection, rulers: Object<string, Ruler>, onBreaks: () => void,
   *   onSpan: (axis: string, span: Object, breaks: Object) => void}} page
   */
  constructor(element, page) {
    this.element = element;
    this.page = page;
    this.answers = {};
    this.draw();
  }

  /** Asks for the breaks of a cell once it rests; those of another cell are dropped at once. */
  want(query) {
    const { width, height, overlay, chrome, ghosts, contents, priority, ...cell } = query;
    const key = queryText(cell);
    if (key === this.key) return;
    const { version, ...unversioned } = cell;
    const isSameCell = queryText(unversioned) === this.cellKey;
    this.key = key;
    this.cellKey = queryText(unversioned);
    this.abort?.abort();
    this.abort = new AbortController();
    if (!isSameCell) this.clear();
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.loadAll(cell, this.abort.signal), BREAKS_REST);
  }

  /** Asks for one axis after the other: a browser has six connections, and others wait for theirs. */
  async loadAll(cell, signal) {
    for (const axis of AXES) if (!signal.aborted) await this.load(cell, axis, signal);
  }

  clear() {
    this.answers = {};
    for (const axis of AXES) this.page.rulers[axis].clear();
    this.draw();
  }

  async load(cell, axis, signal) {
    try {
      this.answers[axis] = await this.page.connection.get("breaks", { ...cell, axis }, signal);
      this.page.rulers[axis].showBreaks(this.answers[axis]);
    } catch (error) {
      if (error.name === "AbortError") return;
      if (!(error instanceof Refusal)) throw error;
      this.answers[axis] = { failure: error.message, spans: [] };
    }
    this.draw();
    this.page.onBreaks();
  }

  get count() {
    return AXES.reduce((sum, axis) => sum + (this.answers[axis]?.spans.length ?? 0), 0);
  }

  draw() {
    this.element.replaceChildren(...AXES.flatMap((axis) => this.makeAxis(axis)));
  }

  makeAxis(axis) {
    const answer = this.answers[axis];
    const title = make("h3", {}, axis === "width" ? "Widths" : "Heights");
    if (!answer) return [title, make("p", { class: "faint" }, "Looking for breaks…")];
    if (answer.failure) return [title, make("p", { class: "faint" }, named(answer.failure))];
    const [from, to] = answer.range;
    const safe = answer.safe.map((range) => range.map(points).join("–"));
    const range = safe.length ? `Safe: ${safe.join(", ")} pt` : `Nowhere safe from ${points(from)} to ${points(to)} pt`;
    const words = answer.fixed ? capitalised(answer.fixed) : range;
    const spans = [...answer.spans].sort((a, b) => severityRank(a.severity) - severityRank(b.severity) || a.range[0] - b.range[0]);
    return [title, make("p", { class: "safe-words", dataset: { safe: answer.fixed ? "fixed" : safe.length ? "yes" : "no" } }, words),
      make("ul", { class: "items" }, ...spans.map((span) => this.makeItem(axis, span, answer)))];
  }

  makeItem(axis, span, answer) {
    const [from, to] = span.range;
    return make("li", {}, make("button", { type: "button", class: "item", on: { click: () => this.page.onSpan(axis, span, answer) } },
      make("span", { class: "severity", dataset: { severity: span.severity } }, severityTitle(span.severity)),
      make("span", { class: "range" }, from === to ? `${points(from)} pt` : `${points(from)}–${points(to)} pt`),
      make("span", { class: "item-text" }, named(span.clause))));
  }
}
