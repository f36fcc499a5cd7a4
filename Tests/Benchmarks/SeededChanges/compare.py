#!/usr/bin/env python3
"""Seeds changes into a screen, one at a time, and prints what three tools report for each pair of pictures.

    apt-get install imagemagick; pip install pixelmatch pillow
    Tests/Benchmarks/SeededChanges/compare.py [--galley .build/release/galley] [--keep FOLDER]

`galley diff` reads the pictures with the layouts beside them. ImageMagick's `compare` counts pixels that differ at all
(AE), and by more than 5 % (-fuzz 5%, a usual setting); pixelmatch counts at its defaults (threshold 0.1, smoothed edges
left out). The numbers are printed because a tool with a limit for changed pixels decides by that number alone.
"""
import argparse
import json
import subprocess
import tempfile
from pathlib import Path

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

ROOT = Path(__file__).resolve().parents[3]

STYLES = {"title": "UICTFontTextStyleTitle1", "body": "UICTFontTextStyleBody"}


def label(id, text, style="body", weight=None, extra=""):
    font = (f'<fontDescription key="fontDescription" type="system" weight="{weight}" pointSize="17"/>' if weight
            else f'<fontDescription key="fontDescription" style="{STYLES[style]}"/>')
    return f"""<label opaque="NO" text="{text}" translatesAutoresizingMaskIntoConstraints="NO" id="{id}">
      <rect key="frame" x="0" y="0" width="10" height="10"/>{font}{extra}</label>"""


def colored(color):
    red, green, blue = color
    return (f'<color key="textColor" red="{red}" green="{green}" blue="{blue}" alpha="1" '
            'colorSpace="custom" customColorSpace="sRGB"/>')


