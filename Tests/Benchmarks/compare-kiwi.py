#!/usr/bin/env python3
"""Measures kiwisolver beside Galley's solver, on the same systems in the same run.

kiwisolver weighs priorities with numbers: a priority is taken as the weight, 1000 as required. Its constraints are made
before the time is taken, as Galley's are. "edit" suggests another value for the constant in the middle, "replace" removes
that constraint and adds another, "edits_mean" and "edits_p99" suggest other values for constants from all over the system in a
random order; each ends with the values brought up to date. kiwisolver refuses a constraint that conflicts, which is left out.

usage: compare-kiwi.py [--sizes 10,100,1000] [--budget SECONDS] [--benchmarks PATH]

A case that takes longer than the budget is left out. --benchmarks names a galley-benchmarks that is already built.
"""
import argparse
import json
import multiprocessing
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random

try:
    import kiwisolver
except ImportError:
    sys.exit("compare-kiwi.py: kiwisolver is missing. Install it from PyPI: python3 -m pip install kiwisolver")

PACKAGE = Path(__file__).resolve().parents[2]
MEASURES = ["build", "edit", "replace", "edits_mean", "edits_p99"]
EDITS = 4000


def benchmarks(built, *arguments):
    run = ["swift", "run", "-c", "release", "--quiet", "--package-path", str(PACKAGE), "galley-benchmarks"]
    command = [*([built] if built else run), *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def galley_times(built, sizes):
    lines = benchmarks(built, "solver", "--format", "tsv", "--sizes", sizes).split("\n\n")[0].splitlines()
    rows = (line.split("\t") for line in lines[1:])
    return {(row[0], int(row[1])): [float(time) for time in row[3:]] for row in rows}


class KiwiSystem:
    """A system as constraints of kiwisolver."""

    def __init__(self, system):
        self.variables = [kiwisolver.Variable(str(index)) for index in range(system["variables"])]
        self.rows = system["constraints"]
        self.middle = len(self.rows) // 2
        self.parameter = kiwisolver.Variable("parameter")
        self.sampled = system["edited"]

    def constraint(self, row, constant):
        terms = [kiwisolver.Term(self.variables[index], coefficient) for index, coefficient in row["terms"]]
        strength = "required" if row["priority"] == 1000 else row["priority"]
        return kiwisolver.Constraint(kiwisolver.Expression(terms) - constant, row["relation"], strength)

    def solver(self, replaced={}):
        """A solver of the system with some constraints replaced, and the seconds it took."""
        constraints = [self.constraint(row, row["constant"]) for row in self.rows]
        for index, constraint in replaced.items():
            constraints[index] = constraint
        solver = kiwisolver.Solver()
        start = time.perf_counter()
        for constraint in constraints:
            try:
                solver.addConstraint(constraint)
            except kiwisolver.UnsatisfiableConstraint:
                pass
        solver.updateVariables()
        return solver, time.perf_counter() - start

    def build(self):
        return median(lambda: self.solver()[1])

    def edit(self):
        row = self.rows[self.middle]
        solver, _ = self.solver({self.middle: self.constraint(row, self.parameter)})
        solver.addEditVariable(self.parameter, "strong")
        shift = 0

        def suggest():
            nonlocal shift
            shift = 1 - shift
            solver.suggestValue(self.parameter, row["constant"] + shift)
            solver.updateVariables()

        return median(lambda: timed(suggest))

    def replace(self):
        row = self.rows[self.middle]
        current = self.constraint(row, row["constant"])
        solver, _ = self.solver({self.middle: current})
        constant = row["constant"]

        def sample():
            nonlocal current, constant
            constant += 1
            following = self.constraint(row, constant)

            def swap():
                solver.removeConstraint(current)
                solver.addConstraint(following)
                solver.updateVariables()

            seconds = timed(swap)
            current = following
            return seconds

        return median(sample)

    def edits(self):
        """The mean and the 99th percentile in microseconds."""
        parameters = {index: kiwisolver.Variable(f"parameter {index}") for index in self.sampled}
        solver, _ = self.solver({index: self.constraint(self.rows[index], parameters[index]) for index in self.sampled})
        for index in self.sampled:
            solver.addEditVariable(parameters[index], "strong")
            solver.suggestValue(parameters[index], self.rows[index]["constant"])
        shifts = dict.fromkeys(self.sampled, 0)
        random = Random(15)

        def suggest():
            index = random.choice(self.sampled)
            shifts[index] = 1 - shifts[index]
            solver.suggestValue(parameters[index], self.rows[index]["constant"] + shifts[index])
            solver.updateVariables()

        times, end = [], time.perf_counter() + 2
        while len(times) < 100 or (len(times) < EDITS and time.perf_counter() < end):
            times.append(timed(suggest) * 1e6)
        return [statistics.mean(times), sorted(times)[len(times) * 99 // 100]]


def timed(action):
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def median(sample):
    """The median in microseconds of as many samples as fit a quarter of a second, at least one."""
    end = time.perf_counter() + .25
    samples = [sample()]
    while time.perf_counter() < end and len(samples) < 2000:
        samples.append(sample())
    return statistics.median(samples) * 1e6


def within(budget, action):
    """Runs an action in its own process and returns its result, or None if it takes longer than the budget in seconds."""
    receiver, sender = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=lambda: sender.send(action()))
    process.start()
    answer = receiver.recv() if receiver.poll(budget) else None
    process.kill()
    process.join()
    return answer


def kiwi_times(built, sizes, budget):
    """The times of each case and size that can be measured within the budget."""
    times, exhausted = {}, set()
    for line in benchmarks(built, "systems", "--sizes", sizes).splitlines():
        described = json.loads(line)
        name, size = described["case"], described["N"]
        if name in exhausted:
            continue
        system = KiwiSystem(described)
        measured = within(budget, lambda: [system.build(), system.edit(), system.replace(), *system.edits()])
        if measured is None:
            exhausted.add(name)
        else:
            times[name, size] = measured
    return times


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].splitlines()[0])
    parser.add_argument("--sizes", default="10,100,1000")
    parser.add_argument("--budget", type=float, default=60)
    parser.add_argument("--benchmarks")
    options = parser.parse_args()
    # The measured systems are inherited, not sent.
    multiprocessing.set_start_method("fork")
    kiwi = kiwi_times(options.benchmarks, options.sizes, options.budget)
    galley = galley_times(options.benchmarks, options.sizes)
    print("case\tN\t" + "\t".join(f"{measure}_galley_us\t{measure}_kiwi_us\ttimes" for measure in MEASURES))
    for (name, size), own in galley.items():
        other = kiwi.get((name, size))
        cells = []
        for measure in range(len(MEASURES)):
            cells += [f"{own[measure]:.1f}"]
            cells += [f"{other[measure]:.1f}", f"{other[measure] / own[measure]:.0f}"] if other else ["-", "-"]
        print("\t".join([name, str(size), *cells]))


main()
