"use strict";

/** The zoom levels of the keys, in screen pixels per image pixel. */
const ZOOM_STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16];
/** The space around a fitted picture, in CSS pixels. */
const FIT_MARGIN = 16;

/** The visible part of a picture: the CSS pixels per image pixel, and the position of the picture's top left corner. */
class Viewport {
  constructor() {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.isFitted = true;
    this.extent = { width: 1, height: 1 };
    this.pane = { width: 1, height: 1 };
  }

  /** The zoom level in screen pixels per image pixel. */
  get level() {
    return this.scale * devicePixelRatio;
  }

  /** Shows another picture in panes of a size, at the same place unless the whole picture was visible. */
  show(extent, pane) {
    this.extent = extent;
    this.pane = pane;
    if (this.isFitted) this.fit();
    else this.settle();
  }

  /** Shows the whole picture, scaled down if necessary. */
  fit() {
    this.isFitted = true;
    this.scale = this.fittingScale;
    this.settle();
  }

  get fittingScale() {
    const across = (this.pane.width - 2 * FIT_MARGIN) / this.extent.width;
    const down = (this.pane.height - 2 * FIT_MARGIN) / this.extent.height;
    return Math.max(0.01, Math.min(across, down, 1));
  }

  /** Zooms to a level, keeping a point of the pane in place. */
  zoom(level, point = { x: this.pane.width / 2, y: this.pane.height / 2 }) {
    const scale = Math.min(Math.max(level, 0.02), 32) / devicePixelRatio;
    const factor = scale / this.scale;
    this.x = point.x - (point.x - this.x) * factor;
    this.y = point.y - (point.y - this.y) * factor;
    this.scale = scale;
    this.isFitted = false;
    this.settle();
  }

  zoomIn() {
    this.zoom(ZOOM_STEPS.find((step) => step > this.level * 1.01) ?? ZOOM_STEPS.at(-1));
  }

  zoomOut() {
    this.zoom(ZOOM_STEPS.findLast((step) => step < this.level * 0.99) ?? ZOOM_STEPS[0]);
  }

  pan(x, y) {
    this.x += x;
    this.y += y;
    this.settle();
  }

  /** Centres a rectangle of the picture with some of its surroundings, closer than the whole picture. */
  reveal({ x, y, width, height }) {
    const scale = Math.min(this.pane.width / (width * 1.5 + 40), this.pane.height / (height * 1.5 + 40));
    this.zoom(Math.max(Math.min(scale * devicePixelRatio, 4), this.fittingScale * devicePixelRatio));
    this.x = this.pane.width / 2 - (x + width / 2) * this.scale;
    this.y = this.pane.height / 2 - (y + height / 2) * this.scale;
    this.settle();
  }

  /** Keeps the picture in the pane: centred if it is smaller, without a gap if it is larger. */
  settle() {
    this.x = settled(this.x, this.extent.width * this.scale, this.pane.width);
    this.y = settled(this.y, this.extent.height * this.scale, this.pane.height);
  }
}

function settled(offset, length, room) {
  if (length + 2 * FIT_MARGIN <= room) return (room - length) / 2;
  return Math.max(room - length - FIT_MARGIN, Math.min(FIT_MARGIN, offset));
}
