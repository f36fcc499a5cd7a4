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
        let outcome = attempt(row, tieBreak: isCautious ? .firstRow : tieBreak, &progress)
        if case .conflict = outcome {
          if isVague && care < .precise { return }
          onConflict(&self, row)
          progress = .raised
        }
        // After several exchanges in this round, the values may be the same as at the start, so the change of this row would
        // not be noticed.
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

  private mutating func attempt(_ row: Int, tieBreak: TieBreak, _ progress: inout Progress) -> Attempt {
    guard !basis.isBasic(row) else { return .holds }
    basis.computeCircuit(of: row, in: rows)
    if basis.isCircuitVague { isVague = true }
    let residual = circuitResidual(of: row)
    guard residual != 0, multipliers.canEnter(row, residual: residual) else { return .holds }
    changes.rows.insert(row)
    let direction: Double = residual > 0 ? 1 : -1
    let limit = multipliers.limit(
      of: row, direction: direction, basis: basis, tieBreak: tieBreak)
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
      changes.rows.insert(leaving)
      return .exchanged
    }
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

// MARK: - Long step

// In a row of labels that is too narrow, all labels shrink at the same price, one after the other down to a width of zero,
// until the row fits. The plain dual simplex method would need an exchange, and new values, for every bound on the way. The
// long step passes these bounds at once.
//
// See R. Fourer, "Notes on the dual simplex method" (1994), on ratio tests that pass breakpoints.
extension Engine {
  /// Lets the rows that reached their bounds together give way up to the next bound of their variable, as long as the
  /// entering row stays violated.
  ///
  /// - Parameters:
  ///   - first: The position that the ratio test found. Its step has been taken.
  ///   - residual: The residual of the entering row, whose circuit was computed last.
  ///   - direction: The direction in which the multiplier of the entering row moves.
  /// - Returns: The position for the entering row.
  mutating func passBounds(from first: Int, residual: Double, direction: Double) -> Int {
    guard basis.isSingleton(first, in: rows) else { return first }
    collectYielding(direction: direction)
    guard yielding.count > 1 else { return first }
    // The variables created last move the most, because the first have precedence among several optima.
    yielding.sort()
    var rest = residual
    for index in stride(from: yielding.count - 1, to: 0, by: -1) {
      let position = Int(basis.positionOfVariable[yielding[index]])
      guard let bound = nextBound(at: position, residual: rest) else { return position }
      let leaving = Int(basis.rowAt[position])
      rest -= basis.circuit[position] * (bound.leftSide - rows[leaving].constant)
      multipliers.yield(position, leaving: leaving, rises: direction * basis.circuit[position] < 0)
      basis.exchangeBound(position, for: bound.row, in: rows)
      unchecked.insert(leaving)
      changes.rows.insert(leaving)
    }
    return Int(basis.positionOfVariable[yielding[0]])
  }

  /// Lists the variables of the circuit that a row over that variable alone determines, if the row's multiplier is at its
  /// bound.
  private mutating func collectYielding(direction: Double) {
    yielding.removeAll()
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let row = Int(basis.rowAt[position])
      let coefficient = basis.circuit[position]
      guard coefficient != 0, basis.isSingleton(position, in: rows) else { continue }
      let isAtBound =
        direction * coefficient < 0
        ? multipliers.isAtUpper(row, position: position) : multipliers.isAtLower(row, position: position)
      if isAtBound { yielding.append(Int(basis.frame[position].variable)) }
    }
  }

  /// A row that stops a variable.
  struct Bound {
    var row: Int
    /// The left side of the leaving row at the bound.
    var leftSide: Double
  }

  /// Returns the first row that stops the variable of a position; nil if the entering row holds before any row stops it.
  private func nextBound(at position: Int, residual: Double) -> Bound? {
    let tight = Int(basis.rowAt[position])
    let coefficient = basis.frame[position].coefficient
    let value = rows[tight].constant / coefficient
    let way = residual / (basis.circuit[position] * coefficient)
    var nearest: (row: Int, distance: Double)?
    var entry = Int(rows.columns[Int(basis.frame[position].variable)].head)
    // A variable in more rows than this is not the size of a label.
    for _ in 0..<Self.mostRowsLookedAt where entry >= 0 {
      let row = Int(rows.entries[entry].owner)
      let bound = rows[row].constant / rows.entries[entry].coefficient
      let distance = (bound - value) / way
      let residualBeyond = rows[row].constant - rows.entries[entry].coefficient * (value + way)
      if rows.entries(of: row).count == 1, !basis.isBasic(row), multipliers.side[row] == 0,
        multipliers.canEnter(row, residual: residualBeyond), distance >= 0, distance < (nearest?.distance ?? 1)
      {
        nearest = (row, distance)
      }
      entry = Int(rows.nextInColumn[entry])
    }
    return nearest.map { Bound(row: $0.row, leftSide: (value + $0.distance * way) * coefficient) }
  }

  private static var mostRowsLookedAt: Int { 32 }
}
