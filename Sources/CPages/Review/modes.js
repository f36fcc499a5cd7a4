"use strict";

/** The time that each of two alternating pictures is shown, in milliseconds. */
const BLINK_PERIOD = 600;

/**
 * The modes for comparing two pictures. `panes` makes the panes for an image. A mode reads its settings from the stage, and
 * registers with `stage.atEnd` what to do when it ends.
 */
const MODES = [
  { id: "side", title: "Side by side", panes: sideBySide },
  { id: "swipe", title: "Swipe", panes: swipe },
  { id: "onion", title: "Onion", panes: onionSkin },
  { id: "blink", title: "Blink", panes: blink },
  { id: "difference", title: "Difference", panes: difference },
];

const ABSENCES = {
  expected: { added: "No reference yet", failed: "The reference cannot be read" },
  actual: { orphaned: "No scene renders this picture any more", failed: "Not rendered" },
};

function describe(kind, image) {
  return `${kind === "expected" ? "Expected" : "Actual"}: ${image.scene}, ${image.traits}`;
}

function sideBySide(image, stage) {
  if (image.status === "passed") return [asExpected(image, stage)];
  return [["expected", "Expected"], ["actual", "Actual"]].map(([kind, label]) => {
    const pane = new Pane(label);
    const picture = image.picture(kind, stage.withOverlay);
    if (picture) pane.add(picture, describe(kind, image));
    else pane.addNote(ABSENCES[kind][image.status] ?? "Not in this report");
    return pane;
  });
}

function asExpected(image, stage) {
  const pane = new Pane("As expected");
  const kind = image.picture("actual") ? "actual" : "expected";
  const picture = image.picture(kind, stage.withOverlay);
  if (picture) pane.add(picture, describe(kind, image));
  else pane.addNote("The report has no picture of this image: it passed.");
  return pane;
}

/** Makes one pane with the actual picture over the expected one. */
function stacked(image, stage, label) {
  const pane = new Pane(label);
  const under = pane.add(image.picture("expected", stage.withOverlay), describe("expected", image));
  const over = pane.add(image.picture("actual", stage.withOverlay), describe("actual", image));
  return { pane, under, over };
}

function swipe(image, stage) {
  const { pane, under, over } = stacked(image, stage, "Expected | Actual");
  const divider = make("div", {
    class: "divider", role: "slider", tabindex: "0", "aria-label": "Divider between expected and actual",
    "aria-valuemin": "0", "aria-valuemax": "100",
  });
  const move = (share) => {
    stage.divider = Math.min(100, Math.max(0, share));
    divider.style.left = `${stage.divider}%`;
    divider.setAttribute("aria-valuenow", Math.round(stage.divider));
    divider.setAttribute("aria-valuetext", `${Math.round(stage.divider)}% expected`);
    under.style.clipPath = `inset(0 ${100 - stage.divider}% 0 0)`;
    over.style.clipPath = `inset(0 0 0 ${stage.divider}%)`;
  };
  makeDivider(divider, pane.view, () => stage.divider, move);
  move(stage.divider);
  pane.view.append(divider);
  return [pane];
}

function makeDivider(divider, view, share, move) {
  const steps = { ArrowLeft: -2, ArrowRight: 2, PageUp: -20, PageDown: 20, Home: -100, End: 100 };
  divider.addEventListener("keydown", (event) => {
    if (steps[event.key] === undefined || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(share() + steps[event.key]);
  });
  divider.addEventListener("pointerdown", (event) => {
    divider.setPointerCapture(event.pointerId);
    event.stopPropagation();
  });
  divider.addEventListener("pointermove", (event) => {
    if (!divider.hasPointerCapture(event.pointerId)) return;
    const bounds = view.getBoundingClientRect();
    move(100 * (event.clientX - bounds.left) / bounds.width);
  });
}

function onionSkin(image, stage) {
  const { pane, over } = stacked(image, stage, "Actual over expected");
  const slider = part("opacity");
  const update = () => { over.style.opacity = slider.value / 100; };
  slider.addEventListener("input", update);
  stage.atEnd = () => slider.removeEventListener("input", update);
  update();
  return [pane];
}

function blink(image, stage) {
  const { pane, under, over } = stacked(image, stage, "Expected");
  let showsActual = false;
  stage.swap = () => {
    showsActual = !showsActual;
    over.classList.toggle("hidden", !showsActual);
    under.classList.toggle("hidden", showsActual);
    pane.label.textContent = showsActual ? "Actual" : "Expected";
    pane.element.dataset.shows = showsActual ? "actual" : "expected";
  };
  over.classList.add("hidden");
  pane.element.dataset.shows = "expected";
  const timer = setInterval(() => { if (!stage.isPaused) stage.swap(); }, BLINK_PERIOD);
  stage.atEnd = () => {
    clearInterval(timer);
    stage.swap = null;
  };
  return [pane];
}

function difference(image, stage) {
  if (image.picture("difference")) {
    const pane = new Pane("Difference: changed red, drifted amber");
    pane.add(image.picture("difference"), `Difference: ${image.scene}, ${image.traits}`);
    return [pane];
  }
  const { pane, over } = stacked(image, stage, "Difference: equal pixels black");
  over.classList.add("subtracted");
  return [pane];
}
