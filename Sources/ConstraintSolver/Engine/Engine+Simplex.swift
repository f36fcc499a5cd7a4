/// The outcome of an attempt to make a violated row tight.
enum Attempt {
  /// The row holds after all, within the accuracy of its circuit.
  case holds
  /// The row stays violated, because it is the weakest of its circuit.
  case flipped
  /// The row replaced a weaker one in the basis.
  case exchanged
  /// No row of the circuit can give way.
  case conflict
  /// An error hides which row gives way, so nothing has been changed.
  case undecided
}

extension Engine {
  /// Makes violated rows tight, strongest first, until no violated row has a weaker row in its circuit.
  ///
  /// Every step that is not degenerate increases the dual objective, so no state recurs. After many degenerate rounds
  /// Bland's rule takes over, which rules out cycles. The limit on rounds is a last safeguard against rounding errors.
  mutating func optimize(onConflict: (inout Engine, Int) -> Void) {
    distrustValues()
    improve(onConflict: onConflict)
  }

  /// Does the same as `optimize` from current values, and checks only the rows that may have become violated.
  mutating func improve(onConflict: (inout Engine, Int) -> Void) {
    if care < .precise {
      iterate(onConflict: onConflict)
      while !isVerified() {
        takeMoreCare()
        if care == .precise { break }
        iterate(onConflict: onConflict)
      }
    }
    if care == .precise { improvePrecisely(onConflict: onConflict) }
  }

  /// The number of rounds after which a search ends.
  var roundLimit: Int { 200 + 4 * rows.count }

  mutating func iterate(onConflict: (inout Engine, Int) -> Void) {
    var degenerateRounds = 0
    for _ in 0..<roundLimit {
      let isCautious = degenerateRounds > patience
      if isCautious { cautiousRoundCount += 1 }
      updateValues()
      collectViolated(inRowOrder: isCautious)
      var progress = Progress.none
      for index in 0..<violated.count {
        let row = violated[index] & Self.rowMask
        if !isCautious, enterWeakerBound(of: row, &progress) { continue }
        let outcome = attempt(row, tieBreak: isCautious ? .firstRow : tieBreak, &progress)
        switch outcome {
        case .holds, .flipped, .exchanged: break
        case .undecided: return
        case .conflict:
          if isVague && care < .precise { return }
          onConflict(&self, row)
          progress = .raised
        }
        // After several exchanges in this round, the values may be the same as at the start, so the change of this row
        // would not be noticed.
        if !basis.isBasic(row) { unchecked.insert(row) }
        if isCautious || care > .usual, progress != .none {
          for rest in index..<violated.count { unchecked.insert(violated[rest] & Self.rowMask) }
          break
        }
      }
      if progress == .none { return }
      refactorIfNeeded()
      degenerateRounds = progress == .raised ? 0 : degenerateRounds + 1
    }
    isOutOfRounds = true
  }

  /// Masks the row number in an element of `violated`; the level is in the bits above, so that sorting orders by level.
  static var rowMask: Int { 1 << 40 - 1 }

  enum Progress { case none, degenerate, raised }

  /// Lists the rows that are violated at the current values and whose multipliers can still grow.
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
    guard abs(residual) > rows[row].magnitudes.least * resolution, !isRounding(residual, of: row) else { return }
    guard multipliers.canEnter(row, residual: residual) else { return }
    let level = inRowOrder ? 0 : Int(min(multipliers.upper[row], multipliers.lower[row]))
    violated.append(level << 40 | row)
  }

  mutating func attempt(_ row: Int, tieBreak: TieBreak, _ progress: inout Progress) -> Attempt {
    guard !basis.isBasic(row) else { return .holds }
    basis.computeCircuit(of: row, in: rows)
    if basis.isCircuitVague { isVague = true }
    let residual = circuitResidual(of: row)
    guard residual != 0, multipliers.canEnter(row, residual: residual) else { return .holds }
    changes.rows.insert(row)
    let direction: Double = residual > 0 ? 1 : -1
    let limit = multipliers.limit(
      of: row, direction: direction, basis: basis, tieBreak: tieBreak)
    if case .none = limit {
      if !isForgiving, !addsUpToZero(row) || hidesRival(of: row, beforeLevel: nil) { isVague = true }
      return .conflict
    }
    if care < .precise, let level = multipliers.firstLevelOfStep, hidesRival(of: row, beforeLevel: level) {
      isVague = true
      return .undecided
    }
    if !multipliers.isStepZero { progress = .raised } else if progress == .none { progress = .degenerate }
    multipliers.move(direction: direction, basis: basis)
    noteMovedMultipliers()
    switch limit {
    case .own, .none:
      guard tieBreak == .largestPivot, othersRatherYield(to: row, direction: direction) else {
        multipliers.flip(row, direction: direction)
        return .flipped
      }
      exchange(passBounds(residual: residual, direction: direction), for: row, direction: direction)
    case .position(let first):
      var position = first
      if tieBreak != .firstRow, basis.isSingleton(first, in: rows) {
        collectYielding(direction: direction)
        if yielding.count > 1 { position = passBounds(residual: residual, direction: direction) }
      }
      exchange(position, for: row, direction: direction)
    }
    return .exchanged
  }

  /// Makes the entering row tight in place of the row at a position, whose multiplier has reached its bound.
  private mutating func exchange(_ position: Int, for row: Int, direction: Double) {
    let leaving = Int(basis.rowAt[position])
    multipliers.exchange(
      position, leaving: leaving, rises: direction * basis.circuit[position] < 0, entering: row, direction: direction)
    basis.exchange(position, for: row, in: rows)
    unchecked.insert(leaving)
    changes.rows.insert(leaving)
  }

  private mutating func noteMovedMultipliers() {
    for index in 0..<basis.support.count {
      unclassified.insert(Int(basis.support[index]))
      unverified.insert(Int(basis.support[index]))
    }
  }

  /// Returns the residual of the row whose circuit was computed last; 0 if the row holds.
  ///
  /// If the errors of the circuit hide a residual, that is noted, and with care the values decide.
  private mutating func circuitResidual(of row: Int) -> Double {
    let (residual, error) = combinedResidual(of: row)
    let least = rows[row].magnitudes.least * resolution
    if abs(residual) > max(error, least) { return residual }
    // Terms within the error are zero as far as anyone can tell.
    guard error > least, !isForgiving, magnitude(of: row) > error else { return 0 }
    let present = self.residual(of: row)
    if present != 0 { isVague = true }
    return care == .usual ? 0 : present
  }

  /// Returns the residual of the row whose circuit was computed last, with a bound on its error.
  ///
  /// Only constants are needed for it, no values of variables.
  func combinedResidual(of row: Int) -> (value: Double, error: Double) {
    var residual = rows[row].constant
    var error = Tolerance.rounding * abs(residual) + rows[row].magnitudes.error
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let tight = Int(basis.rowAt[position])
      let constant = rows[tight].constant
      let product = basis.circuit[position] * constant
      residual -= product
      error += basis.circuitDoubt[position] * abs(constant) + Tolerance.rounding * (abs(product) + abs(residual))
      error += abs(basis.circuit[position]) * rows[tight].magnitudes.error
    }
    return (residual, error)
  }
}
