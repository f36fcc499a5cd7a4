"use strict";

/** The number of rows beyond each edge that have elements already, so that they appear at once when scrolled to. */
const OVERSCAN = 6;
/** The time without scrolling after which thumbnails load, in milliseconds: rows that fly by load nothing. */
const THUMBNAIL_REST = 80;

/** The list of images, with elements only for the rows near those in view. */
class ImageList {
  constructor(element, { report, decisions, onSelect, onToggle }) {
    this.scroller = element;
    this.sheet = make("ul", { class: "rows" });
    this.scroller.append(this.sheet);
    this.report = report;
    this.decisions = decisions;
    this.onSelect = onSelect;
    this.onToggle = onToggle;
    this.elements = new Map();
    this.rows = [];
    this.tops = [0];
    this.current = null;
    this.scroller.addEventListener("scroll", () => this.laterRender(), { passive: true });
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

  /** Updates the visible rows after decisions have changed. */
  refresh() {
    const hadFocus = this.hasFocus;
    this.clear();
    this.render();
    if (hadFocus) this.focusCurrent();
  }

  get hasFocus() {
    return this.scroller.contains(document.activeElement);
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
    const [top, bottom] = [this.tops[index], this.tops[index + 1]];
    const margin = this.rows[index].height;
    if (top - margin < this.scroller.scrollTop) this.scroller.scrollTop = top - margin;
    if (bottom + margin > this.scroller.scrollTop + this.scroller.clientHeight) {
      this.scroller.scrollTop = bottom + margin - this.scroller.clientHeight;
    }
  }

  clear() {
    this.sheet.replaceChildren();
    this.elements.clear();
  }

  laterRender() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.render();
    });
  }

  render() {
    const first = Math.max(0, this.indexAt(this.scroller.scrollTop) - OVERSCAN);
    const last = Math.min(this.rows.length, this.indexAt(this.scroller.scrollTop + this.scroller.clientHeight) + 1 + OVERSCAN);
    for (const [index, element] of this.elements) {
      if (index >= first && index < last) continue;
      element.remove();
      this.elements.delete(index);
    }
    for (let index = first; index < last; index++) {
      if (!this.elements.has(index)) this.insert(index);
    }
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.loadThumbnails(), THUMBNAIL_REST);
  }

  /** Sorts the elements like the rows, since their order is that of Tab and of screen readers. */
  insert(index) {
    const row = this.rows[index];
    const item = row instanceof GroupRow ? groupItem(row, this) : imageItem(row, this, index);
    item.style.top = `${this.tops[index]}px`;
    item.style.height = `${row.height}px`;
    item.setAttribute("aria-setsize", this.rows.length);
    item.setAttribute("aria-posinset", index + 1);
    item.dataset.index = index;
    const next = [...this.sheet.children].find((other) => Number(other.dataset.index) > index) ?? null;
    this.sheet.insertBefore(item, next);
    this.elements.set(index, item);
  }

  loadThumbnails() {
    for (const picture of this.sheet.querySelectorAll("img[data-src]")) {
      picture.src = picture.dataset.src;
      delete picture.dataset.src;
    }
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

/** Makes the element of a cause's row. */
function groupItem(row, list) {
  const isOpen = !list.collapsed.has(row.id);
  const undecided = row.images.filter((image) => image.canBeDecided && !list.decisions.of(image)).length;
  const state = undecided === 0 && row.images[0].canBeDecided ? "decided" : `${undecided.toLocaleString("en")} open`;
  return make("li", { class: "group" },
    make("button", { type: "button", "aria-expanded": String(isOpen), on: { click: () => list.onToggle(row) } },
      make("span", { class: "group-title", dir: "auto" }, row.title),
      make("span", { class: "group-count" }, counted(row.images.length, "image"),
        row.images[0].canBeDecided ? ` · ${state}` : "")));
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
