"use strict";

/**
 * The decisions by path: `accept` or `reject`. They are kept across reloads while the picture stays the same.
 */
class Decisions {
  constructor(report) {
    this.report = report;
    this.verdicts = new Map();
    this.outcomes = new Map();
    this.place = `galley-review:${location.pathname}`;
    this.restore();
    this.takeApplied(globalThis.galleyApplied?.decisions ?? []);
  }

  of(image) {
    return this.verdicts.get(image.path) ?? null;
  }

  /** The server's answer to an image's decision, or `null` before it was sent. */
  outcome(image) {
    return this.outcomes.get(image.path) ?? null;
  }

  decide(images, verdict) {
    const decided = images.filter((image) => image.canBeDecided && !this.isDone(image));
    for (const image of decided) {
      this.verdicts.set(image.path, verdict);
      this.outcomes.delete(image.path);
    }
    this.keep();
    return decided;
  }

  withdraw(image) {
    if (this.isDelivered(image)) return false;
    const was = this.verdicts.delete(image.path);
    this.outcomes.delete(image.path);
    this.keep();
    return was;
  }

  /** Whether the server has carried out an image's decision. */
  isDelivered(image) {
    return this.outcome(image)?.ok === true;
  }

  /** Whether a decision is final, because a reference was replaced. A rejection can still be changed. */
  isDone(image) {
    return this.isDelivered(image) && this.of(image) === "accept";
  }

  paths(verdict) {
    return [...this.verdicts].filter(([path, its]) => its === verdict && !this.outcomes.get(path)?.ok).map(([path]) => path);
  }

  record(outcomes) {
    for (const outcome of outcomes) this.outcomes.set(outcome.path, outcome);
    this.keep();
  }

  /** The images of listed verdicts that are undecided. */
  get open() {
    return this.report.images.filter((image) => image.canBeDecided && image.verdict.isListed && !this.verdicts.has(image.path));
  }

  keep() {
    const kept = [...this.verdicts].map(([path, verdict]) => {
      return [path, verdict, this.report.byPath.get(path)?.digest ?? "", this.outcomes.get(path) ?? null];
    });
    try {
      localStorage.setItem(this.place, JSON.stringify(kept));
    } catch {
      // If storage is unavailable or full, decisions last as long as the page.
    }
  }

  /** Adds the decisions that a server recorded in the report, from whichever browser they came. */
  takeApplied(decisions) {
    for (const { path, digest, decision } of decisions) {
      if (this.report.byPath.get(path)?.digest !== digest) continue;
      this.verdicts.set(path, decision);
      this.outcomes.set(path, { path, ok: true, message: "" });
    }
  }

  restore() {
    let kept = [];
    try {
      kept = JSON.parse(localStorage.getItem(this.place)) ?? [];
    } catch {
      return;
    }
    for (const [path, verdict, digest, outcome] of kept) {
      if ((this.report.byPath.get(path)?.digest ?? null) !== digest) continue;
      this.verdicts.set(path, verdict);
      if (outcome) this.outcomes.set(path, outcome);
    }
  }
}
