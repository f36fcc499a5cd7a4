"use strict";

/** The tree of a scene's views, by the pattern for trees of the ARIA Authoring Practices Guide. */
class Outline {
  /** @param {{onSelect: (node: Node) => void, onHover: (node: ?Node) => void}} handlers */
  constructor(element, handlers) {
    this.element = element;
    this.handlers = handlers;
    this.tree = make("ul", { class: "tree", role: "tree", "aria-label": "Views" });
    this.folded = new Set();
    this.items = new Map();
    this.nodes = [];
    element.append(this.tree);
    this.tree.addEventListener("keydown", (event) => this.press(event));
    this.tree.addEventListener("click", (event) => this.click(event));
    this.tree.addEventListener("pointerover", (event) => this.handlers.onHover(this.nodeAt(event.target)));
    this.tree.addEventListener("pointerleave", () => this.handlers.onHover(null));
  }

  /** Shows the views of a frame. Items stay if the tree has the same shape, so that the focus stays too. */
  show(nodes, severities) {
    this.nodes = nodes;
    const shape = JSON.stringify(nodes.map(({ path, view }) => [
      path, view.id, view.name, view.class, view.hidden, view.ambiguous, view.text?.truncated, severities.get(view.id),
    ]));
    if (shape === this.shape) return;
    this.shape = shape;
    const hadFocus = this.tree.contains(document.activeElement);
    this.items = new Map(nodes.map((node) => [node.path, this.makeItem(node, severities.get(node.view.id))]));
    this.tree.replaceChildren(...this.items.values());
    this.fold();
    this.select(this.selected && nodes.find(({ path }) => path === this.selected.path), false);
    if (hadFocus) this.focusable?.focus({ preventScroll: true });
  }

  makeItem(node, severity) {
    const { view } = node;
    const marks = [view.hidden && "hidden", view.ambiguous && "ambiguous", view.text?.truncated && "truncated"].filter(Boolean).join(", ");
    const item = make("li", {
      role: "treeitem", tabindex: "-1", "aria-level": node.depth + 1, "aria-selected": "false",
      "aria-setsize": node.parent?.children.length ?? 1, "aria-posinset": node.place + 1, dataset: { path: node.path },
    }, make("span", { class: "twist", "aria-hidden": "true" }), make("span", { class: "view-name" }, named(view.name || view.class)),
    make("span", { class: "view-class" }, view.name ? view.class : ""), marks ? make("span", { class: "view-marks" }, marks) : "",
    severity ? makeDot(severity) : "");
    item.style.paddingInlineStart = `${8 + Math.min(node.depth, 16) * 14}px`;
    if (node.isHidden) item.classList.add("not-shown");
    return item;
  }

  /** Hides the items below folded ones. */
  fold() {
    for (const node of this.nodes) {
      const item = this.items.get(node.path);
      item.hidden = ancestors(node).some(({ path }) => this.folded.has(path));
      if (node.children.length) item.setAttribute("aria-expanded", String(!this.folded.has(node.path)));
    }
  }

  setFolded(node, isFolded) {
    if (isFolded) this.folded.add(node.path);
    else this.folded.delete(node.path);
    this.fold();
  }

  get focusable() {
    return this.tree.querySelector('[tabindex="0"]');
  }

  /** Marks a node as selected, and shows it if it is folded away or out of sight. */
  select(node, reveals = true) {
    this.selected = node ?? null;
    for (const item of this.tree.querySelectorAll('[aria-selected="true"]')) item.setAttribute("aria-selected", "false");
    this.setFocusable(node ? this.items.get(node.path) : this.focusable ?? this.tree.firstElementChild);
    if (!node) return;
    const item = this.items.get(node.path);
    item?.setAttribute("aria-selected", "true");
    if (!reveals) return;
    for (const { path } of ancestors(node)) this.folded.delete(path);
    this.fold();
    item?.scrollIntoView({ block: "nearest" });
  }

  setFocusable(item) {
    this.focusable?.setAttribute("tabindex", "-1");
    item?.setAttribute("tabindex", "0");
  }

  hover(node) {
    this.tree.querySelector(".hovered")?.classList.remove("hovered");
    if (node) this.items.get(node.path)?.classList.add("hovered");
  }

  nodeAt(target) {
    const path = target.closest("[role=treeitem]")?.dataset.path;
    return this.nodes.find((node) => node.path === path) ?? null;
  }

  click(event) {
    const node = this.nodeAt(event.target);
    if (!node) return;
    if (event.target.closest(".twist") && node.children.length) this.setFolded(node, !this.folded.has(node.path));
    else this.choose(node);
  }

  choose(node) {
    this.handlers.onSelect(node);
    this.items.get(node.path)?.focus({ preventScroll: true });
  }

  press(event) {
    const node = this.nodeAt(event.target);
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = this.target(event.key, node);
    if (next === undefined) return;
    event.preventDefault();
    if (next) this.choose(next);
  }

  /** The node that a key goes to, `null` if it only folds or does nothing, `undefined` if the key is not one of the tree's. */
  target(key, node) {
    const shown = this.nodes.filter(({ path }) => !this.items.get(path).hidden);
    const place = shown.indexOf(node);
    const isFolded = this.folded.has(node.path);
    switch (key) {
      case "ArrowDown": return shown[place + 1] ?? null;
      case "ArrowUp": return shown[place - 1] ?? null;
      case "Home": return shown[0];
      case "End": return shown.at(-1);
      case "Enter": case " ": return node;
      case "ArrowRight":
        if (!isFolded) return node.children[0] ?? null;
        this.setFolded(node, false);
        return null;
      case "ArrowLeft":
        if (isFolded || !node.children.length) return node.parent;
        this.setFolded(node, true);
        return null;
      default: return undefined;
    }
  }
}

function makeDot(severity) {
  const title = severityTitle(severity);
  return make("span", { class: "dot", title, dataset: { severity } }, make("span", { class: "unseen" }, title));
}

function ancestors(node) {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : [];
}
