"use strict";

/** The length from which the equal part of two lines is shortened, in characters. */
const LONGEST_EQUAL = 56;

/** Makes the lines of a unified diff. What differs in a pair of lines is marked, and what is equal is shortened. */
function diffLines(text) {
  const lines = text.replace(/\n$/, "").split("\n");
  const partners = partnersIn(lines);
  return lines.map((line, place) => {
    const kind = /^(---|\+\+\+|@@)/.test(line) ? "place" : { "+": "added", "-": "removed" }[line[0]] ?? "same";
    const partner = partners.get(place);
    return make("span", { dataset: { kind } }, ...(partner === undefined ? [shortened(line) || " "] : changedParts(line, lines[partner])));
  });
}

/** The places of the lines that replace each other: removed lines and as many added ones after them. */
function partnersIn(lines) {
  const partners = new Map();
  const isIn = (place, sign) => lines[place]?.startsWith(sign) && !lines[place].startsWith(sign.repeat(3));
  for (let place = 0; place < lines.length; place++) {
    let removed = 0;
    while (isIn(place + removed, "-")) removed += 1;
    let added = 0;
    while (isIn(place + removed + added, "+")) added += 1;
    for (let index = 0; removed === added && index < removed; index++) {
      partners.set(place + index, place + removed + index);
      partners.set(place + removed + index, place + index);
    }
    place += Math.max(removed + added - 1, 0);
  }
  return partners;
}

function changedParts(line, other) {
  const most = Math.min(line.length, other.length);
  let start = 1;
  while (start < most && line[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && line.at(-1 - end) === other.at(-1 - end)) end += 1;
  // Whole words: an attribute with its value rather than the letters in which values differ.
  while (start > 1 && line[start - 1] !== " ") start -= 1;
  while (end > 0 && line[line.length - end] !== " ") end -= 1;
  const [head, middle, tail] = [line.slice(0, start), line.slice(start, line.length - end), line.slice(line.length - end)];
  return [shortened(head), middle ? make("b", {}, middle) : "", shortened(tail)];
}

/** A text without the middle of a long run, and with less space at its start. */
function shortened(text) {
  const line = text.replace(/^([-+ ]) {6,}/, "$1   ");
  if (line.length <= LONGEST_EQUAL) return line;
  return `${line.slice(0, 22)} … ${line.slice(-22)}`;
}
