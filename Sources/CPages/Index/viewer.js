"use strict";

/** The view of one image: its picture, the other images of its scene, and its findings in words. */
class Viewer {
  constructor({ index, stage }) {
    Object.assign(this, { index, stage });
    this.pictures = new IntersectionObserver((entries) => this.loadPictures(entries), { root: part("strip"), rootMargin: "200px" });
  }

  /** Shows an image, with a strip of some images of its scene. */
  show(image, images) {
    part("scene").replaceChildren(named(image.scene.name));
    show(part("traits"), image.words);
    this.showStrip(image, images);
    part("words").replaceChildren(...this.verdict(image), ...this.findings(image), ...this.outline(image.scene), this.facts(image));
    part("words").scrollTop = 0;
    this.stage.show(image);
  }

  clear() {
    this.stage.show(null);
    part("strip").replaceChildren();
    this.strip = null;
  }

  showStrip(image, images) {
    const key = images.map(({ path }) => path).join("\n");
    if (this.strip !== key) {
      this.strip = key;
      this.pictures.disconnect();
      part("strip").replaceChildren(...(images.length > 1 ? images.map((other) => this.stripItem(other)) : []));
      for (const picture of part("strip").querySelectorAll("img")) this.pictures.observe(picture);
    }
    for (const link of part("strip").querySelectorAll("a")) {
      const isCurrent = link.dataset.path === image.path;
      if (isCurrent) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      if (isCurrent) reveal(link.parentElement, part("strip"));
    }
  }

  stripItem(image) {
    const words = distinctTraitWords(image, (key) => new Set(image.scene.images.map((other) => other[key])).size > 1);
    return make("li", {},
      make("a", { href: `#${address(image.path)}`, dataset: { path: image.path, severity: image.severity ?? "none" } },
        image.picture ? make("img", { alt: "", decoding: "async", width: image.width, height: image.height, dataset: { src: address(image.path) } })
          : make("span", { class: "file" }, "PDF"),
        make("span", { class: "strip-words" }, words),
        image.severity ? make("span", { class: "strip-count", title: counted(image.findings.length, "finding"), dataset: { severity: image.severity } },
          String(image.findings.length), make("span", { class: "unseen" }, " findings")) : ""));
  }

  loadPictures(entries) {
    for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
      target.src = target.dataset.src;
      this.pictures.unobserve(target);
    }
  }

  verdict(image) {
    const words = SEVERITIES.map((severity, place) => image.counts[place] && counted(image.counts[place], severity));
    return [make("p", { class: "status", dataset: { severity: image.severity ?? "none" } }, words.filter(Boolean).join(", ") || "Nothing found")];
  }

  findings(image) {
    if (!image.findings.length) return [];
    return [make("ol", { class: "findings", "aria-label": "Findings" }, ...image.findings.map((finding) => this.finding(image, finding)))];
  }

  finding(image, finding) {
    const places = image.regionsOf(finding);
    const title = make("span", { class: "rule-name", dataset: { severity: finding.severity } }, ruleTitle(finding.rule));
    return make("li", {},
      make("h3", { title: this.index.summaries.get(finding.rule) || null }, title,
        places.length ? make("button", {
          type: "button", class: "show", "aria-label": `Show: ${ruleTitle(finding.rule)}`, on: { click: () => this.stage.revealAll(places) },
        }, "Show") : ""),
      make("p", { class: "sentence", dir: "auto" }, finding.message),
      ...finding.fixes.map((fix) => make("p", { class: "fix", dir: "auto" }, fix)));
  }

  /** The views of the scene with their constraints, in a part that is closed at first and stays as it is left. */
  outline(scene) {
    if (!scene.outline.length) return [];
    const rows = scene.outline.map(([depth, kind, text]) => make("li", { dataset: { kind, depth: Math.min(depth, DEEPEST) }, dir: "auto" }, text));
    const views = scene.outline.filter(([, kind]) => kind === "view").length;
    return [make("details", { class: "outline", open: this.isOutlineOpen, on: { toggle: (event) => { this.isOutlineOpen = event.target.open; } } },
      make("summary", {}, `Outline, ${counted(views, "view")}`), make("ul", {}, ...rows))];
  }

  facts(image) {
    const link = make("a", { href: address(image.path), target: "_blank", rel: "noopener" }, named(image.path));
    const facts = [
      ["Document", named(image.scene.document)], ["Also named", named(image.scene.names.filter((name) => name !== image.scene.name).join(", "))], ["Image", link],
      ["Size", `${image.width} × ${image.height} pixels`],
    ];
    return make("dl", { class: "facts" }, ...facts.filter(([, value]) => value.textContent !== "" && value !== "").flatMap(([title, value]) => [make("dt", {}, title), make("dd", {}, value)]));
  }
}

/** The deepest indentation of the outline. */
const DEEPEST = 12;

/** Scrolls a row of elements sideways to show one of them. */
function reveal(element, row) {
  const [inner, outer] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left + 16;
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + 16;
}