def screen(*, left=20, title="Weekly order", color=(0, 0.3, 0.6), hairline=True, weight="regular", order="abc",
           banner=False, street="12 Harbour Street, Bergen"):
    """The document: a title, a line, a paragraph, three rows in a stack, a street that must fit its space."""
    rows = {"a": label("row-a0-001", "Apples, 2 kg"), "b": label("row-b0-001", "Bread, 1 loaf"),
            "c": label("row-c0-001", "Cheese, 300 g", weight=weight)}
    stacked = "".join(rows[key] for key in order)
    first = label("ban-00-001", "Delivery is late today") if banner else ""
    line = """<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="lin-00-001"
      userLabel="Separator"><rect key="frame" x="0" y="0" width="10" height="1"/>
      <color key="backgroundColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <constraints><constraint firstAttribute="height" constant="0.5" id="con-00-h01"/></constraints></view>"""
    pin = lambda item, attribute, to, constant=0, other=None, id="": (
        f'<constraint firstItem="{item}" firstAttribute="{attribute}" secondItem="{to}" '
        f'secondAttribute="{other or attribute}" constant="{constant}" id="{id}"/>')
    constraints = [
        pin("ttl-00-001", "leading", "vie-00-001", left, id="c01"),
        pin("ttl-00-001", "top", "vie-00-001", 24, id="c02"),
        pin("stk-00-001", "leading", "vie-00-001", 20, id="c03"),
        pin("stk-00-001", "top", "ttl-00-001", 24, "bottom", "c04"),
        pin("str-00-001", "leading", "vie-00-001", 20, id="c05"),
        pin("str-00-001", "top", "stk-00-001", 24, "bottom", "c06"),
        '<constraint firstItem="str-00-001" firstAttribute="width" constant="210" id="c07"/>',
    ]
    if hairline:
        constraints += [pin("lin-00-001", "leading", "vie-00-001", 20, id="c08"),
                        pin("vie-00-001", "trailing", "lin-00-001", 20, id="c09"),
                        pin("lin-00-001", "top", "ttl-00-001", 12, "bottom", "c10")]
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/>
<objects><view contentMode="scaleToFill" id="vie-00-001" userLabel="Order">
  <rect key="frame" x="0" y="0" width="320" height="280"/>
  <subviews>{label("ttl-00-001", title, "title", extra=colored(color))}{line if hairline else ""}
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8"
      translatesAutoresizingMaskIntoConstraints="NO" id="stk-00-001"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <subviews>{first}{stacked}</subviews></stackView>
    {label("str-00-001", street)}</subviews>
  <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
  <constraints>{"".join(constraints)}</constraints>
  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>"""


GERMAN = '"str-00-001.text" = "%s";\n"ttl-00-001.text" = "Wochenbestellung";\n'

# The seeded changes: the screen's arguments, before and after the change, and the German street.
CHANGES = [
    ("1 px move", dict(left=20), dict(left=20 + 1 / 3), None),
    ("text longer", {}, dict(title="Weekly orders"), None),
    ("colour by one step", {}, dict(color=(0, 0.3, 0.6 + 1 / 255)), None),
    ("hairline gone", {}, dict(hairline=False), None),
    ("glyph dropped", {}, dict(street="12 Harbour Street, Bergn"), None),
    ("text re-antialiased", None, None, None),
    ("reorder", {}, dict(order="acb"), None),
    ("insertion above", {}, dict(banner=True), None),
    ("font weight", {}, dict(weight="medium"), None),
    ("truncation in one locale", {}, {}, ("Hafenstr. 12, Bergen", "Alte Hafenstraße 12, Bergen-Nord")),
]


def render(galley, folder, document, german):
    (folder / "Base.lproj").mkdir(parents=True)
    (folder / "Base.lproj/Order.xib").write_text(document)
    (folder / "de.lproj").mkdir()
    (folder / "de.lproj/Order.strings").write_text(GERMAN % german)
    subprocess.run([galley, "render", "Base.lproj/Order.xib", "--locale", "base,de", "--out", "shots", "--quiet"],
                   cwd=folder, check=True)


def smooth_otherwise(before, after):
    """Moves what is painted by a quarter of a pixel, as another rasteriser of the same text would; the ground is flat."""
    for path in sorted((before / "shots").rglob("*")):
        target = after / "shots" / path.relative_to(before / "shots")
        if path.is_dir():
            target.mkdir(parents=True, exist_ok=True)
        elif path.suffix == ".png":
            picture = Image.open(path).convert("RGBA")
            moved = picture.transform(picture.size, Image.Transform.AFFINE, (1, 0, -0.25, 0, 1, 0),
                                      resample=Image.Resampling.BILINEAR, fillcolor=(255, 255, 255, 255))
            moved.save(target)
        else:
            target.write_bytes(path.read_bytes())


def galley_says(galley, before, after):
    run = subprocess.run([galley, "diff", before / "shots", after / "shots", "--format", "json"],
                         capture_output=True, text=True)
    results = json.loads(run.stdout)["results"]
    verdicts = [f"{result['status']}" for result in results]
    words = []
    for result in results:
        words += [cause["sentence"] for cause in result.get("causes", [])]
    sentences = list(dict.fromkeys(words))
    return ("fails" if run.returncode == 1 else "passes"), verdicts, sentences


def compare(before, after, fuzz):
    arguments = ["compare", "-metric", "AE"] + (["-fuzz", fuzz] if fuzz else []) + [before, after, "null:"]
    run = subprocess.run(arguments, capture_output=True, text=True)
    return run.stderr.split()[0].split("(")[0] if run.returncode < 2 else "other size"


def pictures_of(folder):
    return sorted((folder / "shots").rglob("*x.png"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--galley", default=ROOT / ".build/release/galley", type=Path)
    parser.add_argument("--keep", type=Path, help="the folder to keep the pictures in")
    options = parser.parse_args()
    galley = options.galley.resolve()
    with tempfile.TemporaryDirectory() as temporary:
        work = options.keep or Path(temporary)
        print("| change | Galley | in words | compare AE | AE, 5 % | pixelmatch |\n|---|---|---|---|---|---|")
        for index, (name, old, new, german) in enumerate(CHANGES):
            before, after = work / f"{index}-before", work / f"{index}-after"
            streets = german or ("Hafenstr. 12, Bergen",) * 2
            render(galley, before, screen(**(old or {})), streets[0])
            if new is None:
                smooth_otherwise(before, after)
            else:
                render(galley, after, screen(**new), streets[1])
            outcome, verdicts, sentences = galley_says(galley, before, after)
            pairs = list(zip(pictures_of(before), pictures_of(after)))
            exact = "/".join(compare(*pair, None) for pair in pairs)
            fuzzy = "/".join(compare(*pair, "5%") for pair in pairs)
            seen = "/".join(str(pixelmatch(*[Image.open(path).convert("RGBA") for path in pair])) for pair in pairs)
            print(f"| {name} | {outcome} ({', '.join(verdicts)}) | {'; '.join(sentences)} | {exact} | {fuzzy} | {seen} |")


if __name__ == "__main__":
    main()
