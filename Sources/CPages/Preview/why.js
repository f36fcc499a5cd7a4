"use strict";

/** The time without changes after which a view is asked for, in milliseconds. */
const VIEW_REST = 120;
/** The texts that data can replace. */
const KEPT_ATTRIBUTES = new Set(["text", "title", "configurationTitle"]);

/** Why the selected view is where it is, and fields for what can be changed. */
class Why {
  /**
   * @param {{connection: Connection, canWrite: () => boolean,
   *   onEdit: (edit: Object, title: string, isLast: boolean) => void, onKeep: (object: string, text: string) => void}} page
   */
  constructor(element, page) {
    this.element = element;
    this.page = page;
    this.clear();
  }

  clear() {
    this.key = null;
    this.view = null;
    this.abort?.abort();
    clearTimeout(this.rest);
    this.element.replaceChildren(make("p", { class: "faint quiet" }, "Select a view in the picture or in the list of views."));
  }

  /** Asks for a view once the size rests. The last answer stays until then. */
  want(query) {
    const key = queryText(query);
    if (key === this.key) return;
    const isOther = query.view !== this.view?.id;
    this.key = key;
    this.abort?.abort();
    this.abort = new AbortController();
    clearTimeout(this.rest);
    if (isOther) this.element.setAttribute("aria-busy", "true");
    this.rest = setTimeout(() => this.load(query, this.abort.signal), isOther ? 0 : VIEW_REST);
  }

  async load(query, signal) {
    try {
      this.show(await this.page.connection.get("view", query, signal));
    } catch (error) {
      if (error.name === "AbortError") return;
      if (!(error instanceof Refusal)) throw error;
      this.view = null;
      this.element.replaceChildren(make("p", { class: "message" }, named(error.message)));
    }
    this.element.removeAttribute("aria-busy");
  }

  /** Replaces what is shown, except the field that is being typed in. */
  show(view) {
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    const field = focused?.dataset.field;
    const isOpen = this.element.querySelector(".whole")?.open ?? false;
    const isSame = view.id === this.view?.id;
    this.view = view;
    const top = this.element.scrollTop;
    const contents = make("div", {}, this.makeHead(), this.makeFields(view.id, "Attributes"), this.makeSides(),
      this.makeConstraints(), this.makeWhole(isOpen));
    const selection = field && ["text", "textarea"].includes(focused.type) ? [focused.selectionStart, focused.selectionEnd] : null;
    const value = focused?.value;
    this.element.replaceChildren(...contents.childNodes);
    this.element.scrollTop = isSame ? top : 0;
    const again = field && isSame ? this.element.querySelector(`[data-field="${CSS.escape(field)}"]`) : null;
    if (!again) return;
    again.value = value;
    again.focus({ preventScroll: true });
    if (selection) again.setSelectionRange(...selection);
  }

  makeHead() {
    const { title, name, line, frame, id } = this.view;
    const [x, y, width, height] = frame.map(points);
    const fact = (term, value) => [make("dt", {}, term), make("dd", {}, value)];
    return make("div", {}, make("h2", { class: "view-title", dir: "auto" }, capitalised(title || name)),
      make("dl", { class: "facts" }, ...fact("Frame", `${x}, ${y} · ${width} × ${height}`),
        ...(line ? fact("Line", String(line)) : []), ...fact("Id", make("code", {}, id))));
  }

  makeFields(object, title) {
    const attributes = this.view.attributes.filter((attribute) => attribute.object === object);
    if (!attributes.length || !this.page.canWrite()) return "";
    return make("div", { class: "fields" }, title ? make("h3", {}, title) : "",
      ...attributes.map((attribute) => this.makeField(attribute)));
  }

  makeField(attribute) {
    const { title } = this.view;
    // The words of a constraint have the number that it had before.
    const label = (attribute.label ?? capitalised(attribute.attribute)).split(":")[0];
    const edit = (value) => ({ object: attribute.object, attribute: attribute.attribute, value });
    const field = makeField(attribute, (value, isLast) => this.page.onEdit(edit(value), `${label} of ${title}`, isLast));
    return KEPT_ATTRIBUTES.has(attribute.attribute) ? make("div", { class: "kept" }, field, this.makeKeeping(attribute, field)) : field;
  }

  /** A button that keeps a typed text as data of the scene instead of writing it into the document. */
  makeKeeping({ object }, field) {
    const title = "Shows this text as data of the scene, in all languages, and leaves the document as it is";
    return make("button", {
      type: "button", class: "small", title, on: { click: () => this.page.onKeep(object, field.querySelector("input, textarea").value) },
    }, "Keep as data");
  }

  makeSides() {
    const { sides } = this.view;
    if (!sides.length) return "";
    return make("div", {}, make("h3", {}, "What holds it"), make("dl", { class: "sides" }, ...sides.flatMap((side) => [
      make("dt", {}, make("b", {}, capitalised(side.side)), make("span", { class: "number" }, points(side.value))),
      make("dd", { dataset: { open: String(side.open) } }, ...(side.words.length ? side.words.map((words) => make("p", {}, named(words)))
        : [make("p", {}, side.open ? "Nothing holds it." : "–")])),
    ])));
  }

  makeConstraints() {
    const { constraints } = this.view;
    if (!constraints.length) return "";
    return make("div", {}, make("h3", {}, "Constraints of the document"),
      make("ul", { class: "constraints" }, ...constraints.map((constraint) => this.makeConstraint(constraint))));
  }

  makeConstraint({ id, format, words, line, satisfied }) {
    return make("li", { class: "constraint", dataset: { id } },
      make("p", {}, named(words)),
      make("p", { class: "constraint-format" }, make("code", {}, format), line ? ` line ${line}` : ""),
      satisfied ? "" : make("p", { class: "unsatisfied" }, "Not satisfied"),
      this.makeFields(id, null));
  }

  makeWhole(isOpen) {
    const whole = make("details", { class: "whole" }, make("summary", {}, "The whole explanation"),
      make("pre", { tabindex: "0", dir: "auto" }, this.view.text));
    whole.open = isOpen;
    return whole;
  }
}
