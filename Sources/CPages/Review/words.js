"use strict";

/** The largest number of characters of a note. */
const LONGEST_NOTE = 2000;

/** The words beside the picture: what changed, why, where, and in how many other images. */
class Words {
  constructor(element, { report, onCause, onAccept, onRegion }) {
    Object.assign(this, { element, report, onCause, onAccept, onRegion });
  }

  /** Shows the words for an image. `cause` is the id of the only listed cause, if the list is limited to one. */
  show(image, cause, decisions) {
    this.element.replaceChildren();
    if (!image) return;
    this.element.append(
      make("p", { class: "status", dataset: { status: image.status } }, image.verdict.title),
      ...this.message(image, decisions), ...this.causes(image, cause, decisions), ...this.note(image, decisions), ...this.pixels(image), this.facts(image));
  }

  /** The field for the reason of a rejection. */
  note(image, decisions) {
    if (!image.canBeDecided || decisions.isDone(image)) return [];
    const field = make("textarea", {
      id: "note", rows: "2", dir: "auto", maxlength: String(LONGEST_NOTE), placeholder: "Goes into the decisions with a rejection",
      "aria-keyshortcuts": "n",
    });
    field.value = decisions.note(image);
    field.addEventListener("input", () => decisions.setNote(image, field.value));
    return [make("div", { class: "note-field" }, make("label", { for: "note" }, "Note"), field)];
  }

  message(image, decisions) {
    const outcome = decisions.outcome(image);
    return [
      image.message && make("p", { class: "message", dir: "auto" }, image.message),
      outcome && !outcome.ok && make("p", { class: "message", dir: "auto" }, outcome.message || "Not applied"),
      !image.causes.length && image.verdict.heading && !image.message && make("p", { class: "sentence" }, image.verdict.heading),
    ].filter(Boolean);
  }

  causes(image, only, decisions) {
    if (!image.causes.length) return [];
    const items = image.causes.map(({ id, sentence }) => {
      const cause = this.report.causes.get(id);
      return make("li", { class: "cause" },
        make("p", { class: "sentence", dir: "auto" }, sentence),
        cause.images.length > 1 ? this.causeActions(cause, image, only === id, decisions) : "");
    });
    return [make("h3", {}, image.causes.length === 1 ? "Cause" : "Causes"), make("ul", { class: "causes" }, ...items)];
  }

  causeActions(cause, image, isOnly, decisions) {
    const images = cause.imagesLike(image);
    const open = decisions.undecided(images).length;
    const others = cause.images.length - images.length;
    return make("div", { class: "actions" },
      open === 0 ? make("p", { class: "faint" }, `All ${images.length.toLocaleString("en")} decided`)
        : make("button", { type: "button", on: { click: () => this.onAccept(images) } },
          open === images.length ? `Accept all ${open.toLocaleString("en")}` : `Accept the other ${open.toLocaleString("en")}`),
      others > 0 ? make("p", { class: "faint" }, `${counted(others, "image")} with other changes too`) : "",
      make("button", { type: "button", "aria-pressed": String(isOnly), on: { click: () => this.onCause(isOnly ? null : cause.id) } },
        isOnly ? "Show others too" : "Show only these"));
  }

  pixels(image) {
    if (!image.pixels) return [];
    const { count, largestStep } = image.pixels;
    const step = largestStep ? `, by ${Math.round(largestStep * 100)}% at most` : "";
    return [
      make("h3", {}, "Pixels"),
      make("p", { class: "sentence" }, count === 0 ? "None differ." : `${counted(count, "pixel")} differ${count === 1 ? "s" : ""}${step}.`),
      ...this.regions(image),
    ];
  }

  regions({ regions }) {
    if (!regions.length) return [];
    const items = regions.slice(0, MOST_REGIONS).map((region, index) => make("li", {},
      make("button", { type: "button", class: "region", dataset: { kind: region.kind }, on: { click: () => this.onRegion(index) } },
        make("span", {}, `${region.width} × ${region.height} at ${region.x}, ${region.y}`),
        make("span", { class: "faint" }, region.kind === "drift" ? "drift" : `${region.count.toLocaleString("en")} px`))));
    const rest = regions.length - items.length;
    return [
      make("ol", { class: "regions", "aria-label": "Regions that differ" }, ...items),
      rest > 0 ? make("p", { class: "faint" }, `and ${rest.toLocaleString("en")} more`) : "",
    ];
  }

  facts(image) {
    const facts = [["Path", image.path], ["Reference", image.referencePath], ["Document", image.document]];
    for (const [kind, title] of [["expected", "Expected size"], ["actual", "Actual size"]]) {
      const picture = image.picture(kind);
      if (picture) facts.push([title, `${picture.width} × ${picture.height} pixels`]);
    }
    return make("dl", { class: "facts" }, ...facts.filter(([, value]) => value)
      .flatMap(([title, value]) => [make("dt", {}, title), make("dd", {}, named(value))]));
  }
}
