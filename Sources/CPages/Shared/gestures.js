"use strict";

/** The distance that an arrow key moves the picture, in CSS pixels. */
const PAN_STEP = 60;

/** Handles drags, pinches, wheels and double clicks on the stage. */
class Gestures {
  constructor(stage) {
    this.stage = stage;
    this.touches = new Map();
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
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.view = event.target.closest(".view");
    this.from = { x: event.clientX, y: event.clientY };
    this.stage.element.setPointerCapture(event.pointerId);
    this.stage.element.classList.add("dragging");
  }

  drag(event) {
    if (this.touches.size > 1) this.pinch(event);
    if (!this.from || this.touches.size > 1) return;
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    this.from = { x: event.clientX, y: event.clientY };
    this.stage.change((viewport) => viewport.pan(x, y));
  }

  /** Zooms around the middle of two fingers, and moves the picture with it. */
  pinch(event) {
    if (!this.touches.has(event.pointerId)) return;
    const before = spread([...this.touches.values()]);
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = spread([...this.touches.values()]);
    const bounds = this.view.getBoundingClientRect();
    if (before.length === 0) return;
    this.stage.change((viewport) => {
      viewport.pan(now.x - before.x, now.y - before.y);
      viewport.zoom(viewport.level * now.length / before.length, { x: now.x - bounds.left, y: now.y - bounds.top });
    });
  }

  end(event) {
    this.touches.delete(event.pointerId);
    const [left] = this.touches.values();
    this.from = left ?? null;
    if (left) return;
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

/** The middle between two fingers and their distance. */
function spread([one, other]) {
  return {
    x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length: Math.hypot(one.x - other.x, one.y - other.y),
  };
}
