#!/usr/bin/env python3
"""Measures whole runs of the tool: 100 scenes x 4 locales x 3 text sizes, painted, verified, cached, laid out alone.

The scenes are documents of a folder of real ones. Of the documents that hold one scene with 10 to 40 views, the 100 that
come first in the order of the SHA-256 of their paths are taken, each with all languages' tables beside it: a choice that
nobody has made, and that does not favour the first projects of the alphabet. They are laid out on a screen of
1170 x 2532 pixels (--device iphone-14), in --locale base,de,ar,ja and --type-size L,XXXL,AX3.

Few real documents have tables of these languages, and few have fonts that follow the text size: most of the 1,200 pictures
are the same as another of their scene, and are painted once. With --varied every system font becomes the text style of its
size and the languages are pseudo-languages, which every text is in, so that hardly two pictures are the same.

usage: measure-runs.py DOCUMENTS [--varied] [--galley PROGRAM] [--runs 5] [--only NAME,...] [--work DIR]

Each row is the median of the runs: wall-clock seconds, processor seconds of all processes, the most memory of any one
process. Nothing is printed by the tool but on errors.
"""
import argparse
import hashlib
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[3]
SIZES = ["--type-size", "L,XXXL,AX3", "--device", "iphone-14"]
LANGUAGES = {False: ["--locale", "base,de,ar,ja"], True: ["--locale", "base,en-XA,ar-XB,en-x-double"]}
CELLS = 4 * 3
SCENES = 100


def views(element):
    """The views of an element: what has a frame of its own."""
    return sum(1 for node in element.iter() if any(child.get("key") == "frame" for child in node.findall("rect")))


def is_typical(document):
    """Whether a document has one scene of 10 to 40 views."""
    try:
        root = ElementTree.parse(document).getroot()
    except ElementTree.ParseError:
        return False
    if "Cocoa" not in root.get("type", "") or "CocoaTouch" not in root.get("type", ""):
        return False
    if document.suffix == ".storyboard":
        scenes = [scene for scene in root.iter("scene") if views(scene) > 0]
    else:
        objects = root.find("objects")
        tops = [] if objects is None else list(objects)
        scenes = [top for top in tops if any(rect.get("key") == "frame" for rect in top.findall("rect"))]
    return len(scenes) == 1 and 10 <= views(scenes[0]) <= 40


def is_translation(document):
    """Whether a document is a copy in a language's folder, and the original is elsewhere."""
    return document.parent.suffix == ".lproj" and document.parent.stem not in ("Base", "en")


def chosen(folder):
    documents = [path for path in folder.rglob("*") if path.suffix in (".xib", ".storyboard")]
    documents = [path for path in documents if not is_translation(path)]
    by_digest = sorted(documents, key=lambda path: hashlib.sha256(str(path.relative_to(folder)).encode()).digest())
    found = []
    for path in by_digest:
        if len(found) < SCENES and is_typical(path):
            found.append(path)
    return found


STYLES = [(28, "Title1"), (22, "Title2"), (20, "Title3"), (17, "Body"), (16, "Callout"), (15, "Subhead"), (13, "Footnote")]


def with_text_styles(document):
    """A document's text, its system fonts replaced by the text styles of their sizes."""

    def style(match):
        size = float(match.group(3))
        name = next((name for least, name in STYLES if size >= least), "Caption1")
        return f'<fontDescription key="{match.group(1)}" style="UICTFontTextStyle{name}"/>'

    pattern = r'<fontDescription key="(\w+)" type="(system|boldSystem)"(?: weight="\w+")? pointSize="([\d.]+)"(?: weight="\w+")?/>'
    return re.sub(pattern, style, document)


def copy_project(folder, target, varied):
    """Copies the chosen documents into a project, each into a folder of its own with the tables beside it."""
    documents = chosen(folder)
    if len(documents) < SCENES:
        sys.exit(f"measure-runs.py: {folder} contains {len(documents)} suitable documents; {SCENES} are needed")
    target.mkdir()
    (target / "Package.swift").touch()
    for number, document in enumerate(documents, 1):
        place = target / f"{number:03}"
        in_language = document.parent.suffix == ".lproj"
        root = document.parent.parent if in_language else document.parent
        copy = place / document.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = document.read_text(encoding="utf-8")
        copy.write_text(with_text_styles(text) if varied else text, encoding="utf-8")
        tables = list(root.glob(f"*.lproj/{document.stem}.*")) + list(root.glob(f"{document.stem}.xcstrings"))
        for table in tables:
            copy = place / table.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(table, copy)
    return documents


