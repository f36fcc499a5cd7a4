"use strict";

/** The controls for the device, the language and so on. */
class Pickers {
  /** @param {(changes: Object) => void} onChoose */
  constructor(element, project, onChoose) {
    this.element = element;
    this.onChoose = onChoose;
    this.build(project);
  }

  build(project) {
    const { choices } = project;
    const choose = (key) => (value) => this.onChoose({ [key]: value });
    this.device = makeSelect("Device", choices.devices.map(({ id, title, width, height }) => (
      { value: id, title: width ? `${title} · ${width} × ${height}` : title })), choose("device"));
    this.locale = makeSelect("Language", localeOptions(choices), choose("locale"));
    this.look = makeSelect("Look", choices.looks.map(({ id, title }) => ({ value: id, title })), choose("look"));
    this.contrast = makeSelect("Contrast", titled(choices.contrasts), choose("contrast"));
    this.orientation = makeSegments("Orientation", pictured(choices.orientations), choose("orientation"));
    this.appearance = makeSegments("Appearance", pictured(choices.appearances), choose("appearance"));
    this.state = makeSelect("State of the data", [], choose("scene"));
    this.element.replaceChildren(this.state, this.device, this.locale, this.makeSize(choices.sizes), this.orientation, this.appearance,
      this.makeOverlays(choices.overlays), this.makeMore(choices));
  }

  makeSize(sizes) {
    this.sizes = sizes;
    this.slider = make("input", { type: "range", min: "0", max: String(sizes.length - 1), step: "1", "aria-label": "Text size" });
    this.slider.addEventListener("input", () => this.onChoose({ size: sizes[this.slider.value] }));
    this.sizeName = make("output", { class: "size-name" });
    const letter = (kind) => make("span", { class: kind, "aria-hidden": "true" }, "A");
    return make("label", { class: "text-size", title: "Text size" }, letter("small-a"), this.slider, letter("large-a"), this.sizeName);
  }

  makeOverlays(overlays) {
    this.overlays = overlays.map(({ id, title }) => makeCheck(title, id, (isOn) => this.toggleOverlay(id, isOn)));
    this.overlayMenu = makeMenu("Overlays", make("div", { class: "checks" }, ...this.overlays));
    return this.overlayMenu;
  }

  /** Turns an overlay on or off. The exploded view is shown alone. */
  toggleOverlay(id, isOn) {
    const others = this.chosen.overlays.filter((other) => other !== id && other !== "exploded");
    this.onChoose({ overlays: !isOn ? this.chosen.overlays.filter((other) => other !== id) : id === "exploded" ? [id] : [...others, id] });
  }

  makeMore(choices) {
    const row = (title, select) => make("label", { class: "more-row" }, make("span", {}, title), select);
    this.chrome = makeSelect("Status bar and home indicator", titled(choices.chrome), (chrome) => this.onChoose({ chrome }));
    this.ghosts = makeSelect("Outlines of empty views", titled(choices.ghosts), (ghosts) => this.onChoose({ ghosts }));
    this.moreMenu = makeMenu("More", row("Look", this.look), row("Contrast", this.contrast), row("Status bar", this.chrome), row("Empty views", this.ghosts));
    return this.moreMenu;
  }

  /** Shows what is chosen. */
  show(choices, scene, project) {
    this.chosen = choices;
    const states = scene ? project.states(scene) : [];
    this.state.hidden = states.length === 0;
    this.state.replaceChildren(...states.map(({ id, state }) => makeOption({ value: id, title: state ?? "No state" })));
    if (scene) this.state.value = scene.id;
    this.device.value = scene ? project.deviceFor(scene, choices.device) : choices.device;
    this.device.querySelector("[value=canvas]")?.toggleAttribute("disabled", scene?.devicesOnly ?? false);
    for (const key of ["locale", "look", "contrast", "chrome", "ghosts"]) this[key].value = choices[key];
    for (const key of ["orientation", "appearance"]) pressSegment(this[key], choices[key]);
    this.slider.value = Math.max(this.sizes.indexOf(choices.size), 0);
    this.slider.setAttribute("aria-valuetext", `${choices.size}, ${SIZE_TITLES[choices.size] ?? ""}`);
    this.sizeName.textContent = choices.size;
    this.sizeName.title = SIZE_TITLES[choices.size] ?? "";
    for (const check of this.overlays) check.firstElementChild.checked = choices.overlays.includes(check.firstElementChild.value);
    const count = choices.overlays.length;
    label(this.overlayMenu, count ? `Overlays (${count})` : "Overlays", count > 0);
    label(this.moreMenu, "More", choices.look !== "" || choices.contrast !== "normal" || choices.chrome !== "auto" || choices.ghosts !== "auto");
  }

  /** Goes to the next text size, orientation or other part of a cell. */
  step(key, direction) {
    const lists = {
      size: this.sizes, orientation: valuesIn(this.orientation), appearance: valuesIn(this.appearance),
      contrast: [...this.contrast.options].map((option) => option.value), locale: [...this.locale.options].map((option) => option.value), device: [...this.device.options].map((option) => option.value),
    };
    const values = lists[key];
    const place = values.indexOf(this.chosen[key]) + direction;
    if (key === "size" && !values[place]) return;
    this.onChoose({ [key]: values[(place + values.length) % values.length] });
  }
}

function label(menu, text, isSet) {
  show(menu.querySelector("summary span"), text);
  menu.classList.toggle("set", isSet);
}

function pictured(values) {
  return titled(values).map((option) => ({ ...option, icon: option.value }));
}

function titled(values) {
  return values.map((value) => ({ value, title: capitalised(value) }));
}

function valuesIn(segments) {
  return [...segments.querySelectorAll("button")].map((button) => button.value);
}

function localeOptions({ locales, longest }) {
  const option = ({ tag, title }) => ({ value: tag, title });
  const base = locales.filter(({ tag }) => tag === "base").map(option);
  const usual = locales.filter(({ tag, pseudo }) => tag !== "base" && !pseudo).map(option);
  const pseudo = locales.filter((locale) => locale.pseudo).map(option);
  const longestTitle = locales.find(({ tag }) => tag === longest)?.title;
  return [...base, ...(longest ? [{ value: LONGEST, title: `Longest: ${longestTitle ?? longest}` }] : []),
    ...[{ title: "Languages", group: usual }, { title: "Pseudo-languages", group: pseudo }].filter(({ group }) => group.length)];
}
