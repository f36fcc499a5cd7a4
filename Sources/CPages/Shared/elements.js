"use strict";

/** The characters that act without being seen: the table of `InertText`, which a test compares with this one. */
const ACTING =
  /[\u{0}-\u{1F}\u{7F}-\u{9F}\u{61C}\u{200E}-\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{2028}-\u{2029}\u{180E}\u{200B}\u{2060}-\u{2064}\u{206A}-\u{206F}\u{FEFF}\u{115F}-\u{1160}\u{3164}\u{FFA0}\u{FFF9}-\u{FFFB}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu;

/** A text in which characters that act without being seen are shown as escapes; line feeds and tabs stay. */
function inert(text) {
  return String(text).replace(ACTING, (one) =>
    one === "\n" || one === "\t" ? one : `\\u{${one.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** The attributes whose values are shown or read out. Others name things, and must stay as they are. */
const SHOWN = ["title", "alt", "label", "placeholder", "aria-label", "aria-valuetext", "aria-description"];

/** Sets the text of an element, which may be a stranger's. */
function show(element, text) {
  element.textContent = inert(text);
}

/**
 * Makes an element. Text is always inserted as text, since names of scenes may contain anything.
 *
 * @param {string} tag
 * @param {Object} properties `class`, `dataset`, `on` (events), and attributes by name; those that are `null` are omitted
 * @param {...(Node|string)} children
 */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "dataset") {
      Object.assign(element.dataset, value);
    } else {
      element.setAttribute(name, value === true ? "" : SHOWN.includes(name) ? inert(value) : value);
    }
  }
  element.append(...children.map((child) => (typeof child === "string" ? inert(child) : child)));
  return element;
}

/** A name that is laid out in its own direction, whatever surrounds it. */
function named(text) {
  return make("bdi", {}, text);
}

/** The page's element with an id. */
function part(id) {
  return document.getElementById(id);
}

/** A number and its noun: `1 image`, `1,200 images`. */
function counted(number, noun, plural = `${noun}s`) {
  return `${number.toLocaleString("en")} ${number === 1 ? noun : plural}`;
}

/** Sets whether a toggle button is pressed. */
function press(button, isPressed) {
  button.setAttribute("aria-pressed", String(isPressed));
}
