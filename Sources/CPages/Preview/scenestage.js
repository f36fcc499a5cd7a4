"use strict";

/** The distance of two clicks that count as the same place, in CSS pixels. */
const SAME_PLACE = 6;

/** The gestures of the stage. A double click selects like two clicks instead of zooming. */
class SceneGestures extends Gestures {
  toggleZoom() {}
}

/** The large picture of a scene with outlines of its views. */
class SceneStage {
  /** @param {{onPick: (nodes: Node[], isAgain: boolean) => void, onHover: (node: ?Node) => void, onPlace: () => void}} handlers */
  constructor(element, handlers) {
    this.element = element;
    this.handlers = handlers;
    this.viewport = new Viewport();
    this.canvas = makeCanvas("now");
    this.other = makeCanvas("other");
    this.marks = make("div", { class: "marks", "aria-hidden": "true" });
    this.note = make("p", { class: "note", hidden: true });
    this.view = make("div", { class: "view" }, this.other, this.canvas, this.marks, this.note);
    element.append(this.view);
    this.outlines = { findings: [], hovered: null, selected: null };
    this.gestures = new SceneGestures(this);
    this.listen();
    this.connect();
    new ResizeObserver(() => this.arrange()).observe(element);
  }

  connect() {
    const actions = {
      "zoom-in": (viewport) => viewport.zoomIn(), "zoom-out": (viewport) => viewport.zoomOut(),
      "zoom-fit": (viewport) => viewport.fit(), "zoom-one": (viewport) => viewport.zoom(1),
    };
    for (const [id, action] of Object.entries(actions)) part(id).addEventListener("click", () => this.change(action));
  }

