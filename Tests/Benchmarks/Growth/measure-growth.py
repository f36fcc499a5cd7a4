#!/usr/bin/env python3
"""Measures how the cost of each command grows with what it reads, and fails where that is faster than n log n.

    swift build -c release --product galley
    Tests/Benchmarks/Growth/measure-growth.py [--galley PROGRAM] [--only views,texts,...] [--work DIR]

Inputs are made in sizes that double, the largest about ten times what the largest of 2,160 real documents has (500 views in
a scene, 60 scenes in a document). For each command the table has the processor seconds of the program and its most memory at
each size, and the exponent of the time between the last two sizes, without what the command takes for an empty document. 1 is
linear. Where the times are too short to tell, there is no exponent. What the system does for the program is left out: ext4
looks long for numbers of files that were not deleted in the last seconds, as those of the run before were.

Exit codes: 0, nothing grows faster than n log n; 1, something does; 2, wrong usage; 3, a command failed.
"""
import argparse
import math
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[3]
# Processor seconds below which a difference says nothing, and the largest exponent: that of n log n at these sizes, what
# the processor's caches add, and what repeated measurements differ by.
LEAST = 0.15
MOST = 1.4
# The largest exponent where each of n things is compared or laid out with all others.
MOST_OF_PAIRS = 2.3
ROUNDS = 3

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="21507" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
"""
OWNERS = '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File\'s Owner"/>'


# Documents.


def label(number, text, lines=1):
    return (
        f'<label text="{text}" numberOfLines="{lines}" lineBreakMode="tailTruncation" '
        f'translatesAutoresizingMaskIntoConstraints="NO" id="v{number}">'
        f'<rect key="frame" x="20" y="{24 * number}" width="200" height="20"/>'
        '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>'
    )


def equal(first, second, constant=0, item="root"):
    """A constraint between attributes such as v1.top and bottom of another view."""
    view, attribute = first.split(".")
    other = f'secondItem="{item}" secondAttribute="{second}" ' if second else ""
    return (
        f'<constraint firstItem="{view}" firstAttribute="{attribute}" {other}constant="{constant}" '
        f'id="{view}-{attribute}-{constant}"/>'
    )


def root(content, constraints, height=800, identifier="root"):
    return (
        f'<view contentMode="scaleToFill" id="{identifier}"><rect key="frame" x="0" y="0" width="375" height="{height}"/>'
        f'<subviews>{content}</subviews><constraints>{"".join(constraints)}</constraints></view>'
    )


def xib(view):
    return HEAD.format(kind="XIB") + f"<objects>{OWNERS}{view}</objects></document>"


def chain(count, text="Label {} of all", width=None):
    """Labels below each other."""
    constraints = []
    for number in range(count):
        constraints.append(equal(f"v{number}.leading", "leading", 20))
        constraints.append(
            equal("v0.top", "top", 8) if number == 0 else equal(f"v{number}.top", "bottom", 4, f"v{number - 1}")
        )
        constraints += [equal(f"v{number}.width", "", size) for size in width or ()]
    labels = "".join(label(number, text.format(number)) for number in range(count))
    return root(labels, constraints, height=24 * count + 40)


def stacked(count):
    """Labels in a stack view."""
    stack = (
        '<stackView axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">'
        '<rect key="frame" x="0" y="0" width="375" height="700"/><subviews>'
        + "".join(label(number, f"Label {number}") for number in range(count)) + "</subviews></stackView>"
    )
    return root(stack, [equal(f"stack.{side}", side) for side in ("top", "leading", "trailing")])


def pile(count):
    """Labels in one place."""
    places = [equal(f"v{number}.leading", "leading", 20) for number in range(count)]
    places += [equal(f"v{number}.top", "top", 100 + number % 7) for number in range(count)]
    return root("".join(label(number, f"Label {number}") for number in range(count)), places)


def nested(count):
    """Views in views."""
    open_tags, close_tags = "", ""
    for number in range(count):
        open_tags += (
            f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v{number}">'
            '<rect key="frame" x="0" y="0" width="300" height="300"/><subviews>'
        )
        inner = "".join(
            equal(f"v{number + 1}.{side}", side, item=f"v{number}") for side in ("top", "leading", "trailing", "bottom")
        )
        close_tags = f'</subviews>{f"<constraints>{inner}</constraints>" if number + 1 < count else ""}</view>' + close_tags
    return root(open_tags + close_tags, [equal(f"v0.{side}", side) for side in ("top", "leading", "trailing", "bottom")])


def long_text(part, count):
    places = [equal("v0.leading", "leading", 20), equal("v0.top", "top", 20), equal("v0.width", "", 300)]
    return root(label(0, part * count, lines=0), places)


def storyboard(count):
    scenes = "".join(
        f'<scene sceneID="s{number}"><objects><viewController storyboardIdentifier="Scene {number}" id="c{number}">'
        f'{root(label(number, f"Title {number}"), [equal(f"v{number}.top", "top", 60, f"r{number}")], identifier=f"r{number}")}'
        f'</viewController></objects></scene>'.replace('id="r', 'key="view" id="r')
        for number in range(count)
    )
    return HEAD.format(kind="Storyboard.XIB") + f"<scenes>{scenes}</scenes></document>"


# Inputs: what makes the project of a size in an empty folder. Document.xib is what commands read, if not the folder.


def document(make):
    def write(folder, count):
        (folder / "Document.xib").write_text(xib(make(count)), encoding="utf-8")

    return write


def write_storyboard(folder, count):
    (folder / "Document.storyboard").write_text(storyboard(count), encoding="utf-8")


def write_documents(folder, count):
    for number in range(count):
        view = chain(5, text=f"Text {{}} of {number}")
        (folder / f"Document{number}.xib").write_text(xib(view), encoding="utf-8")


def write_table(folder, count):
    (folder / "Document.xib").write_text(xib(chain(5)), encoding="utf-8")
    (folder / "en.lproj").mkdir()
    entries = "".join(f'/* A comment about {n} */\n"key{n}.text" = "Text number {n} of a table";\n\n' for n in range(count))
    (folder / "en.lproj/Document.strings").write_text(entries, encoding="utf-8")


def write_limits(folder, count):
    (folder / "Document.xib").write_text(xib(chain(count, width=[90])), encoding="utf-8")
    (folder / "en.lproj").mkdir()
    entries = "".join(f'"v{number}.text" = "Label {number} of all";\n' for number in range(count))
    (folder / "en.lproj/Document.strings").write_text(entries, encoding="utf-8")


def write_pictures(folder, count):
    write_documents(folder, count)
    galley = os.environ["GALLEY"]
    render = [galley, "render", ".", "--no-index", "--quiet", "--no-cache", "--out"]
    subprocess.run([*render, "one"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    for path in sorted(folder.glob("*.xib")):
        path.write_text(path.read_text(encoding="utf-8").replace('constant="8"', 'constant="28"'), encoding="utf-8")
    subprocess.run([*render, "other"], cwd=folder, check=True, stdout=subprocess.DEVNULL)


TREE = ["layout", "outline", "check", "sweep"]
READ = ["layout", "outline", "check", "render"]
# The name of each kind of input: how it is made, its sizes, the commands that read it, and the largest exponent if that is
# not the usual one. Up to 16,384 laid out texts are remembered, several of which a text that is truncated takes; beyond them
# each is laid out anew every time, which takes four times as long, and is linear again.
KINDS = {
    "views": (document(chain), [1250, 2500, 5000], TREE),
    "views in a stack": (document(stacked), [1250, 2500, 5000], TREE),
    "views in views": (document(nested), [50, 100, 200], TREE),
    # Up to a million pairs are compared. If there are more, the findings say so.
    "views in one place": (document(pile), [300, 600, 1200], TREE, MOST_OF_PAIRS),
    "truncated texts": (document(lambda n: chain(n, "A text that is too long {}", [60])), [500, 1000, 2000], TREE),
    "conflicts": (document(lambda n: chain(n, width=[100, 120])), [500, 1000, 2000], TREE),
    # The whole scene is laid out for each text.
    "limits of texts in a scene": (write_limits, [50, 100, 200], ["localize export"], MOST_OF_PAIRS),
    "words in a text": (document(lambda n: long_text("some words ", n)), [5000, 10_000, 20_000], TREE),
    "tabs in a text": (document(lambda n: long_text("a&#9;b ", n)), [5000, 10_000, 20_000], TREE),
    "lines in a text": (document(lambda n: long_text("a b&#10;", n)), [5000, 10_000, 20_000], TREE),
    "lines with tabs": (document(lambda n: long_text("a&#9;b&#10;", n)), [5000, 10_000, 20_000], TREE),
    "scenes in a document": (write_storyboard, [150, 300, 600], READ),
    "documents": (write_documents, [250, 500, 1000], READ + ["verify"]),
    "texts in a table": (write_table, [50_000, 100_000, 200_000], ["layout --locale en", "localize export"]),
    "different pictures": (write_pictures, [250, 500, 1000], ["diff"]),
}


def arguments(command):
    """The arguments of a command, for the working folder."""
    options = {
        "render": ["--no-index", "--no-cache", "--quiet", "--out", "out"],
        "verify": ["--no-cache", "--quiet", "--record", "missing", "--reference", "references"],
        "localize export": ["--quiet", "--locale", "en", "--out", "export"],
        "check": ["--quiet"], "layout": ["--quiet", "--json"], "sweep": ["--quiet"], "outline": ["--quiet"],
    }
    if command == "diff":
        return ["diff", "one", "other", "--report", "report"]
    name = command.split(" --")[0]
    return [*command.split(), ".", *options[name], "--jobs", "1"]


def measure(galley, command, folder):
    """Processor seconds of the program and megabytes of a command, the least of some runs."""
    found = []
    for _ in range(ROUNDS):
        for name in ("out", "export", "report", "references"):
            shutil.rmtree(folder / name, ignore_errors=True)
        with tempfile.TemporaryFile() as log:
            process = subprocess.Popen(
                [galley, *arguments(command)], cwd=folder, stdout=subprocess.DEVNULL, stderr=log
            )
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            log.seek(0)
            if process.returncode not in (0, 1):
                words = log.read().decode(errors="replace")[:500]
                raise RuntimeError(f"exit code {process.returncode} of {command} in {folder}\n{words}")
        found.append((usage.ru_utime, usage.ru_maxrss / 1024))
        if found[0][0] > 10:
            break
    return min(found)


def make(write, folder, count):
    folder.mkdir(parents=True)
    (folder / "Package.swift").touch()
    write(folder, count)
    return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--galley", default=str(PACKAGE / ".build/release/galley"), help="the program")
    parser.add_argument("--only", default="", help="kinds of input, with commas")
    parser.add_argument("--work", help="an empty folder to work in")
    options = parser.parse_args()
    os.environ["GALLEY"] = options.galley = str(Path(options.galley).resolve())
    chosen = [name.strip() for name in options.only.split(",") if name.strip()] or list(KINDS)
    if unknown := [name for name in chosen if name not in KINDS]:
        parser.error(f"unknown kind: {', '.join(unknown)}; known are {', '.join(KINDS)}")
    work = Path(options.work or tempfile.mkdtemp(prefix="growth-"))
    codes = {0}
    print("| input | sizes | command | processor seconds | MB | exponent |\n|---|---|---|---|---|---|")
    for place, name in enumerate(chosen):
        write, sizes, commands, *most = KINDS[name]
        try:
            folders = [make(write, work / f"{place}-{count}", count) for count in [1, *sizes]]
            for command in commands:
                found = [measure(options.galley, command, at) for at in folders]
                codes.add(show(name, sizes, command, found, *most))
        except (RuntimeError, subprocess.CalledProcessError) as error:
            print(f"measure-growth.py: {name}: {error}", file=sys.stderr)
            codes.add(3)
        for folder in work.glob(f"{place}-*"):
            shutil.rmtree(folder)
    if not options.work:
        shutil.rmtree(work)
    return max(codes)


def show(name, sizes, command, found, most=MOST):
    """Prints a row, and returns 1 if the time grows too fast."""
    (fixed, _), *grown = found
    (less, _), (more, _) = grown[-2:]
    known = less - fixed > LEAST / 4 and more - fixed > LEAST
    exponent = math.log((more - fixed) / (less - fixed)) / math.log(sizes[-1] / sizes[-2]) if known else None
    seconds = ", ".join(f"{time:.2f}" for time, _ in grown)
    memory = ", ".join(f"{size:.0f}" for _, size in grown)
    counts = ", ".join(f"{size:,}" for size in sizes)
    fails = exponent is not None and exponent > most
    word = "" if exponent is None else f"**{exponent:.2f}**" if fails else f"{exponent:.2f}"
    print(f"| {name} | {counts} | `{command}` | {seconds} | {memory} | {word} |", flush=True)
    return 1 if fails else 0


if __name__ == "__main__":
    sys.exit(main())
