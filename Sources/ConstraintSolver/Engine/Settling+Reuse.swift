// An edit often leaves the variables of the face as they were, and most of its rows. The tight rows at the settled
// values are then a good start: if only constants have changed, they still describe the values that the variables
// prefer, because which of them stop a variable does not depend on constants. So the values follow from these rows,
// unless another row no longer holds or a variable passes zero. If rows have joined or left the face, or hold on
// another side, the variables are settled again from these rows.
extension Settling {
  /// Settles the changes in the face that was settled last, as far as its values move.
  ///
  /// - Returns: Whether the face contains all changes, and its values are settled.
  mutating func settleInPresentFace(_ engine: borrowing Engine) -> Bool {
    guard isFaceSettled, collectChangesOfFace(engine) else { return false }
    guard changedRows.members.count > 0 || joiningRows.members.count > 0 else { return true }
    isFaceSettled = false
    areFaceConstantsNew = true
    face.changes.removeAll()
    let newCount = changeRowsOfFace(engine)
    guard newCount <= Self.mostNewRows else { return false }
    guard newCount > 0 ? face.settleAgain(zeroCount: zeroCount) : face.followConstants() else { return false }
    takeChangedValues()
    isFaceSettled = true
    return true
  }

  /// The number of rows with new sides up to which the present face is a good start. Each may take an exchange, and
  /// about twenty exchanges cost as much as a new face.
  private static var mostNewRows: Int { 16 }

  private mutating func takeChangedValues() {
    if face.changes.variables.containsAll {
      for number in 0..<order.count { values[Int(order[number])] = face.values[number] }
    } else {
      for index in 0..<face.changes.variables.members.count {
        let number = Int(face.changes.variables.members[index])
        values[Int(order[number])] = face.values[number]
      }
    }
  }

  /// Changes the listed rows of the face, and adds those that join it.
  ///
  /// - Returns: The number of rows in which more than the constant is new.
  private mutating func changeRowsOfFace(_ engine: borrowing Engine) -> Int {
    var newCount = 0
    for index in 0..<changedRows.members.count {
      let number = Int(changedRows.members[index])
      let row = Int(faceRows[number])
      let constant = constant(ofFaceRow: row, engine)
      let prices = engine.relationOnFace(ofRow: row)?.prices(priority: Constraint.required) ?? Prices()
      if face.changeRow(number, constant: constant.value, error: constant.error, prices: prices) { newCount += 1 }
    }
    for index in 0..<joiningRows.members.count where addRow(Int(joiningRows.members[index]), engine) { newCount += 1 }
    if newCount > 0 { face.faceScale = faceScale(engine) }
    return newCount
  }

  /// Lists the rows of the face that may have changed, and those that join it. Returns false if its variables have
  /// changed, or something outside of it.
  private mutating func collectChangesOfFace(_ engine: borrowing Engine) -> Bool {
    let changes = (rows: engine.changes.rows.members.count, variables: engine.changes.variables.members.count)
    guard !engine.changes.rows.containsAll, !engine.changes.variables.containsAll else { return false }
    changedRows.removeAll()
    joiningRows.removeAll()
    for index in 0..<changes.rows {
      guard admitRow(Int(engine.changes.rows.members[index]), engine) else { return false }
    }
    for index in 0..<changes.variables {
      guard admitVariable(Int(engine.changes.variables.members[index]), engine) else { return false }
    }
    return true
  }

  private mutating func admitRow(_ row: Int, _ engine: borrowing Engine) -> Bool {
    if let number = faceNumber(ofRow: row) {
      changedRows.insert(number)
    } else {
      var hasMovable = false
      for entry in engine.rows.entries(of: row) {
        let variable = Int(engine.rows.entries[entry].column)
        guard engine.movable.contains(variable) else { continue }
        // The row may have an influence on another component, or may have had one.
        guard isInFace(variable) else { return false }
        hasMovable = true
      }
      guard hasMovable, engine.relationOnFace(ofRow: row) != nil else { return true }
      joiningRows.insert(row)
    }
    return !mayMoveWithTie(row, engine)
  }

  /// Returns whether a row of the face may be part of a tie, on which preferences depend.
  private func mayMoveWithTie(_ row: Int, _ engine: borrowing Engine) -> Bool {
    preferences.count > 0 && !engine.multipliers.isIgnored(row) && engine.hasFullMultiplier(row)
  }

  private mutating func admitVariable(_ variable: Int, _ engine: borrowing Engine) -> Bool {
    let isMovable = engine.movable.contains(variable)
    guard isMovable == isInFace(variable) else { return false }
    guard !isMovable else { return true }
    var entry = Int(engine.rows.columns[variable].head)
    while entry >= 0 {
      guard admitRow(Int(engine.rows.entries[entry].owner), engine) else { return false }
      entry = Int(engine.rows.nextInColumn[entry])
    }
    return true
  }

  private func isInFace(_ variable: Int) -> Bool {
    guard variable < numbers.count else { return false }
    let number = Int(numbers[variable])
    return number >= 0 && number < order.count && order[number] == variable
  }

  private func faceNumber(ofRow row: Int) -> Int? {
    guard row < faceNumbers.count else { return nil }
    let number = Int(faceNumbers[row])
    return number >= 0 && number < faceRows.count && faceRows[number] == row ? number : nil
  }
}

extension Engine {
  /// The side of zero on which a settled variable must stay, for its tight rows to describe its preferred value.
  enum Stance: Int8 {
    /// The value is zero, or does not depend on where zero is.
    case any
    case positive, negative
  }

  /// Changes a row of a face. Returns whether it holds on other sides than before.
  fileprivate mutating func changeRow(_ row: Int, constant: Double, error: Double, prices: Prices) -> Bool {
    rows[row].constant = constant
    rows[row].magnitudes.error = error
    unchecked.insert(row)
    if basis.isBasic(row) { basis.invalidate(basis.position(ofRow: row)) }
    guard prices.shortfall != rows[row].shortfall || prices.excess != rows[row].excess else { return false }
    rows.setPrices(prices, of: row)
    return true
  }

  /// Computes the values that follow from changed constants. Returns whether they are still those that the variables
  /// prefer.
  fileprivate mutating func followConstants() -> Bool {
    updateValues()
    defer { unchecked.removeAll() }
    guard !areValuesRough, !unchecked.containsAll, !changes.variables.containsAll else { return false }
    for index in 0..<unchecked.members.count where !holds(Int(unchecked.members[index])) { return false }
    for index in 0..<changes.variables.members.count {
      let variable = Int(changes.variables.members[index])
      switch stances[variable] {
      case .any: continue
      case .positive: if values[variable] < -negligibleMagnitude(of: variable) { return false }
      case .negative: if values[variable] > negligibleMagnitude(of: variable) { return false }
      }
    }
    return true
  }

  /// Returns whether a row of a face holds.
  func holds(_ row: Int) -> Bool {
    guard rows.isPriced(row) else { return true }
    let residual = residual(of: row)
    return residual > 0 ? rows[row].shortfall == 0 : residual == 0 || rows[row].excess == 0
  }
}
