"use strict";

/** The time without typing after which a change is tried, in milliseconds. */
const EDIT_REST = 300;

/** A change that is shown without being written, and what was written last. */
class Trials {
  /**
   * @param {{connection: Connection, document: () => string, onChange: () => void, onWritten: () => void,
   *   onFail: (error: ?Refusal) => void, announce: (text: string) => void}} page
   */
  constructor(page) {
    this.page = page;
    this.trial = null;
    this.discarded = new Set();
    this.edits = new Map();
    /** The values that were tried, by their places: a field tells its value again when it loses the focus. */
    this.tried = new Map();
    this.sending = null;
    part("trial-write").addEventListener("click", () => this.writeAll());
    part("trial-discard").addEventListener("click", () => this.discard());
    part("undo").addEventListener("click", () => this.undo());
  }

  get id() {
    return this.trial?.id ?? null;
  }

  /** Takes over what the server says about trials and undoing. */
  adopt(project) {
    const { trial, undo } = project;
    if (trial && trial.id !== this.id && !this.trial && !this.discarded.has(trial.id)) this.trial = trial;
    part("undo").disabled = !undo;
    part("undo").title = undo ? `Undo: ${inert(undo.title)}` : "Nothing was written yet";
    part("undo").setAttribute("aria-label", undo ? `Undo: ${inert(undo.title)}` : "Undo");
    part("undo").hidden = !project.canWrite;
    this.draw();
  }

  /** Shows a trial that the server made. */
  show(trial) {
    this.trial = trial;
    this.draw();
    this.page.announce(`Tried, not written: ${trial.title}`);
    this.page.onChange();
  }

  /** Tries a change of an attribute: once typing pauses, or at once if it is the last one. */
  edit(edit, title, isLast) {
    const place = `${edit.object} ${edit.attribute}`;
    if (this.tried.get(place) === edit.value) return;
    this.edits.set(place, edit);
    this.title = title;
    clearTimeout(this.rest);
    if (isLast) this.send();
    else this.rest = setTimeout(() => this.send(), EDIT_REST);
  }

  /** Sends the changes that were not sent yet, one request at a time. */
  send() {
    clearTimeout(this.rest);
    this.sending ??= this.sendAll().finally(() => { this.sending = null; });
    return this.sending;
  }

  async sendAll() {
    while (this.edits.size) {
      const [edits, title, document] = [[...this.edits.values()], this.title, this.page.document()];
      for (const [place, { value }] of this.edits) this.tried.set(place, value);
      this.edits.clear();
      await this.attempt(async () => {
        const base = this.trial;
        const continued = base?.document === document ? base.id : undefined;
        const { trial, diff } = await this.page.connection.post("try", { document, title, edits, trial: continued });
        // It may have been discarded meanwhile.
        if (base === this.trial) this.show({ id: trial, title, document, diff });
      });
    }
  }

  /** Whether more is tried than values of an object. */
  hasOthers(object) {
    return this.trial !== null && (this.tried.size === 0 || [...this.tried.keys()].some((place) => !place.startsWith(`${object} `)));
  }

  /** Writes what is tried, with what is still being typed. */
  async writeAll() {
    await this.send();
    await this.write();
  }

  async write(trial = this.trial) {
    if (!trial) return;
    await this.attempt(async () => {
      await this.page.connection.post("write", { trial: trial.id });
      this.end();
      this.page.announce(`Written: ${trial.title}`);
      await this.page.onWritten();
    });
  }

  discard() {
    if (!this.trial) return;
    this.discarded.add(this.id);
    this.end();
    this.page.announce("Discarded. The picture shows the document as it is.");
    this.page.onChange();
  }

  async undo() {
    await this.attempt(async () => {
      await this.page.connection.post("undo", {});
      this.page.announce("Undone.");
      await this.page.onWritten();
    });
  }

  /** Forgets the trial, of which the server knows nothing any more. */
  drop() {
    this.discarded.add(this.id);
    this.end();
  }

  end() {
    this.edits.clear();
    this.tried.clear();
    this.trial = null;
    this.draw();
  }

  async attempt(action) {
    try {
      await action();
      this.page.onFail(null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.page.onFail(error);
    }
  }

  draw() {
    const { trial } = this;
    const hadFocus = part("trial").contains(document.activeElement);
    part("trial").hidden = !trial;
    document.body.classList.toggle("trying", Boolean(trial));
    if (!trial) {
      if (hadFocus) part("stage").focus({ preventScroll: true });
      return;
    }
    part("trial-title").replaceChildren(make("b", {}, "Tried, not written: "), named(trial.title), " ",
      make("span", { class: "faint" }, named(fileName(trial.document ?? ""))));
    part("trial").querySelector("details").hidden = !trial.diff;
    part("trial-diff").replaceChildren(...(trial.diff ? diffLines(trial.diff) : []));
  }
}
