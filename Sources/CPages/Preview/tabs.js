"use strict";

/** Tabs with panels, by the pattern of the ARIA Authoring Practices Guide: arrow keys go from tab to tab. */
class Tabs {
  /** @param {{id: string, title: string, key: ?string}[]} tabs */
  constructor(element, tabs, onChoose) {
    this.tabs = tabs;
    this.onChoose = onChoose;
    this.buttons = new Map(tabs.map(({ id, title }) => [id, make("button", {
      type: "button", role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`, on: { click: () => onChoose(id) },
    }, make("span", {}, title), make("span", { class: "tab-count" }))]));
    element.append(...this.buttons.values());
    element.addEventListener("keydown", (event) => this.press(event));
  }

  show(chosen) {
    this.chosen = chosen;
    for (const [id, button] of this.buttons) {
      button.setAttribute("aria-selected", String(id === chosen));
      button.tabIndex = id === chosen ? 0 : -1;
      part(`panel-${id}`).hidden = id !== chosen;
    }
  }

  /** Shows a number beside a tab's title. */
  count(id, number, severity = "none") {
    const element = this.buttons.get(id).lastElementChild;
    element.textContent = number ? String(number) : "";
    element.dataset.severity = severity;
  }

  press(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const shown = this.tabs.filter(({ id }) => !this.buttons.get(id).hidden);
    const place = shown.findIndex(({ id }) => id === this.chosen) + step;
    const { id } = shown[(place + shown.length) % shown.length];
    this.onChoose(id);
    this.buttons.get(id).focus();
  }
}
