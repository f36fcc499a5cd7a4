"use strict";

/** The keyboard shortcuts in the order of the help. */
const PREVIEW_SHORTCUTS = [
  { keys: ["j", "ArrowDown", "ArrowRight"], shown: "j ↓ →", title: "Next scene", run: (page) => page.step(1) },
  { keys: ["k", "ArrowUp", "ArrowLeft"], shown: "k ↑ ←", title: "Previous scene", run: (page) => page.step(-1) },
  { keys: ["/"], shown: "/", title: "Search scenes", run: (page) => page.search() },
  { keys: ["g"], shown: "g", title: "One picture or the grid", run: (page) => page.toggleGrid() },
  { keys: ["l"], shown: "l", title: "Next language", run: (page) => page.pickers.step("locale", 1) },
  { keys: ["L"], shown: "L", title: "Previous language", run: (page) => page.pickers.step("locale", -1) },
  { keys: ["t"], shown: "t", title: "Larger text", run: (page) => page.pickers.step("size", 1) },
  { keys: ["T"], shown: "T", title: "Smaller text", run: (page) => page.pickers.step("size", -1) },
  { keys: ["d"], shown: "d", title: "Light or dark", run: (page) => page.pickers.step("appearance", 1) },
  { keys: ["h"], shown: "h", title: "Normal or high contrast", run: (page) => page.pickers.step("contrast", 1) },
  { keys: ["o"], shown: "o", title: "Portrait or landscape", run: (page) => page.pickers.step("orientation", 1) },
  { keys: ["]"], shown: "]", title: "Next width at which something changes", run: (page) => page.stepBreak("width", 1) },
  { keys: ["["], shown: "[", title: "Previous such width", run: (page) => page.stepBreak("width", -1) },
  { keys: ["}"], shown: "}", title: "Next height at which something changes", run: (page) => page.stepBreak("height", 1) },
  { keys: ["{"], shown: "{", title: "Previous such height", run: (page) => page.stepBreak("height", -1) },
  { keys: ["f"], shown: "f", title: "Next finding", run: (page) => page.inspect((inspector) => inspector.nextFinding()) },
  { keys: ["p"], shown: "p", title: "Select the superview", run: (page) => page.inspect((inspector) => inspector.selectParent()) },
  { keys: ["m"], shown: "m", title: "Outlines of findings on or off", run: (page) => page.inspect((inspector) => inspector.toggleMarks()) },
  { keys: ["c"], shown: "c", title: "Compare: next picture", run: (page) => page.stepSource() },
  { keys: ["W"], shown: "W", title: "Write what is tried", run: (page) => { page.trials.writeAll(); } },
  { keys: ["D"], shown: "D", title: "Discard what is tried", run: (page) => page.trials.discard() },
  ...ZOOM_SHORTCUTS,
  { keys: ["Escape"], shown: "Esc", title: "The scene's own size; no selection", run: (page) => page.escape() },
  { keys: ["?"], shown: "?", title: "These shortcuts", run: () => part("help").showModal() },
];
