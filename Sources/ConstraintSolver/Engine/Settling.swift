/// The values of the variables that can move among the optima.
///
/// Each takes its preferred value as far as the others allow, in a fixed order; this is the last and lowest rank of the
/// lexicographic order. Variables that move with a tie of optional constraints all prefer zero. Variables that can move
/// and share a row are one component. The optimal face is the product of the faces of its components, so only the
/// components that an edit touches are settled again, each as a system of its own. The values therefore do not depend
/// on the history of edits, and an edit costs as much as the components that it touches.
struct Settling: ~Copyable {
  private let addressOnly = AddressOnly()
  /// The preferences of the variables; those without one prefer zero.
  private(set) var preferences = Buffer<Preference>()
  /// The settled values, by variable. Only those of variables that can move are used.
  var values = Buffer<Double>()

  /// The system of the components that are being settled.
  var face = Engine()
  /// The variables and the rows of the system that the face is made from.
  private var variables = WorkList()
  private var rows = WorkList()
  /// The variables in the order of the face, and the number of each in the face.
  private(set) var order = Buffer<Int32>()
  private(set) var numbers = Buffer<Int32>()
  /// The row that each row of the face was made from; -1 for an axis row.
  private(set) var faceRows = Buffer<Int32>()
  /// The number of each row in the face. Numbers of other faces are left; see `faceRows`.
  private(set) var faceNumbers = Buffer<Int32>()
  /// Whether the face is that of the last solution, and its tight rows describe the values that its variables prefer.
  var isFaceSettled = false
  /// Whether the face has had other constants since its variables were listed as unexamined.
  var areFaceConstantsNew = false
  /// The rows of the face that may have changed, by their numbers in it, and the rows of the system that join it.
  var changedRows = WorkList()
  var joiningRows = WorkList()
  private var terms = Buffer<Term>()
  /// The variables whose components have changed since they were last examined for ambiguity, and the ambiguous ones of
  /// the others.
  private var unexamined = CountedSet()
  /// The variables that move with a tie, among those that are being settled.
  private var tied = CountedSet()
  /// Whether a row of the face pulls with all of its price, so that there may be a tie.
  private var mayHaveTies = false
  private var ambiguous = CountedSet()
  /// The number of rows looked at to settle variables since the solver was made.
  private(set) var visitedRowCount = 0

  mutating func removeAll() {
    preferences.removeAll()
    isFaceSettled = false
    areFaceConstantsNew = false
    unexamined.reset(count: 0)
    ambiguous.reset(count: 0)
  }

  mutating func setPreference(_ preference: Preference, of variable: Int) {
    guard preference != .zero else { return }
    preferences.extend(count: variable + 1, with: .zero)
    preferences[variable] = preference
  }

  /// Returns the value of a variable in the solution.
  @inline(__always)
  func value(of variable: Int, _ engine: borrowing Engine) -> Double {
    variable < engine.movable.bound && engine.movable.contains(variable) ? values[variable] : engine.values[variable]
  }

  /// Settles the components that have changed since the last call.
  mutating func update(_ engine: inout Engine) {
    if hasFailed { engine.changes.variables.insertAll() }
    hasFailed = false
    engine.findMovableVariables()
    if engine.movable.memberCount > 0 { settleChanges(in: &engine) } else { leaveFace() }
    engine.changes.removeAll()
  }

  /// Replaces the values of variables that can move by their settled ones.
  func settle(_ values: inout [Double], _ engine: borrowing Engine) {
    guard engine.movable.memberCount > 0 else { return }
    for variable in 0..<engine.movable.bound where engine.movable.contains(variable) {
      values[variable] = self.values[variable]
    }
  }

  private mutating func settleChanges(in engine: inout Engine) {
    engine.rows.linkColumns()
    if settleInPresentFace(engine) { return }
    leaveFace()
    listChangedVariables(of: engine)
    guard variables.members.count > 0 else { return }
    unexamined.extend(count: engine.rows.variableCount)
    values.extend(count: engine.rows.variableCount, with: 0)
    for index in 0..<variables.members.count { unexamined.insert(Int(variables.members[index])) }
    if takePreferredValues(of: &engine) { return }
    if rows.containsAll { listAllRows(of: engine) }
    findTiedVariables(engine)
    makeFace(of: engine)
    let isSettled = face.settle(zeroCount: zeroCount)
    // The values of the engine are an optimum too, if not the preferred one. They are settled again after the next
    // edit.
    if !isSettled { (engine.isProven, hasFailed) = (false, true) }
    // Which variables move with a tie may depend on the constants.
    isFaceSettled = isSettled && face.care == .usual && !face.isForgiving && !mayHaveTies
    face.unchecked.removeAll()
    for number in 0..<order.count {
      let variable = Int(order[number])
      values[variable] = isSettled ? face.values[number] : engine.values[variable]
    }
  }

