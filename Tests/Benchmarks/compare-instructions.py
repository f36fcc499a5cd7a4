#!/usr/bin/env python3
"""Counts the instructions of twelve small runs of the release build, and compares them with CHANGES.md.

    compare-instructions.py [TOOL]                 a count that differs by more than 3% fails
    compare-instructions.py [TOOL] --record WHY    adds the counts that differ to CHANGES.md, with the reason

Times on a machine that does other work say little; valgrind counts what one worker does to within 0.1%. Counts depend
on the system's libraries too. Where these are not those of CHANGES.md's last section, nothing can be compared, which is
said.
It needs valgrind and binutils.
"""
import argparse
import json
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
CHANGES = Path(__file__).resolve().parent / "CHANGES.md"
TOLERANCE = 0.03
# Those whose instructions are counted with ours.
LIBRARIES = ["libc6", "libcairo2", "libpango-1.0-0", "libharfbuzz0b", "libfreetype6", "libglib2.0-0", "libdeflate0"]
SAMPLE = "Sample"
MATRIX = ["--locale", "en,de,ar", "--type-size", "L,AX3"]
ALONE = ["--jobs", "1"]


class Case:
    """A command, and those that must have run before it, in a folder with a copy of the sample."""

    def __init__(self, name, *arguments, after=(), code=0):
        self.name, self.arguments, self.after, self.code = name, arguments, after, code


RENDER = ["render", SAMPLE, *MATRIX, *ALONE, "--out", "images"]
VERIFY = ["verify", SAMPLE, *MATRIX, *ALONE, "--reference", "references", "--record", "never"]
RECORDED = [["verify", SAMPLE, *MATRIX, *ALONE, "--reference", "references", "--record", "all", "--no-cache"]]
PAIR = ["render", f"{SAMPLE}/Base.lproj/Inbox.xib", "--locale", "en,de", "--no-cache", "--no-index", "--out", "pair"]
PAIRED = [f"pair/{SAMPLE}/Base.lproj/Inbox.xib/Inbox/canvas_{locale}_L@3x.png" for locale in ("en", "de")]

CASES = [
    Case("start", "--version"),
    Case("layout of a screen", "layout", f"{SAMPLE}/Base.lproj/Inbox.xib", "--json"),
    Case("outline", "outline", SAMPLE, *ALONE),
    Case("render, nothing known", *RENDER, "--no-cache"),
    Case("render, nothing changed", *RENDER, "--cache", "cache", after=[[*RENDER, "--cache", "cache"]]),
    Case("verify, nothing known", *VERIFY, "--no-cache", after=RECORDED),
    Case("verify, nothing changed", *VERIFY, "--cache", "cache", after=[*RECORDED, [*VERIFY, "--cache", "cache"]]),
    Case("check, all text sizes", "check", SAMPLE, "--locale", "all", "--type-size", "all", *ALONE, code=1),
    Case("sweep", "sweep", SAMPLE, "--locale", "en,de", *ALONE),
    Case("differences of two images", "diff", *PAIRED, after=[PAIR], code=1),
    Case("solve, chains", "solve", "chains.jsonl"),
    Case("solve, rows and conflicts", "solve", "rows.jsonl"),
]


def constraint(terms, constant, priority=1000, relation="=="):
    return {"terms": terms, "relation": relation, "constant": constant, "priority": priority}


def chain(count):
    """Variables that each lie 8 after the one before."""
    steps = [constraint([[index, 1], [index - 1, -1]], 8) for index in range(1, count)]
    return {"variables": count, "constraints": [constraint([[0, 1]], 16), *steps]}


def row(count, width):
    """Widths of at least 0 that would like to be 60 to 100, of one priority, and together have to be `width`."""
    wishes = [constraint([[index, 1]], 60 + index % 5 * 10, 750) for index in range(count)]
    bounds = [constraint([[index, 1]], 0, relation=">=") for index in range(count)]
    return {"variables": count,
            "constraints": [*wishes, *bounds, constraint([[index, 1] for index in range(count)], width)]}


def contradicting(count):
    """A chain whose last variable has two values, so that one requirement is broken."""
    system = chain(count)
    system["constraints"] += [constraint([[count - 1, 1]], 400), constraint([[count - 1, 1]], 500)]
    return system


def write_systems(folder):
    for name, systems in [("chains", [chain(1000)] * 3), ("rows", [row(200, 12_000), contradicting(200)])]:
        (folder / f"{name}.jsonl").write_text("".join(json.dumps(system) + "\n" for system in systems))


def prepare_tool(tool, folder):
    """A copy without debug information, which valgrind cannot read, with its resources beside it."""
    folder.mkdir()
    subprocess.run(["strip", "--strip-debug", "-o", folder / "galley", tool], check=True)
    for resources in Path(tool).resolve().parent.glob("galley_*.resources"):
        shutil.copytree(resources, folder / resources.name)
    return folder / "galley"


