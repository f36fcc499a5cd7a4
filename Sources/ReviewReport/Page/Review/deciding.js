"use strict";

/** Carries out what the reviewer decides on the page. */
class Deciding {
  constructor(review, decisions, transport) {
    this.review = review;
    this.decisions = decisions;
    this.transport = transport;
    part("save").textContent = transport.verb;
    part("save").addEventListener("click", () => this.send());
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

  decideGroup(verdict) {
    const { group } = this.review.rows[this.review.index] ?? {};
    const cause = this.review.image?.causes[0];
    const images = group?.cause?.images ?? group?.images ?? (cause && this.review.report.causes.get(cause.key).images) ?? [this.review.image];
    this.decideAll(images.filter(Boolean), verdict);
  }

  /** Decides about all images of a cause, including those that the filter hides. */
  decideAll(images, verdict) {
    const decided = this.decisions.decide(images, verdict);
    this.goOn(`${verdict === "accept" ? "Accepted" : "Rejected"} ${counted(decided.length, "image")}.`);
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
    const decisions = { accept: this.decisions.paths("accept"), reject: this.decisions.paths("reject") };
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

  sentence(count) {
    if (!this.transport.isServer) return `${counted(count, "decision")} exported as decisions.json.`;
    const failed = [...this.decisions.outcomes.values()].filter(({ ok }) => !ok).length;
    return failed ? `${counted(failed, "decision")} could not be applied; the images say why.` : `${counted(count, "decision")} applied.`;
  }
}
