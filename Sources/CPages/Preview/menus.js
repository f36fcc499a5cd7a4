"use strict";

/** Makes a button that opens a sheet with controls; it closes with Escape and with a click beside it. */
function makeMenu(title, ...contents) {
  const summary = make("summary", {}, make("span", {}, title));
  const menu = make("details", { class: "menu" }, summary, make("div", { class: "menu-sheet" }, ...contents));
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    menu.open = false;
    summary.focus();
  });
  menu.addEventListener("toggle", () => { if (menu.open) keepInWindow(menu.lastElementChild); });
  document.addEventListener("pointerdown", (event) => { if (!menu.contains(event.target)) menu.open = false; });
  return menu;
}

function keepInWindow(sheet) {
  sheet.style.marginInlineStart = "";
  const over = sheet.getBoundingClientRect().right - document.documentElement.clientWidth + 8;
  if (over > 0) sheet.style.marginInlineStart = `${-over}px`;
}

/** Makes a checkbox with its label. */
function makeCheck(title, value, onChange) {
  const box = make("input", { type: "checkbox", value, on: { change: () => onChange(box.checked) } });
  return make("label", { class: "check" }, box, named(title));
}

/** Makes a menu of values: `{ value, title }`. */
function makeSelect(label, options, onChange) {
  const select = make("select", { "aria-label": label, title: label }, ...options.map(makeOption));
  select.addEventListener("change", () => onChange(select.value));
  return select;
}

function makeOption({ value, title, group }) {
  return group ? make("optgroup", { label: title }, ...group.map(makeOption)) : make("option", { value, dir: "auto" }, title);
}

/** Makes buttons of which one is pressed: `{ value, title, icon }`. An icon is a name that the style sheet draws. */
function makeSegments(label, options, onChange) {
  const buttons = options.map(({ value, title, icon }) => make("button", {
    type: "button", value, title: icon ? title : null, on: { click: () => onChange(value) },
  }, icon ? make("span", { class: "icon", dataset: { icon }, "aria-hidden": "true" }) : "",
  make("span", { class: icon ? "unseen" : null }, named(title))));
  return make("div", { class: "segments", role: "group", "aria-label": label }, ...buttons);
}

/** Sets which of some segments is pressed. */
function pressSegment(segments, value) {
  for (const button of segments.querySelectorAll("button")) press(button, button.value === value);
}