def run(command, folder, code):
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(folder), "GALLEY_CACHE": "", "SWIFT_DETERMINISTIC_HASHING": "1"}
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if ended.returncode != code:
        sys.exit(f"compare-instructions.py: exit code {ended.returncode} of {' '.join(map(str, command))}\n"
                 f"{ended.stderr}")


def thousands(case, tool, folder):
    """The instructions of a case and of the processes that it starts, in thousands."""
    folder.mkdir()
    shutil.copytree(PACKAGE / "Tests/Fixtures/Sample", folder / SAMPLE)
    write_systems(folder)
    counts = folder / "counts"
    counts.mkdir()
    cachegrind = ["valgrind", "-q", "--trace-children=yes", "--tool=cachegrind", "--cache-sim=no"]
    # Results are kept for the code that made them, which includes valgrind's.
    for arguments in case.after: run([*cachegrind, "--cachegrind-out-file=/dev/null", tool, *arguments], folder, 0)
    run([*cachegrind, f"--cachegrind-out-file={counts}/%p", tool, *case.arguments], folder, case.code)
    return round(sum(instructions(file.read_text()) for file in counts.iterdir()) / 1000)


# Lookups of generic types in the Swift runtime. How many of them collide depends on where the linker has put the types: the
# same code has taken 193 and 212 million instructions for `solve, chains` in two builds.
BY_ADDRESS = re.compile(r"ConcurrentReadableHashMap<.*(MetadataCacheKey|GenericCacheEntry).*::find|MetadataCacheKey::operator==")


def instructions(counts):
    """The instructions in a file of cachegrind, without those that depend on addresses in the program."""
    total, is_left_out = 0, False
    for line in counts.splitlines():
        if line.startswith("fn="): is_left_out = BY_ADDRESS.search(line) is not None
        elif line[:1].isdigit() and not is_left_out: total += int(line.split()[1])
    return total


def measure(tool):
    with tempfile.TemporaryDirectory() as work, ThreadPoolExecutor(2) as pool:
        work = Path(work)
        copy = prepare_tool(tool, work / "tool")
        counts = [pool.submit(thousands, case, copy, work / f"case{index:02}") for index, case in enumerate(CASES)]
        return {case.name: count.result() for case, count in zip(CASES, counts)}


def environment():
    """The versions of what is counted with ours, as the headings of CHANGES.md have them."""
    listed = subprocess.run(["dpkg-query", "-W", "-f", "${Package} ${Version}, ", *LIBRARIES],
                            capture_output=True, text=True)
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    version = re.search(r"Swift version (\S+)", swift)
    # The C library chooses its functions by what valgrind has of the processor.
    width = "AVX2" if "avx2" in Path("/proc/cpuinfo").read_text() else "SSE"
    return f"{platform.machine()} with {width}, {listed.stdout}Swift {version[1] if version else '?'}"


def recorded():
    """The last count of each run, and the environment of the last section of CHANGES.md."""
    counts, place = {}, None
    for line in CHANGES.read_text().splitlines():
        if line.startswith("## "): counts, place = {}, line[3:]
        if row := re.match(r"\| (.+?) \| ([\d,]+) \| ", line): counts[row[1]] = int(row[2].replace(",", ""))
    return counts, place


def record(counts, why, place):
    """Adds rows to CHANGES.md, below a new heading if the environment is another."""
    head = "" if recorded()[1] == place else f"\n## {place}\n\n| run | thousand instructions | why |\n|---|---|---|\n"
    with CHANGES.open("a") as file:
        file.write(head + "".join(f"| {name} | {count:,} | {why} |\n" for name, count in counts.items()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", nargs="?", default=str(PACKAGE / ".build/release/galley"))
    parser.add_argument("--record", metavar="WHY")
    arguments = parser.parse_args()
    if arguments.record is not None and (not arguments.record.strip() or "|" in arguments.record):
        parser.error("--record takes a reason, without |")

    before, place = recorded()
    here, counts = environment(), measure(arguments.tool)
    changes = {name: count / before[name] - 1 for name, count in counts.items() if name in before}
    for name, count in counts.items():
        print(f"{name:28}{count:>12,} thousand {f'{changes[name]:+.1%}' if name in changes else 'new':>8}")
    moved = {name: count for name, count in counts.items() if abs(changes.get(name, 1)) > TOLERANCE or place != here}
    if arguments.record:
        record(moved, arguments.record, here)
    elif place != here:
        print(f"warning: not compared: counted with {here}, but CHANGES.md with {place}. Record the last commit's counts "
              "here first.", file=sys.stderr)
    elif moved or before.keys() - counts.keys():
        sys.exit("compare-instructions.py: without a line in Tests/Benchmarks/CHANGES.md: "
                 f"{', '.join([*moved, *sorted(before.keys() - counts.keys())])}. If it is meant, use --record WHY.")


main()
