"use strict";

/** The shortcuts for the picture on a page's stage, which all pages have. */
const ZOOM_SHORTCUTS = [
  { keys: ["+"], shown: "+", title: "Zoom in", run: ({ stage }) => stage.change((viewport) => viewport.zoomIn()) },
  { keys: ["-"], shown: "−", title: "Zoom out", run: ({ stage }) => stage.change((viewport) => viewport.zoomOut()) },
  { keys: ["0"], shown: "0", title: "Fit the whole picture", run: ({ stage }) => stage.change((viewport) => viewport.fit()) },
  { keys: ["="], shown: "=", title: "One image pixel per screen pixel", run: ({ stage }) => stage.change((viewport) => viewport.zoom(1)) },
  ...[["Left", 1, 0], ["Right", -1, 0], ["Up", 0, 1], ["Down", 0, -1]].map(([name, x, y]) => ({
    keys: [`Shift+Arrow${name}`], shown: name === "Left" ? "Shift ←→↑↓" : null, title: "Move the picture",
    run: ({ stage }) => stage.change((viewport) => viewport.pan(x * PAN_STEP, y * PAN_STEP)),
  })),
];

/**
 * Makes keys do what a table says: `{ keys, shown, title, run }`, in the order of the help. `keys` are values of
 * `KeyboardEvent.key`; `shown` is their label, `null` for none. `run` gets the page, and returns `false` to leave the key to
 * the browser.
 */
class Keyboard {
  constructor(page, shortcuts) {
    this.page = page;
    this.shortcuts = shortcuts;
    this.place = "galley-review:single-keys";
    this.singleKeys = this.stored() !== "off";
    document.addEventListener("keydown", (event) => this.press(event));
    this.makeHelp();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const name = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
    const shortcut = this.shortcuts.find(({ keys }) => keys.includes(name));
    if (!shortcut || belongsToControl(event.target, event.key)) return;
    if (!this.singleKeys && event.key.length === 1 && event.key !== "?") return;
    if (shortcut.run(this.page) !== false) event.preventDefault();
  }

  /** Makes the dialog that lists the shortcuts. */
  makeHelp() {
    const shown = this.shortcuts.filter((shortcut) => shortcut.shown !== null);
    const switchOfKeys = make("input", { id: "single-keys", type: "checkbox", on: { change: (event) => this.setSingleKeys(event.target.checked) } });
    switchOfKeys.checked = this.singleKeys;
    this.help = make("dialog", { id: "help", "aria-labelledby": "help-title" },
      make("h2", { id: "help-title" }, "Keyboard shortcuts"),
      make("dl", { class: "shortcuts" }, ...shown.map(shortcutItem)),
      make("label", { class: "switch" }, switchOfKeys, " Use single-key shortcuts"),
      make("form", { method: "dialog" }, make("button", { class: "primary" }, "Close")));
    document.body.append(this.help);
    part("help-button").addEventListener("click", () => this.help.showModal());
  }

  setSingleKeys(areOn) {
    this.singleKeys = areOn;
    try {
      localStorage.setItem(this.place, areOn ? "on" : "off");
    } catch {
      // If storage is unavailable, the choice lasts as long as the page.
    }
  }

  stored() {
    try {
      return localStorage.getItem(this.place);
    } catch {
      return null;
    }
  }
}

function shortcutItem({ shown, title }) {
  const keys = shown === "Space" ? [shown] : shown.split(" ");
  return make("div", {}, make("dt", {}, ...keys.map((key) => make("kbd", {}, key))), make("dd", {}, title));
}

/** Whether the focused control handles a key itself. */
function belongsToControl(element, key) {
  if (element.matches("input[type=search], select, textarea")) return key !== "Escape";
  if (element.matches("input[type=range]")) return key.startsWith("Arrow");
  if (element.matches("input[type=checkbox], button, summary")) return key === " " || key === "Enter";
  return false;
}
