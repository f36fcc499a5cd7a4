"use strict";

/** The severities, the worst first, with their titles and nouns. */
const SEVERITIES = [
  { id: "error", title: "Error", noun: "error" },
  { id: "warning", title: "Warning", noun: "warning" },
  { id: "note", title: "Note", noun: "note" },
];

/** The names of the text sizes, as in iOS's settings. */
const SIZE_TITLES = {
  XS: "Extra small", S: "Small", M: "Medium", L: "Large, the usual", XL: "Extra large", XXL: "Extra large 2", XXXL: "Extra large 3",
  AX1: "Accessibility 1", AX2: "Accessibility 2", AX3: "Accessibility 3", AX4: "Accessibility 4", AX5: "Accessibility 5",
};

function severityTitle(severity) {
  return SEVERITIES.find(({ id }) => id === severity)?.title ?? severity;
}

/** The place of a severity, the worst first. */
function severityRank(severity) {
  const rank = SEVERITIES.findIndex(({ id }) => id === severity);
  return rank < 0 ? SEVERITIES.length : rank;
}

/** `broken-word` as `Broken word`. */
function ruleTitle(rule) {
  return capitalised(rule.replaceAll("-", " "));
}

function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number of points without needless digits: `320`, `374.5`, `114.33`. */
function points(number) {
  return String(Number(number.toFixed(2)));
}

function sizeWords([width, height]) {
  return `${points(width)} × ${points(height)}`;
}

/** The numbers of findings by severity: `1 error, 2 warnings`. */
function countWords(counts) {
  const words = SEVERITIES.filter(({ id }) => counts?.[id]).map(({ id, noun }) => counted(counts[id], noun));
  return words.join(", ") || "No findings";
}

/** The worst severity that is counted, `none` if there is none. */
function worstOf(counts) {
  return SEVERITIES.find(({ id }) => counts?.[id])?.id ?? "none";
}

/** The last component of a path. */
function fileName(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
