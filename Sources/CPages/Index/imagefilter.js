"use strict";

/** The conditions for images, and the order of their cards. */
class ImageFilter {
  constructor(index) {
    this.index = index;
    this.order = "worst";
    this.cards = "scenes";
    this.clear();
  }

  clear() {
    this.text = "";
    this.traits = new Map();
    this.rules = new Set();
  }

  get isNarrowed() {
    return this.text !== "" || this.traits.size > 0 || this.rules.size > 0;
  }

  setTrait(key, value) {
    if (value === "") this.traits.delete(key);
    else this.traits.set(key, value);
  }

  toggleRule(rule) {
    if (!this.rules.delete(rule)) this.rules.add(rule);
  }

  /** The images that match everything but the rules. */
  get candidates() {
    const words = this.text.toLowerCase().split(/\s+/).filter(Boolean).map((word) => new SearchWord(word, this.index));
    const traits = [...this.traits];
    return this.index.images.filter((image) => traits.every(([key, value]) => hasTrait(image, key, value))
      && words.every((word) => word.isIn(image)));
  }

  /** Those of the images that have one of the chosen rules. */
  matching(images) {
    return this.rules.size === 0 ? images : images.filter((image) => [...image.rules].some((rule) => this.rules.has(rule)));
  }

  /** The cards for images: `{ image, images }`, with the image to show and those that it stands for. */
  cardsFor(images) {
    const groups = this.cards === "images" ? images.map((image) => [image]) : imagesByScene(images);
    const cards = groups.map((group) => new CardContent(group));
    return this.order === "worst" ? cards.sort(byCounts) : cards;
  }
}

function imagesByScene(images) {
  const scenes = new Map();
  for (const image of images) {
    if (!scenes.has(image.scene)) scenes.set(image.scene, []);
    scenes.get(image.scene).push(image);
  }
  return [...scenes.values()];
}

/** What a card shows: the worst of its images, and the numbers of findings in all of them. */
class CardContent {
  constructor(images) {
    this.images = images;
    this.image = images.reduce((worst, image) => (byCounts(image, worst) < 0 ? image : worst));
    this.counts = this.image.counts;
  }

  get scene() {
    return this.image.scene;
  }

  /** The rules with findings, the worst first: `{ rule, severity, count }` with the number of images. */
  get rules() {
    const rules = new Map();
    for (const image of this.images) {
      for (const rule of new Set(image.findings.map((finding) => finding.rule))) {
        const severity = image.findings.find((finding) => finding.rule === rule).severity;
        const known = rules.get(rule) ?? { rule, severity, count: 0 };
        known.count += 1;
        if (SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known.severity)) known.severity = severity;
        rules.set(rule, known);
      }
    }
    return [...rules.values()].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.count - a.count);
  }
}

/** A word of a search, with the texts that contain it. */
class SearchWord {
  constructor(word, index) {
    this.word = word;
    this.texts = new Set([...index.texts.keys()].filter((place) => index.texts[place].includes(word)));
  }

  isIn(image) {
    return image.scene.haystack.includes(this.word) || image.path.toLowerCase().includes(this.word)
      || image.texts.some((place) => this.texts.has(place))
      || image.findings.some(({ message }) => message.toLowerCase().includes(this.word));
  }
}

function hasTrait(image, key, value) {
  if (key !== "folder") return image[key] === value;
  return image.folder === value || image.folder.startsWith(`${value}/`);
}

/** A rule's name in words: `missing-image` is "Missing image". */
function ruleTitle(rule) {
  if (rule === NO_FINDINGS) return "Without findings";
  const words = rule.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
