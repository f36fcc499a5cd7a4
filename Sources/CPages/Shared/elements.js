"use strict";

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
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children);
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
