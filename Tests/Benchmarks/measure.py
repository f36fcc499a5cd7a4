#!/usr/bin/env python3
"""Prints every figure of speed, each beside what a user would take instead, measured in turn on the same machine.

    swift build -c release --product galley
    swift build -c release --product galley-benchmarks
    Tests/Benchmarks/measure.py [--documents FOLDER] [--only solver,screens,...] [--build NAME=FOLDER ...]

A machine that does other work is slower by a third from hour to hour. So nothing is measured alone: the builds and the
programs beside them take turns, the medians of the rounds are printed, and their ratios are what holds. With two builds
(--build before=FOLDER --build now=FOLDER, each a folder with both programs and their resources) both are measured in turn.

It needs a C compiler with Pango, Cairo, libpng and libdeflate; Chromium and Playwright for Python; kiwisolver; valgrind; and
a folder of Interface Builder documents. What is missing is named, and the exit code is 3 then.
"""
import argparse
import importlib.util
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parents[1]
INTER = PACKAGE / "Fonts/Files/Inter-roman.ttf"
SCREENS = 20
# Screens at the start of a process, whose glyphs are new to it.
COLD = 4


class Missing(Exception):
    """Something that a section needs is not there."""


def load(path):
    """A script of this folder as a module, whatever its name."""
    spec = importlib.util.spec_from_file_location(path.stem.replace("-", "_"), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def output(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def rows(table):
    """The rows of tab-separated values under their header, as numbers."""
    header, *lines = (line.split("\t") for line in table.splitlines())
    return [dict(zip(header, map(float, line))) for line in lines]


def medians(samples):
    """The median of each measure."""
    return {name: statistics.median(sample[name] for sample in samples) for name in samples[0]}


def in_turn(programs, rounds):
    """Runs the programs one after the other, round by round, and returns the medians of each one's measures."""
    samples = {name: [] for name in programs}
    for number in range(rounds):
        for name, program in programs.items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr)
            samples[name].append(program())
    return {name: medians(found) for name, found in samples.items()}


class Comparison:
    """A Markdown table: a measure of each build, and those of programs beside them as ratios to the last build."""

    def __init__(self, builds, title):
        self.builds = builds
        print(f"\n## {title}\n\n| measure | {' | '.join(builds)} | beside | | times |\n|{'---|' * (len(builds) + 4)}")

    def add(self, measure, own, beside="", other=None):
        values = " | ".join(number(own[build]) for build in self.builds)
        ratio = f"{number(other)} | {other / own[list(self.builds)[-1]]:.2f}" if other is not None else " | "
        print(f"| {measure} | {values} | {beside} | {ratio} |", flush=True)


def number(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


# Screens of fresh texts


def compiled(folder):
    """The C program that paints at fixed places."""
    try:
        flags = output("pkg-config", "--cflags", "--libs", "pangoft2", "pangocairo", "fontconfig", "libpng", "libdeflate")
        program = folder / "fixed-places"
        output("cc", "-O2", str(HERE / "Screens/fixed_places.c"), *shlex.split(flags), "-lm", "-o", str(program))
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        raise Missing("a C compiler with Pango, Cairo, libpng and libdeflate, with their headers and pkg-config") from error
    return program


def galley_screens(folder):
    found = rows(output(str(folder / "galley-benchmarks"), "screens", "--format", "tsv", "--sizes", str(SCREENS)))
    for row in found: row["whole_ms"] = row["layout_ms"] + row["paint_ms"] + row["png_ms"]
    return medians(found[COLD:])


def texts(listing):
    """The texts of each screen, from above."""
    return [[line.split("\t")[5] for line in sorted(screen.splitlines(), key=place) if line.startswith("label")]
            for screen in listing.split("screen\n")[1:]]


def place(line):
    return float(line.split("\t")[2]) if line else 0


def measure_screens(builds, options, folder):
    if not (chromium := shutil.which("chromium")): raise Missing("Chromium")
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError as error:
        raise Missing("Playwright for Python (pip install playwright)") from error
    program = compiled(folder)
    newest = list(builds.values())[-1]
    listing = output(str(newest / "galley-benchmarks"), "screen-listing", "--sizes", str(SCREENS))
    with load(HERE / "Screens/chromium.py").warm_page(chromium, INTER) as paint:

        def chromium_screens():
            measured = [paint(screen) for screen in texts(listing)]
            return medians([{"ms": ms, "bytes": len(png)} for ms, png in measured[COLD:]])

        programs = {name: lambda place=place: galley_screens(place) for name, place in builds.items()}
        programs["C"] = lambda: medians(rows(output(str(program), str(INTER), input=listing))[COLD:])
        programs["Chromium"] = chromium_screens
        found = in_turn(programs, options.rounds)
    print_screens(Comparison(builds, "A screen of 30 labels, 10 boxes and 5 icons, 1170 x 2532, one process"), found)


def print_screens(table, found):
    def own(measure): return {build: found[build][measure] for build in table.builds}

    plain, browser = found["C"], found["Chromium"]
    table.add("layout, ms", own("layout_ms"))
    table.add("painting, ms", own("paint_ms"), "C with Pango and Cairo, at given places", plain["paint_ms"])
    table.add("PNG, ms", own("png_ms"), "Cairo's writer (libpng)", plain["libpng_ms"])
    table.add("", own("png_ms"), "libdeflate, level 6", plain["libdeflate_ms"])
    table.add("PNG, bytes", own("bytes"), "Cairo's writer (libpng)", plain["libpng_bytes"])
    table.add("", own("bytes"), "libdeflate, level 6", plain["libdeflate_bytes"])
    table.add("", own("bytes"), "Chromium", browser["bytes"])
    table.add("the whole screen, ms", own("whole_ms"), "C, libdeflate", plain["paint_ms"] + plain["libdeflate_ms"])
    table.add("", own("whole_ms"), "Chromium, warm", browser["ms"])


# The solver


def measure_solver(builds, options, folder):
    if importlib.util.find_spec("kiwisolver") is None: raise Missing("kiwisolver (pip install kiwisolver)")
    command = [sys.executable, str(HERE / "compare-kiwi.py"), "--sizes", options.sizes, "--budget", "25"]
    for name, place in builds.items():
        lines = [line.split("\t") for line in output(
            *command, "--benchmarks", str(place / "galley-benchmarks")).splitlines()]
        print(f"\n## The solver beside kiwisolver, microseconds: {name}\n")
        print("\n".join("| " + " | ".join(line) + " |" for line in [lines[0], ["---"] * len(lines[0]), *lines[1:]]))


# Texts and pairs of pictures


def measure_texts(builds, options, folder):
    measure_steps(builds, options, "text", "Texts, microseconds; pango_us is Pango alone on the same texts")


def measure_pairs(builds, options, folder):
    measure_steps(builds, options, "pictures", "A picture beside its reference, milliseconds")


def measure_steps(builds, options, benchmark, title):
    """A benchmark that prints a table of its own, and measures what is beside it itself."""
    print(f"\n## {title}")
    for name, place in builds.items():
        table = output(str(place / "galley-benchmarks"), benchmark, "--format", "tsv").splitlines()
        header, *lines = (line.split("\t") for line in table)
        print(f"\n{name}:\n")
        print("\n".join("| " + " | ".join(line) + " |" for line in [header, ["---"] * len(header), *lines]))


# Whole runs


def measure_runs(builds, options, folder):
    if options.documents is None: raise Missing("a folder of Interface Builder documents (--documents)")
    whole = load(HERE / "WholeRun/measure-runs.py")
    plain = plain_pictures(whole.SCENES * whole.CELLS, list(builds.values())[-1], folder)
    for varied in (True, False):
        prepared = {}
        for name, place in builds.items():
            work = folder / f"{name}-{varied}"
            work.mkdir()
            whole.copy_project(options.documents, work / "project", varied)
            prepared[name] = whole.Runs(str(place / "galley"), work, varied)
        table = Comparison(builds, f"1,200 cells of {'varied' if varied else 'unchanged'} documents, two workers")
        for case in next(iter(prepared.values())).cases:
            painted = case == "render, no cache"
            programs = {name: lambda runs=runs: timed(whole, runs, case) for name, runs in prepared.items()}
            print_run(table, case, in_turn(programs | ({PLAIN: plain} if painted else {}), options.rounds))


PLAIN = "C, a screen of 30 labels for each, libdeflate"


def plain_pictures(count, newest, folder):
    """The processor seconds of the C program for a number of screens, by the median of some of them."""
    program = compiled(folder)
    listing = output(str(newest / "galley-benchmarks"), "screen-listing", "--sizes", str(SCREENS))

    def measure():
        found = medians(rows(output(str(program), str(INTER), input=listing))[COLD:])
        return {"processor": count * (found["paint_ms"] + found["libdeflate_ms"]) / 1000}

    return measure


def print_run(table, case, found):
    def own(measure): return {build: found[build][measure] for build in table.builds}

    table.add(f"{case}: processor seconds", own("processor"),
              *((PLAIN, found[PLAIN]["processor"]) if PLAIN in found else ()))
    table.add("seconds", own("seconds"))
    table.add("MB of the largest process", own("megabytes"))


def timed(whole, runs, case):
    prepare, command = runs.cases[case]
    prepare()
    return dict(zip(("seconds", "processor", "megabytes"), whole.run(command, runs.work)))


# Instructions


def measure_instructions(builds, options, folder):
    if shutil.which("valgrind") is None: raise Missing("valgrind")
    for name, place in builds.items():
        command = [sys.executable, str(HERE / "compare-instructions.py"), str(place / "galley")]
        ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        print(f"\n## Instructions of small runs: {name}\n\n```\n{ended.stdout}```")


SECTIONS = {
    "solver": measure_solver, "texts": measure_texts, "screens": measure_screens, "pairs": measure_pairs,
    "runs": measure_runs, "instructions": measure_instructions,
}


def build(text):
    name, _, folder = text.partition("=")
    if not folder: raise argparse.ArgumentTypeError("a build is NAME=FOLDER")
    for program in ("galley", "galley-benchmarks"):
        if not (Path(folder) / program).is_file(): raise argparse.ArgumentTypeError(f"{folder} has no {program}")
    return name, Path(folder).resolve()


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=Path, help="a folder of Interface Builder documents, for whole runs")
    parser.add_argument("--only", default=",".join(SECTIONS), help=f"sections: {', '.join(SECTIONS)}")
    parser.add_argument("--build", type=build, action="append", metavar="NAME=FOLDER", help="programs to measure")
    parser.add_argument("--rounds", type=int, default=5, help="how often each program has its turn")
    parser.add_argument("--sizes", default="10,100,1000", help="numbers of views for the solver")
    options = parser.parse_args()
    unknown = set(options.only.split(",")) - set(SECTIONS)
    if unknown: parser.error(f"no section {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    if options.rounds < 1: parser.error("--rounds is at least 1")
    if options.documents is not None and not options.documents.is_dir(): parser.error(f"{options.documents} is no folder")
    options.build = dict(options.build or [build(f"now={PACKAGE}/.build/release")])
    return options


def main():
    options = parsed()
    missing = []
    for name in options.only.split(","):
        with tempfile.TemporaryDirectory() as folder:
            try:
                SECTIONS[name](options.build, options, Path(folder))
            except Missing as what:
                missing.append(f"{name} is not measured: it needs {what}")
            except subprocess.CalledProcessError as error:
                missing.append(f"{name} is not measured whole: exit code {error.returncode} of {shlex.join(error.cmd)}")
    for line in missing: print(f"measure.py: {line}", file=sys.stderr)
    sys.exit(3 if missing else 0)


if __name__ == "__main__":
    main()
