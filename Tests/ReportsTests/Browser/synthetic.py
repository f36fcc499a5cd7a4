#!/usr/bin/env python3
"""Writes a report of many images that pass and some that changed, without pictures, and times how fast it opens.

    synthetic.py FOLDER COUNT [--changed N] [--whole] [--time]

The page is the one of the sources. `--whole` puts all images into `data.js`, as reports had them before there were batches.
`--time` opens the page in a headless browser, from the folder, and prints what it took.
"""
import argparse
import json
import pathlib
import re
import shutil
import time

PAGES = pathlib.Path(__file__).resolve().parents[3] / "Sources/CPages"
BATCH = 5000
VERDICTS = [
    ("changed", "Changed", "Changed without a known cause", True, False, True), ("added", "New", "New", True, True, True),
    ("orphaned", "Orphaned", "Orphaned", True, True, True), ("failed", "Failed", "Failed", False, True, True),
    ("layout", "Layout only", "Layout", True, True, False), ("drift", "Drifted", "Drifted", True, True, False),
    ("passed", "Passed", "Passed", False, True, False),
]
FACETS = ["document", "scene", "device", "locale", "typeSize", "orientation", "appearance", "contrast", "look"]
LOCALES = "ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh".split()
SIZES = ["XS", "L", "XXXL", "AX5"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("count", type=int)
    parser.add_argument("--changed", type=int, default=200)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--time", action="store_true")
    return parser.parse_args()


def image(place):
    """An image of the matrix: every scene in every language, text size and appearance."""
    scene, cell = divmod(place, len(LOCALES) * len(SIZES) * 2)
    locale, rest = LOCALES[cell // (len(SIZES) * 2)], cell % (len(SIZES) * 2)
    size, appearance = SIZES[rest // 2], ["light", "dark"][rest % 2]
    document, name = f"App/Module {scene // 20}/Screen {scene // 2}.storyboard", f"Scene {scene}"
    dark = "_dark" if appearance == "dark" else ""
    return {
        "path": f"{document}/{name}/iphone-se_{locale}_{size}{dark}@2x", "document": document, "scene": name,
        "device": "iphone-se", "locale": locale, "typeSize": size, "orientation": "portrait",
        "appearance": appearance, "scale": 2, "status": "passed", "digest": f"{place:016x}", "images": {},
    }


def change(record, number):
    cause = {"key": f"moved {number % 5}", "sentence": f"'View {number % 5}' moved", "digest": f"{number % 5:016x}"}
    return {**record, "status": "changed", "causes": [cause], "pixels": {"count": 9, "kind": "change", "largestStep": 1, "regions": []}}


def script(name, value):
    return f"globalThis.{name} = " + json.dumps(value, separators=(",", ":")).replace("<", "\\u003C") + "\n"


def write(options):
    folder, total = options.folder, options.count + options.changed
    (folder / "passing").mkdir(parents=True)
    write_page(folder)
    step = max(1, total // max(1, options.changed))
    places = [place for place in range(0, total, step)][:options.changed]
    changed = set(places)
    results = [change(image(place), number) for number, place in enumerate(places)]
    passing = (image(place) for place in range(total) if place not in changed)
    report = {
        "galleyReport": 1, "title": "Synthetic", "warnings": [],
        "counts": {"passed": options.count, "changed": len(places)},
    }
    if options.whole:
        report["results"] = results + list(passing)
    else:
        report.update(passing=write_batches(folder, passing), places=places, results=results)
    (folder / "data.js").write_text(script("galleyReport", report))


def write_batches(folder, images):
    batches, batch = [], []
    for record in images:
        batch.append(record)
        if len(batch) == BATCH:
            batches.append(write_batch(folder, batch, len(batches) + 1))
            batch = []
    return batches + ([write_batch(folder, batch, len(batches) + 1)] if batch else [])


def write_batch(folder, images, number):
    file, digest = f"passing/{number}.js", images[0]["digest"]
    (folder / file).write_text(script("galleyPassing", {"digest": digest, "results": images}))
    values = {key: list(dict.fromkeys(image.get(key, "") for image in images)) for key in FACETS}
    return {"file": file, "count": len(images), "digest": digest, "values": values}


def write_page(folder):
    (folder / "page").mkdir()
    html = (PAGES / "Review/review.html").read_text()
    for name in re.findall(r'"page/([a-z]+\.(?:js|css))"', html):
        found = [PAGES / kind / name for kind in ("Review", "Shared") if (PAGES / kind / name).exists()]
        if found:
            shutil.copyfile(found[0], folder / "page" / name)
    keys = ["id", "title", "heading", "isDecidable", "isCommon", "isListed"]
    verdicts = [dict(zip(keys, verdict)) for verdict in VERDICTS]
    (folder / "page/verdicts.js").write_text(script("galleyVerdicts", verdicts))
    (folder / "applied.js").write_text(script("galleyApplied", {"galleyApplied": 1, "decisions": []}))
    (folder / "index.html").write_text(html)


def measure(folder):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.on("pageerror", lambda error: print("error:", error))
        start = time.monotonic()
        page.goto((folder / "index.html").resolve().as_uri())
        page.wait_for_selector(".image", timeout=300_000)
        opened = time.monotonic() - start
        start = time.monotonic()
        page.click("#statuses [data-status=passed]")
        page.click("#by-image")
        page.evaluate("document.querySelector('#list').scrollTop = 1e9")
        page.wait_for_selector("[data-status=passed] .row-words", timeout=300_000)
        listed = time.monotonic() - start
        memory = page.evaluate("performance.memory.usedJSHeapSize") / 1e6
        size = (folder / "data.js").stat().st_size / 1e6
        print(f"data.js {size:.1f} MB, first list after {opened:.2f} s, passing images after {listed:.2f} s, {memory:.0f} MB")
        page.screenshot(path=folder / "opened.png")
        browser.close()


if __name__ == "__main__":
    options = arguments()
    write(options)
    if options.time:
        measure(options.folder)
