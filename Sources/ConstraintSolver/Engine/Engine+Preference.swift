// The simplex method often ends at the values that the variables prefer, because rows give way in that order where
// several can; see `Engine.passBounds`. Then the face needs no system of its own. The tight rows show it: the variables
// are looked at in the order of their precedence, and the loose rows that a variable depends on can each move it only
// away from what it prefers. For the variable to keep its value, all of these must then stay tight, and so they count
// as equalities for the variables after it.
//
// A direction into the face is a sum of the directions in which single loose rows move, each times a number that is not
// negative. So if none of those moves a variable towards what it prefers, no direction does, and the values are the
// preferred ones.
//
// If a loose row moves a variable towards what it prefers, it can do so in the basis as well, up to the first row that
// stops it. That row becomes tight in its place, and as both have multipliers at a bound, the basis is still that of an
// optimum. For a few variables this costs less than a system of their own.
extension Engine {
  /// Returns whether the tight rows show that the variables of some components have the values that they prefer.
  ///
  /// - Parameters:
  ///   - variables: The variables that can move in these components, in the order of creation.
  ///   - preferences: The preferences of the variables; those without one prefer zero.
  ///   - moves: Whether other values are moved to the preferred ones, if that is simple.
  mutating func showsPreferredValues(
    of variables: borrowing Buffer<Int32>, _ preferences: borrowing Buffer<Preference>, moving moves: Bool
  ) -> Bool {
    guard care == .usual, isProven, !areValuesRough, !rows.areOfManyScales else { return false }
    isSettled.extend(count: rows.variableCount, with: true)
    for index in 0..<variables.count { isSettled[Int(variables[index])] = false }
    let isShown =
      showsValues(of: variables, preferring: .zero, preferences, moving: moves)
      && (preferences.count == 0 || showsValues(of: variables, preferring: .bound, preferences, moving: moves))
    for index in 0..<variables.count { isSettled[Int(variables[index])] = true }
    staysTight.removeAll()
    return isShown
  }

  /// Does the same for the variables with one preference.
  private mutating func showsValues(
    of variables: borrowing Buffer<Int32>, preferring preference: Preference,
    _ preferences: borrowing Buffer<Preference>, moving moves: Bool
  ) -> Bool {
    var work = 0
    for index in 0..<variables.count {
      let variable = Int(variables[index])
      guard (variable < preferences.count ? preferences[variable] : .zero) == preference else { continue }
      var moveCount = 0
      while !isHeld(variable) {
        let way = way(of: variable, preferring: preference, &work)
        if way == .none { break }
        guard moves, moveCount < Self.mostMoves, move(variable, way, stopsAtZero: preference == .zero) else {
          return false
        }
        moveCount += 1
      }
      isSettled[variable] = true
      guard work <= Self.mostPreferenceWork * (16 + variables.count) else { return false }
    }
    return true
  }

  /// The number of coefficients of circuits, for each variable, after which it is faster to settle the face.
  private static var mostPreferenceWork: Int { 4 }
  /// The number of exchanges, for each variable, after which it is faster to settle the face.
  private static var mostMoves: Int { 4 }

  /// Returns whether an equality of the face determines a variable from settled ones. In most cases, it is the row of
  /// the frame.
  private func isHeld(_ variable: Int) -> Bool {
    let row = Int(basis.frame[Int(basis.positionOfVariable[variable])].row)
    return areOthersSettled(variable, in: row) && staysTight(row) || isHeldBySettled(variable)
  }

  private func staysTight(_ row: Int) -> Bool {
    if multipliers.isPinned(row) { return true }
    guard basis.isBasic(row) else { return false }
    let position = basis.position(ofRow: row)
    return staysTight.contains(position) || looseness(at: position) == .none
  }
}

// MARK: - Ways

extension Engine {
  /// The way from the value of a variable to the one that it prefers.
  private enum Way: Equatable {
    /// It has that value.
    case none
    /// The left side of the loose row at a position has to rise (`sense` 1) or fall (-1).
    case row(position: Int, sense: Double)
    case unknown
  }

