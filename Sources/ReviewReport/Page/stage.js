"use strict";

/** The area that shows an image in one of the modes. */
class Stage {
  constructor(element) {
    this.element = element;
    this.viewport = new Viewport();
    this.modeId = "side";
    this.withOverlay = false;
    this.showsMarks = true;
    this.isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.divider = 50;
    this.panes = [];
    this.makeControls();
    this.gestures = new Gestures(this);
    new ResizeObserver(() => this.arrange()).observe(element);
  }

  makeControls() {
    MODES.forEach(({ id, title }, index) => {
      part("modes").append(make("button", {
        type: "button", dataset: { mode: id }, "aria-keyshortcuts": String(index + 1), on: { click: () => this.setMode(id) },
      }, title));
    });
    const buttons = {
      overlay: () => this.toggleOverlay(),
      marks: () => this.toggleMarks(),
      pause: () => this.togglePause(),
      "zoom-in": () => this.change((viewport) => viewport.zoomIn()),
      "zoom-out": () => this.change((viewport) => viewport.zoomOut()),
      "zoom-fit": () => this.change((viewport) => viewport.fit()),
      "zoom-one": () => this.change((viewport) => viewport.zoom(1)),
    };
    for (const [id, action] of Object.entries(buttons)) part(id).addEventListener("click", action);
  }

  /** Shows an image, or clears the stage if there is none. */
  show(image) {
    this.image = image;
    this.update();
  }

  setMode(id) {
    this.modeId = id;
    this.update();
  }

  toggleOverlay() {
    this.withOverlay = !this.withOverlay;
    this.update();
  }

  toggleMarks() {
    this.showsMarks = !this.showsMarks;
    this.update();
  }

  togglePause() {
    this.isPaused = !this.isPaused;
    this.updateControls();
  }

  /** Stops alternating and shows the other picture. */
  swapByHand() {
    if (!this.swap) return;
    this.isPaused = true;
    this.updateControls();
    this.swap();
  }

  /** The mode in use: all modes but the first need two pictures. */
  get mode() {
    return MODES.find(({ id }) => id === (this.canCompare ? this.modeId : "side"));
  }

  update() {
    this.atEnd?.();
    this.atEnd = null;
    this.panes = this.image ? this.mode.panes(this.image, this) : [];
    for (const pane of this.panes) pane.outline(this.image.regions);
    this.element.replaceChildren(...this.panes.map((pane) => pane.element));
    this.element.classList.toggle("unmarked", !this.showsMarks);
    this.updateControls();
    this.arrange();
  }

  updateControls() {
    const { mode } = this;
    for (const button of part("modes").children) {
      press(button, button.dataset.mode === mode.id);
      button.disabled = !this.canCompare && button.dataset.mode !== "side";
    }
    part("opacity-label").hidden = mode.id !== "onion";
    part("pause").hidden = mode.id !== "blink";
    part("pause").textContent = this.isPaused ? "Play" : "Pause";
    part("overlay").hidden = !this.image?.hasOverlay || mode.id === "difference";
    part("marks").hidden = !this.image?.regions.length;
    press(part("overlay"), this.withOverlay);
    press(part("marks"), this.showsMarks);
    press(part("pause"), this.isPaused);
  }

  get canCompare() {
    return Boolean(this.image?.picture("expected") && this.image?.picture("actual"));
  }

  /** Adapts the viewport to the size of the panes. */
  arrange() {
    if (!this.image || !this.panes.length) return;
    this.viewport.show(this.image.extent, this.panes[0].size);
    this.place();
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

  reveal(index) {
    this.change((viewport) => viewport.reveal(this.image.regions[index]));
    for (const pane of this.panes) pane.flash(index);
  }
}
