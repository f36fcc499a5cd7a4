"use strict";

/** The choice of the language with the longest texts. */
const LONGEST = "longest";
/** The parts of a cell, which is a scene on a device in a language and so on. */
const CELL_KEYS = ["device", "locale", "size", "orientation", "appearance", "contrast", "look"];
/** The parts of a cell that go without saying. */
const USUAL = { orientation: "portrait", appearance: "light", contrast: "normal", look: "" };
/** The time without changes after which the address is written, in milliseconds: browsers limit how often that is done. */
const ADDRESS_REST = 200;
/** What the rows and columns of the grid can be: the list of the project's choices, and the part of a cell. */
const DIMENSIONS = [
  { id: "locales", key: "locale", title: "Languages" },
  { id: "sizes", key: "size", title: "Text sizes" },
  { id: "devices", key: "device", title: "Devices" },
  { id: "appearances", key: "appearance", title: "Appearances" },
  { id: "contrasts", key: "contrast", title: "Contrasts" },
  { id: "looks", key: "look", title: "Looks" },
];

/** What is shown and how, which the page's address keeps after `#`. */
class Choices {
  constructor(project, text = location.hash.slice(1)) {
    this.usual = usualChoices(project);
    Object.assign(this, structuredClone(this.usual));
    this.read(text);
  }

  read(text) {
    const stored = new URLSearchParams(text);
    for (const [name, usual] of Object.entries(this.usual)) {
      if (!stored.has(name)) continue;
      const value = stored.get(name);
      if (Array.isArray(usual)) this[name] = value === "" && name !== "looks" ? [] : value.split(",");
      else this[name] = name === "width" || name === "height" ? Number(value) || null : value;
    }
  }

  /** Writes what differs from the usual into the address. */
  store() {
    const stored = new URLSearchParams();
    for (const [name, usual] of Object.entries(this.usual)) {
      if (String(this[name] ?? "") !== String(usual ?? "")) stored.set(name, this[name] ?? "");
    }
    this.address = stored.toString();
    clearTimeout(this.rest);
    this.rest = setTimeout(() => history.replaceState(null, "", `#${this.address}`), ADDRESS_REST);
  }

  get cell() {
    return Object.fromEntries(CELL_KEYS.map((key) => [key, this[key]]));
  }

  get isGrid() {
    return this.mode === "grid";
  }
}

function usualChoices(project) {
  return {
    document: project.scenes[0]?.document ?? "", scene: project.scenes[0]?.id ?? "", ...project.cell, width: null, height: null,
    overlays: [], chrome: "auto", ghosts: "auto", mode: "large", rows: "locales", columns: "sizes",
    ...Object.fromEntries(DIMENSIONS.map(({ id }) => [id, project.grid[id] ?? []])), view: "", tab: "findings", source: "now",
  };
}
