"use strict";

/** A picture of a scene with its layout and findings. */
class Frame {
  constructor(header, picture) {
    Object.assign(this, header);
    this.bitmap = picture;
    this.nodes = this.root ? listed(this.root) : [];
  }

  /** Reads an answer: the length of the JSON in four bytes, the JSON, and a PNG. */
  static async read(buffer) {
    const length = new DataView(buffer).getUint32(0);
    const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
    const png = new Blob([new Uint8Array(buffer, 4 + length)], { type: "image/png" });
    return new Frame(header, png.size ? await createImageBitmap(png) : null);
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
  const rest = ({ width, height, scale, ...others }) => queryText(others);
  return rest(one) === rest(other);
}
