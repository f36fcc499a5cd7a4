"use strict";

/** The distance that an arrow key moves the picture, in CSS pixels. */
const PAN_STEP = 60;

/** Handles drags, wheels and double clicks on the stage. */
class Gestures {
  constructor(stage) {
    this.stage = stage;
    const { element } = stage;
    element.addEventListener("pointerdown", (event) => this.start(event));
    element.addEventListener("pointermove", (event) => this.drag(event));
    element.addEventListener("pointerup", (event) => this.end(event));
    element.addEventListener("pointercancel", (event) => this.end(event));
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("dblclick", (event) => this.toggleZoom(event));
  }

  start(event) {
    if (event.button !== 0 || !event.target.closest(".view")) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.stage.element.setPointerCapture(event.pointerId);
    this.stage.element.classList.add("dragging");
  }

  drag(event) {
    if (!this.from) return;
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    this.from = { x: event.clientX, y: event.clientY };
    this.stage.change((viewport) => viewport.pan(x, y));
  }

  end() {
    this.from = null;
    this.stage.element.classList.remove("dragging");
  }

  /** Pans, or zooms around the pointer if Control is held, which is also what a pinch sends. */
  wheel(event) {
    const point = this.point(event);
    if (!point) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (event.ctrlKey || event.metaKey) {
      const factor = Math.exp(-event.deltaY * unit / 200);
      this.stage.change((viewport) => viewport.zoom(viewport.level * factor, point));
    } else if (event.shiftKey) {
      this.stage.change((viewport) => viewport.pan(-event.deltaY * unit, 0));
    } else {
      this.stage.change((viewport) => viewport.pan(-event.deltaX * unit, -event.deltaY * unit));
    }
  }

  toggleZoom(event) {
    const point = this.point(event);
    if (!point || event.target.closest(".divider")) return;
    this.stage.change((viewport) => (viewport.isFitted ? viewport.zoom(1, point) : viewport.fit()));
  }

  /** The position of an event in its pane, or a falsy value outside of panes. */
  point(event) {
    const bounds = event.target.closest(".view")?.getBoundingClientRect();
    return bounds && { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
  }
}
