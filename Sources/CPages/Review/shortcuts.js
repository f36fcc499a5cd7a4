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
  { keys: ["n"], shown: "n", title: "Write a note", run: () => part("note")?.focus() },
  { keys: ["u"], shown: "u", title: "Withdraw the decision", run: (review) => review.deciding.withdraw() },
  { keys: ["s"], shown: "s", title: "Export or apply the decisions", run: (review) => review.deciding.send() },
  ...MODES.map(({ id, title }, index) => (
    { keys: [String(index + 1)], shown: String(index + 1), title, run: (review) => review.stage.setMode(id) })),
  { keys: [" "], shown: "Space", title: "Blink: pause and show the other picture", run: (review) => review.stage.swapByHand() },
  { keys: ["o"], shown: "o", title: "Overlay on or off", run: (review) => review.stage.toggleOverlay() },
  { keys: ["m"], shown: "m", title: "Outlines of regions on or off", run: (review) => review.stage.toggleMarks() },
  { keys: ["z"], shown: "z", title: "Zoom to the change, or back", run: (review) => review.stage.revealChange() },
  ...ZOOM_SHORTCUTS,
  { keys: ["/"], shown: "/", title: "Search", run: () => part("search").focus() },
  { keys: ["Escape"], shown: "Esc", title: "Leave search; show all causes", run: (review) => review.escape() },
  { keys: ["?"], shown: "?", title: "These shortcuts", run: () => part("help").showModal() },
];
