"use strict";

/** The keyboard shortcuts in the order of the help. `keys` are values of `KeyboardEvent.key`; `shown` is their label. */
const SHORTCUTS = [
  { keys: ["j", "ArrowDown", "ArrowRight"], shown: "j ↓ →", title: "Next image", run: (review) => review.step(1) },
  { keys: ["k", "ArrowUp", "ArrowLeft"], shown: "k ↑ ←", title: "Previous image", run: (review) => review.step(-1) },
  { keys: ["J"], shown: "J", title: "Next cause", run: (review) => review.stepCause(1) },
  { keys: ["K"], shown: "K", title: "Previous cause", run: (review) => review.stepCause(-1) },
  { keys: ["a"], shown: "a", title: "Accept and go on", run: (review) => review.deciding.decide("accept") },
  { keys: ["r"], shown: "r", title: "Reject and go on", run: (review) => review.deciding.decide("reject") },
  { keys: ["A"], shown: "A", title: "Accept all images of this cause", run: (review) => review.deciding.decideGroup("accept") },
  { keys: ["R"], shown: "R", title: "Reject all images of this cause", run: (review) => review.deciding.decideGroup("reject") },
  { keys: ["u"], shown: "u", title: "Withdraw the decision", run: (review) => review.deciding.withdraw() },
  { keys: ["s"], shown: "s", title: "Export or apply the decisions", run: (review) => review.deciding.send() },
  ...MODES.map(({ id, title }, index) => (
    { keys: [String(index + 1)], shown: String(index + 1), title, run: (review) => review.stage.setMode(id) })),
  { keys: [" "], shown: "Space", title: "Blink: pause and show the other picture", run: (review) => review.stage.swapByHand() },
  { keys: ["o"], shown: "o", title: "Overlay on or off", run: (review) => review.stage.toggleOverlay() },
  { keys: ["m"], shown: "m", title: "Outlines of regions on or off", run: (review) => review.stage.toggleMarks() },
  { keys: ["+"], shown: "+", title: "Zoom in", run: (review) => review.stage.change((viewport) => viewport.zoomIn()) },
  { keys: ["-"], shown: "−", title: "Zoom out", run: (review) => review.stage.change((viewport) => viewport.zoomOut()) },
  { keys: ["0"], shown: "0", title: "Fit the whole picture", run: (review) => review.stage.change((viewport) => viewport.fit()) },
  { keys: ["="], shown: "=", title: "One image pixel per screen pixel", run: (review) => review.stage.change((viewport) => viewport.zoom(1)) },
  ...[["Left", 1, 0], ["Right", -1, 0], ["Up", 0, 1], ["Down", 0, -1]].map(([name, x, y]) => ({
    keys: [`Shift+Arrow${name}`], shown: name === "Left" ? "Shift ←→↑↓" : null, title: "Move the picture",
    run: (review) => review.stage.change((viewport) => viewport.pan(x * PAN_STEP, y * PAN_STEP)),
  })),
  { keys: ["/"], shown: "/", title: "Search", run: () => part("search").focus() },
  { keys: ["Escape"], shown: "Esc", title: "Leave search; show all causes", run: (review) => review.escape() },
  { keys: ["?"], shown: "?", title: "These shortcuts", run: () => part("help").showModal() },
];

/** Makes the keys do what the table says. */
class Keyboard {
  constructor(review) {
    this.review = review;
    this.place = "galley-review:single-keys";
    this.singleKeys = this.stored() !== "off";
    document.addEventListener("keydown", (event) => this.press(event));
    this.makeHelp();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || part("help").open) return;
    const name = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
    const shortcut = SHORTCUTS.find(({ keys }) => keys.includes(name));
    if (!shortcut || belongsToControl(event.target, event.key)) return;
    if (!this.singleKeys && event.key.length === 1 && event.key !== "?") return;
    event.preventDefault();
    shortcut.run(this.review);
  }

  makeHelp() {
    for (const { shown, title } of SHORTCUTS) {
      if (shown === null) continue;
      const keys = shown === "Space" ? [shown] : shown.split(" ");
      part("shortcuts").append(
        make("div", {}, make("dt", {}, ...keys.map((key) => make("kbd", {}, key))), make("dd", {}, title)));
    }
    part("help-button").addEventListener("click", () => part("help").showModal());
    part("single-keys").checked = this.singleKeys;
    part("single-keys").addEventListener("change", () => this.setSingleKeys(part("single-keys").checked));
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

/** Whether the focused control handles a key itself. */
function belongsToControl(element, key) {
  if (element.matches("input[type=search], select")) return key !== "Escape";
  if (element.matches("input[type=range]")) return key.startsWith("Arrow");
  if (element.matches("input[type=checkbox], button")) return key === " " || key === "Enter";
  return false;
}