  /// Takes the values of the engine if they are the preferred ones already. Returns false if they may not be.
  ///
  /// In a large component, several edits in the present face cost less than to look at all of it after each.
  private mutating func takePreferredValues(of engine: inout Engine) -> Bool {
    let areFew = variables.members.count <= Self.fewVariables
    guard areFew || rows.containsAll,
      engine.showsPreferredValues(of: variables.members, preferences, moving: areFew)
    else { return false }
    // What variables prefer that move with a tie is not known yet.
    if preferences.count > 0, mayHaveTies(in: engine) { return false }
    for index in 0..<variables.members.count {
      let variable = Int(variables.members[index])
      values[variable] = engine.values[variable]
    }
    return true
  }

  private static var fewVariables: Int { 32 }

  private func mayHaveTies(in engine: borrowing Engine) -> Bool {
    guard rows.containsAll else { return rowWithFullMultiplier(from: 0, engine) != nil }
    for row in 0..<engine.rows.count where pullsFully(row, engine) { return true }
    return false
  }

  /// Whether a component could not be settled in the last call, because of rounding errors.
  private var hasFailed = false
  /// The number of variables in the face that prefer zero.
  private(set) var zeroCount = 0
}

// MARK: - Components

extension Settling {
  /// Lists the variables and rows of the components in which something has changed, or only the variables if that may
  /// be all.
  private mutating func listChangedVariables(of engine: borrowing Engine) {
    variables.removeAll()
    rows.removeAll()
    if engine.changes.variables.containsAll || engine.changes.rows.containsAll {
      for variable in 0..<engine.rows.variableCount where engine.movable.contains(variable) {
        variables.insert(variable)
      }
      rows.insertAll()
      return
    }
    for index in 0..<engine.changes.rows.members.count { visit(Int(engine.changes.rows.members[index]), engine) }
    for index in 0..<engine.changes.variables.members.count {
      visitRows(of: Int(engine.changes.variables.members[index]), engine)
    }
    completeComponents(of: engine)
  }

  private mutating func listAllRows(of engine: borrowing Engine) {
    rows.removeAll()
    for row in 0..<engine.rows.count where !engine.multipliers.isIgnored(row) { rows.insert(row) }
  }

  /// Lists the component of a variable.
  private mutating func listComponent(of variable: Int, _ engine: borrowing Engine) {
    variables.removeAll()
    rows.removeAll()
    variables.insert(variable)
    completeComponents(of: engine)
  }

  /// Adds what shares a component with the listed variables.
  private mutating func completeComponents(of engine: borrowing Engine) {
    var index = 0
    while index < variables.members.count {
      visitRows(of: Int(variables.members[index]), engine)
      index += 1
    }
    variables.sort()
  }

  private mutating func visitRows(of variable: Int, _ engine: borrowing Engine) {
    var entry = Int(engine.rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(engine.rows.entries[entry].owner)
      if !engine.multipliers.isIgnored(row) { visit(row, engine) }
      entry = Int(engine.rows.nextInColumn[entry])
    }
  }

  private mutating func visit(_ row: Int, _ engine: borrowing Engine) {
    guard rows.admit(row) else { return }
    visitedRowCount += 1
    for entry in engine.rows.entries(of: row) {
      let variable = Int(engine.rows.entries[entry].column)
      if engine.movable.contains(variable) { variables.insert(variable) }
    }
  }
}

// MARK: - Ties

extension Settling {
  /// Finds the variables that move with a tie: an optional row whose violation differs among the optima, at the expense
  /// of others of its priority. Neither depends on which multipliers the optimum was found with.
  private mutating func findTiedVariables(_ engine: borrowing Engine) {
    tied.reset(count: engine.rows.variableCount)
    mayHaveTies = preferences.count > 0 && rowWithFullMultiplier(from: 0, engine) != nil
    guard mayHaveTies else { return }
    makeFace(of: engine)
    let isAmbiguous = face.findAmbiguousVariables()
    var reached: [Int] = []
    var index = 0
    while let next = rowWithFullMultiplier(from: index, engine) {
      let row = Int(rows.members[next])
      if moves(row, engine) { reach(row, isAmbiguous, engine, &reached) }
      index = next + 1
    }
    while let variable = reached.popLast() {
      var entry = Int(engine.rows.columns[variable].head)
      while entry >= 0 {
        let row = Int(engine.rows.entries[entry].owner)
        if !engine.multipliers.isIgnored(row) { reach(row, isAmbiguous, engine, &reached) }
        entry = Int(engine.rows.nextInColumn[entry])
      }
    }
  }

