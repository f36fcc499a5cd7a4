"use strict";

/** Titles of values of attributes. */
const VALUE_TITLES = { equal: "=", lessThanOrEqual: "≤", greaterThanOrEqual: "≥" };

/**
 * Makes a field for an attribute of the document.
 *
 * @param {{object: string, attribute: string, label: string, kind: string, value: ?string, choices: ?string[], remark: ?string}} attribute
 * @param {(value: ?string, isLast: boolean) => void} onChange `isLast` once the value is complete, such as with Enter
 */
function makeField(attribute, onChange) {
  const input = FIELD_KINDS[attribute.kind]?.(attribute) ?? FIELD_KINDS.text(attribute);
  const title = attribute.label ?? capitalised(attribute.attribute);
  input.dataset.field = `${attribute.object} ${attribute.attribute}`;
  input.value = attribute.value ?? "";
  input.addEventListener("input", () => onChange(input.value, false));
  input.addEventListener("change", () => onChange(input.value, true));
  return make("label", { class: "field", dataset: { kind: attribute.kind } },
    make("span", { title: attribute.attribute }, named(title)), input,
    attribute.remark ? make("small", { class: "remark" }, named(attribute.remark)) : "");
}

const FIELD_KINDS = {
  // A field of one line drops the breaks of a text.
  text: ({ value }) => make(value?.includes("\n") ? "textarea" : "input", {
    type: "text", dir: "auto", spellcheck: "false", autocomplete: "off",
  }),
  number: () => make("input", { type: "number", step: "any", autocomplete: "off" }),
  choice: ({ choices }) => make("select", {}, ...choices.map((value) => (
    make("option", { value }, [VALUE_TITLES[value], wordsOf(value)].filter(Boolean).join(" "))))),
};

/** `lessThanOrEqual` as `less than or equal`. */
function wordsOf(value) {
  return value.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
}
