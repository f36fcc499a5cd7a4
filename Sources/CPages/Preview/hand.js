"use strict";

/** The smallest and the largest size of a scene, in points. */
const SIZE_LIMITS = [1, 4000];

/** The handles on the edges of the picture, which resize the scene. */
class Hand {
  /**
   * @param {{stage: SceneStage, size: () => number[], onResize: (size: Object, isLast: boolean) => void, onReset: () => void}} page
   * `onResize` gets the changed sides as `{ width, height }`.
   */
  constructor(page) {
    this.page = page;
    this.handles = [
      makeHandle("width", "Width, right edge"), makeHandle("height", "Height, bottom edge"),
      makeHandle("corner", "Width and height, corner"),
    ];
    this.ghost = make("div", { class: "ghost", "aria-hidden": "true", hidden: true });
    page.stage.view.append(this.ghost, ...this.handles);
    for (const handle of this.handles) this.listen(handle);
  }

  listen(handle) {
    handle.addEventListener("pointerdown", (event) => this.start(handle, event));
    handle.addEventListener("pointermove", (event) => this.drag(handle, event));
    handle.addEventListener("pointerup", () => this.end());
    handle.addEventListener("pointercancel", () => this.end());
    handle.addEventListener("dblclick", () => this.page.onReset());
    handle.addEventListener("keydown", (event) => this.press(handle, event));
  }

  start(handle, event) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    handle.focus({ preventScroll: true, focusVisible: false });
    handle.setPointerCapture(event.pointerId);
    this.page.stage.hold();
    this.from = { x: event.clientX, y: event.clientY, size: this.page.size(), scale: this.page.stage.geometry.scale };
  }

  drag(handle, event) {
    if (!this.from) return;
    const { x, y, size, scale } = this.from;
    const [width, height] = [size[0] + (event.clientX - x) / scale, size[1] + (event.clientY - y) / scale];
    this.resize(sidesOf(handle, snapped(width, scale), snapped(height, scale)));
  }

  resize(sides) {
    if (this.last && this.last.width === sides.width && this.last.height === sides.height) return;
    if (!this.last && Object.entries(sides).every(([side, value]) => value === this.from.size[side === "width" ? 0 : 1])) return;
    this.last = sides;
    this.page.onResize(sides, false);
    this.page.stage.holdFor(this.page.size());
  }

  end() {
    if (!this.from) return;
    this.from = null;
    const { last } = this;
    this.last = null;
    this.page.stage.release();
    if (last) this.page.onResize(last, true);
  }

  /** Ends a drag without its result. */
  cancel() {
    this.from = null;
    this.last = null;
    this.page.stage.release();
  }

  press(handle, event) {
    if (event.key === "Escape") {
      event.preventDefault();
      if (this.from) this.cancel();
      this.page.onReset();
      return;
    }
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!steps || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const [width, height] = this.page.size().map((length, side) => length + steps[side] * (event.shiftKey ? 10 : 1));
    if (handle.dataset.side === "width" && steps[1] || handle.dataset.side === "height" && steps[0]) return;
    this.page.onResize(sidesOf(handle, limited(width), limited(height)), true);
  }

  /** Positions the handles at the edges of the root, and the outline of the size that is wanted. */
  place() {
    const { stage } = this.page;
    const isShown = stage.frame !== null && stage.frame !== undefined;
    for (const handle of this.handles) handle.hidden = !isShown;
    this.ghost.hidden = !isShown || !this.from;
    if (!isShown) return;
    const size = this.page.size();
    const { left, top, width, height } = stage.area([0, 0, ...size]);
    const [right, bottom] = [left + width, top + height];
    const places = { width: [right, top + height / 2], height: [left + width / 2, bottom], corner: [right, bottom] };
    for (const handle of this.handles) {
      const { side } = handle.dataset;
      const [x, y] = this.inSight(places[side], side);
      handle.style.transform = `translate(${x}px, ${y}px)`;
      const length = points(size[side === "height" ? 1 : 0]);
      handle.setAttribute("aria-valuenow", length);
      handle.setAttribute("aria-valuetext", side === "corner" ? `${length} by ${points(size[1])} points` : `${length} points`);
    }
    position(this.ghost, { left, top, width, height });
  }

  /** Moves a handle along its edge into sight. */
  inSight([x, y], side) {
    const { clientWidth, clientHeight } = this.page.stage.view;
    if (side === "width") return [x, Math.min(Math.max(y, 40), clientHeight - 40)];
    if (side === "height") return [Math.min(Math.max(x, 40), clientWidth - 40), y];
    return [x, y];
  }
}

function makeHandle(side, label) {
  return make("div", {
    class: "handle", role: "slider", tabindex: "0", "aria-label": label, "aria-orientation": side === "height" ? "vertical" : "horizontal",
    "aria-valuemin": SIZE_LIMITS[0], "aria-valuemax": SIZE_LIMITS[1], title: "Drag to resize; double click for the scene's own size",
    dataset: { side }, hidden: true,
  });
}

function sidesOf(handle, width, height) {
  return { width: { width }, height: { height }, corner: { width, height } }[handle.dataset.side];
}

/** Rounds to whole points, or to half points if a point has room for both. */
function snapped(length, scale) {
  const step = scale >= 2 ? 0.5 : 1;
  return limited(Math.round(length / step) * step);
}

function limited(length) {
  return Math.min(Math.max(length, SIZE_LIMITS[0]), SIZE_LIMITS[1]);
}
