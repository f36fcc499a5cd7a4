"use strict";

/** An area that shows an image in one or more panes, which pan and zoom together. */
class Stage {
  constructor(element) {
    this.element = element;
    this.viewport = new Viewport();
    this.showsMarks = true;
    this.panes = [];
    this.connect({
      marks: () => this.toggleMarks(),
      "zoom-in": () => this.change((viewport) => viewport.zoomIn()),
      "zoom-out": () => this.change((viewport) => viewport.zoomOut()),
      "zoom-fit": () => this.change((viewport) => viewport.fit()),
      "zoom-one": () => this.change((viewport) => viewport.zoom(1)),
    });
    this.gestures = new Gestures(this);
    new ResizeObserver(() => this.arrange()).observe(element);
  }

  /** Makes buttons carry out actions, by the buttons' ids. */
  connect(actions) {
    for (const [id, action] of Object.entries(actions)) part(id).addEventListener("click", action);
  }

  /** Shows an image, or clears the stage if there is none. */
  show(image) {
    this.image = image;
    this.update();
  }

  toggleMarks() {
    this.showsMarks = !this.showsMarks;
    this.update();
  }

  /** Makes the panes for the current image. Subclasses have their own. */
  makePanes() {
    const { picture } = this.image;
    const pane = new Pane("");
    if (picture) pane.add(picture, this.image.description);
    else pane.addNote("A browser cannot show this file here. Open it by its link.");
    return [pane];
  }

  update() {
    this.panes = this.image ? this.makePanes() : [];
    for (const pane of this.panes) pane.outline(this.image.regions);
    this.element.replaceChildren(...this.panes.map((pane) => pane.element));
    this.element.classList.toggle("unmarked", !this.showsMarks);
    this.updateControls();
    this.arrange();
  }

  updateControls() {
    part("marks").hidden = !this.image?.regions.length;
    press(part("marks"), this.showsMarks);
  }

  /** Adapts the viewport to the size of the panes. */
  arrange() {
    if (!this.image || !this.panes.length) return;
    this.element.classList.toggle("stacked", this.panes.length === 2 && this.fitsBetterStacked);
    this.viewport.show(this.image.extent, this.panes[0].size);
    this.place();
  }

  /** Whether a picture is shown larger in one of two panes below each other than in one of two beside each other. */
  get fitsBetterStacked() {
    const { clientWidth: width, clientHeight: height } = this.element;
    const { extent } = this.image;
    const fit = (across, down) => Math.min(across / extent.width, down / extent.height);
    return fit(width, height / 2) > 1.2 * fit(width / 2, height);
  }

  /** Changes the viewport of all panes at once. */
  change(action) {
    action(this.viewport);
    this.place();
  }

  place() {
    for (const pane of this.panes) pane.place(this.viewport);
    part("zoom-level").textContent = `${Math.round(this.viewport.level * 100)}%`;
    press(part("zoom-fit"), this.viewport.isFitted);
    press(part("zoom-one"), !this.viewport.isFitted && this.viewport.level === 1);
  }

  /** Zooms to a region of the image and flashes its outline. */
  reveal(index) {
    this.revealAll([index]);
  }

  /** Zooms to what encloses several regions of the image. */
  revealAll(indices) {
    const regions = indices.map((index) => this.image.regions[index]);
    this.change((viewport) => viewport.reveal(enclosing(regions)));
    for (const pane of this.panes) for (const index of indices) pane.flash(index);
  }
}

/** The smallest rectangle that contains all of some rectangles. */
function enclosing(regions) {
  const [x, y] = ["x", "y"].map((side) => Math.min(...regions.map((region) => region[side])));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return { x, y, width: right - x, height: bottom - y };
}
