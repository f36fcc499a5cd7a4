"use strict";

/** The number of rows beyond each edge that have elements already, so that they appear at once when scrolled to. */
const OVERSCAN = 6;
/** The list of images, with elements only for the rows near those in view. */
class ImageList extends LazyList {
  constructor(element, { report, decisions, onSelect, onToggle, onPending }) {
    super(element, "rows");
    this.report = report;
    this.decisions = decisions;
    this.onSelect = onSelect;
    this.onToggle = onToggle;
    this.onPending = onPending;
    this.rows = [];
    this.tops = [0];
    this.current = null;
    new ResizeObserver(() => this.laterRender()).observe(this.scroller);
  }

  /** Replaces the rows. */
  show(rows, collapsed) {
    this.rows = rows;
    this.collapsed = collapsed;
    this.tops = [0];
    for (const row of rows) this.tops.push(this.tops.at(-1) + row.height);
    this.sheet.style.height = `${this.tops.at(-1)}px`;
    this.clear();
    this.render();
  }

  /** Asks for the images of the first batch in view that has none. With them, the others are no longer in view. */
  render() {
    super.render();
    const { scrollTop, clientHeight } = this.scroller;
    for (let index = this.indexAt(scrollTop); index < this.count && this.tops[index] < scrollTop + clientHeight; index++) {
      const row = this.rows[index];
      if (!row.isPending || this.collapsed.has(row.id)) continue;
      this.onPending(row.batch);
      return;
    }
  }

  /** Updates the visible rows after decisions have changed. */
  refresh() {
    const hadFocus = this.hasFocus;
    this.clear();
    this.render();
    if (hadFocus) this.focusCurrent();
  }

  /** Marks a row as the current one and scrolls to it. */
  select(index) {
    const hadFocus = this.hasFocus;
    this.current = index;
    if (index !== null) this.reveal(index);
    this.refresh();
    if (hadFocus) this.focusCurrent();
  }

  focusCurrent() {
    this.elements.get(this.current)?.querySelector("button").focus({ preventScroll: true });
  }

  reveal(index) {
    const margin = this.rows[index].height;
    this.revealRange(this.tops[index] - margin, this.tops[index + 1] + margin);
  }

  get count() {
    return this.rows.length;
  }

  get range() {
    const { scrollTop, clientHeight } = this.scroller;
    const first = Math.max(0, this.indexAt(scrollTop) - OVERSCAN);
    return [first, Math.min(this.count, this.indexAt(scrollTop + clientHeight) + 1 + OVERSCAN)];
  }

  makeItem(index) {
    const row = this.rows[index];
    const item = row instanceof ImageRow ? imageItem(row, this, index) : row.batch ? batchItem(row, this) : groupItem(row, this);
    item.style.top = `${this.tops[index]}px`;
    item.style.height = `${row.height}px`;
    return item;
  }

  /** The row at a vertical position: the last one that starts at or above it. */
  indexAt(height) {
    let [low, high] = [0, this.rows.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.tops[middle] <= height) low = middle;
      else high = middle;
    }
    return low;
  }
}

/** Makes the element of a cause's row, or of the row above several. */
function groupItem(row, list) {
  const isOpen = !list.collapsed.has(row.id);
  const undecided = row.images.filter((image) => image.canBeDecided && !list.decisions.of(image)).length;
  const state = undecided === 0 && row.images[0].canBeDecided ? "decided" : `${undecided.toLocaleString("en")} open`;
  return make("li", { class: row instanceof HeadRow ? "group head" : "group" },
    make("button", { type: "button", "aria-expanded": String(isOpen), on: { click: () => list.onToggle(row) } },
      make("span", { class: "group-title", dir: "auto" }, row.title),
      make("span", { class: "group-count" }, counted(row.images.length, "image"),
        row.images[0].canBeDecided ? ` · ${state}` : "")));
}

/** Makes the element of the row of a batch, which loads the images if they are not there. */
function batchItem(row, list) {
  const { problem, count, images } = row.batch;
  const state = images ? "" : problem ? ` not shown · Try again` : " · loading";
  return make("li", { class: problem ? "group broken" : "group" },
    make("button", { type: "button", "aria-expanded": String(Boolean(images) && !list.collapsed.has(row.id)), on: { click: () => list.onToggle(row) } },
      make("span", { class: "group-title", dir: "auto" }, row.title),
      make("span", { class: "group-count" }, counted(count, "image"), state)));
}

/** Makes the element of an image's row. */
function imageItem(row, list, index) {
  const { image } = row;
  const isCurrent = index === list.current;
  const decision = decisionWord(image, list.decisions);
  return make("li", { class: "image" },
    make("button", {
      type: "button", "aria-current": isCurrent ? "true" : null, tabindex: isCurrent ? "0" : "-1",
      dataset: { status: image.status, path: image.path }, on: { click: () => list.onSelect(index) },
    },
    thumbnail(image),
    make("span", { class: "row-words" },
      make("span", { class: "row-scene" }, named(image.scene)),
      make("span", { class: "row-traits" }, image.distinctTraits(list.report))),
    make("span", { class: "row-marks" },
      // The group's heading already names the verdict.
      row.group?.status === image.status ? ""
        : make("span", { class: "status", dataset: { status: image.status } }, image.verdict.title),
      image.causes.length > 1 ? make("span", { class: "faint" }, counted(image.causes.length, "cause")) : "",
      decision ? make("span", { class: "decision", dataset: { decision: decision.kind } }, decision.text) : "")));
}

function thumbnail(image) {
  const picture = image.images.thumbnail ?? image.picture("actual") ?? image.picture("expected");
  if (!picture) return make("span", { class: "thumbnail" });
  return make("img", {
    class: "thumbnail", alt: "", loading: "lazy", decoding: "async", width: 40, height: 40,
    dataset: { src: address(picture.file) },
  });
}

/** The state of an image's decision in a word, or `null` if it is undecided. */
function decisionWord(image, decisions) {
  const outcome = decisions.outcome(image);
  if (outcome && !outcome.ok) return { kind: "failed", text: "Not applied" };
  switch (decisions.of(image)) {
    case "accept": return { kind: "accept", text: outcome ? "Applied" : "Accepted" };
    case "reject": return { kind: "reject", text: "Rejected" };
    default: return null;
  }
}
