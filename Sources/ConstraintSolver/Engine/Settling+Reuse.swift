// An edit that changes only constants often leaves the face as it was, but for the constants of its rows. The rows that are tight
// at the settled values then still describe the values that the variables prefer: which of them stop a variable does not depend on
// constants. So the values follow from these rows, unless another row no longer holds or a variable passes zero.
extension Settling {
  /// Settles the changes in the face that was settled last, as far as its values move.
  ///
  /// - Returns: Whether the face contains all changes, and its tight rows still describe the preferred values.
  mutating func settleInPresentFace(_ engine: borrowing Engine) -> Bool {
    guard isFaceSettled, collectChangedConstants(engine) else { return false }
    guard changedConstants.members.count > 0 else { return true }
    isFaceSettled = false
    areFaceConstantsNew = true
    face.changes.removeAll()
    for index in 0..<changedConstants.members.count {
      let number = Int(changedConstants.members[index])
      let constant = constant(ofFaceRow: Int(faceRows[number]), engine)
      face.changeConstant(ofRow: number, to: constant.value, error: constant.error)
    }
    guard face.followConstants() else { return false }
    for index in 0..<face.changes.variables.members.count {
      let number = Int(face.changes.variables.members[index])
      values[Int(order[number])] = face.values[number]
    }
    isFaceSettled = true
    return true
  }

  /// Lists the rows of the face whose constants have changed. Returns false if something else has.
  private mutating func collectChangedConstants(_ engine: borrowing Engine) -> Bool {
    let changes = (rows: engine.changes.rows.members.count, variables: engine.changes.variables.members.count)
    guard !engine.changes.rows.containsAll, !engine.changes.variables.containsAll else { return false }
    changedConstants.removeAll()
    for index in 0..<changes.rows {
      guard admitRow(Int(engine.changes.rows.members[index]), engine) else { return false }
    }
    for index in 0..<changes.variables {
      guard admitVariable(Int(engine.changes.variables.members[index]), engine) else { return false }
    }
    return true
  }

  private mutating func admitRow(_ row: Int, _ engine: borrowing Engine) -> Bool {
    guard let number = faceNumber(ofRow: row) else { return hadNoInfluence(row, engine) }
    guard let prices = engine.relationOnFace(ofRow: row)?.prices(priority: Constraint.required),
      prices.shortfall == face.rows[number].shortfall, prices.excess == face.rows[number].excess
    else { return false }
    changedConstants.insert(number)
    return true
  }

  /// Returns whether a row outside the face has no influence on variables that can move, and had none.
  private func hadNoInfluence(_ row: Int, _ engine: borrowing Engine) -> Bool {
    var hasMovable = false
    for entry in engine.rows.entries(of: row) {
      let variable = Int(engine.rows.entries[entry].column)
      guard engine.movable.contains(variable) else { continue }
      // A row of another component may have had an influence there.
      guard isInFace(variable) else { return false }
      hasMovable = true
    }
    return !hasMovable || engine.relationOnFace(ofRow: row) == nil
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

  fileprivate mutating func changeConstant(ofRow row: Int, to constant: Double, error: Double) {
    rows[row].constant = constant
    rows[row].magnitudes.error = error
    unchecked.insert(row)
    if basis.isBasic(row) { basis.invalidate(basis.position(ofRow: row)) }
  }

  /// Computes the values that follow from changed constants. Returns whether they are still those that the variables prefer.
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
