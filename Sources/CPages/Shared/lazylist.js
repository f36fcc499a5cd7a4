"use strict";

/** The time without scrolling after which pictures load, in milliseconds: items that fly by load nothing. */
const PICTURE_REST = 80;

/**
 * A list with elements only for the items near those in view. Subclasses have the `count` of items, the `range` of places to show,
 * and `makeItem(place)`, which makes the element of an item at its position. Pictures have their address in `data-src` at first.
 */
class LazyList {
  constructor(element, sheetClass) {
    this.scroller = element;
    this.sheet = make("ul", { class: sheetClass });
    this.scroller.append(this.sheet);
    this.elements = new Map();
    this.scroller.addEventListener("scroll", () => this.laterRender(), { passive: true });
  }

  get hasFocus() {
    return this.scroller.contains(document.activeElement);
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
    const [first, last] = this.range;
    for (const [place, element] of this.elements) {
      if (place >= first && place < last) continue;
      element.remove();
      this.elements.delete(place);
    }
    for (let place = first; place < last; place++) {
      if (!this.elements.has(place)) this.insert(place);
    }
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.loadPictures(), PICTURE_REST);
  }

  /** Sorts the elements like the items, since their order is that of Tab and of screen readers. */
  insert(place) {
    const item = this.makeItem(place);
    item.setAttribute("aria-setsize", this.count);
    item.setAttribute("aria-posinset", place + 1);
    item.dataset.place = place;
    const next = [...this.sheet.children].find((other) => Number(other.dataset.place) > place) ?? null;
    this.sheet.insertBefore(item, next);
    this.elements.set(place, item);
  }

  loadPictures() {
    for (const picture of this.sheet.querySelectorAll("img[data-src]")) {
      picture.src = picture.dataset.src;
      delete picture.dataset.src;
    }
  }

  /** Scrolls as little as necessary to show a vertical range. */
  revealRange(top, bottom) {
    if (top < this.scroller.scrollTop) this.scroller.scrollTop = top;
    if (bottom > this.scroller.scrollTop + this.scroller.clientHeight) this.scroller.scrollTop = bottom - this.scroller.clientHeight;
  }
}