  /// Returns the index in the list of the first row that pulls with all of its price and has a variable that can move.
  private func rowWithFullMultiplier(from first: Int, _ engine: borrowing Engine) -> Int? {
    for index in first..<max(first, rows.members.count) {
      if pullsFully(Int(rows.members[index]), engine) { return index }
    }
    return nil
  }

  /// Returns whether a row pulls with all of its price and has a variable that can move.
  private func pullsFully(_ row: Int, _ engine: borrowing Engine) -> Bool {
    guard !engine.multipliers.isIgnored(row), engine.hasFullMultiplier(row) else { return false }
    for entry in engine.rows.entries(of: row) where engine.movable.contains(Int(engine.rows.entries[entry].column)) {
      return true
    }
    return false
  }

  /// Returns whether the left side of a row differs among the optima. The values of the face must be a direction in it
  /// that leaves nothing out.
  private func moves(_ row: Int, _ engine: borrowing Engine) -> Bool {
    var change = 0.0
    for entry in engine.rows.entries(of: row) {
      let (column, coefficient) = (Int(engine.rows.entries[entry].column), engine.rows.entries[entry].coefficient)
      if engine.movable.contains(column) { change += coefficient * face.values[Int(numbers[column])] }
    }
    return abs(change) > Tolerance.movement * engine.rows[row].magnitudes.greatest
  }

  private mutating func reach(_ row: Int, _ isAmbiguous: [Bool], _ engine: borrowing Engine, _ reached: inout [Int]) {
    for entry in engine.rows.entries(of: row) {
      let variable = Int(engine.rows.entries[entry].column)
      guard engine.movable.contains(variable), isAmbiguous[Int(numbers[variable])], !tied.contains(variable) else {
        continue
      }
      tied.insert(variable)
      reached.append(variable)
    }
  }
}

// MARK: - Face

extension Settling {
  private mutating func makeFace(of engine: borrowing Engine) {
    leaveFace()
    face.removeAll()
    face.resolution = engine.resolution
    faceRows.removeAll()
    faceNumbers.extend(count: engine.rows.count, with: -1)
    numberVariables(engine)
    rows.sort()
    for index in 0..<rows.members.count { _ = addRow(Int(rows.members[index]), engine) }
    face.faceScale = faceScale(engine)
  }

  /// Returns the largest magnitude of a value in the rows of the face; 0 if their coefficients are of different scales.
  func faceScale(_ engine: borrowing Engine) -> Double {
    var scale = 0.0
    var (least, greatest) = (Double.infinity, 0.0)
    for number in 0..<faceRows.count where faceRows[number] >= 0 {
      let row = Int(faceRows[number])
      for entry in engine.rows.entries(of: row) {
        scale = max(scale, abs(engine.values[Int(engine.rows.entries[entry].column)]))
      }
      least = min(least, engine.rows[row].magnitudes.least)
      greatest = max(greatest, engine.rows[row].magnitudes.greatest)
    }
    return greatest <= Tolerance.oneScale * least ? scale : 0
  }

  /// Notes the variables of a face with new constants as unexamined, before the face is replaced.
  private mutating func leaveFace() {
    isFaceSettled = false
    guard areFaceConstantsNew else { return }
    areFaceConstantsNew = false
    for number in 0..<order.count { unexamined.insert(Int(order[number])) }
  }

  /// Puts the variables that prefer zero before the others.
  private mutating func numberVariables(_ engine: borrowing Engine) {
    order.removeAll()
    numbers.extend(count: engine.rows.variableCount, with: -1)
    for index in 0..<variables.members.count
    where preference(of: Int(variables.members[index])) == .zero {
      order.append(variables.members[index])
    }
    zeroCount = order.count
    if zeroCount < variables.members.count {
      for index in 0..<variables.members.count where preference(of: Int(variables.members[index])) == .bound {
        order.append(variables.members[index])
      }
    }
    for number in 0..<order.count {
      numbers[Int(order[number])] = Int32(truncatingIfNeeded: number)
      _ = face.appendVariable()
    }
  }

  private func preference(of variable: Int) -> Preference {
    guard variable < preferences.count, variable >= tied.bound || !tied.contains(variable) else { return .zero }
    return preferences[variable]
  }

