"use strict";

/** The number of texts that are added to the list at a time. */
const TEXTS_AT_A_TIME = 100;

/** The texts of an app, where they are shown and how long they may be. */
class ContextPage {
  constructor(data) {
    this.data = data;
    const texts = data.tables.flatMap((table) => table.texts.map((text) => ({ ...text, table: table.table })));
    // The texts that are seen come first; there is more to know about them.
    this.texts = [...texts.filter((text) => text.places.length), ...texts.filter((text) => !text.places.length)];
    this.language = data.languages[0] ?? "base";
    this.fillChoices();
    const end = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.addTexts(), {
      root: part("list"),
      rootMargin: "400px",
    });
    this.end = make("li", { "aria-hidden": "true" });
    part("list").append(this.end);
    end.observe(this.end);
    part("search").addEventListener("input", () => this.filter());
    part("filter").addEventListener("change", () => this.filter());
    part("language").addEventListener("change", (event) => {
      this.language = event.target.value;
      this.filter();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.target.matches("input, select")) return;
      event.preventDefault();
      part("search").focus();
    });
    this.filter();
  }

  fillChoices() {
    const languages = this.data.languages.length ? this.data.languages : ["base"];
    for (const language of languages) part("language").append(make("option", { value: language }, language));
    const unseen = this.data.neverSeen.length;
    part("tally").textContent =
      `${counted(this.texts.length, "text")} in ${counted(this.data.languages.length, "language")}` +
      (unseen ? `, ${unseen.toLocaleString("en")} that no scene shows` : "");
  }

  get isWanted() {
    const words = part("search").value.toLocaleLowerCase();
    const kind = part("filter").value;
    return (text) => {
      if (kind === "limited" && !text.limits[this.language]) return false;
      if (kind === "unseen" && text.places.length) return false;
      if (kind === "truncated" && !text.places.some((place) => place.truncated?.[this.language])) return false;
      if (!words) return true;
      const all = [text.key, text.source, text.translations[this.language] ?? "", ...text.places.map((place) => place.scene)];
      return all.some((one) => one.toLocaleLowerCase().includes(words));
    };
  }

  filter() {
    this.shown = this.texts.filter(this.isWanted);
    this.count = 0;
    part("list").replaceChildren(this.end);
    part("hits").textContent = counted(this.shown.length, "text");
    this.addTexts();
    const kept = this.shown.includes(this.selected) ? this.selected : this.shown[0];
    this.select(kept, false);
  }

  addTexts() {
    for (const text of this.shown.slice(this.count, this.count + TEXTS_AT_A_TIME)) this.end.before(this.item(text));
    this.count = Math.min(this.count + TEXTS_AT_A_TIME, this.shown.length);
  }

  item(text) {
    const limit = text.limits[this.language];
    const about = [text.places.length ? counted(text.places.length, "place") : "never seen"];
    if (limit) about.push(`at most ${counted(limit.characters, "character")}`);
    const button = make(
      "button",
      { type: "button", on: { click: () => this.select(text, true) } },
      make("span", { class: "string", dir: "auto" }, text.source || text.key),
      make("span", { class: "about" }, `${about.join(", ")} · `, named(text.key)),
    );
    button.text = text;
    return make("li", {}, button);
  }

  select(text, moves) {
    this.selected = text;
    for (const button of part("list").querySelectorAll("button")) {
      button.setAttribute("aria-current", String(button.text === text));
    }
    part("text").replaceChildren(...(text ? this.details(text) : [make("p", { class: "nothing" }, "No such text.")]));
    if (moves) part("text").focus();
  }

  details(text) {
    const parts = [
      make("h2", { dir: "auto" }, text.source || text.key),
      make("p", { class: "key" }, named(text.key), " in ", named(text.table)),
    ];
    const translation = text.translations[this.language];
    if (translation) {
      parts.push(make("p", { class: "translation", dir: "auto", lang: this.language }, translation));
    }
    const limit = text.limits[this.language];
    parts.push(limit ? this.limit(limit) : make("p", {}, text.places.length ? "Nothing limits this text." : ""));
    parts.push(make("h3", {}, text.places.length ? "Where it is shown" : "No scene shows this text."));
    return parts.concat(text.places.map((place) => this.place(place)));
  }

  limit(limit) {
    const lines = limit.lines > 1 ? ` in ${limit.lines} lines` : "";
    const sizes = Object.entries(limit.sizes);
    return make(
      "div",
      { class: "limit" },
      make("p", {}, make("strong", {}, `At most ${points(limit.points)} wide`), `, about ${counted(limit.characters, "character")}${lines}.`),
      make("p", {}, `Tightest in `, named(limit.tightest), `: `, named(limit.cause), ` if it is longer.`),
      sizes.length > 1
        ? make(
            "table",
            { class: "sizes" },
            make("tr", {}, make("th", { scope: "row" }, "Text size"), ...sizes.map(([size]) => make("th", { scope: "col" }, size))),
            make("tr", {}, make("th", { scope: "row" }, "Points"), ...sizes.map(([, width]) => make("td", {}, points(width)))),
          )
        : "",
    );
  }

  place(place) {
    const neighbours = [];
    if (place.before) neighbours.push(" after ", quoted(place.before));
    if (place.after) neighbours.push(neighbours.length ? " and before " : " before ", quoted(place.after));
    const parts = [
      make("p", {}, make("strong", {}, named(place.scene)), ` (`, named(place.document), `): `, named(place.words), ...neighbours),
    ];
    const truncated = place.truncated?.[this.language];
    if (truncated) parts.push(make("p", { class: "truncated" }, `Truncated today on ${truncated.join("; ")}`));
    // The picture in the language asked for, or else in that of the sources.
    const shot = place.screenshots?.[this.language] ?? place;
    if (shot.screenshot !== undefined) parts.push(this.picture(place, shot));
    return make("section", { class: "place" }, ...parts);
  }

  picture(place, shot) {
    const picture = this.data.screenshots[shot.screenshot];
    const [x, y, width, height] = shot.rectangle;
    const mark = make("div", { class: "mark" });
    const margin = 6;
    mark.style.left = `${(100 * (x - margin)) / picture.width}%`;
    mark.style.top = `${(100 * (y - margin)) / picture.height}%`;
    mark.style.width = `${(100 * (width + 2 * margin)) / picture.width}%`;
    mark.style.height = `${(100 * (height + 2 * margin)) / picture.height}%`;
    const address = picture.path.split("/").map(encodeURIComponent).join("/");
    const frame = make("div", { class: "picture" });
    frame.append(
      make("img", { src: address, width: picture.width, height: picture.height, loading: "lazy", alt: `The scene ${place.scene}` }),
      mark,
    );
    const window = make("div", { class: "window", tabindex: "0", role: "group", "aria-label": `Picture of ${place.scene}` }, frame);
    // A tall picture shows the part with the text.
    requestAnimationFrame(() => window.scrollTo(0, mark.offsetTop - window.clientHeight / 2));
    return window;
  }
}

function points(width) {
  return `${Math.floor(width * 10) / 10} pt`;
}

function quoted(text) {
  return make("q", { dir: "auto" }, text);
}

new ContextPage(JSON.parse(part("context-data").textContent));
