"use strict";

/** The controls that narrow and sort the list: verdicts, traits, search and order. */
class FilterControls {
  constructor(report, filter, onChange) {
    this.report = report;
    this.filter = filter;
    this.onChange = onChange;
    this.order = "cause";
    this.makeStatuses();
    this.makeFacets();
    part("search").addEventListener("input", () => {
      filter.text = part("search").value;
      onChange();
    });
    for (const order of ["cause", "image"]) {
      part(`by-${order}`).addEventListener("click", () => this.setOrder(order));
    }
  }

  makeStatuses() {
    for (const { id, title } of STATUSES) {
      const count = this.report.countOf(id);
      if (count === 0) continue;
      part("statuses").append(make("button", {
        type: "button", dataset: { status: id }, on: { click: () => this.toggle(id) },
      }, title, " ", make("b", {}, count.toLocaleString("en")), make("span", { class: "left" })));
    }
    this.update();
  }

  makeFacets() {
    this.facets = new Facets(part("facets"), FACETS, (key) => this.report.values(key), (key, value) => {
      this.filter.setFacet(key, value);
      this.onChange();
    });
  }

  toggle(status) {
    this.filter.toggleStatus(status);
    this.update();
    this.onChange();
  }

  setOrder(order) {
    this.order = order;
    press(part("by-cause"), order === "cause");
    press(part("by-image"), order === "image");
    this.onChange();
  }

  /** Shows the images that pass too, whatever narrowed the list. */
  showPassing() {
    this.filter.statuses.add("passed");
    this.clear();
  }

  /** Shows every image, whatever its verdict. */
  showAll() {
    this.filter.statuses = new Set(STATUSES.map(({ id }) => id));
    this.clear();
  }

  clear() {
    this.filter.clear();
    part("search").value = "";
    this.facets.clear();
    this.update();
    this.onChange();
  }

  update() {
    for (const button of part("statuses").children) press(button, this.filter.statuses.has(button.dataset.status));
  }

  /** Shows how many images of each verdict are undecided, once some are decided. */
  showOpen(decisions) {
    for (const button of part("statuses").children) {
      const images = this.report.images.filter((image) => image.canBeDecided && image.status === button.dataset.status);
      const left = decisions.undecided(images).length;
      button.querySelector(".left").textContent = left < images.length ? ` · ${left.toLocaleString("en")} open` : "";
    }
  }
}
