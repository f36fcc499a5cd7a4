"use strict";

/** The panels beside the picture, and what is selected in them and in the picture. */
class Inspector {
  /** @param {Preview} page */
  constructor(page) {
    this.page = page;
    this.frame = null;
    this.path = "0";
    this.showsMarks = true;
    this.tabs = new Tabs(part("tabs"), [
      { id: "views", title: "Views" }, { id: "findings", title: "Findings" }, { id: "breaks", title: "Breaks" },
      { id: "why", title: "Why" },
    ], (tab) => this.chooseTab(tab));
    this.outline = new Outline(part("outline"), { onSelect: (node) => this.select(node, "outline"), onHover: (node) => this.hover(node) });
    this.findings = new Findings(part("panel-findings"), {
      trials: page.trials, canWrite: () => page.project.canWrite, onSelect: (finding) => this.showFinding(finding),
      loadFixes: (finding) => page.loadFixes(finding),
    });
    this.breaks = new Breaks(part("panel-breaks"), {
      connection: page.connection, rulers: page.rulers, onSpan: (axis, span, breaks) => page.goToSpan(axis, span, breaks),
      onBreaks: () => this.countBreaks(),
    });
    this.why = new Why(part("panel-why"), {
      connection: page.connection, canWrite: () => page.project.canWrite, onEdit: (...edit) => page.trials.edit(...edit),
      onKeep: (object, text) => page.keep(object, text),
    });
    this.narrow = matchMedia("(max-width: 1000px)");
    this.narrow.addEventListener("change", () => this.arrange());
    part("marks").addEventListener("click", () => this.toggleMarks());
  }

  /** Moves the tree of views into a tab if there is no room for it above the tabs. */
  arrange() {
    const isNarrow = this.narrow.matches;
    part(isNarrow ? "panel-views" : "views").append(part("outline"));
    part("views").hidden = isNarrow;
    this.tabs.buttons.get("views").hidden = !isNarrow;
    const { tab } = this.page.choices;
    const isKnown = this.tabs.buttons.has(tab) && (tab !== "views" || isNarrow);
    this.tabs.show(isKnown ? tab : "findings");
  }

  chooseTab(tab) {
    this.page.choices.tab = tab;
    this.page.choices.store();
    this.arrange();
    this.askWhy();
  }

  get node() {
    const { view } = this.page.choices;
    return view && this.frame ? this.frame.node(this.path, view) : null;
  }

  /** Shows a frame's views and findings. `key` names its cell and version. */
  show(frame, key) {
    this.frame = frame;
    const severities = new Map();
    for (const { views, severity } of [...(frame.findings ?? [])].sort((a, b) => severityRank(b.severity) - severityRank(a.severity))) {
      for (const id of views) severities.set(id, severity);
    }
    this.outline.show(frame.nodes, severities);
    this.outline.select(this.node, false);
    this.findings.show(frame.findings ?? [], key);
    this.tabs.count("findings", frame.findings?.length ?? 0, worstOf(frame.counts));
    const { hovered } = this;
    this.hovered = hovered && frame.node(hovered.path, hovered.view.id);
    this.outlineMarks();
    this.breaks.want(this.page.cellQuery());
    this.countBreaks();
    this.askWhy();
  }

  countBreaks() {
    this.tabs.count("breaks", this.breaks.count);
  }

  clear() {
    this.frame = null;
    this.outline.show([], new Map());
    this.findings.show([], null);
    this.why.clear();
  }

  askWhy() {
    const { node } = this;
    if (!node) this.why.clear();
    else if (this.tabs.chosen === "why") this.why.want(this.page.viewQuery(node.view.id));
  }

  /** Selects a view, `null` for none. `from` is where it was selected: `picture`, `outline` or `keys`. */
  select(node, from) {
    const { choices } = this.page;
    choices.view = node?.view.id ?? "";
    this.path = node?.path ?? "0";
    if (node && (from === "picture" || (from === "outline" && !this.narrow.matches))) choices.tab = "why";
    choices.store();
    this.arrange();
    this.outline.select(node);
    this.outlineMarks();
    if (from !== "picture" && node) this.page.stage.reveal([node]);
    this.askWhy();
    if (from !== "outline") this.page.announce(node ? `Selected: ${nodeWords(node)}` : "Nothing selected.");
  }

  /** Selects the deepest view at a place of the picture, or the one around the selected one. */
  pick(nodes, isAgain) {
    const place = nodes.findIndex(({ path }) => path === this.node?.path);
    const next = isAgain && place >= 0 ? nodes[(place + 1) % nodes.length] : nodes[0];
    this.select(next ?? null, "picture");
  }

  selectParent() {
    const parent = this.node?.parent;
    if (parent) this.select(parent, "keys");
  }

  hover(node) {
    if (node === this.hovered) return;
    this.hovered = node;
    this.outline.hover(node);
    this.page.stage.outline({ hovered: node });
  }

  showFinding(finding) {
    this.outlineMarks();
    if (!finding) return;
    const nodes = this.frame.nodesOf(finding.views);
    this.page.stage.reveal(nodes);
    this.page.stage.flash();
    this.page.announce(`${severityTitle(finding.severity)}: ${finding.message}`);
  }

  nextFinding() {
    this.chooseTab("findings");
    if (!this.findings.step()) this.page.announce("No findings.");
  }

  /** Outlines the views of the selected finding, or else of all of them. */
  outlineMarks() {
    const { selectedFinding } = this.findings;
    const shown = selectedFinding ? [selectedFinding] : this.showsMarks ? this.frame?.findings ?? [] : [];
    const marks = new Map();
    for (const { views, severity } of [...shown].sort((a, b) => severityRank(b.severity) - severityRank(a.severity))) {
      for (const node of this.frame.nodesOf(views)) if (node.parent || selectedFinding) marks.set(node.path, { node, severity });
    }
    this.page.stage.outline({ findings: [...marks.values()], selected: this.node, hovered: this.hovered ?? null });
    press(part("marks"), this.showsMarks);
  }

  toggleMarks() {
    this.showsMarks = !this.showsMarks;
    this.outlineMarks();
  }
}

function nodeWords({ view }) {
  const named = view.name ? `${view.class} ${view.name}` : view.class;
  return `${named}, ${sizeWords(view.frame.slice(2)).replace("×", "by")} points${view.hidden ? ", hidden" : ""}`;
}
