"use strict";

/**
 * The verdicts, the most important first: `{ id, title, heading, isDecidable, isListed }`. A reviewer can decide about the
 * images of a verdict that `isDecidable`; those of one that `isListed` are shown from the start; `heading` is the title of
 * images without a cause. The table is written from the verdicts of `galley verify`, whose words it has.
 */
const STATUSES = globalThis.galleyVerdicts;

/** The traits that images are told apart by, in the order of their names. */
const FACETS = [
  { key: "scene", title: "Scene" },
  { key: "locale", title: "Language" },
  { key: "typeSize", title: "Text size" },
  { key: "device", title: "Device" },
  { key: "orientation", title: "Orientation" },
  { key: "appearance", title: "Appearance" },
];

/** The text sizes from small to large; others follow by their names. */
const TYPE_SIZES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

/** One compared picture, as `report.json` has it. */
class ReportImage {
  constructor(record, index) {
    Object.assign(this, record);
    this.index = index;
    // Of a document that could not be read there is no scene.
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

  /** The device, language, text size and what is not usual, in a line. */
  get traits() {
    const unusual = [this.orientation !== "portrait" && this.orientation, this.appearance !== "light" && this.appearance];
    return [this.locale, this.typeSize, this.device, ...unusual, `@${this.scale}x`].filter(Boolean).join(" · ");
  }

  /** The traits that not all images of the report have. */
  distinctTraits(report) {
    const names = ["locale", "typeSize", "device", "orientation", "appearance"].filter((key) => report.isVarying(key));
    return names.map((key) => this[key]).filter(Boolean).join(" · ") || this.traits;
  }

  /** What free-text search looks at. */
  get haystack() {
    this.lowercaseText ??= [this.path, this.scene, this.document, this.message, this.traits]
      .concat(this.causes.map((cause) => cause.sentence)).join("\n").toLowerCase();
    return this.lowercaseText;
  }

  /** The picture of a kind (`expected`, `actual`, `difference`), with its overlay where asked for and there. */
  picture(kind, withOverlay = false) {
    return (withOverlay && this.images[`${kind}Overlay`]) || this.images[kind];
  }

  get hasOverlay() {
    return Boolean(this.images.expectedOverlay || this.images.actualOverlay);
  }

  /** The size in pixels that holds both pictures. */
  get extent() {
    const pictures = Object.values(this.images);
    return {
      width: Math.max(1, ...pictures.map((picture) => picture.width)),
      height: Math.max(1, ...pictures.map((picture) => picture.height)),
    };
  }
}

/** A change that many pictures have in common. */
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

  /** Whether images differ in a facet. */
  isVarying(facet) {
    return this.varying.has(facet);
  }

  /** The values that a facet takes, in reading order. */
  values(facet) {
    const values = [...new Set(this.images.map((image) => image[facet]))];
    const place = (value) => (facet === "typeSize" ? (TYPE_SIZES.indexOf(value) + 1 || TYPE_SIZES.length + 1) : 0);
    return values.sort((a, b) => place(a) - place(b) || a.localeCompare(b, "en", { numeric: true }));
  }
}

/** The address of a file of the report: `%` and the like stand in names of files as they are. */
function address(file) {
  return file.split("/").map(encodeURIComponent).join("/");
}
