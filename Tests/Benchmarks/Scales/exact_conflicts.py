"""A certificate for each reported conflict: that its constraints contradict each other, and that any one less do not.

By J. Farkas' lemma (1902), constraints `a x >= b` contradict each other if and only if some sum of them, each times a number that is
not negative, says that 0 is at least a positive number. In an irreducible set the numbers are unique up to a factor and none is 0, so
they follow from the linear equations alone: no optimizer is needed. If they are unique, any one row less leaves independent rows,
which can all hold.
"""
from exact_optimum import decimal
from fractions import Fraction


def fault(problem, answer):
    """Returns what is wrong with the conflicts of an answer, or None."""
    broken = answer["broken"]
    if len(answer["conflicts"]) != len(broken):
        return f"{len(answer['conflicts'])} conflicts, {len(broken)} broken"
    for members in answer["conflicts"]:
        found = fault_of([problem["constraints"][index] for index in members], problem["variables"])
        if found:
            return f"conflict {members}: {found}"
        if not any(index in broken for index in members):
            return f"no member of the conflict {members} is broken"
    left = [members for members in answer["conflicts"] if len([index for index in members if index in broken]) != 1]
    return f"several members of the conflict {left[0]} are broken" if left else None


def fault_of(constraints, variables):
    """Returns why constraints are no irreducible infeasible set, or None."""
    if any(constraint.get("priority", 1000) != 1000 for constraint in constraints):
        return "a member is not required"
    factors = combination([row_of(constraint, variables) for constraint in constraints])
    if factors is None:
        return "its rows do not depend on each other in a single way"
    if not all(factors):
        return "it has a member that is not needed"
    constant = sum(factor * decimal(row["constant"]) for factor, row in zip(factors, constraints))
    sign = 1 if constant > 0 else -1
    if constant == 0:
        return "its members do not contradict each other"
    for factor, row in zip(factors, constraints):
        if row["relation"] == ">=" and sign * factor < 0 or row["relation"] == "<=" and sign * factor > 0:
            return "its members do not contradict each other, for their signs"
    return None


def row_of(constraint, variables):
    row = [Fraction(0)] * variables
    for variable, coefficient in constraint["terms"]:
        row[variable] += decimal(coefficient)
    return row


def combination(rows):
    """Returns the factors with which the rows add up to 0; None if there are none, or if they are not unique up to one factor."""
    found = None
    reduced = []
    for index, row in enumerate(rows):
        row, factors = list(row), [Fraction(other == index) for other in range(len(rows))]
        for pivot, other, others in reduced:
            factor = row[pivot] / other[pivot]
            if factor:
                row = [value - factor * entry for value, entry in zip(row, other)]
                factors = [value - factor * entry for value, entry in zip(factors, others)]
        pivot = next((column for column, value in enumerate(row) if value), None)
        if pivot is not None:
            reduced.append((pivot, row, factors))
        elif found is None:
            found = factors
        else:
            return None
    return found
