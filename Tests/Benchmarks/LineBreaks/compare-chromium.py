#!/usr/bin/env python3
"""Compares where Galley and Chromium break lines, on the same font files, texts, sizes and widths.

Galley measures with the bundled typefaces' own widths, since Chromium knows nothing of SF's. Both get the language.
Chromium is told to break as UIKit's labels do where it would not by itself: Korean words stay whole, and small kana and
prolonged sound marks do not start lines.

usage: compare-chromium.py [--locales en,de] [--differences FILE] [--chromium PROGRAM]
"""
import argparse
import html
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parents[2]
FILES = PACKAGE / "Fonts" / "Files"
LOCALES = "en de fr el ru ar fa he hi bn ta th ja zh-Hans zh-Hant ko vi".split()
# Sizes in points with weights.
FONTS = [(13, 400), (17, 400), (22, 700)]
WIDTHS = [80.25 + 23.5 * step for step in range(20)]
SCRIPTS = {
    "Arabic UI": ["ar", "fa"], "Hebrew": ["he"], "Devanagari UI": ["hi"], "Bengali UI": ["bn"], "Tamil UI": ["ta"],
    "Thai UI": ["th"],
}
EAST_ASIAN = ["ja", "zh-Hans", "zh-Hant", "ko"]


def requests(locales):
    for locale in locales:
        for text in (HERE / "Paragraphs" / f"{locale}.txt").read_text(encoding="utf-8").splitlines():
            for size, weight in FONTS:
                yield {
                    "locale": locale, "text": text, "size": size, "weight": weight, "widths": WIDTHS,
                    "families": families(locale),
                    "wordBreak": "keep-all" if locale == "ko" else "normal",
                    "lineBreak": "strict" if locale == "ja" else "auto",
                }


def families(locale):
    """The order in which Galley looks for characters; spaces come from the typeface of the letters beside them."""
    scripts = [f"Noto Sans {script}" for script in SCRIPTS] + ["Noto Sans CJK"]
    own = [f"Noto Sans {script}" for script, locales in SCRIPTS.items() if locale in locales]
    own += ["Noto Sans CJK"] if locale in EAST_ASIAN else []
    spaces = [f"{family} spaces" for family in own]
    return ", ".join(f"'{family}'" for family in [*spaces, "Inter", *scripts, "Noto Sans Symbols2", "Noto Color Emoji"])


def faces():
    """The bundled files as CSS faces."""
    yield face("Inter", "Inter-roman.ttf", "100 900")
    for script in SCRIPTS:
        for weight, style in [(400, "Regular"), (700, "Bold")]:
            yield from script_faces(f"Noto Sans {script}", f"NotoSans{script.replace(' ', '')}-{style}.ttf", weight)
    for weight, style in [(400, "Regular"), (700, "Bold")]:
        yield from script_faces("Noto Sans CJK", f"NotoSansCJK-{style}.otf", weight)
    yield face("Noto Sans Symbols2", "NotoSansSymbols2-Regular.ttf", "400")
    yield face("Noto Color Emoji", "NotoColorEmoji.ttf", "400")


def script_faces(family, file, weight):
    yield face(family, file, weight)
    yield face(f"{family} spaces", file, weight, "unicode-range: U+20;")


def face(family, file, weight, further=""):
    source = (FILES / file).as_uri()
    return f"@font-face {{ font-family: '{family}'; src: url('{source}'); font-weight: {weight}; {further} }}\n"


def galley_lines(wanted):
    """The lines of each request at each width, as texts."""
    command = ["swift", "run", "--quiet", "--package-path", str(PACKAGE), "galley-benchmarks", "line-breaks"]
    listing = subprocess.run(command, input=json.dumps(wanted).encode(), check=True, stdout=subprocess.PIPE).stdout
    return [
        [lines(request["text"].encode(), starts, bytes.decode) for starts in widths]
        for request, widths in zip(wanted, json.loads(listing))
    ]


def chromium_lines(wanted, program):
    page = (HERE / "chromium.html").read_text(encoding="utf-8")
    page = page.replace("/*FACES*/", "".join(faces())).replace("/*REQUESTS*/", json.dumps(wanted))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(page, encoding="utf-8")
        command = [
            program, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
            "--font-render-hinting=none", "--force-device-scale-factor=2", "--virtual-time-budget=600000",
            f"--user-data-dir={folder}/profile", "--dump-dom", file.as_uri(),
        ]
        dom = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
    found = re.search(r'<pre id="result">(.*?)</pre>', dom, re.DOTALL)
    if not found:
        sys.exit("compare-chromium.py: Chromium did not lay out the texts: " + dom[-300:])
    return [
        [lines(request["text"].encode("utf-16-le"), [2 * start for start in starts], from_utf16) for starts in widths]
        for request, widths in zip(wanted, json.loads(html.unescape(found.group(1))))
    ]


def from_utf16(text):
    return text.decode("utf-16-le")


def lines(text, starts, decode):
    ends = [*starts[1:], len(text)]
    return [decode(text[start:end]) for start, end in zip(starts, ends)]


def report(locales, wanted, galley, chromium, differences):
    print("| locale | widths | equal line counts | equal break positions |")
    print("|---|---|---|---|")
    for locale in locales:
        pairs = [
            (ours, theirs)
            for request, mine, others in zip(wanted, galley, chromium) if request["locale"] == locale
            for ours, theirs in zip(mine, others)
        ]
        counts = sum(len(ours) == len(theirs) for ours, theirs in pairs) / len(pairs)
        positions = sum(ours == theirs for ours, theirs in pairs) / len(pairs)
        print(f"| {locale} | {len(pairs)} | {100 * counts:.1f}% | {100 * positions:.1f}% |")
        found = Counter(first_difference(ours, theirs) for ours, theirs in pairs if ours != theirs)
        for (ours, theirs), times in found.most_common():
            differences.append(f"{locale}\t{times}\tGalley: {ours}\tChromium: {theirs}")


def first_difference(ours, theirs):
    """The ends of the first lines that differ, up to the next line's start."""
    number = next(index for index, (own, other) in enumerate(zip(ours, theirs)) if own != other)
    return around(ours, number), around(theirs, number)


def around(texts, number):
    following = texts[number + 1][:8] if number + 1 < len(texts) else ""
    return f"{texts[number][-12:]}|{following}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--locales", default=",".join(LOCALES))
    parser.add_argument("--differences", help="a file for the list of differences")
    parser.add_argument("--chromium", default="chromium")
    options = parser.parse_args()
    locales = options.locales.split(",")
    wanted = list(requests(locales))
    differences = []
    report(locales, wanted, galley_lines(wanted), chromium_lines(wanted, options.chromium), differences)
    if options.differences:
        Path(options.differences).write_text("\n".join(differences) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
