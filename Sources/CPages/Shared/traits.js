"use strict";

/** The traits that distinguish images, in the order in which they are shown. */
const TRAITS = [
  { key: "locale", title: "Language" },
  { key: "typeSize", title: "Text size" },
  { key: "device", title: "Device" },
  { key: "orientation", title: "Orientation" },
  { key: "appearance", title: "Appearance" },
  { key: "contrast", title: "Contrast" },
  { key: "look", title: "Look" },
];

/** The text sizes in ascending order. Other sizes follow by name. */
const TYPE_SIZES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

/** The device, language, text size and all unusual traits in one line. */
function traitWords(image) {
  const unusual = [image.orientation !== "portrait" && image.orientation, image.appearance !== "light" && image.appearance,
    image.contrast && `${image.contrast} contrast`, image.look];
  return [image.locale, image.typeSize, image.device, ...unusual, `@${image.scale}x`].filter(Boolean).join(" · ");
}

/** The traits of an image in which others differ, in one line. */
function distinctTraitWords(image, isVarying) {
  const keys = TRAITS.map(({ key }) => key).filter(isVarying);
  return keys.map((key) => image[key]).filter(Boolean).join(" · ") || traitWords(image);
}

/** The order of values that are not in a table. */
const READING_ORDER = new Intl.Collator("en", { numeric: true });

/** The values that images have for a key, and others, each once and in reading order. */
function valuesOf(images, key, others = []) {
  const values = [...new Set([...images.map((image) => image[key] ?? ""), ...others])];
  const place = (value) => (key === "typeSize" ? (TYPE_SIZES.indexOf(value) + 1 || TYPE_SIZES.length + 1) : 0);
  return values.sort((a, b) => place(a) - place(b) || READING_ORDER.compare(a, b));
}

/** The address of a file beside the page. Characters such as `%` in its name are percent-encoded. */
function address(file) {
  return file.split("/").map(encodeURIComponent).join("/");
}

/** The path of the image in the page's address. */
function pathInAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
