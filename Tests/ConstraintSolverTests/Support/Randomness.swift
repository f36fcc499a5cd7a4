import TestSupport

extension ExactSystem {
  /// A random system of one to three variables, with ties, redundancies and contradictions in plenty.
  init(seed: Int, priorities: [Int] = [1000, 1000, 750, 251, 250]) {
    var random = SeededGenerator(seed: seed)
    variableCount = Int.random(in: 1...3, using: &random)
    constraints = []
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      constraints.append(ExactConstraint(variableCount: variableCount, priorities: priorities, using: &random))
    }
  }
}

extension ExactConstraint {
  init(variableCount: Int, priorities: [Int], using random: inout SeededGenerator) {
    let isSimple = Bool.random(using: &random)
    coefficients = (0..<variableCount).map { _ in
      Bool.random(using: &random) ? 0 : random.pick(isSimple ? [-1, 1] : [-2, -1, 1, 2, 3])
    }
    relation = random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    constant = Int.random(in: -4...4, using: &random)
    priority = random.pick(priorities)
    isProtected = Int.random(in: 0..<10, using: &random) == 0
  }
}
