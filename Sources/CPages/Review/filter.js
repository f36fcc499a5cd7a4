"use strict";

/** The conditions for images in the list. */
class Filter {
  constructor(report) {
    this.text = "";
    this.cause = null;
    this.facets = new Map();
    this.statuses = new Set(STATUSES.filter(({ isListed }) => isListed).map(({ id }) => id));
    this.report = report;
  }

  /** Whether anything but the verdicts narrows the list. */
  get isNarrowed() {
    return this.text !== "" || this.cause !== null || this.facets.size > 0;
  }

  clear() {
    this.text = "";
    this.cause = null;
    this.facets.clear();
  }

  setFacet(key, value) {
    if (value === "") this.facets.delete(key);
    else this.facets.set(key, value);
  }

  toggleStatus(id) {
    if (!this.statuses.delete(id)) this.statuses.add(id);
  }

  /** Whether the images that pass are listed, of which the report can have files of their own. */
  get showsPassing() {
    return this.statuses.has("passed");
  }

  /** What narrows the list, as a text to compare. */
  get conditions() {
    return JSON.stringify([this.text.toLowerCase(), this.cause, [...this.facets]]);
  }

  /** The images that match, of those that are there from the start, in the order of the run. */
  get images() {
    return this.matching(this.report.images);
  }

  /** Those of some images that match. */
  matching(images) {
    const words = this.text.toLowerCase().split(/\s+/).filter(Boolean);
    const facets = [...this.facets];
    return images.filter((image) => this.statuses.has(image.status)
      && facets.every(([key, value]) => image[key] === value)
      && (this.cause === null || image.causes.some((cause) => cause.id === this.cause))
      && words.every((word) => image.haystack.includes(word)));
  }
}
