"use strict";

/** What was found in a frame, with the changes that mend it. */
class Findings {
  /**
   * @param {{onSelect: (finding: ?Object) => void, loadFixes: (finding: Object) => Promise<Object[]>, trials: Trials,
   *   canWrite: () => boolean}} page
   */
  constructor(element, page) {
    this.element = element;
    this.page = page;
    this.findings = [];
    this.selected = null;
    this.fixes = new Map();
    this.draw();
  }

  /** Shows the findings of a frame. `key` says for what the fixes are: those of another cell or version are dropped. */
  show(findings, key) {
    if (key !== this.key) this.fixes.clear();
    const shown = JSON.stringify([findings, key]);
    if (shown === this.shown) return;
    this.key = key;
    this.shown = shown;
    this.findings = [...findings].sort((a, b) => severityRank(a.severity) - severityRank(b.severity));
    if (!this.find(this.selected)) this.selected = null;
    this.draw();
  }

  find(id) {
    return this.findings.find((finding) => finding.id === id) ?? null;
  }

  get selectedFinding() {
    return this.find(this.selected);
  }

  select(finding) {
    this.selected = finding?.id ?? null;
    for (const item of this.element.querySelectorAll(".finding")) press(item.querySelector(".item"), item.dataset.id === this.selected);
    this.page.onSelect(finding);
  }

  /** Selects the next finding and returns it. */
  step() {
    if (!this.findings.length) return null;
    const place = this.findings.findIndex(({ id }) => id === this.selected);
    const next = this.findings[(place + 1) % this.findings.length];
    this.select(next);
    this.element.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: "nearest" });
    return next;
  }

  draw() {
    const focused = document.activeElement?.dataset?.focus;
    this.element.replaceChildren(this.findings.length
      ? make("ul", { class: "items" }, ...this.findings.map((finding) => this.makeItem(finding)))
      : make("p", { class: "faint quiet" }, this.shown ? "Nothing is wrong at this size." : "Loading…"));
    if (focused) this.element.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus();
  }

  makeItem(finding) {
    const { id, severity, rule, message, place } = finding;
    const button = make("button", {
      type: "button", class: "item", "aria-pressed": String(id === this.selected), dataset: { focus: `finding-${id}` },
      on: { click: () => this.select(id === this.selected ? null : finding) },
    }, make("span", { class: "severity", dataset: { severity } }, severityTitle(severity)),
    make("span", { class: "rule-title" }, ruleTitle(rule)), make("span", { class: "item-text" }, named(message)),
    make("span", { class: "place", title: place }, named(fileName(place))));
    const fixes = make("div", { class: "fixes" });
    const item = make("li", { class: "finding", dataset: { id } }, button);
    if (finding.fixable) item.append(this.makeFixButton(finding, fixes), fixes);
    const known = this.fixes.get(id);
    if (known) this.showFixes(finding, fixes, known);
    return item;
  }

  makeFixButton(finding, fixes) {
    const button = make("button", {
      type: "button", class: "small", "aria-expanded": String(this.fixes.has(finding.id)), dataset: { focus: `fixes-${finding.id}` },
    }, "Fixes");
    button.addEventListener("click", async () => {
      const isOpen = this.fixes.has(finding.id);
      button.setAttribute("aria-expanded", String(!isOpen));
      if (isOpen) {
        this.fixes.delete(finding.id);
        fixes.replaceChildren();
        return;
      }
      await this.load(finding, fixes, button);
    });
    return button;
  }

  async load(finding, fixes, button) {
    const { key } = this;
    fixes.replaceChildren(make("p", { class: "faint", role: "status" },
      "Looking for changes that mend it, and trying them in all cells of the grid…"));
    button.disabled = true;
    try {
      const found = await this.page.loadFixes(finding);
      if (key !== this.key) return;
      this.fixes.set(finding.id, found);
      this.showFixes(finding, fixes, found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fixes.replaceChildren(make("p", { class: "message", role: "alert" }, named(error.message)));
    } finally {
      button.disabled = false;
    }
  }

  showFixes(finding, element, fixes) {
    const [verified, others] = [true, false].map((isVerified) => (
      fixes.filter((fix) => fix.verified === isVerified).map((fix) => this.makeFix(finding, fix))));
    element.replaceChildren(...(verified.length ? verified
      : [make("p", { class: "faint" }, "No change of the document mends it and breaks nothing else.")]),
    others.length ? make("details", { class: "refuted" },
      make("summary", {}, `${counted(others.length, "change")} that ${others.length === 1 ? "does" : "do"} not`), ...others) : "");
  }

  makeFix(finding, fix) {
    const words = [fix.verified ? "Tried in all cells" : "Breaks something else",
      fix.moved ? `moves ${counted(fix.moved, "view")}` : "moves nothing"];
    return make("section", { class: "fix", dataset: { verified: String(fix.verified) } },
      make("h4", {}, named(fix.title)), make("p", { class: "fix-words" }, words.join(" · ")),
      fix.refutation ? make("p", { class: "refutation" }, named(fix.refutation)) : "",
      make("ol", { class: "steps" }, ...fix.steps.map((step) => make("li", {}, named(step)))),
      ...(fix.remarks ?? []).map((remark) => make("p", { class: "faint" }, named(remark))),
      fix.code?.length ? make("details", {}, make("summary", {}, "Code"), make("pre", { tabindex: "0" }, fix.code.join("\n"))) : "",
      make("details", {}, make("summary", {}, "Diff"), make("pre", { class: "diff", tabindex: "0" }, ...diffLines(fix.diff))),
      this.page.canWrite() && fix.trial ? this.makeActions(finding, fix) : "");
  }

  makeActions(finding, fix) {
    const { trials } = this.page;
    const trial = { id: fix.trial, title: fix.title, document: finding.document, diff: fix.diff };
    const isTried = trials.id === fix.trial;
    const button = (text, action, properties = {}) => make("button", {
      type: "button", class: "small", dataset: { focus: `${action}-${fix.trial}` }, on: { click: () => this[action](trial) }, ...properties,
    }, text);
    return make("div", { class: "actions" }, isTried ? button("Discard", "discard") : button("Try", "attempt"), button("Write", "write"));
  }

  attempt(trial) {
    this.page.trials.show(trial);
  }

  write(trial) {
    this.page.trials.write(trial);
  }

  discard() {
    this.page.trials.discard();
  }

  /** Shows which of the fixes is tried. */
  update() {
    this.draw();
  }
}
