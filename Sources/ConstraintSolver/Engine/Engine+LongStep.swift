// In a row of labels that is too narrow, all labels shrink at the same price, one after the other down to a width of
// zero, until the row fits. The plain dual simplex method would need an exchange, and new values, for every bound on
// the way. The long step passes these bounds at once.
//
// See R. Fourer, "Notes on the dual simplex method" (1994), on ratio tests that pass breakpoints.
//
// Which of the labels give way, and how far, does not matter for the optimum. The order is the one that most variables
// prefer, so that their values rarely have to be settled afterwards.
extension Engine {
  /// A variable whose row, over that variable alone, gives way.
  struct Yielding: BitwiseCopyable, Comparable {
    var variable: Int
    /// Whether its value comes nearer to zero.
    var approachesZero: Bool

    /// The first variables take precedence in being near to zero. So of those that approach zero the first give way
    /// first, and of the others the last.
    static func < (left: Self, right: Self) -> Bool {
      if left.approachesZero != right.approachesZero { return left.approachesZero }
      return left.approachesZero ? left.variable < right.variable : left.variable > right.variable
    }
  }

  /// Lets the rows that reached their bounds together give way up to the next bound of their variable, as long as the
  /// entering row stays violated.
  ///
  /// - Parameters:
  ///   - residual: The residual of the entering row, whose circuit was computed last. The step of its ratio test has
  ///     been taken.
  ///   - direction: The direction in which the multiplier of the entering row moves.
  /// - Returns: The position for the entering row.
  mutating func passBounds(residual: Double, direction: Double) -> Int {
    for index in 0..<yielding.count {
      let position = Int(basis.positionOfVariable[yielding[index].variable])
      yielding[index].approachesZero = way(at: position, residual: residual) * boundValue(at: position) < 0
    }
    yielding.sort()
    var rest = residual
    for index in 0..<yielding.count - 1 {
      let position = Int(basis.positionOfVariable[yielding[index].variable])
      guard let bound = nextBound(at: position, residual: rest) else { return position }
      let leaving = Int(basis.rowAt[position])
      rest -= basis.circuit[position] * (bound.leftSide - rows[leaving].constant)
      multipliers.yield(position, leaving: leaving, rises: direction * basis.circuit[position] < 0)
      basis.exchangeBound(position, for: bound.row, in: rows)
      unchecked.insert(leaving)
      changes.rows.insert(leaving)
    }
    return Int(basis.positionOfVariable[yielding[yielding.count - 1].variable])
  }

  /// Returns whether the entering row, which stays violated because it is as weak as others of its circuit, is over one
  /// variable that would rather be given way to. Lists the others.
  mutating func othersRatherYield(to row: Int, direction: Double) -> Bool {
    let entries = rows.entries(of: row)
    guard entries.count == 1, let entry = entries.first else { return false }
    collectYielding(direction: direction)
    guard yielding.count > 0 else { return false }
    let (variable, bound) = (Int(rows.entries[entry].column), rows[row].constant / rows.entries[entry].coefficient)
    let own = Yielding(variable: variable, approachesZero: (values[variable] - bound) * bound < 0)
    for index in 0..<yielding.count {
      if Yielding(variable: yielding[index].variable, approachesZero: own.approachesZero) < own { return true }
    }
    return false
  }

  /// Lists the variables of the circuit that a row over that variable alone determines, if the row's multiplier is at
  /// its bound.
  mutating func collectYielding(direction: Double) {
    yielding.removeAll()
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let row = Int(basis.rowAt[position])
      let coefficient = basis.circuit[position]
      guard coefficient != 0, basis.isSingleton(position, in: rows) else { continue }
      let isAtBound =
        direction * coefficient < 0
        ? multipliers.isAtUpper(row, position: position) : multipliers.isAtLower(row, position: position)
      if isAtBound {
        yielding.append(Yielding(variable: Int(basis.frame[position].variable), approachesZero: false))
      }
    }
  }

  /// Returns the value of the variable at a position whose tight row is over that variable alone.
  private func boundValue(at position: Int) -> Double {
    rows[Int(basis.rowAt[position])].constant / basis.frame[position].coefficient
  }

  /// Returns how far the variable of a position, whose row is over that variable alone, has to move for the entering
  /// row to hold.
  private func way(at position: Int, residual: Double) -> Double {
    residual / (basis.circuit[position] * basis.frame[position].coefficient)
  }

  /// A row that stops a variable.
  struct Bound {
    var row: Int
    /// The left side of the leaving row at the bound.
    var leftSide: Double
  }

  /// Returns the first row that stops the variable of a position, or its axis row at zero; nil if the entering row
  /// holds before.
  private mutating func nextBound(at position: Int, residual: Double) -> Bound? {
    let variable = Int(basis.frame[position].variable)
    let (value, way) = (boundValue(at: position), way(at: position, residual: residual))
    var nearest: (row: Int, distance: Double)?
    var entry = Int(rows.columns[variable].head)
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
    if value * way < 0, -value / way < nearest?.distance ?? 1 { nearest = (axis(of: variable), -value / way) }
    return nearest.map {
      Bound(row: $0.row, leftSide: (value + $0.distance * way) * basis.frame[position].coefficient)
    }
  }

  private static var mostRowsLookedAt: Int { 32 }
}

// MARK: - Weaker bounds

// A view that has become too small may violate both its least size, which is required, and the compression resistance
// of its text. If the latter can hold, the former holds as well, and others give way to it in one long step.
extension Engine {
  /// Makes a weaker row over the same variable tight, if one lies beyond a violated row.
  ///
  /// - Returns: Whether a row is, so that the violated row need not enter in this round.
  mutating func enterWeakerBound(of row: Int, _ progress: inout Progress) -> Bool {
    guard care == .usual, let weaker = weakerBound(of: row) else { return false }
    guard case .exchanged = attempt(weaker, tieBreak: tieBreak, &progress) else { return false }
    unchecked.insert(row)
    return true
  }

  /// Returns the violated row over the same variable that lies farthest beyond a violated one and is weaker; nil if
  /// there is none.
  private func weakerBound(of row: Int) -> Int? {
    guard tieBreak == .largestPivot, multipliers.levelCount > 0, !basis.isBasic(row),
      let own = rows.onlyTerm(of: row)
    else { return nil }
    let (variable, level) = (own.variable.index, min(multipliers.upper[row], multipliers.lower[row]))
    let bound = rows[row].constant / own.coefficient
    var farthest: (row: Int, distance: Double)?
    var entry = Int(rows.columns[variable].head)
    for _ in 0..<Self.mostRowsLookedAt where entry >= 0 {
      let (other, coefficient) = (Int(rows.entries[entry].owner), rows.entries[entry].coefficient)
      entry = Int(rows.nextInColumn[entry])
      guard rows.entries(of: other).count == 1, !basis.isBasic(other), multipliers.side[other] == 0,
        min(multipliers.upper[other], multipliers.lower[other]) > level,
        multipliers.canEnter(other, residual: rows[other].constant - coefficient * values[variable])
      else { continue }
      let distance = (rows[other].constant / coefficient - bound) / (bound - values[variable])
      if distance > farthest?.distance ?? 0 { farthest = (other, distance) }
    }
    return farthest?.row
  }
}