  /// Adds a row in which the variables that cannot move have their values.
  ///
  /// - Returns: Whether the row has an influence on the face.
  mutating func addRow(_ row: Int, _ engine: borrowing Engine) -> Bool {
    terms.removeAll()
    for entry in engine.rows.entries(of: row) {
      let (column, coefficient) = (Int(engine.rows.entries[entry].column), engine.rows.entries[entry].coefficient)
      if engine.movable.contains(column) { terms.append(Term(Variable(index: Int(numbers[column])), coefficient)) }
    }
    guard terms.count > 0, let relation = engine.relationOnFace(ofRow: row) else { return false }
    let constant = constant(ofFaceRow: row, engine)
    let number = face.rows.append(
      UnsafeBufferPointer(start: terms.elements, count: terms.count).span, constant: constant.value,
      prices: relation.prices(priority: Constraint.required), expendability: 0)
    // What counts as a rounding error depends on all terms of the row.
    face.rows[number].magnitudes = engine.rows[row].magnitudes
    face.rows[number].magnitudes.error = constant.error
    faceNumbers.extend(count: row + 1, with: -1)
    faceNumbers[row] = Int32(truncatingIfNeeded: number)
    faceRows.extend(count: number, with: -1)
    faceRows.append(Int32(truncatingIfNeeded: row))
    return true
  }

  /// Returns the constant that a row has in a face, from the values of the variables that cannot move, and a bound on
  /// its error.
  func constant(ofFaceRow row: Int, _ engine: borrowing Engine) -> (value: Double, error: Double) {
    var constant = engine.rows[row].constant
    var magnitude = 0.0
    for entry in engine.rows.entries(of: row) {
      let column = Int(engine.rows.entries[entry].column)
      guard !engine.movable.contains(column) else { continue }
      let product = engine.rows.entries[entry].coefficient * engine.values[column]
      constant -= product
      magnitude = max(magnitude, abs(product))
    }
    guard magnitude > 0 else { return (constant, engine.rows[row].magnitudes.error) }
    return (constant, 2 * max(magnitude, abs(engine.rows[row].constant)) * Tolerance.relativeResidual)
  }
}

extension Engine {
  /// Returns the relation that a row has on the optimal face, or nil if it has no influence there.
  func relationOnFace(ofRow row: Int) -> Relation? {
    if multipliers.isIgnored(row) { return nil }
    return switch looseness(ofRow: row) {
    case .none: .equal
    case .rises: .greaterThanOrEqual
    case .falls: .lessThanOrEqual
    case .free: nil
    }
  }
}

// MARK: - Ambiguity

extension Settling {
  /// Returns the variables that have several optimal values, in order of creation.
  ///
  /// Components that have not changed since the last call are not examined again.
  mutating func ambiguousVariables(of engine: inout Engine) -> [Int] {
    guard engine.movable.memberCount > 0 else { return [] }
    engine.rows.linkColumns()
    ambiguous.extend(count: engine.rows.variableCount)
    leaveFace()
    // A resolution is larger than the errors of values.
    if engine.resolution == 0 { engine.computeValueErrors() }
    // Of all components, of which there can be as many as variables.
    let greatest = engine.resolution == 0 ? Self.greatestValue(of: engine) : 0
    for variable in 0..<engine.movable.bound where engine.movable.contains(variable) && unexamined.contains(variable) {
      examineComponent(of: variable, engine, greatest: greatest)
    }
    return engine.movableVariables().filter { ambiguous.contains($0) }
  }

  private mutating func examineComponent(of variable: Int, _ engine: borrowing Engine, greatest: Double) {
    listComponent(of: variable, engine)
    makeFace(of: engine)
    if engine.resolution == 0 { addErrorsOfFixedValues(engine, greatest: greatest) }
    let isAmbiguous = face.findAmbiguousVariables()
    for number in 0..<order.count {
      let variable = Int(order[number])
      unexamined.remove(variable)
      if isAmbiguous[number] { ambiguous.insert(variable) } else { ambiguous.remove(variable) }
    }
  }
}

extension Settling {
  private static func greatestValue(of engine: borrowing Engine) -> Double {
    var greatest = 0.0
    for variable in 0..<engine.values.count { greatest = max(greatest, abs(engine.values[variable])) }
    return greatest
  }

  /// Adds to the rows of the face the errors of the values in their constants. A value that should be zero, but for
  /// rounding errors, would otherwise leave another variable a range of that size.
  ///
  /// The bounds grow along a chain of equations, so they count only up to the slack beside the greatest value.
  private mutating func addErrorsOfFixedValues(_ engine: borrowing Engine, greatest: Double) {
    for number in 0..<faceRows.count where faceRows[number] >= 0 {
      var error = 0.0
      for entry in engine.rows.entries(of: Int(faceRows[number])) {
        let (column, coefficient) = (Int(engine.rows.entries[entry].column), engine.rows.entries[entry].coefficient)
        guard !engine.movable.contains(column) else { continue }
        error += abs(coefficient) * min(engine.basis.errors[column], Tolerance.slack * greatest)
      }
      face.rows[number].magnitudes.error = max(face.rows[number].magnitudes.error, error)
    }
  }
}
