/// What became of a row that was looked at.
enum Attempt {
  /// It holds after all, to the accuracy of its circuit.
  case holds
  /// It stays violated, as the weakest of its circuit.
  case flipped
  /// It took the place of a weaker one.
  case exchanged(leaving: Int)
  /// Nothing in its circuit may give way.
  case conflict
}

extension Engine {
  /// Brings in violated rows, the strongest first, until none is left that something weaker can give way to.
  ///
  /// Every step that is not degenerate raises the dual objective, so no state recurs; a run of degenerate rounds
  /// switches to Bland's rule, which cannot cycle. The bound on rounds is a last guard against rounding.
  mutating func optimize(onConflict: (inout Engine, Int) -> Void) {
    distrustValues()
    improve(onConflict: onConflict)
  }

  /// The same from values that follow the system: looks only at the rows that may have become violated.
  mutating func improve(onConflict: (inout Engine, Int) -> Void) {
    var degenerateRounds = 0
    let bound = 200 + 4 * rows.count
    for _ in 0..<bound {
      updateValues()
      let isCautious = degenerateRounds > Self.patience
      collectViolated(inRowOrder: isCautious)
      var progress = Progress.none
      for index in 0..<violated.count {
        let row = violated[index] & Self.rowMask
        let outcome = attempt(row, tieBreak: isCautious ? .firstRow : .largestPivot, &progress)
        if case .conflict = outcome {
          onConflict(&self, row)
          progress = .raised
        }
        // What exchanges of this round do to the row may be undone by later ones, and its variables seem unchanged.
        if !basis.isBasic(row) { unchecked.insert(row) }
        if isCautious, progress != .none {
          for rest in index..<violated.count { unchecked.insert(violated[rest] & Self.rowMask) }
          break
        }
      }
      if progress == .none { return }
      refactorIfNeeded()
      degenerateRounds = progress == .raised ? 0 : degenerateRounds + 1
    }
  }

  /// Rounds without progress before Bland's rule takes over; more than any layout was seen to need.
  private static var patience: Int { 30 }
  static var rowMask: Int { 1 << 40 - 1 }

  enum Progress { case none, degenerate, raised }

  /// Lists the rows that are violated at the present values and not yet pulling with all their force.
  mutating func collectViolated(inRowOrder: Bool = false) {
    violated.removeAll()
    if unchecked.containsAll {
      for row in 0..<rows.count { collectIfViolated(row, inRowOrder: inRowOrder) }
    } else {
      for index in 0..<unchecked.members.count {
        collectIfViolated(Int(unchecked.members[index]), inRowOrder: inRowOrder)
      }
    }
    unchecked.removeAll()
    violated.sort()
  }

  @inline(__always)
  private mutating func collectIfViolated(_ row: Int, inRowOrder: Bool) {
    guard !basis.isBasic(row), !multipliers.isIgnored(row) else { return }
    collectIfViolated(looseRow: row, inRowOrder: inRowOrder)
  }

  private mutating func collectIfViolated(looseRow row: Int, inRowOrder: Bool) {
    let residual = rows.residual(of: row, at: values)
    guard abs(residual) > rows[row].scale * Tolerance.residual else { return }
    guard multipliers.canEnter(row, residual: residual) else { return }
    let level = inRowOrder ? 0 : Int(min(multipliers.upper[row], multipliers.lower[row]))
    violated.append(level << 40 | row)
  }

  /// Brings in one row, if it is violated.
  mutating func attempt(_ row: Int) -> Attempt {
    var progress = Progress.none
    return attempt(row, tieBreak: .largestPivot, &progress)
  }

  private mutating func attempt(_ row: Int, tieBreak: TieBreak, _ progress: inout Progress) -> Attempt {
    guard !basis.isBasic(row) else { return .holds }
    basis.computeCircuit(of: row, in: rows)
    let residual = circuitResidual(of: row)
    guard residual != 0, multipliers.canEnter(row, residual: residual) else { return .holds }
    let direction: Double = residual > 0 ? 1 : -1
    let limit = multipliers.limit(
      of: row, direction: direction, basis: basis, rows: rows, tieBreak: tieBreak)
    if case .none = limit { return .conflict }
    if !multipliers.isStepZero { progress = .raised } else if progress == .none { progress = .degenerate }
    multipliers.move(direction: direction, basis: basis)
    noteMovedMultipliers()
    switch limit {
    case .own, .none:
      multipliers.flip(row, direction: direction)
      return .flipped
    case .position(let first):
      let position =
        tieBreak == .firstRow ? first : passBounds(from: first, residual: residual, direction: direction)
      let leaving = Int(basis.rowAt[position])
      multipliers.exchange(
        position, leaving: leaving, rises: direction * basis.circuit[position] < 0, entering: row, direction: direction)
      basis.exchange(position, for: row, in: rows)
      unchecked.insert(leaving)
      return .exchanged(leaving: leaving)
    }
  }

  private mutating func noteMovedMultipliers() {
    guard !unclassified.containsAll else { return }
    for index in 0..<basis.support.count { unclassified.insert(Int(basis.support[index])) }
  }

  /// The residual of the row whose circuit was computed last, from the constants alone; 0 within rounding.
  func circuitResidual(of row: Int) -> Double {
    var residual = rows[row].constant
    var magnitude = abs(residual)
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let product = basis.circuit[position] * rows[Int(basis.rowAt[position])].constant
      residual -= product
      magnitude += abs(product)
    }
    let tolerance = max(rows[row].scale * Tolerance.residual, magnitude * Tolerance.rounding)
    return abs(residual) <= tolerance ? 0 : residual
  }
}
