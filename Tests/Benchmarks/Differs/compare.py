#!/usr/bin/env python3
"""Makes 84 pairs of pictures, and prints which tools notice that those of a pair differ.

    apt-get install librsvg2-bin fonts-dejavu-core imagemagick butteraugli; pip install pillow pixelmatch blazediff
    Tests/Benchmarks/Differs/compare.py [--galley .build/release/galley] [--keep FOLDER]

Without rsvg-convert and Pillow there are no pairs. Other tools that are not installed are left out. In the tables, a tool
that notices a pair has an "n", with a number if it counts pixels or measures a distance. The last lines say how many of
the real changes each tool notices, and how many pairs that should pass.
"""
import argparse
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from PIL import Image

from pairs import NOISE, REAL, SAME, pairs

ROOT = Path(__file__).resolve().parents[3]

# The distance of butteraugli from which on a difference can be seen, by its documentation.
VISIBLE = 1


def galley(tool, *options):
    def notices(before, after):
        code = subprocess.run([tool, "diff", before, after, *options], capture_output=True).returncode
        return code != 0, "" if code < 2 else f"exit {code}"
    return notices


def image_magick(*options):
    """The number of pixels that differ at all, or by more than what the options allow."""
    def notices(before, after):
        run = subprocess.run(["compare", "-metric", "AE", *options, before, after, "null:"],
                             capture_output=True, text=True)
        count = run.stderr.split()[0] if run.returncode < 2 else "size"
        return count != "0", count
    return notices


def butteraugli(before, after):
    run = subprocess.run(["butteraugli", before, after], capture_output=True, text=True)
    distance = float(run.stdout.split()[0]) if run.returncode == 0 else None
    return distance is None or distance > VISIBLE, "size" if distance is None else f"{distance:.2f}"


def by_pixelmatch(before, after):
    from pixelmatch.contrib.PIL import pixelmatch
    images = [Image.open(path).convert("RGBA") for path in (before, after)]
    if images[0].size != images[1].size:
        return True, "size"
    count = pixelmatch(*images)
    return count > 0, count


def by_blazediff(before, after):
    import blazediff
    result = blazediff.compare(str(before), str(after), antialiasing=True)
    count = result.diff_count
    return not result.match_result, (0 if result.match_result else "size") if count is None else count


def installed(options):
    """Returns the tools by name, as functions of two paths: whether they notice a difference, and a number."""
    tools = {
        "Galley": galley(options.galley.resolve()),
        "Galley, strict": galley(options.galley.resolve(), "--strict-drift"),
    }
    for module, notices in [("pixelmatch", by_pixelmatch), ("blazediff", by_blazediff)]:
        try:
            __import__(module)
            tools[module] = notices
        except ImportError:
            print(f"{module} is not installed", file=sys.stderr)
    if shutil.which("compare"):
        tools |= {"ImageMagick AE": image_magick(), "AE, 2 %": image_magick("-fuzz", "2%")}
    if shutil.which("butteraugli"):
        tools["butteraugli"] = butteraugli
    return tools


def print_table(tools, made, folder):
    """Prints a row for each pair, and returns how many of each kind the tools notice."""
    noticed = Counter()
    print("| pair | kind | " + " | ".join(tools) + " |\n" + "|---" * (len(tools) + 2) + "|")
    for index, pair in enumerate(made):
        place = folder / f"{index:02d}"
        place.mkdir(parents=True)
        paths = place / "before.png", place / "after.png"
        for path, file in zip(paths, (pair.before, pair.after)):
            path.write_bytes(file)
        cells = []
        for name, notices in tools.items():
            differs, number = notices(*paths)
            noticed[name, pair.kind] += differs
            cells.append(f"{'n' if differs else '-'} {number}".strip())
        print(f"| {pair.name} | {pair.kind} | " + " | ".join(cells) + " |", flush=True)
    return noticed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--galley", default=ROOT / ".build/release/galley", type=Path)
    parser.add_argument("--keep", type=Path, help="the folder to keep the pictures in")
    options = parser.parse_args()
    tools = installed(options)
    with tempfile.TemporaryDirectory() as temporary:
        for title, made in zip(("screen", "finer"), pairs()):
            noticed = print_table(tools, made, (options.keep or Path(temporary)) / title)
            of = Counter(pair.kind for pair in made)
            print("| real changes noticed | | "
                  + " | ".join(f"{noticed[name, REAL]} of {of[REAL]}" for name in tools) + " |")
            print("| false alarms | | " + " | ".join(
                f"{noticed[name, NOISE] + noticed[name, SAME]} of {of[NOISE] + of[SAME]}" for name in tools) + " |\n")


if __name__ == "__main__":
    main()
