// The simplex method often ends at the values that the variables prefer, because rows give way in that order where several can; see
// `Engine.passBounds`. Then the face needs no system of its own. The tight rows show it: the variables are looked at in the order of
// their precedence, and the loose rows that a variable depends on can each move it only away from what it prefers. For the variable
// to keep its value, all of these must then stay tight, and so they count as equalities for the variables after it.
//
// A direction into the face is a sum of the directions in which single loose rows move, each times a number that is not negative. So
// if none of those moves a variable towards what it prefers, no direction does, and the values are the preferred ones.
extension Engine {
  /// Returns whether the tight rows show that all variables that can move have the values that they prefer.
  ///
  /// - Parameter preferences: The preferences of the variables; those without one prefer zero.
  mutating func showsPreferredValues(_ preferences: borrowing Buffer<Preference>) -> Bool {
    guard care == .usual, isProven, !areValuesRough, !rows.areOfManyScales else { return false }
    staysTight.reset(count: basis.count, to: false)
    isSettled.reset(count: rows.variableCount, to: false)
    for variable in 0..<rows.variableCount { isSettled[variable] = !movable.contains(variable) }
    var work = 0
    for preference in [Preference.zero, .bound] {
      for variable in 0..<rows.variableCount where !isSettled[variable] {
        let own = variable < preferences.count ? preferences[variable] : .zero
        guard own == preference else { continue }
        guard isHeld(variable) || stays(variable, preferring: preference, &work) else { return false }
        isSettled[variable] = true
        guard work <= Self.mostPreferenceWork * rows.variableCount else { return false }
      }
      if preferences.count == 0 { break }
    }
    return true
  }

  /// The number of coefficients of circuits, for each variable, after which it is faster to settle the face.
  private static var mostPreferenceWork: Int { 4 }

  /// Returns whether an equality of the face determines a variable from settled ones. In most cases, it is the row of the frame.
  private func isHeld(_ variable: Int) -> Bool {
    let row = Int(basis.frame[Int(basis.positionOfVariable[variable])].row)
    return areOthersSettled(variable, in: row) && staysTight(row) || isHeldBySettled(variable)
  }

  private func staysTight(_ row: Int) -> Bool {
    if multipliers.isPinned(row) { return true }
    guard basis.isBasic(row) else { return false }
    let position = basis.position(ofRow: row)
    return staysTight[position] || looseness(at: position) == .none
  }

  /// Returns whether the loose rows that a variable depends on can move it only away from what it prefers. They then stay tight.
  private mutating func stays(_ variable: Int, preferring preference: Preference, _ work: inout Int) -> Bool {
    var freedom = Freedom()
    let position = Int(basis.positionOfVariable[variable])
    if basis.determinesAlone(position, in: rows) {
      note(position, rate: basis.frame[position].coefficient, in: &freedom)
    } else {
      basis.computeCircuit(ofVariable: variable, in: rows)
      work += basis.support.count
      guard !basis.isCircuitVague else { return false }
      for index in 0..<basis.support.count {
        let position = Int(basis.support[index])
        if basis.circuit[position] != 0 { note(position, rate: basis.circuit[position], in: &freedom) }
      }
    }
    guard preference == .zero else { return !freedom.canFall }
    if abs(values[variable]) > negligibleMagnitude(of: variable) {
      return values[variable] > 0 ? !freedom.canFall : !freedom.canRise
    }
    // Rows that move the variable in opposite directions could move together and leave it at zero.
    return freedom.rowCount <= 1 || freedom.canRise != freedom.canFall
  }

  /// The directions in which loose rows can move a variable.
  private struct Freedom {
    var rowCount = 0
    var canRise = false
    var canFall = false
  }

  /// Notes the directions in which the tight row at a position can move a variable, unless it has to stay tight. From now on it has.
  private mutating func note(_ position: Int, rate: Double, in freedom: inout Freedom) {
    guard !staysTight[position] else { return }
    staysTight[position] = true
    let looseness = multipliers.isPinned(Int(basis.rowAt[position])) ? .none : looseness(at: position)
    guard looseness != .none else { return }
    freedom.rowCount += 1
    if looseness != .falls { if rate > 0 { freedom.canRise = true } else { freedom.canFall = true } }
    if looseness != .rises { if rate > 0 { freedom.canFall = true } else { freedom.canRise = true } }
  }
}
