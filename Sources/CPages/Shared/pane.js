"use strict";

/** The largest number of regions to outline or list. */
const MOST_REGIONS = 100;

/** A view of pictures on top of each other, aligned at their top left corners. */
class Pane {
  constructor(label) {
    this.label = make("figcaption", {}, label);
    this.layers = make("div", { class: "layers" });
    this.marks = make("div", { class: "marks", "aria-hidden": "true" });
    this.view = make("div", { class: "view" }, this.layers, this.marks);
    this.element = make("figure", { class: "pane" }, this.label, this.view);
    this.pictures = [];
  }

  /** Adds a picture on top and returns its element. */
  add(picture, description) {
    const element = make("img", { class: "layer", alt: description, decoding: "async", draggable: "false" });
    element.src = address(picture.file);
    this.pictures.push({ element, picture });
    const layer = make("div", { class: "sheet" }, element);
    this.layers.append(layer);
    return layer;
  }

  /** Shows a reason why there is no picture. */
  addNote(text) {
    this.layers.append(make("p", { class: "note" }, text));
  }

  outline(regions) {
    this.regions = regions.slice(0, MOST_REGIONS);
    this.marks.replaceChildren(...this.regions.map((region) => make("div", { class: "mark", dataset: { kind: region.kind } })));
  }

  /** Positions pictures and outlines as the viewport says. */
  place(viewport) {
    for (const { element, picture } of this.pictures) {
      element.style.width = `${picture.width * viewport.scale}px`;
      element.style.height = `${picture.height * viewport.scale}px`;
      element.style.transform = `translate(${viewport.x}px, ${viewport.y}px)`;
      element.classList.toggle("magnified", viewport.level >= 2);
    }
    this.regions?.forEach((region, index) => this.placeMark(this.marks.children[index], region, viewport));
  }

  placeMark(mark, { x, y, width, height }, viewport) {
    const space = 3;
    mark.style.width = `${width * viewport.scale + 2 * space}px`;
    mark.style.height = `${height * viewport.scale + 2 * space}px`;
    mark.style.transform = `translate(${viewport.x + x * viewport.scale - space}px, ${viewport.y + y * viewport.scale - space}px)`;
  }

  /** Flashes the outline of a region. */
  flash(index) {
    const mark = this.marks.children[index];
    mark?.classList.remove("flash");
    // Reading the size restarts the animation.
    void mark?.offsetWidth;
    mark?.classList.add("flash");
  }

  get size() {
    return { width: this.view.clientWidth, height: this.view.clientHeight };
  }
}