  /// Returns the way of a variable to the value that it prefers. If it has that value, the loose rows that it depends
  /// on stay tight from now on, because they can each move it only away from there.
  private mutating func way(of variable: Int, preferring preference: Preference, _ work: inout Int) -> Way {
    var freedom = Freedom()
    let position = Int(basis.positionOfVariable[variable])
    if basis.determinesAlone(position, in: rows) {
      note(position, rate: basis.frame[position].coefficient, in: &freedom)
      let way = way(of: variable, preferring: preference, freedom)
      if way == .none { staysTight.insert(position) }
      return way
    }
    basis.computeCircuit(ofVariable: variable, among: movable, in: rows)
    work += basis.support.count
    guard !basis.isCircuitVague else { return .unknown }
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      if basis.circuit[position] != 0 { note(position, rate: basis.circuit[position], in: &freedom) }
    }
    let way = way(of: variable, preferring: preference, freedom)
    guard way == .none else { return way }
    for index in 0..<basis.support.count where basis.circuit[Int(basis.support[index])] != 0 {
      staysTight.insert(Int(basis.support[index]))
    }
    return .none
  }

  private func way(of variable: Int, preferring preference: Preference, _ freedom: Freedom) -> Way {
    if preference == .bound { return freedom.fall }
    if abs(values[variable]) > negligibleMagnitude(of: variable) {
      return values[variable] > 0 ? freedom.fall : freedom.rise
    }
    // Rows that move the variable in opposite directions could move together and leave it at zero.
    return freedom.rowCount <= 1 || freedom.rise == .none || freedom.fall == .none ? .none : .unknown
  }

  /// The ways in which loose rows can move a variable.
  private struct Freedom {
    var rowCount = 0
    var rise = Way.none
    var fall = Way.none
  }

  /// Notes the directions in which the tight row at a position can move a variable, unless it has to stay tight.
  private func note(_ position: Int, rate: Double, in freedom: inout Freedom) {
    guard !staysTight.contains(position), !multipliers.isPinned(Int(basis.rowAt[position])) else { return }
    let looseness = looseness(at: position)
    guard looseness != .none else { return }
    freedom.rowCount += 1
    for (sense, other) in [(1.0, Looseness.falls), (-1, .rises)] where looseness != other {
      let way = Way.row(position: position, sense: sense)
      if sense * rate > 0 { freedom.rise = way } else { freedom.fall = way }
    }
  }
}

// MARK: - Moves

extension Engine {
  /// Moves a variable towards the value that it prefers, up to the first row that stops it, or to zero. Returns false
  /// if the value cannot be reached that way, or the frame does not take the row in place of the loose one.
  private mutating func move(_ variable: Int, _ way: Way, stopsAtZero: Bool) -> Bool {
    guard case .row(let position, let sense) = way else { return false }
    basis.computeColumn(at: position, in: rows)
    let zeroDistance = stopsAtZero ? abs(values[variable]) / abs(basis.rates[variable]) : .infinity
    var stop = firstStop(sense: sense)
    if zeroDistance < stop?.distance ?? .infinity {
      stop = Stop(row: axis(of: variable), distance: zeroDistance, isInequality: true)
    }
    guard let stop, stop.isInequality, basis.canTake(stop.row, at: position, in: rows) else { return false }
    multipliers.exchangeAtBounds(
      position, leaving: Int(basis.rowAt[position]), rises: sense < 0, entering: stop.row)
    basis.exchange(position, for: stop.row, in: rows)
    updateValues()
    if areValuesRough { isProven = false }
    return isProven
  }

  /// A row that stops a movement.
  private struct Stop {
    var row: Int
    /// The change of the moving row's left side until this row is tight.
    var distance: Double
    /// Whether the row could become loose.
    var isInequality: Bool
  }

  /// Returns the first row that stops the left side of the tight row whose column was computed last from rising
  /// (`sense` 1) or falling (-1).
  private mutating func firstStop(sense: Double) -> Stop? {
    var first: Stop?
    compared.removeAll()
    for index in 0..<basis.moving.count {
      var entry = Int(rows.columns[Int(basis.moving[index])].head)
      while entry >= 0 {
        let row = Int(rows.entries[entry].owner)
        entry = Int(rows.nextInColumn[entry])
        guard !basis.isBasic(row), !multipliers.isIgnored(row), compared.admit(row) else { continue }
        guard let obstacle = obstacle(row, sense: sense), obstacle.distance < first?.distance ?? .infinity else {
          continue
        }
        first = Stop(row: row, distance: obstacle.distance, isInequality: looseness(ofRow: row) != .none)
      }
    }
    return first
  }
}
