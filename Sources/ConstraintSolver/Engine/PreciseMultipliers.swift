/// The multipliers of the tight rows with about 32 digits, computed from those of the violated rows.
struct PreciseMultipliers {
  let levelCount: Int
  /// The components of the tight row at each position: `levelCount` of them, strongest level first.
  private(set) var components: [PreciseNumber]
  /// Whether an error hides where a multiplier is.
  private(set) var isVague = false
  /// The step that the last ratio test found.
  private(set) var step: [PreciseNumber] = []

  /// Computes the multipliers that balance those of the rows that are not tight.
  init(
    balancing multipliers: borrowing Multipliers, _ precise: inout PreciseBasis, _ basis: borrowing Basis,
    _ rows: borrowing Rows
  ) {
    levelCount = multipliers.levelCount
    components = Array(repeating: .zero, count: levelCount * basis.count)
    var terms = [[Basis.RowTerm]](repeating: [], count: levelCount)
    for row in 0..<multipliers.side.count where multipliers.side[row] != 0 {
      let side = multipliers.side[row]
      let level = Int(side > 0 ? multipliers.upper[row] : multipliers.lower[row]) - 1
      terms[level].append(Basis.RowTerm(row: row, factor: Double(side)))
    }
    for level in 0..<levelCount where !terms[level].isEmpty {
      precise.computeCircuit(ofSum: terms[level], basis, rows)
      if precise.isCircuitVague { isVague = true }
      for position in 0..<basis.count { components[position * levelCount + level] = -precise.circuit[position] }
    }
  }

  /// Returns whether the multipliers of all tight rows are between their bounds.
  mutating func areWithinBounds(_ bounds: borrowing Multipliers, _ basis: borrowing Basis) -> Bool {
    for position in 0..<basis.count {
      for rises in [true, false] where !isWithinBound(Int(basis.rowAt[position]), position, rises: rises, bounds) {
        return false
      }
    }
    return true
  }

  private mutating func isWithinBound(_ row: Int, _ position: Int, rises: Bool, _ bounds: borrowing Multipliers) -> Bool
  {
    guard (rises ? bounds.upper[row] : bounds.lower[row]) != Multipliers.unbounded else { return true }
    for level in 0..<levelCount {
      let distance = distance(level, position, row: row, rises: rises, bounds)
      if !distance.isZero { return distance.sign > 0 }
      if !distance.isClear(comparedWith: 1) { isVague = true }
    }
    return true
  }

  /// Returns the distance of one component of a tight row's multiplier from its bound.
  private func distance(_ level: Int, _ position: Int, row: Int, rises: Bool, _ bounds: borrowing Multipliers)
    -> PreciseNumber
  {
    let value = components[position * levelCount + level]
    let isUnit = Int(rises ? bounds.upper[row] : bounds.lower[row]) == level + 1
    let unit = PreciseNumber(exactly: isUnit ? 1 : 0)
    return rises ? unit - value : unit + value
  }
}

// MARK: - Ratio test

extension PreciseMultipliers {
  /// Finds what limits the multiplier of the row whose circuit was computed last; see `Multipliers.limit`.
  mutating func limit(
    of row: Int, direction: Int, along circuit: [PreciseNumber], isCautious: Bool, _ bounds: borrowing Multipliers,
    _ basis: borrowing Basis
  ) -> Limit {
    var found = startStep(of: row, direction: direction, bounds)
    var pivot = 0.0
    for position in circuit.indices where !circuit[position].isZero {
      let tight = Int(basis.rowAt[position])
      let rises = direction * circuit[position].sign < 0
      guard (rises ? bounds.upper[tight] : bounds.lower[tight]) != Multipliers.unbounded else { continue }
      let size = circuit[position].sign > 0 ? circuit[position] : -circuit[position]
      let ratios = (0..<levelCount).map { distance($0, position, row: tight, rises: rises, bounds) / size }
      switch found {
      case .none: break
      case .own: guard order(of: ratios) < 0 else { continue }
      case .position(let best):
        let order = order(of: ratios)
        guard order < 0 || order == 0 && (isCautious ? tight < Int(basis.rowAt[best]) : size.value > pivot) else {
          continue
        }
      }
      found = .position(position)
      pivot = size.value
      step = ratios
    }
    return found
  }

  private mutating func startStep(of row: Int, direction: Int, _ bounds: borrowing Multipliers) -> Limit {
    step = Array(repeating: .zero, count: levelCount)
    let ahead = direction > 0 ? bounds.upper[row] : bounds.lower[row]
    let behind = direction > 0 ? bounds.lower[row] : bounds.upper[row]
    guard ahead != Multipliers.unbounded else { return .none }
    let one = PreciseNumber(exactly: 1)
    if ahead != Multipliers.zero { step[Int(ahead) - 1] = step[Int(ahead) - 1] + one }
    if bounds.side[row] != 0, behind != Multipliers.zero { step[Int(behind) - 1] = step[Int(behind) - 1] + one }
    return .own
  }

  /// Returns -1 if a step is shorter than the one found so far, 1 if it is longer, and 0 if they are the same.
  private func order(of ratios: [PreciseNumber]) -> Int {
    for (ratio, found) in zip(ratios, step) where !(ratio - found).isZero { return (ratio - found).sign }
    return 0
  }

  /// The strongest level at which the step of the last ratio test is not zero; nil if there is none.
  var firstLevelOfStep: Int? { step.firstIndex { !$0.isZero } }

  /// Whether the step of the last ratio test is zero at all levels.
  var isStepZero: Bool { firstLevelOfStep == nil }
}
