"use strict";

/** The ranges of sizes before the sweep says which ones it covers: those of `galley sweep`. */
const USUAL_RANGES = { width: [320, 1024], height: [480, 1366] };
/** The number of lanes for ranges that overlap. */
const MOST_LANES = 3;

/** A strip with the range of widths or heights of a scene: where it is safe, where it breaks, and the current size. */
class Ruler {
  /** @param {{onSize: (value: number, isLast: boolean) => void, onSpan: (span: Object) => void}} handlers */
  constructor(element, axis, handlers) {
    this.element = element;
    this.axis = axis;
    this.handlers = handlers;
    this.ticks = make("div", { class: "ticks", "aria-hidden": "true" });
    this.safe = make("div", { class: "safe" });
    this.spans = make("div", { class: "spans" });
    this.marker = make("div", { class: "marker", role: "slider", tabindex: "0", "aria-label": axis === "width" ? "Width" : "Height",
      "aria-orientation": axis === "width" ? "horizontal" : "vertical" }, make("span", { class: "marker-value" }));
    this.tip = make("div", { class: "tip", role: "tooltip", id: `tip-${axis}`, hidden: true });
    element.dataset.axis = axis;
    element.append(this.ticks, this.safe, this.spans, this.marker, this.tip);
    this.value = null;
    this.clear();
    element.addEventListener("pointerdown", (event) => this.start(event));
    element.addEventListener("pointermove", (event) => this.drag(event));
    element.addEventListener("pointerup", () => this.end());
    element.addEventListener("pointercancel", () => this.end());
    this.marker.addEventListener("keydown", (event) => this.press(event));
    new ResizeObserver(() => this.draw()).observe(element);
  }

  clear() {
    this.breaks = { range: USUAL_RANGES[this.axis], safe: [], spans: [], fixed: null };
    this.isKnown = false;
    this.draw();
  }

  showBreaks(breaks) {
    this.breaks = breaks;
    this.isKnown = true;
    this.draw();
  }

  /** The range that the strip shows, which includes the current size. */
  get range() {
    const [from, to] = this.breaks.range ?? USUAL_RANGES[this.axis];
    if (this.dragRange) return this.dragRange;
    return this.value === null ? [from, to] : [Math.min(from, this.value), Math.max(to, this.value)];
  }

  show(value) {
    const before = String(this.range);
    this.value = value;
    if (before !== String(this.range)) this.draw();
    else this.placeMarker();
  }

  draw() {
    this.element.classList.toggle("unknown", !this.isKnown);
    this.ticks.replaceChildren(...this.tickValues().map((value) => this.at(make("span", {}, String(value)), value)));
    this.safe.replaceChildren(...this.breaks.safe.map((range) => this.makeSafe(range)));
    const lanes = inLanes(this.breaks.spans);
    this.spans.replaceChildren(...lanes.map(({ span, lane }) => this.makeSpan(span, lane)));
    this.placeMarker();
  }

  tickValues() {
    const [from, to] = this.range;
    const length = this.axis === "width" ? this.element.clientWidth : this.element.clientHeight;
    const step = [50, 100, 200, 500, 1000].find((candidate) => length * candidate / (to - from) >= 56) ?? 1000;
    const values = [];
    for (let value = Math.ceil(from / step) * step; value <= to; value += step) values.push(value);
    return values;
  }

  makeSafe([from, to]) {
    return this.between(make("div", { title: `Nothing breaks from ${points(from)} to ${points(to)} pt` }), from, to);
  }

