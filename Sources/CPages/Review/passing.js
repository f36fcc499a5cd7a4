"use strict";

/** The number of batches whose images are kept: lists cannot be arbitrarily high, and memory is limited. */
const MOST_LOADED_BATCHES = 40;

/** The number of images that a search among those that pass finds at most. */
const MOST_MATCHES = 50_000;

/** The images that pass, in batches that are loaded when a reviewer asks for them. */
class Passing {
  /**
   * @param {Object[]} records the batches as `data.js` has them
   * @param {number[]} others the places in the run of all other images, in ascending order
   * @param {Map<string, ReportImage>} byPath the loaded images by their paths
   */
  constructor(records, others, byPath) {
    this.byPath = byPath;
    let first = 0;
    this.batches = records.map((record) => {
      const batch = new Batch(record, first, others);
      first += batch.count;
      return batch;
    });
    this.count = first;
    this.loaded = new Set();
    /** The image that the page shows, whose batch is kept. */
    this.current = null;
  }

  /** The values of a trait. */
  values(key) {
    return this.batches.flatMap((batch) => batch.values[key] ?? [""]);
  }

  /**
   * Loads a batch, and removes the images of the one that was loaded first if there are too many.
   *
   * @returns {Promise<boolean>} whether the batch has its images
   */
  async load(batch) {
    await batch.load();
    if (!batch.images) return false;
    this.loaded.add(batch);
    for (const image of batch.images) this.byPath.set(image.path, image);
    for (const other of this.loaded) {
      if (this.loaded.size <= MOST_LOADED_BATCHES) break;
      if (other !== batch && !other.images.includes(this.current)) this.unload(other);
    }
    return true;
  }

  unload(batch) {
    for (const image of batch.images ?? []) this.byPath.delete(image.path);
    this.loaded.delete(batch);
    batch.unload();
  }

  /** Loads the batch that has a path, if one has it. */
  async find(path) {
    const isBelow = (document) => path.startsWith(`${document}/`);
    const [near, far] = [true, false].map((isNear) => this.batches.filter((batch) => isNear === (batch.values.document ?? []).some(isBelow)));
    for (const batch of [...near, ...far]) {
      if (await this.load(batch) && batch.images.some((image) => image.path === path)) return batch;
    }
    return null;
  }
}

/** Images that pass and follow each other, in a file of their own. */
class Batch {
  constructor({ file, count, digest, values }, first, others) {
    Object.assign(this, { file, count, digest, first, others });
    this.values = values ?? {};
    this.images = null;
    /** Why the images cannot be shown, or `null`. */
    this.problem = null;
    this.matches = { conditions: null, images: [] };
  }

  /** The place in the run of the first image. */
  get place() {
    return placesBetween(this.others, this.first, 1)[0];
  }

  /** Reads the file, unless its images are there or it is being read. */
  async load() {
    if (this.images) return;
    this.reading ??= this.read();
    await this.reading;
    this.reading = null;
  }

  unload() {
    this.images = null;
  }

  async read() {
    this.problem = null;
    const data = await loadedPassing(`${address(this.file)}?${this.digest}`);
    if (data === null) this.problem = `${this.file} is missing or cannot be read.`;
    else if (!Array.isArray(data.results)) this.problem = `${this.file} is damaged.`;
    else if (data.digest !== this.digest || data.results.length !== this.count) this.problem = `${this.file} is not of this report.`;
    else this.take(data.results);
  }

  take(records) {
    const places = placesBetween(this.others, this.first, this.count);
    this.images = records.map((record, index) => new ReportImage(record, places[index]));
  }

  /** Whether an image of the batch can match the filter, by the values of its traits. */
  canMatch(filter) {
    return filter.cause === null && [...filter.facets].every(([key, value]) => (this.values[key] ?? [""]).includes(value));
  }

  /** The images that match, or `null` if that is not known. They are kept after the others are removed. */
  matching(filter) {
    if (!this.canMatch(filter)) return [];
    const { conditions } = filter;
    if (this.matches.conditions !== conditions) {
      if (!this.images) return null;
      this.matches = { conditions, images: filter.matching(this.images) };
    }
    return this.matches.images;
  }
}

/** The places in the run of `count` images from the `first` on, of those that are not at the places of `others`. */
function placesBetween(others, first, count) {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (others[middle] - middle <= first) low = middle + 1;
    else high = middle;
  }
  const places = [];
  for (let place = first + low; places.length < count; place++) {
    if (others[low] === place) low += 1;
    else places.push(place);
  }
  return places;
}

/**
 * The data of a file with images that pass, empty if it sets none, or `null` if it cannot be read. A script is the only form of
 * data that a page may load from a folder.
 */
function loadedPassing(source) {
  return new Promise((resolve) => {
    const script = make("script", {
      on: {
        // The script has run just before, and no other in between.
        load: () => {
          script.remove();
          resolve(globalThis.galleyPassing ?? {});
          delete globalThis.galleyPassing;
        },
        error: () => {
          script.remove();
          resolve(null);
        },
      },
    });
    script.src = source;
    document.head.append(script);
  });
}
