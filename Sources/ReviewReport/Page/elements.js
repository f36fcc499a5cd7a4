"use strict";

/**
 * Makes an element. Text is always inserted as text: names of scenes may hold anything.
 *
 * @param {string} tag
 * @param {Object} properties `class`, `dataset`, `on` (events), attributes by their names; `null` leaves one out
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

/** A name whose direction is its own, whatever stands around it. */
function named(text) {
  return make("bdi", {}, text);
}

/** The element of an id in the page. */
function part(id) {
  return document.getElementById(id);
}

/** A number and its noun: `1 image`, `1,200 images`. */
function counted(number, noun, plural = `${noun}s`) {
  return `${number.toLocaleString("en")} ${number === 1 ? noun : plural}`;
}

/** Presses a button that stays pressed. */
function press(button, isPressed) {
  button.setAttribute("aria-pressed", String(isPressed));
}
