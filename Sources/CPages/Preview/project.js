"use strict";

/** The size of a scene whose own is not known yet, in points. */
const USUAL_SIZE = [390, 844];

/** The project as the server has it. */
class Project {
  constructor(answer) {
    Object.assign(this, answer);
    this.scenes = this.documents.flatMap((document) => document.scenes.map((scene) => ({ ...scene, document: document.name })));
  }

  /** The scene with an id in a document, or the first one. */
  scene(document, id) {
    const inDocument = this.scenes.filter((scene) => scene.document === document);
    return inDocument.find((scene) => scene.id === id) ?? inDocument[0] ?? this.scenes[0] ?? null;
  }

  /** A scene with its states of data, or nothing for a scene without states. */
  states({ document, base }) {
    const scenes = this.scenes.filter((scene) => scene.document === document && scene.base === base);
    return scenes.length > 1 ? scenes : [];
  }

  document(name) {
    return this.documents.find((document) => document.name === name) ?? null;
  }

  device(id) {
    return this.choices.devices.find((device) => device.id === id);
  }

  /** The device for a scene: some scenes have no canvas of their own. */
  deviceFor(scene, id) {
    if (!scene.devicesOnly || id !== "canvas") return id;
    return this.choices.devices.find((device) => device.id !== "canvas")?.id ?? id;
  }

  /** The language that is chosen by a tag or as the longest. */
  locale(tag) {
    return tag === LONGEST ? this.choices.longest ?? "base" : tag;
  }

  localeTitle(tag) {
    return this.choices.locales.find((locale) => locale.tag === tag)?.title ?? tag;
  }

  /** The title of a value of a cell. */
  valueTitle(key, value) {
    const { choices } = this;
    if (key === "device") return this.device(value)?.title ?? value;
    if (key === "locale") return value === LONGEST ? `Longest: ${this.localeTitle(choices.longest)}` : this.localeTitle(value);
    if (key === "look") return choices.looks.find((look) => look.id === value)?.title ?? value;
    if (key === "contrast") return `${capitalised(value)} contrast`;
    return key === "size" ? value : capitalised(value);
  }

  /** The pictures to compare with: `{ from, title }`. */
  get sources() {
    return ["against", "references"].filter((from) => this[from]).map((from) => ({ from, title: this[from].title }));
  }
}

/** The size of a scene before it is laid out: the one that its document saves. */
function sizeOf({ width, height }) {
  return width && height ? [width, height] : USUAL_SIZE;
}
