/// SplitMix64 (Steele, Lea and Flood 2014): the same sequence for a seed on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of several options.
  mutating func pick<Option>(_ options: [Option]) -> Option { options[Int.random(in: 0..<options.count, using: &self)] }
}

extension ExactSystem {
  /// A random system of one to three variables, with ties, redundancies and contradictions in plenty.
  init(seed: Int, priorities: [Int] = [1000, 1000, 750, 251, 250]) {
    var random = SplitMix64(seed: seed)
    variableCount = Int.random(in: 1...3, using: &random)
    constraints = []
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      constraints.append(ExactConstraint(variableCount: variableCount, priorities: priorities, using: &random))
    }
  }
}

extension ExactConstraint {
  init(variableCount: Int, priorities: [Int], using random: inout SplitMix64) {
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