  listen() {
    this.view.addEventListener("pointerdown", (event) => {
      this.down = event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
    });
    // The gestures capture the pointer for the stage, so that it gets the click.
    this.element.addEventListener("pointerup", (event) => this.pick(event));
    this.view.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "touch" && event.buttons === 0) this.handlers.onHover(this.nodesAt(event)[0] ?? null);
    });
    this.view.addEventListener("pointerleave", () => this.handlers.onHover(null));
  }

  pick(event) {
    if (!this.down || distance(this.down, event) > SAME_PLACE || !this.frame) return;
    this.down = null;
    const nodes = this.nodesAt(event);
    const isAgain = event.altKey || (this.lastPick && distance(this.lastPick, event) < SAME_PLACE);
    this.lastPick = { x: event.clientX, y: event.clientY };
    this.handlers.onPick(nodes, Boolean(isAgain));
  }

  nodesAt(event) {
    if (!this.frame) return [];
    const bounds = this.view.getBoundingClientRect();
    const { left, top, scale } = this.geometry;
    return this.frame.nodesAt((event.clientX - bounds.left - left) / scale, (event.clientY - bounds.top - top) / scale);
  }

  /** Replaces the picture. The last one stays if a frame has none. */
  show(frame) {
    this.frame = frame;
    setFrame(this.canvas, frame);
    this.note.hidden = frame.bitmap !== null || this.canvas.frame !== undefined;
    this.note.textContent = "There is no picture.";
    this.arrange();
  }

  showOther(frame) {
    setFrame(this.other, frame);
    this.place();
  }

  hideOther() {
    setFrame(this.other, null);
  }

  clear(note) {
    this.frame = null;
    for (const canvas of [this.canvas, this.other]) setFrame(canvas, null);
    this.note.hidden = false;
    show(this.note, note);
    this.place();
  }

  /** Keeps the root's corner and the zoom while the size changes by hand. */
  hold() {
    this.held = { ...this.geometry };
    this.handlers.onHover(null);
    this.largest = this.held.scale;
  }

  /** Zooms out while held as far as a size needs to stay in sight. */
  holdFor([width, height]) {
    const { left, top } = this.held;
    const across = (this.view.clientWidth - left - FIT_MARGIN) / width;
    const down = (this.view.clientHeight - top - FIT_MARGIN) / height;
    this.held.scale = Math.max(Math.min(this.largest, across, down), this.largest / 8);
    this.place();
  }

  release() {
    this.held = null;
    this.arrange();
  }

  /** The place of the root's corner in the view, and the CSS pixels per point. */
  get geometry() {
    if (this.held) return this.held;
    const { frame, viewport } = this;
    if (!frame) return { left: 0, top: 0, scale: 1 };
    const scale = viewport.scale * frame.scale;
    return { left: viewport.x - frame.picture.x * scale, top: viewport.y - frame.picture.y * scale, scale };
  }

  /** A rectangle of the root in CSS pixels of the view. */
  area([x, y, width, height]) {
    const { left, top, scale } = this.geometry;
    return { left: left + x * scale, top: top + y * scale, width: width * scale, height: height * scale };
  }

  arrange() {
    if (!this.frame) return;
    this.viewport.show(this.frame.extent, { width: this.view.clientWidth, height: this.view.clientHeight });
    this.place();
  }

  change(action) {
    action(this.viewport);
    this.place();
  }

  place() {
    for (const canvas of [this.canvas, this.other]) this.placeCanvas(canvas);
    this.placeMarks();
    part("zoom-level").textContent = this.frame ? `${Math.round(this.viewport.level * 100)}%` : "";
    press(part("zoom-fit"), this.viewport.isFitted);
    press(part("zoom-one"), !this.viewport.isFitted && this.viewport.level === 1);
    this.handlers.onPlace();
  }

  placeCanvas(canvas) {
    canvas.hidden = !canvas.frame;
    if (!canvas.frame || !this.frame) return;
    const { x, y, width, height } = canvas.frame.picture;
    const area = this.area([x, y, width, height]);
    draw(canvas, area.width);
    position(canvas, { ...area, left: onPixel(area.left), top: onPixel(area.top) });
    canvas.classList.toggle("magnified", this.viewport.level >= 2);
  }

  /** Outlines the views of findings, the view under the pointer, and the selected view. */
  outline(outlines) {
    Object.assign(this.outlines, outlines);
    this.placeMarks();
  }

  placeMarks() {
    const { findings, hovered, selected } = this.outlines;
    const marks = findings.map(({ node, severity }) => ({ node, kind: severity }));
    if (selected) marks.push({ node: selected, kind: "selected" });
    if (hovered && hovered !== selected) marks.push({ node: hovered, kind: "hovered" });
    while (this.marks.childElementCount < marks.length) this.marks.append(make("div", { class: "mark" }, make("span", { class: "tag" })));
    while (this.marks.childElementCount > marks.length) this.marks.lastElementChild.remove();
    marks.forEach(({ node, kind }, index) => {
      const mark = this.marks.children[index];
      mark.dataset.kind = kind;
      position(mark, this.area(node.view.frame));
      const tag = mark.firstElementChild;
      show(tag, kind === "hovered" || kind === "selected" ? tagWords(node.view) : "");
      mark.classList.toggle("tag-inside", this.area(node.view.frame).top < 22);
    });
  }

  /** Flashes the outlines of findings. */
  flash() {
    for (const mark of this.marks.children) {
      mark.classList.remove("flash");
      // Reading the size restarts the animation.
      void mark.offsetWidth;
      if (mark.dataset.kind !== "hovered") mark.classList.add("flash");
    }
  }

  /** Zooms to views if they are not in sight. */
  reveal(nodes) {
    const { clientWidth, clientHeight } = this.view;
    const isInSight = ({ left, top, width, height }) => left + width > 0 && top + height > 0 && left < clientWidth && top < clientHeight;
    if (nodes.every(({ view }) => isInSight(this.area(view.frame)))) return;
    const { picture, scale } = this.frame;
    const [x, y, width, height] = nodes[0].view.frame;
    this.change((viewport) => viewport.reveal({
      x: (x - picture.x) * scale, y: (y - picture.y) * scale, width: width * scale, height: height * scale,
    }));
  }
}

function tagWords(view) {
  return `${view.name || view.class}  ${sizeWords(view.frame.slice(2))}`;
}

function makeCanvas(kind) {
  return make("canvas", { class: "layer", role: "img", hidden: true, dataset: { kind } });
}

/** Sets what a canvas shows. The last picture stays if a frame has none; `null` removes it. */
function setFrame(canvas, frame) {
  if (frame && !frame.bitmap) return;
  canvas.frame?.bitmap.close();
  canvas.frame = frame ?? undefined;
  canvas.drawn = null;
}

/**
 * Draws the frame of a canvas at the resolution for a width in CSS pixels, since browsers scale a canvas down without filtering.
 * Sizing and drawing at once shows no empty canvas in between.
 */
function draw(canvas, width) {
  const { bitmap } = canvas.frame;
  const across = Math.min(Math.max(Math.round(width * devicePixelRatio), 1), bitmap.width);
  if (canvas.drawn === across) return;
  canvas.drawn = across;
  canvas.width = across;
  canvas.height = Math.max(Math.round(bitmap.height * across / bitmap.width), 1);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

/** Rounds a length in CSS pixels to whole pixels of the screen. */
function onPixel(length) {
  return Math.round(length * devicePixelRatio) / devicePixelRatio;
}

function position(element, { left, top, width, height }) {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.transform = `translate(${left}px, ${top}px)`;
}

/** The distance of an event from a place, in CSS pixels. */
function distance(one, event) {
  return Math.hypot(one.x - event.clientX, one.y - event.clientY);
}
