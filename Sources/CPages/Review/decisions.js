"use strict";

/**
 * The decisions by path, `accept` or `reject`, and notes that say why an image is rejected. They are kept across reloads
 * while the picture stays the same.
 */
class Decisions {
  constructor(report) {
    this.report = report;
    this.verdicts = new Map();
    this.outcomes = new Map();
    this.notes = new Map();
    this.place = `galley-review:${location.pathname}`;
    this.restore();
    this.takeApplied(globalThis.galleyApplied?.decisions ?? []);
  }

  of(image) {
    return this.verdicts.get(image.path) ?? null;
  }

  /** The note about an image, or an empty text. */
  note(image) {
    return this.notes.get(image.path) ?? "";
  }

  setNote(image, text) {
    if (text.trim() === "") this.notes.delete(image.path);
    else this.notes.set(image.path, text);
    // The server has the rejection without this note.
    if (this.of(image) === "reject") this.outcomes.delete(image.path);
    this.keep();
  }

  /** The notes of the rejections among some paths. */
  notesOf(paths) {
    return Object.fromEntries(paths.filter((path) => this.notes.has(path)).map((path) => [path, this.notes.get(path).trim()]));
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

  /** Those of some images that can be decided and are not. */
  undecided(images) {
    return images.filter((image) => image.canBeDecided && !this.of(image));
  }

  /** The images of listed verdicts that are undecided. */
  get open() {
    return this.undecided(this.report.images).filter((image) => image.verdict.isListed);
  }

  keep() {
    const kept = [...new Set([...this.verdicts.keys(), ...this.notes.keys()])].map((path) => [
      path, this.verdicts.get(path) ?? null, this.report.byPath.get(path)?.digest ?? "", this.outcomes.get(path) ?? null,
      this.notes.get(path) ?? "",
    ]);
    try {
      localStorage.setItem(this.place, JSON.stringify(kept));
    } catch {
      // If storage is unavailable or full, decisions last as long as the page.
    }
  }

  /** Adds the decisions that a server recorded in the report, from whichever browser they came. */
  takeApplied(decisions) {
    for (const { path, digest, decision, note } of decisions) {
      if (this.report.byPath.get(path)?.digest !== digest) continue;
      this.verdicts.set(path, decision);
      this.outcomes.set(path, { path, ok: true, message: "" });
      if (note) this.notes.set(path, note);
    }
  }

  restore() {
    let kept = [];
    try {
      kept = JSON.parse(localStorage.getItem(this.place)) ?? [];
    } catch {
      return;
    }
    for (const [path, verdict, digest, outcome, note] of kept) {
      if ((this.report.byPath.get(path)?.digest ?? null) !== digest) continue;
      if (verdict) this.verdicts.set(path, verdict);
      if (note) this.notes.set(path, note);
      if (outcome) this.outcomes.set(path, outcome);
    }
  }
}
