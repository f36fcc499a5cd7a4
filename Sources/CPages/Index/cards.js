"use strict";

/** The least width of a card and the space around it, in CSS pixels. */
const CARD = { width: 210, narrowWidth: 150, space: 14, words: 92, shape: 1.25 };
/** The number of rows beyond each edge that have elements already. */
const ROWS_AROUND = 1;
/** The cards, with elements only for those near the ones in view. */
class Cards extends LazyList {
  constructor(element, { index }) {
    super(element, "card-sheet");
    this.index = index;
    this.contents = [];
    this.focused = 0;
    this.scroller.addEventListener("focusin", (event) => this.noteFocus(event));
    new ResizeObserver(() => this.resize()).observe(this.scroller);
  }

  /** Replaces the cards. */
  show(contents, byImage) {
    this.contents = contents;
    this.byImage = byImage;
    this.focused = 0;
    this.scroller.scrollTop = 0;
    this.resize();
  }

  resize() {
    const room = this.scroller.clientWidth;
    if (room === 0) return;
    const least = room < 520 ? CARD.narrowWidth : CARD.width;
    const [columns, width] = [this.columns, this.width];
    this.columns = Math.max(1, Math.floor((room - CARD.space) / (least + CARD.space)));
    this.width = Math.floor((room - CARD.space) / this.columns) - CARD.space;
    this.height = Math.round(this.width * CARD.shape) + CARD.words;
    const rows = Math.ceil(this.contents.length / this.columns);
    this.sheet.style.height = `${rows * (this.height + CARD.space) + CARD.space}px`;
    if (columns !== this.columns || width !== this.width) this.reveal(this.focused);
    const { hasFocus: hadFocus } = this;
    this.clear();
    this.render();
    if (hadFocus) this.focus(this.focused);
  }

  get count() {
    return this.contents.length;
  }

  get range() {
    const pitch = this.height + CARD.space;
    const { scrollTop, clientHeight } = this.scroller;
    const first = Math.max(0, Math.floor(scrollTop / pitch) - ROWS_AROUND) * this.columns;
    return [first, Math.min(this.count, (Math.ceil((scrollTop + clientHeight) / pitch) + ROWS_AROUND) * this.columns)];
  }

  makeItem(place) {
    const item = cardItem(this.contents[place], this);
    const [row, column] = [Math.floor(place / this.columns), place % this.columns];
    item.style.top = `${row * (this.height + CARD.space) + CARD.space}px`;
    item.style.insetInlineStart = `${column * (this.width + CARD.space) + CARD.space}px`;
    item.style.width = `${this.width}px`;
    item.style.height = `${this.height}px`;
    return item;
  }

  noteFocus(event) {
    const place = event.target.closest("[data-place]")?.dataset.place;
    if (place !== undefined) this.focused = Number(place);
  }

  /** Moves the focus by a number of cards, or of rows. */
  move(cards, rows = 0) {
    if (!this.contents.length) return;
    const place = this.hasFocus ? this.focused + cards + rows * this.columns : this.focused;
    this.focus(Math.max(0, Math.min(this.contents.length - 1, place)));
  }

  /** Shows a card and focuses it. */
  focus(place) {
    this.focused = place;
    this.reveal(place);
    this.render();
    this.elements.get(place)?.querySelector("a").focus({ preventScroll: true });
  }

  /** Scrolls as little as necessary to show a card. */
  reveal(place) {
    const pitch = this.height + CARD.space;
    const top = Math.floor(place / this.columns) * pitch;
    this.revealRange(top, top + pitch + CARD.space);
  }
}

/** Makes the element of a card. */
function cardItem(content, cards) {
  const { image, images, scene } = content;
  const traits = distinctTraitWords(image, (key) => cards.index.isVarying(key));
  return make("li", {},
    make("a", { class: "card", title: `${scene.name}\n${scene.document}`, href: `#${address(image.path)}`, dataset: { severity: image.severity ?? "none" } },
      cardPicture(image, traits),
      make("span", { class: "card-words" },
        make("span", { class: "card-head" },
          make("span", { class: "card-name" }, named(scene.name)),
          images.length > 1 ? make("span", { class: "card-count" }, make("span", { class: "unseen" }, ", images: "), images.length.toLocaleString("en")) : ""),
        make("span", { class: "card-place" }, cards.byImage ? traits : named(scene.file)),
        make("span", { class: "card-marks" }, ...cardMarks(content)))));
}

function cardPicture(image, traits) {
  if (!image.picture) return make("span", { class: "card-picture file" }, image.path.split(".").at(-1).toUpperCase());
  return make("img", {
    class: "card-picture", alt: `Picture in ${traits}`, decoding: "async", width: image.width, height: image.height,
    dataset: { src: address(image.path) },
  });
}

/** The number of rules to name on a card; those that it has no room for are cut off. */
const MOST_MARKS = 4;

function cardMarks({ rules, images }) {
  return rules.slice(0, MOST_MARKS).map(({ rule, severity, count }) => make("span", { class: "mark-chip", dataset: { severity } },
    ruleTitle(rule), images.length > 1 && count > 1 ? ` ${count.toLocaleString("en")}` : ""));
}
