"use strict";

/** A picture of a scene with its layout and findings. */
class Frame {
  constructor(header, picture) {
    Object.assign(this, header);
    this.bitmap = picture;
    this.nodes = this.root ? listed(this.root) : [];
  }

  /** Reads an answer: the length of the JSON in four bytes, the JSON, and a PNG or, while the hand moves, runs of pixels. */
  static async read(buffer) {
    const length = new DataView(buffer).getUint32(0);
    const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
    const picture = new Uint8Array(buffer, 4 + length);
    if (!picture.length) return new Frame(header, null);
    const source = header.pixels ? pixelsOfRuns(picture.slice(), ...header.pixels) : new Blob([picture], { type: "image/png" });
    return new Frame(header, await createImageBitmap(source));
  }

  /** The extent of the picture in its own pixels. */
  get extent() {
    const { width, height } = this.picture;
    return { width: width * this.scale, height: height * this.scale };
  }

  nodesOf(ids) {
    return this.nodes.filter(({ view }) => ids.includes(view.id));
  }

  /** The node at a path, or else the first one of a view. */
  node(path, id) {
    return this.nodes.find((node) => node.path === path && node.view.id === id) ?? this.nodes.find((node) => node.view.id === id) ?? null;
  }

  /** The nodes at a point of the root, from the deepest to the root. */
  nodesAt(x, y) {
    const found = this.root ? chainAt(this.nodes[0], x, y) : null;
    return found ?? [];
  }
}

/**
 * Reads runs of pixels. Each is a word with the kind in its two lowest bits and the number of pixels in the others: those of the row
 * above, the pixel that follows again and again, or different ones that follow.
 */
function pixelsOfRuns(bytes, width, height) {
  const words = new Uint32Array(bytes.buffer);
  const pixels = new Uint32Array(width * height);
  const [ABOVE, EQUAL] = [0, 1];
  let from = 0;
  let to = 0;
  while (from < words.length) {
    const kind = words[from] & 3;
    const end = to + (words[from++] >>> 2);
    if (kind === ABOVE) {
      // Row by row: the rows that are copied may be among those that are written.
      for (; to < end; to += Math.min(width, end - to)) pixels.copyWithin(to, to - width, Math.min(to, end - width));
    } else if (kind === EQUAL) {
      pixels.fill(words[from++], to, end);
    } else {
      pixels.set(words.subarray(from, from += end - to), to);
    }
    to = end;
  }
  return new ImageData(new Uint8ClampedArray(pixels.buffer), width, height);
}

/** The views of a tree in reading order, as nodes: the view, its path, depth, parent, and place among its siblings. */
function listed(view, parent = null, place = 0, found = []) {
  const node = {
    view, parent, depth: parent ? parent.depth + 1 : 0, path: parent ? `${parent.path}.${place}` : "0", place,
    isHidden: view.hidden || (parent?.isHidden ?? false), children: [],
  };
  found.push(node);
  parent?.children.push(node);
  view.children?.forEach((child, index) => listed(child, node, index, found));
  return found;
}

function chainAt(node, x, y) {
  if (node.isHidden) return null;
  for (const child of [...node.children].reverse()) {
    const chain = chainAt(child, x, y);
    if (chain) return [...chain, node];
  }
  const [left, top, width, height] = node.view.frame;
  return x >= left && y >= top && x < left + width && y < top + height ? [node] : null;
}

/**
 * Fetches frames, one at a time: while one is on its way, only the latest wish counts. A frame on its way is given up if
 * more than its size is no longer wanted.
 */
class FrameFeed {
  /**
   * @param {{onFrame: (frame: Frame, query: Object) => void, onFail: (error: Refusal, query: Object) => void,
   *   onBusy: ?(isBusy: boolean) => void}} handlers
   */
  constructor(connection, handlers) {
    this.connection = connection;
    this.handlers = handlers;
    this.wanted = null;
    this.running = null;
  }

  want(query) {
    const key = queryText(query);
    if (key === (this.running?.key ?? this.shown)) {
      this.wanted = null;
      return;
    }
    this.wanted = { query, key };
    if (!this.running) this.run();
    else if (!differsInSizeOnly(query, this.running.query)) this.running.abort.abort();
  }

  /** Gives up all wishes. */
  clear() {
    this.wanted = null;
    this.shown = null;
    this.running?.abort.abort();
  }

  async run() {
    this.handlers.onBusy?.(true);
    while (this.wanted) {
      this.running = { ...this.wanted, abort: new AbortController() };
      this.wanted = null;
      await this.load(this.running);
    }
    this.running = null;
    this.handlers.onBusy?.(false);
  }

  async load({ query, key, abort }) {
    try {
      const frame = await this.connection.frame(query, abort.signal);
      if (abort.signal.aborted) return;
      this.shown = key;
      this.handlers.onFrame(frame, query);
    } catch (error) {
      if (abort.signal.aborted) return;
      this.shown = null;
      if (!(error instanceof Refusal)) throw error;
      this.handlers.onFail(error, query);
    }
  }
}

function differsInSizeOnly(one, other) {
  const rest = ({ width, height, scale, pixels, ...others }) => queryText(others);
  return rest(one) === rest(other);
}
