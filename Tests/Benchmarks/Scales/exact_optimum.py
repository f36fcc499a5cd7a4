"""The exact lexicographic optimum of a system with priorities, by the primal simplex method over whole numbers.

The decimals of a system are taken as written: 0.1 is a tenth. Required rows are the strongest level; they can all hold if its
least violation is 0. The method has one line per row and one column per variable (a dictionary, as in V. Chvatal, "Linear
Programming", 1983), Bland's rule, and the division of E. H. Bareiss, which keeps all entries whole.
"""
from fractions import Fraction
from math import lcm


class Row:
    """`terms relation constant`, with whole numbers and the factor that made them whole."""

    def __init__(self, constraint, variables):
        coefficients = [Fraction(0)] * variables
        for variable, coefficient in constraint["terms"]:
            coefficients[variable] += decimal(coefficient)
        constant = decimal(constraint["constant"])
        self.factor = lcm(constant.denominator, *(value.denominator for value in coefficients))
        self.entries = [int(value * self.factor) for value in coefficients]
        self.constant = int(constant * self.factor)
        self.priority = constraint.get("priority", 1000)
        # The prices of a row that falls short, and of one that exceeds its constant.
        self.sides = (constraint["relation"] != "<=", constraint["relation"] != ">=")


def decimal(number):
    return Fraction(repr(number))


def minimum(rows, variables):
    """Returns the least total violation of each priority, strongest first, as {priority: Fraction}."""
    levels = sorted({row.priority for row in rows}, reverse=True)
    common = lcm(*(row.factor for row in rows)) if rows else 1
    # A basic line holds b - ax of a row, as the shortfall (side 0) or, negated, as the excess (side 1).
    table, basic, weight = [], [], []
    for index, row in enumerate(rows):
        sign = 1 if row.constant >= 0 else -1
        table.append([sign * row.constant] + [-sign * entry for entry in row.entries])
        basic.append((index, 0 if sign > 0 else 1))
        weight.append(common // row.factor)
    columns = [None] + [("x", variable) for variable in range(variables)]
    divisor = 1

    def price(index, side):
        return weight[index] if rows[index].sides[side] else 0

    def cost(column):
        """The change of each level's violation along a column's line."""
        total = dict.fromkeys(levels, 0)
        for line, (index, side) in zip(table, basic):
            if index != "x" and line[column]:
                total[rows[index].priority] += price(index, side) * line[column]
        return [total[level] for level in levels]

    while True:
        entering = None
        for column in sorted(range(1, variables + 1), key=lambda column: order(columns[column], len(rows))):
            change = cost(column)
            kind, index = columns[column]
            if kind == "x":
                if any(change):
                    entering = (column, 1 if first(change) < 0 else -1)
            else:
                # The column is the shortfall of a row that holds; the other way is its excess.
                level = levels.index(rows[index].priority)
                for sense in (1, -1):
                    rate = [sense * value for value in change]
                    rate[level] += divisor * price(index, 0 if sense > 0 else 1)
                    if first(rate) < 0:
                        entering = (column, sense)
                        break
            if entering:
                break
        if entering is None:
            break
        column, sense = entering
        leaving, best = None, None
        for place, line in enumerate(table):
            rate = sense * line[column]
            if basic[place][0] == "x" or rate >= 0:
                continue
            ratio = Fraction(line[0], -rate)
            if best is None or ratio < best or (ratio == best and basic[place] < basic[leaving]):
                leaving, best = place, ratio
        # The violations of all levels are at least 0, so something limits the step.
        if columns[column][0] == "r" and sense < 0:
            negate(table, column)
        entered = columns[column]
        index, side = basic[leaving]
        if side == 1:
            table[leaving] = [-value for value in table[leaving]]
        divisor = pivot(table, leaving, column, divisor)
        columns[column] = ("r", index)
        if entered[0] == "x":
            basic[leaving] = ("x", entered[1])
        else:
            basic[leaving] = (entered[1], 0 if sense > 0 else 1)

    violation = dict.fromkeys(levels, Fraction(0))
    for line, (index, side) in zip(table, basic):
        if index != "x":
            violation[rows[index].priority] += Fraction(price(index, side) * line[0], divisor * common)
    return violation


def order(column, count):
    kind, index = column
    return index - count if kind == "x" else index


def first(values):
    """The sign of the first value that is not 0; 0 if there is none."""
    for value in values:
        if value:
            return value
    return 0


def negate(table, column):
    for line in table:
        line[column] = -line[column]


def pivot(table, leaving, column, divisor):
    """Exchanges a line and a column, and returns the new divisor of all entries, which is positive."""
    source = table[leaving]
    value = source[column]
    for place, line in enumerate(table):
        factor = line[column]
        if place == leaving:
            continue
        if factor:
            for other, entry in enumerate(source):
                if other != column:
                    line[other] = (line[other] * value - factor * entry) // divisor
        else:
            for other in range(len(source)):
                line[other] = line[other] * value // divisor
    for other, entry in enumerate(source):
        source[other] = divisor if other == column else -entry
    if value < 0:
        for line in table:
            line[:] = [-entry for entry in line]
        return -value
    return value


def kept(rows, variables):
    """Returns the indices of the required rows that a greedy pass in order of addition keeps."""
    required = [index for index, row in enumerate(rows) if row.priority == 1000]
    if minimum([rows[index] for index in required], variables).get(1000, 0) == 0:
        return required
    found = []
    for index in required:
        if minimum([rows[other] for other in found + [index]], variables)[1000] == 0:
            found.append(index)
    return found
