"use strict";

/** Menus that each limit the images to one value of a trait. */
class Facets {
  /**
   * @param {HTMLElement} element
   * @param {{key: string, title: string}[]} traits
   * @param {(key: string) => string[]} values the values of a trait; a trait with one value has no menu
   * @param {(key: string, value: string) => void} onChange called with `""` for all values
   */
  constructor(element, traits, values, onChange) {
    this.element = element;
    for (const { key, title } of traits) {
      const choices = values(key);
      if (choices.length < 2) continue;
      const menu = make("select", { "aria-label": title, dataset: { facet: key } }, make("option", { value: "" }, title),
        ...choices.filter(Boolean).map((value) => make("option", { value, dir: "auto" }, value)));
      menu.addEventListener("change", () => {
        menu.classList.toggle("narrows", menu.value !== "");
        onChange(key, menu.value);
      });
      element.append(menu);
    }
  }

  clear() {
    for (const menu of this.element.querySelectorAll("select")) {
      menu.value = "";
      menu.classList.remove("narrows");
    }
  }
}
