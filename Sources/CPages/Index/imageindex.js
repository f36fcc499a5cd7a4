"use strict";

/** The severities, the worst first. */
const SEVERITIES = ["error", "warning", "note"];

/** What images without findings are filtered by, beside the rules. */
const NO_FINDINGS = "";

/** An image of a scene, with its findings: `{ rule, severity, message, fixes, areas }`. */
class IndexedImage {
  constructor(record, scene, data) {
    Object.assign(this, { ...record, ...record.traits });
    this.scene = scene;
    this.path = scene.folder ? `${scene.folder}/${record.file}` : record.file;
    this.folder = scene.folderOfDocument;
    this.findings = record.findings.map(([place, ...numbers]) => ({ ...data.findings[place], areas: areasOf(numbers) }));
    this.findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
    this.counts = SEVERITIES.map((severity) => this.findings.filter((finding) => finding.severity === severity).length);
  }

  get words() {
    return traitWords(this);
  }

  get description() {
    return `${this.scene.name}, ${this.words}`;
  }

  /** The picture's file and size, or `null` if browsers cannot show such files. */
  get picture() {
    return this.path.endsWith(".pdf") ? null : { file: this.path, width: this.width, height: this.height };
  }

  get extent() {
    return { width: Math.max(1, this.width), height: Math.max(1, this.height) };
  }

  /** The areas of all findings, for the stage. */
  get regions() {
    this.areas ??= this.findings.flatMap(({ areas, severity }) => areas.map((area) => ({ ...area, kind: severity })));
    return this.areas;
  }

  /** The places of a finding's areas in `regions`. */
  regionsOf(finding) {
    const first = this.findings.slice(0, this.findings.indexOf(finding)).reduce((sum, { areas }) => sum + areas.length, 0);
    return finding.areas.map((_, index) => first + index);
  }

  get rules() {
    return new Set(this.findings.length ? this.findings.map(({ rule }) => rule) : [NO_FINDINGS]);
  }

  /** The severity of the worst finding, or `null` if there is none. */
  get severity() {
    return this.findings[0]?.severity ?? null;
  }
}

function areasOf(numbers) {
  const areas = [];
  for (let start = 0; start + 3 < numbers.length; start += 4) {
    const [x, y, width, height] = numbers.slice(start, start + 4);
    areas.push({ x, y, width, height });
  }
  return areas;
}

/** Orders images or scenes by the numbers of their errors, warnings and notes, the worst first. */
function byCounts(a, b) {
  for (const place of SEVERITIES.keys()) {
    if (a.counts[place] !== b.counts[place]) return b.counts[place] - a.counts[place];
  }
  return 0;
}

/** A scene with its images. */
class IndexedScene {
  constructor(record, index, data, shorten) {
    Object.assign(this, { name: record.name, names: record.names, folder: record.folder, outline: record.outline ?? [], index });
    this.document = shorten(record.document);
    this.file = this.document.split("/").at(-1);
    this.folderOfDocument = folderOf(this.document);
    this.images = record.images.map((image) => new IndexedImage(image, this, data));
    this.haystack = [this.name, this.document, ...this.names].join("\n").toLowerCase();
  }
}

/** The folder that a document belongs to. A language's folder is no place of its own. */
function folderOf(document) {
  return document.split("/").slice(0, -1).filter((name) => !name.endsWith(".lproj")).join("/");
}

/** All images of the folder. */
class ImageIndex {
  constructor(data) {
    this.title = data.title || "Images";
    this.problems = data.problems;
    this.summaries = new Map(data.rules.map(({ id, summary }) => [id, summary]));
    this.texts = data.texts.map((text) => text.toLowerCase());
    const shorten = shortener(data.scenes.map((scene) => scene.document));
    this.scenes = data.scenes.map((scene, index) => new IndexedScene(scene, index, data, shorten));
    this.images = this.scenes.flatMap((scene) => scene.images);
    this.byPath = new Map(this.images.map((image) => [image.path, image]));
    this.varying = new Set(TRAITS.map(({ key }) => key).filter((key) => this.values(key).length > 1));
  }

  values(key) {
    return valuesOf(this.images, key);
  }

  /** The folders of documents with all folders above them. */
  get folders() {
    const folders = new Set();
    for (const { folder } of this.images) {
      const names = folder.split("/");
      for (let count = 1; count <= names.length; count++) folders.add(names.slice(0, count).join("/"));
    }
    return [...folders].filter(Boolean).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  }

  isVarying(key) {
    return this.varying.has(key);
  }
}

/** Returns a function that removes the folders that all documents share. */
function shortener(documents) {
  const folders = documents.map((document) => document.split("/").slice(0, -1));
  let shared = 0;
  while (folders.length && folders.every((names) => names.length > shared && names[shared] === folders[0][shared])) shared++;
  return (document) => document.split("/").slice(shared).join("/");
}
