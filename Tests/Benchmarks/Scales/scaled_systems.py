"""Random systems of ten shapes whose coefficients span up to twelve orders of magnitude."""

PRIORITIES = [999, 750, 500, 251, 250, 40]
SHAPES = ["dense", "sparse", "ratios", "siblings", "nested", "star", "bounds", "pulls", "ring", "contradictions"]


class Source:
    def __init__(self, random, spread):
        self.random = random
        self.spread = spread
        self.constraints = []

    def coefficient(self):
        """A number of up to four digits and either sign, within `spread` powers of ten of 1."""
        power = self.random.randint(-self.spread, self.spread)
        digits = self.random.choice([1, 1, 1, 2, 5, 1.5, 1.778, self.random.randint(1, 9999) / 1000])
        return self.random.choice([1, -1]) * float(f"{digits:.4g}e{power}")

    def constant(self):
        return self.random.choice([0, 8, 10, 16, 20.5, 44, 100, 320, -5, self.random.randint(-999, 999) / 10])

    def priority(self):
        return self.random.choice(PRIORITIES)

    def relation(self):
        return self.random.choice(["==", "==", "<=", ">="])

    def add(self, terms, relation, constant, priority=1000):
        self.constraints.append(
            {"terms": [list(term) for term in terms], "relation": relation, "constant": constant, "priority": priority})

    def pull(self, variable, relation=None):
        """A wish for one variable."""
        self.add([(variable, self.coefficient())], relation or self.relation(), self.constant(), self.priority())


def system(shape, spread, random):
    """Returns a system as a dictionary, as `galley solve` reads it."""
    source = Source(random, spread)
    variables = BUILDERS[shape](source, random)
    random.shuffle(source.constraints)
    return {"variables": variables, "constraints": source.constraints}


def dense(source, random):
    variables = random.randint(1, 4)
    for _ in range(random.randint(2, 9)):
        terms = [(variable, source.coefficient()) for variable in range(variables)]
        source.add(terms, source.relation(), source.constant(), source.priority())
    return variables


def sparse(source, random):
    variables = random.randint(2, 10)
    for _ in range(random.randint(variables, 3 * variables)):
        chosen = random.sample(range(variables), min(variables, random.randint(1, 3)))
        source.add([(variable, source.coefficient()) for variable in chosen], source.relation(), source.constant(),
                   source.priority())
    return variables


def ratios(source, random):
    variables = random.randint(2, 14)
    for variable in range(variables - 1):
        source.add([(variable + 1, 1), (variable, source.coefficient())], "==", 0)
    for _ in range(random.randint(2, 6)):
        source.pull(random.choice([0, variables - 1, random.randrange(variables)]))
    return variables


def siblings(source, random):
    views = random.randint(2, 6)
    edge = 0
    for view in range(views):
        start, size = 2 * view, 2 * view + 1
        if view:
            source.add([(start, 1), (start - 2, -1), (start - 1, -1)], random.choice(["==", ">="]), 8)
        else:
            source.add([(start, 1)], "==", edge)
        source.add([(size, 1)], ">=", 0)
        source.add([(size, source.coefficient())], "==", abs(source.constant()), source.priority())
        if random.random() < .5:
            other = 2 * random.randrange(views) + 1
            if other != size:
                source.add([(size, 1), (other, source.coefficient())], source.relation(), 0, source.priority())
    source.add([(2 * views - 2, 1), (2 * views - 1, 1)], random.choice(["<=", "=="]), 320, random.choice([1000, 999]))
    return 2 * views


def nested(source, random):
    views = random.randint(2, 6)
    for view in range(1, views):
        outer = random.randrange(view)
        source.add([(view, 1), (outer, -abs(source.coefficient()))], random.choice(["==", "<="]), source.constant(),
                   source.priority())
        source.add([(view, 1)], ">=", 0)
    for _ in range(views):
        source.pull(random.randrange(views))
    return views


def star(source, random):
    leaves = random.randint(2, 8)
    for leaf in range(1, leaves + 1):
        source.add([(0, 1), (leaf, source.coefficient())], "==", source.constant(), random.choice([1000, source.priority()]))
        source.pull(leaf)
    return leaves + 1


def bounds(source, random):
    variables = random.randint(1, 6)
    for variable in range(variables):
        source.add([(variable, abs(source.coefficient()))], ">=", -abs(source.constant()))
        for _ in range(random.randint(1, 4)):
            source.pull(variable, random.choice(["<=", ">="]))
    chosen = list(range(variables))
    source.add([(variable, source.coefficient()) for variable in chosen], source.relation(), source.constant(),
               source.priority())
    return variables


def pulls(source, random):
    """Few priorities, so that prices of the same level are weighed against each other."""
    variables = random.randint(1, 5)
    level = source.priority()
    for _ in range(random.randint(3, 14)):
        chosen = random.sample(range(variables), min(variables, random.randint(1, 2)))
        source.add([(variable, source.coefficient()) for variable in chosen], source.relation(), source.constant(),
                   random.choice([level, level, 750]))
    return variables


def ring(source, random):
    variables = random.randint(3, 8)
    for variable in range(variables):
        source.add([(variable, 1), ((variable + 1) % variables, source.coefficient())], source.relation(),
                   source.constant(), random.choice([1000 if variable < 2 else 999, source.priority()]))
    for _ in range(random.randint(1, 5)):
        source.pull(random.randrange(variables))
    return variables


def contradictions(source, random):
    variables = random.randint(1, 4)
    for _ in range(random.randint(2, 7)):
        chosen = random.sample(range(variables), min(variables, random.randint(1, 2)))
        source.add([(variable, source.coefficient()) for variable in chosen], source.relation(), source.constant())
    for _ in range(random.randint(1, 4)):
        source.pull(random.randrange(variables))
    return variables


BUILDERS = {name: globals()[name] for name in SHAPES}
