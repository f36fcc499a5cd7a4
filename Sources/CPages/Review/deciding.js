"use strict";

/** Carries out what the reviewer decides on the page. */
class Deciding {
  constructor(review, decisions, transport) {
    this.review = review;
    this.decisions = decisions;
    this.transport = transport;
    part("save").replaceChildren(transport.verb, make("span", { class: "wide" }, " decisions"));
    part("save").addEventListener("click", () => this.send());
    part("copy").addEventListener("click", () => this.copyMarkdown());
    part("accept").addEventListener("click", () => this.decide("accept"));
    part("reject").addEventListener("click", () => this.decide("reject"));
    addEventListener("beforeunload", (event) => {
      if (transport.isServer && this.undelivered > 0) event.preventDefault();
    });
  }

  get undelivered() {
    return this.decisions.paths("accept").length + this.decisions.paths("reject").length;
  }

  decide(verdict) {
    const { image } = this.review;
    if (!image) return;
    if (this.decisions.of(image) === verdict && !this.decisions.isDelivered(image)) {
      this.withdraw();
      return;
    }
    const decided = this.decisions.decide([image], verdict);
    if (!decided.length) {
      this.review.announce(this.decisions.isDone(image) ? "This decision is already applied." : "This image needs no decision.");
      return;
    }
    this.goOn(`${verdict === "accept" ? "Accepted" : "Rejected"} ${image.scene}, ${image.traits}.`);
  }

  /**
   * Decides about the images of the current cause. Only those are accepted in which nothing has changed but what is said of the
   * current image; one bad change is enough to reject.
   */
  decideGroup(verdict) {
    const { image, rows, index } = this.review;
    if (!image) return;
    const { group } = rows[index];
    const cause = group?.cause ?? (image.causes.length ? this.review.report.causes.get(image.causes[0].id) : null);
    const all = cause?.images ?? (image.verdict.isCommon ? group?.images : null) ?? [image];
    const images = cause && verdict === "accept" ? cause.imagesLike(image) : all;
    this.decideAll(images, verdict, all.length - images.length);
  }

  /** Decides about some images of a cause, including those that the filter hides. */
  decideAll(images, verdict, others = 0) {
    const decided = this.decisions.decide(images, verdict);
    const rest = others > 0 ? ` ${counted(others, "image")} with other changes too ${others === 1 ? "is" : "are"} left.` : "";
    this.goOn(`${verdict === "accept" ? "Accepted" : "Rejected"} ${counted(decided.length, "image")}.${rest}`);
  }

  /** Goes to the next image that is undecided. */
  goOn(message) {
    const isOpen = (row) => row.image.canBeDecided && !this.decisions.of(row.image);
    const next = this.review.nextImage(this.review.index, 1, isOpen) ?? this.review.nextImage(this.review.rows.length, -1, isOpen);
    if (next === null) this.review.list.refresh();
    else this.review.select(next);
    this.review.update();
    const left = this.decisions.open.length;
    this.review.announce(`${message} ${left === 0 ? "All decided." : `${left.toLocaleString("en")} left.`}`);
  }

  withdraw() {
    if (!this.review.image || !this.decisions.withdraw(this.review.image)) return;
    this.review.list.refresh();
    this.review.update();
    this.review.announce("Decision withdrawn.");
  }

  async send() {
    const [accept, reject] = [this.decisions.paths("accept"), this.decisions.paths("reject")];
    const decisions = { accept, reject, notes: this.decisions.notesOf(reject) };
    const count = decisions.accept.length + decisions.reject.length;
    if (count === 0) {
      this.review.announce("There are no decisions yet.");
      return;
    }
    try {
      this.decisions.record(await this.transport.send(decisions, this.digests(decisions)));
      this.review.announce(this.sentence(count));
    } catch (error) {
      this.review.announce(error.message);
      this.review.warn([error.message]);
    }
    this.review.list.refresh();
    this.review.update();
  }

  /** The digests of the decided images, so that the server notices if another run has replaced them. */
  digests({ accept, reject }) {
    const { byPath } = this.review.report;
    return Object.fromEntries([...accept, ...reject].map((path) => [path, byPath.get(path)?.digest ?? ""]));
  }

  /** Puts the rejections with their notes on the clipboard, as Markdown for a pull request. */
  async copyMarkdown() {
    try {
      await navigator.clipboard.writeText(rejectionsInMarkdown(this.review.report, this.decisions));
      this.review.announce("Copied as Markdown.");
      part("copy").textContent = "Copied";
      setTimeout(() => { part("copy").textContent = "Copy Markdown"; }, 1500);
    } catch {
      this.review.warn(["The browser does not let this page use the clipboard."]);
    }
  }

  sentence(count) {
    if (!this.transport.isServer) return `${counted(count, "decision")} exported as decisions.json.`;
    const failed = [...this.decisions.outcomes.values()].filter(({ ok }) => !ok).length;
    return failed ? `${counted(failed, "decision")} could not be applied; the images say why.` : `${counted(count, "decision")} applied.`;
  }
}

/** The rejections with their notes in Markdown: a line for each note and the images that it is about. */
function rejectionsInMarkdown(report, decisions) {
  const rejected = report.images.filter((image) => decisions.of(image) === "reject");
  const accepted = report.images.filter((image) => decisions.of(image) === "accept").length;
  const lines = [`### Snapshots: ${counted(accepted, "image")} accepted, ${counted(rejected.length, "image")} rejected`, ""];
  const groups = new Map();
  for (const image of rejected) {
    const note = decisions.note(image).trim();
    groups.set(note, [...(groups.get(note) ?? []), image]);
  }
  for (const [note, images] of groups) {
    lines.push(`- **Rejected**${note ? `: ${escapedForMarkdown(note)}` : ""}`);
    for (const image of images) lines.push(`  - ${escapedForMarkdown(`${image.scene} (${image.traits})`)}`);
  }
  return lines.join("\n") + "\n";
}

/** A text for a line of Markdown without markup. Every ASCII punctuation character may be escaped (CommonMark 0.31, 2.4). */
function escapedForMarkdown(text) {
  return inert(text.replace(/\s+/g, " ")).replace(/[\\`*_{}[\]()<>|~&!$:]/g, "\\$&").replace(/ww\./gi, (dot) => `${dot.slice(0, -1)}\\.`)
    .replace(/[@#]/g, "\\$&<!-- -->");
}
