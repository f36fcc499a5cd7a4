"use strict";

/** The time without changes after which the words are asked for, in milliseconds. */
const WORDS_REST = 250;

/** Shows the current picture, another one, or both with a divider between them. */
class Comparing {
  /**
   * @param {{stage: SceneStage, connection: Connection, onChoose: (changes: Object) => void, onFail: (error: Refusal) => void,
   *   onAccept: () => void}} page
   */
  constructor({ stage, connection, onChoose, onFail, onAccept }) {
    this.stage = stage;
    this.connection = connection;
    part("accept").addEventListener("click", onAccept);
    this.onChoose = onChoose;
    this.share = 50;
    this.feed = new FrameFeed(connection, {
      onFrame: (frame) => this.showFrame(frame),
      onFail: (error) => {
        // The last one may be that of another scene.
        stage.hideOther();
        onFail(error);
      },
    });
    this.divider = this.makeDivider();
    stage.view.append(this.divider);
  }

  /** Makes the buttons for the pictures that the project can be compared with. */
  build(project) {
    const { sources } = project;
    this.sources = sources;
    part("sources").hidden = sources.length === 0;
    const buttons = makeSegments("Compare", [{ value: "now", title: "Now" }, ...sources.map(({ from, title }) => ({ value: from, title })),
      { value: "swipe", title: "Swipe" }], (source) => this.onChoose({ source }));
    part("sources").replaceChildren(...buttons.children);
  }

  get isOn() {
    return this.source !== "now";
  }

  /** Shows a source; `query` asks for the current picture. */
  show(source, query) {
    const known = ["now", "swipe", ...this.sources.map(({ from }) => from)];
    this.source = this.sources.length && known.includes(source) ? source : "now";
    pressSegment(part("sources"), this.source);
    const other = this.source === "swipe" ? this.sources[0] : this.sources.find(({ from }) => from === this.source);
    this.title = other?.title;
    this.divider.firstElementChild.replaceChildren(named(this.title ?? ""));
    // What is accepted is the scene as the files have it, at its own size.
    part("accept").hidden = other?.from !== "references" || Boolean(query.trial || query.width || query.height || query.overlay);
    if (other) this.feed.want({ ...query, from: other.from, contents: "0", trial: null });
    else this.feed.clear();
    this.wantWords(other && { ...query, from: other.from });
    this.update();
  }

  /** Asks what differs, in words, once the size rests; `null` for nothing. */
  wantWords(query) {
    const { overlay, priority, ...cell } = query ?? {};
    const key = query ? queryText(cell) : null;
    if (key === this.wordsKey) return;
    this.wordsKey = key;
    clearTimeout(this.rest);
    if (!query) this.showWords(null);
    else this.rest = setTimeout(() => this.loadWords(cell, key), WORDS_REST);
  }

  async loadWords(cell, key) {
    try {
      const { sentences } = await this.connection.get("words", cell);
      if (key === this.wordsKey) this.showWords(sentences);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (key === this.wordsKey) this.showWords(null);
    }
  }

  showWords(sentences) {
    part("changed").hidden = !sentences;
    if (!sentences) return;
    part("changed-title").replaceChildren(sentences.length ? `${counted(sentences.length, "change")} since ` : "No view differs from ",
      named(this.title ?? ""));
    part("changed-words").replaceChildren(...sentences.map((sentence) => make("li", {}, named(sentence))));
  }

  showFrame(frame) {
    this.stage.showOther(frame);
    this.stage.other.setAttribute("aria-label", `${inert(this.title)}: ${sizeWords(frame.size).replace("×", "by")} points`);
  }

  update() {
    const { canvas, other } = this.stage;
    const isSwipe = this.source === "swipe";
    this.divider.hidden = !isSwipe;
    canvas.classList.toggle("away", this.isOn && !isSwipe);
    other.classList.toggle("away", !this.isOn);
    if (isSwipe) this.move(this.share);
    else canvas.style.clipPath = "";
  }

  /** The canvas on top is clipped; the other one is under it. */
  move(share) {
    this.share = Math.min(100, Math.max(0, share));
    this.divider.style.left = `${this.share}%`;
    this.divider.setAttribute("aria-valuenow", Math.round(this.share));
    this.divider.setAttribute("aria-valuetext", `${Math.round(this.share)}% ${inert(this.title)}`);
    this.clip();
  }

  clip() {
    const { canvas, view, frame } = this.stage;
    if (this.source !== "swipe" || !frame) return;
    const { left } = this.stage.area([frame.picture.x, 0, 0, 0]);
    const edge = view.clientWidth * this.share / 100 - left;
    canvas.style.clipPath = `inset(-20px -20px -20px ${edge}px)`;
    this.stage.other.style.clipPath = `inset(-20px calc(100% - ${edge}px) -20px -20px)`;
  }

  makeDivider() {
    const divider = make("div", {
      class: "divider", role: "slider", tabindex: "0", "aria-label": "Divider between the pictures",
      "aria-valuemin": "0", "aria-valuemax": "100", hidden: true,
    }, make("span", { class: "side-name" }), make("span", { class: "side-name" }, "Now"));
    const steps = { ArrowLeft: -2, ArrowRight: 2, PageUp: -20, PageDown: 20, Home: -100, End: 100 };
    divider.addEventListener("keydown", (event) => {
      if (steps[event.key] === undefined || event.shiftKey) return;
      event.preventDefault();
      this.move(this.share + steps[event.key]);
    });
    divider.addEventListener("pointerdown", (event) => {
      divider.setPointerCapture(event.pointerId);
      event.stopPropagation();
    });
    divider.addEventListener("pointermove", (event) => {
      if (!divider.hasPointerCapture(event.pointerId)) return;
      const bounds = this.stage.view.getBoundingClientRect();
      this.move(100 * (event.clientX - bounds.left) / bounds.width);
    });
    return divider;
  }
}
