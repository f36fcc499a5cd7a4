#!/usr/bin/env python3
"""Holds the solver against exact arithmetic, and against HiGHS, on random systems at six scales.

usage: compare-scales.py --solver COMMAND [--count 12000] [--seed 1] [--highs] [--show 5]

COMMAND reads one system per line and prints one optimum per line, as `galley solve -` does. A system is wrong if the violation
of a priority, at the printed values, differs from the exact minimum by more than 1e-9 of the row's largest term, if another
required constraint is broken, or if a conflict is no irreducible infeasible set. It is silent if it is wrong and the optimum is not
marked "unproven".
"""
import argparse
import json
import shlex
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from random import Random

from exact_conflicts import fault as fault_of_conflicts
from exact_optimum import Row, decimal, kept, minimum
from scaled_systems import SHAPES, system

TOLERANCE = Fraction(1, 10**9)


def systems(count, seed):
    for index in range(count):
        shape, spread = SHAPES[index % len(SHAPES)], 1 + index // len(SHAPES) % 6
        yield shape, spread, system(shape, spread, Random(f"{seed}-{index}"))


def check(problem, answer):
    """Returns what is wrong with an answer, or None."""
    rows = [Row(constraint, problem["variables"]) for constraint in problem["constraints"]]
    keeping = kept(rows, problem["variables"])
    broken = [index for index, row in enumerate(rows) if row.priority == 1000 and index not in keeping]
    if answer["broken"] != broken:
        return f"broken {answer['broken']}, not {broken}", None
    present = [row for index, row in enumerate(rows) if index not in broken]
    exact = minimum(present, problem["variables"])
    if any(value is None or value != value or abs(value) == float("inf") for value in answer["values"]):
        return f"values {answer['values']}", exact
    values = [Fraction(value) for value in answer["values"]]
    totals, room = dict.fromkeys(exact, Fraction(0)), dict.fromkeys(exact, Fraction(0))
    for index, constraint in enumerate(problem["constraints"]):
        if index in broken:
            continue
        products = [decimal(coefficient) * values[variable] for variable, coefficient in constraint["terms"]]
        residual = decimal(constraint["constant"]) - sum(products)
        short = max(residual, 0) if constraint["relation"] != "<=" else 0
        over = max(-residual, 0) if constraint["relation"] != ">=" else 0
        least = min((abs(decimal(coefficient)) for _, coefficient in constraint["terms"]), default=0)
        magnitude = max([abs(decimal(constraint["constant"])), *map(abs, products)])
        priority = constraint["priority"]
        totals[priority] += short + over
        room[priority] += TOLERANCE * (magnitude + 2 * least)
    for priority in exact:
        if abs(totals[priority] - exact[priority]) > room[priority]:
            return f"@{priority} {float(totals[priority])!r}, not {float(exact[priority])!r}", exact
        reported = answer["violations"].get(f"{priority:g}")
        if priority != 1000 and abs(Fraction(reported or 0) - exact[priority]) > room[priority]:
            return f"@{priority} reported as {reported}, not {float(exact[priority])!r}", exact
    return None, exact


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--solver", required=True)
    parser.add_argument("--count", type=int, default=12000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--highs", action="store_true")
    parser.add_argument("--show", type=int, default=5)
    options = parser.parse_args()
    problems = list(systems(options.count, options.seed))
    text = "".join(json.dumps(problem) + "\n" for _, _, problem in problems)
    output = subprocess.run(shlex.split(options.solver), input=text, capture_output=True, text=True).stdout.splitlines()
    if len(output) != len(problems):
        sys.exit(f"{len(problems)} systems, {len(output)} answers")
    counts, shown = Counter(), 0
    for index, ((shape, spread, problem), line) in enumerate(zip(problems, output)):
        answer = json.loads(line)
        fault, exact = check(problem, answer)
        fault = fault or fault_of_conflicts(problem, answer)
        isProven = answer.get("unproven") is None
        counts["systems"] += 1
        counts["unproven"] += not isProven
        counts["conflicts"] += len(answer["conflicts"])
        if fault:
            counts["wrong"] += 1
            counts["silent"] += isProven
            counts["wrong", shape] += 1
            counts["wrong", 10**spread] += 1
            if shown < options.show:
                shown += 1
                print(f"{options.seed}-{index} {shape} 1e{spread} {fault}\n  {json.dumps(problem)}\n  {line}")
        if options.highs and exact is not None:
            from highs_optimum import agrees
            counts["HiGHS disagrees with exact"] += not agrees(problem, answer["broken"], exact)
    for name, count in counts.items():
        print(f"{count:6} {name if isinstance(name, str) else f'{name[0]}: {name[1]}'}")
    for name in ("wrong", "silent"):
        if not counts[name]:
            print(f"     0 {name}")


main()