  makeSpan(span, lane) {
    const words = spanWords(span, this.axis);
    const button = make("button", { type: "button", class: "span", "aria-label": words, dataset: { severity: span.severity, lane } });
    button.addEventListener("click", () => this.handlers.onSpan(span));
    for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => this.showTip(button, words));
    for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => { this.tip.hidden = true; });
    button.addEventListener("keydown", (event) => { if (event.key === "Escape") this.tip.hidden = true; });
    return this.between(button, ...span.range);
  }

  showTip(button, words) {
    show(this.tip, words);
    this.tip.hidden = false;
    const bounds = button.getBoundingClientRect();
    const width = Math.min(320, innerWidth - 16);
    const left = this.axis === "width" ? bounds.left + bounds.width / 2 - width / 2 : bounds.right + 6;
    this.tip.style.maxWidth = `${width}px`;
    this.tip.style.left = `${Math.min(Math.max(left, 8), innerWidth - width - 8)}px`;
    this.tip.style.top = this.axis === "width" ? `${bounds.bottom + 6}px` : `${Math.min(bounds.top, innerHeight - 80)}px`;
  }

  share(value) {
    const [from, to] = this.range;
    return 100 * (value - from) / (to - from);
  }

  at(element, value) {
    element.style[this.axis === "width" ? "left" : "top"] = `${this.share(value)}%`;
    return element;
  }

  between(element, from, to) {
    this.at(element, from);
    element.style[this.axis] = `max(4px, ${this.share(to) - this.share(from)}%)`;
    return element;
  }

  placeMarker() {
    const { marker, value } = this;
    marker.hidden = value === null;
    if (value === null) return;
    this.at(marker, value);
    const [from, to] = this.range;
    const here = this.breaks.spans.filter(({ range }) => value >= range[0] && value <= range[1]).map(({ clause }) => clause);
    marker.firstElementChild.textContent = points(value);
    marker.setAttribute("aria-valuemin", from);
    marker.setAttribute("aria-valuemax", to);
    marker.setAttribute("aria-valuenow", points(value));
    marker.setAttribute("aria-valuetext", inert([`${points(value)} points`, ...here].join("; ")));
  }

  start(event) {
    if (event.button !== 0 || event.target.closest(".span") || this.breaks.fixed) return;
    event.preventDefault();
    this.marker.focus({ preventScroll: true, focusVisible: false });
    this.element.setPointerCapture(event.pointerId);
    this.dragRange = this.range;
    this.drag(event);
  }

  drag(event) {
    if (!this.dragRange) return;
    const bounds = this.element.getBoundingClientRect();
    const share = this.axis === "width" ? (event.clientX - bounds.left) / bounds.width : (event.clientY - bounds.top) / bounds.height;
    const [from, to] = this.dragRange;
    this.choose(Math.round(from + Math.min(Math.max(share, 0), 1) * (to - from)), false);
  }

  choose(value, isLast) {
    if (!isLast && value === this.value) return;
    this.show(value);
    this.handlers.onSize(value, isLast);
  }

  end() {
    if (!this.dragRange) return;
    this.dragRange = null;
    this.handlers.onSize(this.value, true);
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.value === null || this.breaks.fixed) return;
    const step = event.shiftKey ? 10 : 1;
    const [from, to] = this.range;
    const values = {
      ArrowLeft: this.value - step, ArrowUp: this.value - step, ArrowRight: this.value + step, ArrowDown: this.value + step,
      Home: from, End: to, PageUp: this.nextBreak(-1), PageDown: this.nextBreak(1),
    };
    if (values[event.key] === undefined) return;
    event.preventDefault();
    if (values[event.key] !== null) this.handlers.onSize(limited(values[event.key]), true);
  }

  /** The next size in a direction at which something starts or ends to break, `null` if there is none. */
  nextBreak(direction) {
    const edges = [...new Set(this.breaks.spans.flatMap((span) => edgesIn(span, this.breaks.range)))].sort((a, b) => a - b);
    const isNext = (edge) => (direction > 0 ? edge > this.value + 0.01 : edge < this.value - 0.01);
    return (direction > 0 ? edges.find(isNext) : edges.findLast(isNext)) ?? null;
  }
}

/** The ends of a range of breaks that are not the ends of the sweep. */
function edgesIn({ range: [from, to] }, [least, most]) {
  return [from > least ? from : null, to < most ? to : null].filter((edge) => edge !== null);
}

/** The size to go to for a range of breaks: its edge, or just outside of it if the size is at the edge. */
function sizeFor(span, breaks, value) {
  const [edge] = edgesIn(span, breaks.range).sort((a, b) => Math.abs(a - value) - Math.abs(b - value));
  if (edge === undefined) return value >= span.range[0] && value <= span.range[1] ? value : span.range[0];
  if (Math.abs(edge - value) > 0.01) return edge;
  return edge === span.range[1] ? edge + breaks.step : edge - breaks.step;
}

function spanWords({ severity, clause, range: [from, to] }, axis) {
  const sizes = from === to ? `At ${points(from)} pt` : `From ${points(from)} to ${points(to)} pt`;
  return `${severityTitle(severity)}. ${sizes} of ${axis}, ${clause.replace(/\.$/, "")}.`;
}

/** Distributes ranges over lanes, the worst first, so that they do not cover each other as far as the lanes suffice. */
function inLanes(spans) {
  const ends = [];
  const sorted = [...spans].sort((a, b) => (
    severityRank(a.severity) - severityRank(b.severity) || a.range[0] - b.range[0] || b.range[1] - a.range[1]));
  return sorted.map((span) => {
    const free = ends.findIndex((taken) => taken.every(([from, to]) => span.range[0] > to || span.range[1] < from));
    const lane = free >= 0 ? free : Math.min(ends.length, MOST_LANES - 1);
    (ends[lane] ??= []).push(span.range);
    return { span, lane };
  });
}