def run(command, working):
    """Runs a command to its end: seconds, processor seconds, megabytes of the largest process."""
    start = time.perf_counter()
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, cwd=working, stdout=subprocess.DEVNULL, stderr=log)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        code = process.returncode = os.waitstatus_to_exitcode(status)
        if code not in (0, 1):
            log.seek(0)
            sys.exit(f"measure-runs.py: exit code {code} of {' '.join(command)}\n{log.read().decode()[:2000]}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


class Labels:
    """Changes the text of a label of a document, each time to another one."""

    def __init__(self, project):
        for document in sorted(project.rglob("*")):
            if document.suffix in (".xib", ".storyboard"):
                text = document.read_text(encoding="utf-8")
                found = re.search(r'<label [^>]*?\btext="([^"]{3,})"', text)
                if found:
                    self.document, self.text, self.span = document, text, found.span(1)
                    return
        sys.exit("measure-runs.py: none of the documents has a label")

    def change(self, number):
        start, end = self.span
        self.document.write_text(f"{self.text[:start]}Changed {number}{self.text[end:]}", encoding="utf-8")

    def restore(self):
        self.document.write_text(self.text, encoding="utf-8")


class Runs:
    """The runs to measure, by name: what to do before each, and the command."""

    def __init__(self, galley, work, varied):
        self.work, self.galley, self.cache = work, galley, work / "cache"
        self.matrix = LANGUAGES[varied] + SIZES
        self.labels = Labels(work / "project")
        self.number = 0
        self.cases = {
            "render, no cache": (self.forget_output, self.render("--no-cache")),
            "render, filling a cache": (self.forget_all, self.render("--cache", "cache")),
            "render, unchanged": (self.nothing, self.render("--cache", "cache")),
            "verify, no cache": (self.nothing, self.verify("--no-cache")),
            "verify, unchanged": (self.nothing, self.verify("--cache", "cache")),
            "verify, one label changed": (self.change_label, self.verify("--cache", "cache")),
            "layout": (self.restore_label, [galley, "layout", "project", "--json", "--quiet", *self.matrix]),
        }

    def render(self, *options):
        return [self.galley, "render", "project", "--out", "images", "--quiet", *self.matrix, *options]

    def verify(self, *options):
        return [self.galley, "verify", "project", "--reference", "images", "--record", "never", "--quiet", *self.matrix, *options]

    def nothing(self):
        pass

    def forget_output(self):
        shutil.rmtree(self.work / "images", ignore_errors=True)

    def forget_all(self):
        self.forget_output()
        shutil.rmtree(self.cache, ignore_errors=True)

    def change_label(self):
        self.number += 1
        self.labels.change(self.number)

    def restore_label(self):
        self.labels.restore()


def measure(galley, work, count, only, varied):
    runs = Runs(galley, work, varied)
    cells = SCENES * CELLS
    print(f"{'run':28}{'seconds':>9}{'a second':>10}{'processor':>11}{'megabytes':>11}{'least':>9}{'most':>8}")
    for name, (prepare, command) in runs.cases.items():
        if only and not any(name.startswith(part) for part in only):
            continue
        measured = []
        for _ in range(count):
            prepare()
            measured.append(run(command, work))
        seconds, processor, memory = (statistics.median(column) for column in zip(*measured))
        walls = [row[0] for row in measured]
        print(
            f"{name:28}{seconds:9.2f}{cells / seconds:10.0f}{processor:11.2f}{memory:11.0f}{min(walls):9.2f}"
            f"{max(walls):8.2f}", flush=True)
    runs.restore_label()
    pictures = [hashlib.sha256(path.read_bytes()).digest() for path in (work / "images").rglob("*x.png")]
    print(f"{len(set(pictures))} of {len(pictures)} pictures differ from all others")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("documents", type=Path, help="a folder of documents")
    parser.add_argument("--varied", action="store_true", help="change the documents so that nearly all pictures differ")
    parser.add_argument("--galley", default=str(PACKAGE / ".build/release/galley"), help="the program to measure")
    parser.add_argument("--runs", type=int, default=5, help="the number of times to measure each run")
    parser.add_argument("--only", default="", help="only runs whose names start with one of these, separated by commas")
    parser.add_argument("--work", type=Path, help="a folder to keep with the project, the images and the cache")
    options = parser.parse_args()
    only = [part for part in options.only.split(",") if part]
    with tempfile.TemporaryDirectory() as scratch:
        work = options.work or Path(scratch)
        work.mkdir(parents=True, exist_ok=True)
        if not (work / "project").exists():
            copy_project(options.documents, work / "project", options.varied)
        measure(options.galley, work, options.runs, only, options.varied)


if __name__ == "__main__":
    main()
