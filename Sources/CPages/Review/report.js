"use strict";

/**
 * The verdicts, the most important first: `{ id, title, heading, isDecidable, isCommon, isListed }`. Images with an
 * `isDecidable` verdict can be accepted or rejected; `isCommon` ones without a cause all have the same reason; those with an `isListed` one are shown from the start. `heading` is the title of a
 * group of images without a cause. `galley` writes the table, so that the page has the same words as its other output.
 */
const STATUSES = globalThis.galleyVerdicts;

/** What the list can be limited to. */
const FACETS = [{ key: "scene", title: "Scene" }, ...TRAITS];

/** A compared image, as in `report.json`. */
class ReportImage {
  constructor(record, index) {
    Object.assign(this, record);
    this.index = index;
    // A document that could not be read has no scene.
    this.scene ||= this.document;
    this.causes = (record.causes ?? []).map((cause) => new ImageCause(cause, record.document));
    this.images = record.images ?? {};
    this.regions = record.pixels?.regions ?? [];
  }

  get verdict() {
    return STATUSES.find((status) => status.id === this.status) ?? STATUSES[0];
  }

  /** Whether every change of the image is among those of another. */
  hasOnlyCausesOf(other) {
    return this.causes.every(({ id }) => other.causes.some((cause) => cause.id === id));
  }

  get canBeDecided() {
    return this.verdict.isDecidable;
  }

  get traits() {
    return traitWords(this);
  }

  /** The traits in which the report's images differ. */
  distinctTraits(report) {
    return distinctTraitWords(this, (key) => report.isVarying(key));
  }

  /** The text to search, in lower case. */
  get haystack() {
    this.lowercaseText ??= [this.path, this.scene, this.document, this.message, this.traits]
      .concat(this.causes.map((cause) => cause.sentence)).join("\n").toLowerCase();
    return this.lowercaseText;
  }

  /** The picture of a kind (`expected`, `actual` or `difference`), with its overlay if that is requested and exists. */
  picture(kind, withOverlay = false) {
    return (withOverlay && this.images[`${kind}Overlay`]) || this.images[kind];
  }

  get hasOverlay() {
    return Boolean(this.images.expectedOverlay || this.images.actualOverlay);
  }

  /** The size in pixels that contains both pictures. */
  get extent() {
    const pictures = Object.values(this.images);
    return {
      width: Math.max(1, ...pictures.map((picture) => picture.width)),
      height: Math.max(1, ...pictures.map((picture) => picture.height)),
    };
  }
}

/**
 * A change of an image. Changes with the same `id` are the same: in document, kind, view, words and amounts. Those with the same `headID` are
 * of the same kind and view.
 */
class ImageCause {
  constructor({ key, sentence, head, digest, isOfManyDocuments }, document) {
    this.sentence = sentence;
    this.head = head ?? "";
    this.headID = JSON.stringify(isOfManyDocuments ? [key] : [document, key]);
    this.id = JSON.stringify([document, key, digest ?? sentence]);
  }
}

/** A change that several images share. */
class Cause {
  constructor({ id, sentence, head, headID }) {
    Object.assign(this, { id, sentence, head, headID });
    this.images = [];
  }

  /** The images that a reviewer of one of them can accept unseen: nothing else than what that one has is different in them. */
  imagesLike(image) {
    return this.images.filter((other) => other.hasOnlyCausesOf(image));
  }
}

/** The whole run. The images that pass can be in files of their own. */
class Report {
  constructor(data) {
    this.title = data.title || "Snapshots";
    this.images = data.results.map((record, index) => new ReportImage(record, data.places?.[index] ?? index));
    this.byPath = new Map(this.images.map((image) => [image.path, image]));
    this.passing = new Passing(data.passing ?? [], data.places ?? [], this.byPath);
    this.warnings = [...(data.warnings ?? []), ...this.missing(data.counts)];
    this.choices = new Map(FACETS.map(({ key }) => [key, valuesOf(this.images, key, this.passing.values(key))]));
    this.causes = new Map();
    for (const image of this.images) {
      for (const cause of image.causes) {
        if (!this.causes.has(cause.id)) this.causes.set(cause.id, new Cause(cause));
        const { images } = this.causes.get(cause.id);
        if (images.at(-1) !== image) images.push(image);
      }
    }
  }

  /** A warning if the report has another number of images than it says. */
  missing(counts) {
    const said = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
    return counts && said !== this.count ? [`The report says that it has ${counted(said, "image")}, and has ${this.count.toLocaleString("en")}.`] : [];
  }

  get count() {
    return this.images.length + this.passing.count;
  }

  countOf(status) {
    return this.images.filter((image) => image.status === status).length + (status === "passed" ? this.passing.count : 0);
  }

  /** Whether images differ in a trait. */
  isVarying(facet) {
    return this.values(facet).length > 1;
  }

  /** The values of a trait in reading order. */
  values(facet) {
    return this.choices.get(facet) ?? [];
  }
}
