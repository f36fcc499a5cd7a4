"use strict";

/**
 * The verdicts, the most important first: `{ id, title, heading, isDecidable, isListed }`. Images with an `isDecidable`
 * verdict can be accepted or rejected; those with an `isListed` one are shown from the start. `heading` is the title of a
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
    this.causes = record.causes ?? [];
    this.images = record.images ?? {};
    this.regions = record.pixels?.regions ?? [];
  }

  get verdict() {
    return STATUSES.find((status) => status.id === this.status) ?? STATUSES[0];
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

/** A change that several images share. */
class Cause {
  constructor(key, sentence) {
    this.key = key;
    this.sentence = sentence;
    this.images = [];
    this.amountsDiffer = false;
  }

  add(image, sentence) {
    this.images.push(image);
    this.amountsDiffer ||= sentence !== this.sentence;
  }
}

/** The whole run. */
class Report {
  constructor(data) {
    this.title = data.title || "Snapshots";
    this.warnings = data.warnings ?? [];
    this.images = data.results.map((record, index) => new ReportImage(record, index));
    this.byPath = new Map(this.images.map((image) => [image.path, image]));
    this.varying = new Set(FACETS.map(({ key }) => key).filter((key) => this.values(key).length > 1));
    this.causes = new Map();
    for (const image of this.images) {
      for (const { key, sentence } of image.causes) {
        if (!this.causes.has(key)) this.causes.set(key, new Cause(key, sentence));
        this.causes.get(key).add(image, sentence);
      }
    }
  }

  count(status) {
    return this.images.filter((image) => image.status === status).length;
  }

  /** Whether images differ in a trait. */
  isVarying(facet) {
    return this.varying.has(facet);
  }

  /** The values of a trait in reading order. */
  values(facet) {
    return valuesOf(this.images, facet);
  }
}
