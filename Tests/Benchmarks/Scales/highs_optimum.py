"""The minimum by HiGHS (scipy.optimize.linprog), level by level."""
import numpy as np
from scipy.optimize import linprog


def agrees(problem, broken, exact):
    """Returns whether HiGHS finds the exact violations, within 1e-6 of the largest number in the priority's rows."""
    constraints = [row for index, row in enumerate(problem["constraints"]) if index not in broken]
    variables, count = problem["variables"], len(constraints)
    width = variables + 2 * count
    matrix, constants = np.zeros((count, width)), np.zeros(count)
    costs = {priority: np.zeros(width) for priority in exact}
    bounds = [(None, None)] * variables + [(0, None)] * (2 * count)
    for index, row in enumerate(constraints):
        for variable, coefficient in row["terms"]:
            matrix[index, variable] += coefficient
        short, over = variables + 2 * index, variables + 2 * index + 1
        matrix[index, short], matrix[index, over] = 1, -1
        constants[index] = row["constant"]
        for column, priced in ((short, row["relation"] != "<="), (over, row["relation"] != ">=")):
            if priced and row["priority"] == 1000:
                bounds[column] = (0, 0)
            elif priced:
                costs[row["priority"]][column] = 1
    limits, totals = [], []
    for priority in sorted((priority for priority in exact if priority != 1000), reverse=True):
        answer = linprog(costs[priority], A_ub=np.array(limits) if limits else None, b_ub=totals or None, A_eq=matrix,
                         b_eq=constants, bounds=bounds, method="highs")
        expected = float(exact[priority])
        if answer.status != 0 or abs(answer.fun - expected) > 1e-6 * max(1, abs(expected)):
            return False
        limits.append(costs[priority])
        totals.append(answer.fun * (1 + 1e-9) + 1e-9)
    return True
