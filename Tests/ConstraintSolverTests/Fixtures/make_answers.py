#!/usr/bin/env python3
"""Writes layout-like systems and their answers by HiGHS (scipy.optimize.linprog), level by level.

Each line: {"variables":n,"constraints":[[[[variable,coefficient],...],relation,constant,priority],...],
"violations":{"750":12.5,...}}. For every priority from the highest down, the sum of absolute violations is made
least and then kept (within 1e-7 of itself) while the next is solved. All systems are satisfiable as far as they are required.

usage: make_answers.py > answers.jsonl
"""
import json
import random

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import lil_matrix

PRIORITIES = [1000, 999, 750, 749, 500, 251, 250, 50]


def row(rng, views):
    """A row of views that fills its root, with sizes that cannot all be had."""
    constraints, variables = [], 2
    root = (0, 1)
    constraints.append(([(root[0], 1)], "==", 0, 1000))
    constraints.append(([(root[1], 1)], "==", rng.choice([320, 375, 390, 768]), 1000))
    spans, last = [], None
    for _ in range(views):
        span = (variables, variables + 1)
        variables += 2
        spans.append(span)
        gap = rng.choice([0, 8, 8, 16, 20.5])
        relation = rng.choice(["==", "==", "==", ">="])
        if last is None:
            constraints.append(([(span[0], 1), (root[0], -1)], relation, gap, 1000))
        else:
            constraints.append(([(span[0], 1), (last[0], -1), (last[1], -1)], relation, gap, 1000))
        constraints.append(([(span[1], 1)], ">=", 0, 1000))
        width = rng.choice([20, 44, 51, 60.5, 120, 200])
        constraints.append(([(span[1], 1)], "<=", width, rng.choice([250, 251, 750])))
        constraints.append(([(span[1], 1)], ">=", width, rng.choice([749, 750, 750, 999])))
        last = span
    constraints.append(([(root[0], 1), (root[1], 1), (last[0], -1), (last[1], -1)], rng.choice(["==", ">="]), 8,
                        rng.choice([1000, 1000, 999, 500])))
    return variables, constraints, spans, root


def extras(rng, spans, root):
    """Equal sizes, centres, ratios and wishes between views, all optional, so that the system stays satisfiable."""
    constraints = []
    for _ in range(rng.randrange(0, 2 * len(spans))):
        a, b = rng.choice(spans), rng.choice(spans)
        priority = rng.choice(PRIORITIES[1:])
        relation = rng.choice(["==", "==", "<=", ">="])
        kind = rng.randrange(5)
        if kind == 0:
            constraints.append(([(a[1], 1), (b[1], -1)], relation, 0, priority))
        elif kind == 1:
            constraints.append(([(a[0], 1), (a[1], .5), (root[0], -1), (root[1], -.5)], relation, 0, priority))
        elif kind == 2:
            constraints.append(([(a[1], 1), (b[1], -rng.choice([.5, 1.5, 2, 1.778]))], relation, rng.choice([0, 10]), priority))
        elif kind == 3:
            constraints.append(([(a[1], 1), (root[1], -rng.choice([.25, .333, .5]))], relation, 0, priority))
        else:
            constraints.append(([(a[0], 1)], relation, rng.choice([0, 100, 240]), priority))
    return [(merged(terms), relation, constant, priority) for terms, relation, constant, priority in constraints]


def merged(terms):
    total = {}
    for variable, coefficient in terms:
        total[variable] = total.get(variable, 0) + coefficient
    return [(variable, coefficient) for variable, coefficient in total.items() if coefficient != 0]


def solve(variables, constraints):
    """Returns the least violation of each priority, or None if the required constraints cannot all hold."""
    optional = [index for index, constraint in enumerate(constraints) if constraint[3] < 1000]
    width = variables + 2 * len(optional)
    slack = {index: variables + 2 * order for order, index in enumerate(optional)}
    equal, upper = [], []
    for index, (terms, relation, constant, priority) in enumerate(constraints):
        entries = dict(terms)
        if priority < 1000:
            entries[slack[index]], entries[slack[index] + 1] = 1, -1
        if relation == "==":
            equal.append((entries, constant))
        elif relation == "<=":
            upper.append((entries, constant))
        else:
            upper.append(({key: -value for key, value in entries.items()}, -constant))
    violations = {}
    for priority in sorted({constraint[3] for constraint in constraints}, reverse=True):
        if priority == 1000:
            continue
        cost = np.zeros(width)
        for index in optional:
            if constraints[index][3] == priority:
                cost[slack[index]:slack[index] + 2] = 1
        answer = linprog(cost, *system(upper, width), *system(equal, width),
                         bounds=[(None, None)] * variables + [(0, None)] * (width - variables), method="highs")
        if answer.status != 0:
            return None
        violations[str(priority)] = round(float(answer.fun), 7) + 0.0
        level = {int(column): 1.0 for column in np.nonzero(cost)[0]}
        upper.append((level, answer.fun * (1 + 1e-9) + 1e-8))
    return violations


def system(rows, width):
    if not rows:
        return None, None
    matrix = lil_matrix((len(rows), width))
    for index, (entries, _) in enumerate(rows):
        for column, value in entries.items():
            matrix[index, column] = value
    return matrix.tocsr(), np.array([constant for _, constant in rows])


def main():
    for seed in range(300):
        rng = random.Random(seed)
        variables, constraints, spans, root = row(rng, rng.randrange(2, 24))
        constraints += extras(rng, spans, root)
        rng.shuffle(constraints)
        violations = solve(variables, constraints)
        if violations is not None:
            print(json.dumps({"variables": variables, "constraints": constraints, "violations": violations},
                             separators=(",", ":")))


main()
