"use strict";

/** The stage that compares two pictures in one of the modes. */
class ModeStage extends Stage {
  constructor(element) {
    super(element);
    this.modeId = "side";
    this.withOverlay = false;
    this.isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.divider = 50;
    MODES.forEach(({ id, title }, index) => {
      part("modes").append(make("button", {
        type: "button", dataset: { mode: id }, "aria-keyshortcuts": String(index + 1), on: { click: () => this.setMode(id) },
      }, title));
    });
    this.connect({ overlay: () => this.toggleOverlay(), pause: () => this.togglePause(), change: () => this.revealChange() });
  }

  setMode(id) {
    this.modeId = id;
    this.update();
  }

  toggleOverlay() {
    this.withOverlay = !this.withOverlay;
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

  /** Zooms to all that differs, or back to the whole picture. */
  revealChange() {
    const { regions } = this.image ?? { regions: [] };
    if (!regions.length) return;
    if (this.viewport.isFitted) this.revealAll(regions.slice(0, MOST_REGIONS).map((_, index) => index));
    else this.change((viewport) => viewport.fit());
  }

  /** The mode in use: all modes but the first need two pictures. */
  get mode() {
    return MODES.find(({ id }) => id === (this.canCompare ? this.modeId : "side"));
  }

  makePanes() {
    return this.mode.panes(this.image, this);
  }

  update() {
    this.atEnd?.();
    this.atEnd = null;
    super.update();
  }

  updateControls() {
    super.updateControls();
    const { mode } = this;
    for (const button of part("modes").children) {
      press(button, button.dataset.mode === mode.id);
      button.disabled = !this.canCompare && button.dataset.mode !== "side";
    }
    part("opacity-label").hidden = mode.id !== "onion";
    part("pause").hidden = mode.id !== "blink";
    part("pause").textContent = this.isPaused ? "Play" : "Pause";
    part("overlay").hidden = !this.image?.hasOverlay || mode.id === "difference";
    part("change").hidden = !this.image?.regions.length;
    press(part("overlay"), this.withOverlay);
    press(part("pause"), this.isPaused);
  }

  get canCompare() {
    return Boolean(this.image?.picture("expected") && this.image?.picture("actual"));
  }
}
