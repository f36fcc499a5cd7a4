// Values follow the basis: what changes passes along the columns, to the rows that give other variables and to those
// that may now be violated.
extension Engine {
  /// Brings the values up to date.
  mutating func updateValues() {
    if basis.isWhollyOutdated {
      basis.solve(in: rows, into: &values)
      unchecked.insertAll()
      return
    }
    rows.linkColumns()
    basis.refreshRightSides(in: rows)
    while let position = basis.popOutdated(in: rows) {
      let variable = Int(basis.frame[position].variable)
      let value = basis.value(at: position, in: rows, values)
      guard value != values[variable] else { continue }
      values[variable] = value
      passOnChange(of: variable, givenAt: position)
    }
  }

  private mutating func passOnChange(of variable: Int, givenAt position: Int) {
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(rows.entries[entry].owner)
      let dependent = Int(basis.places[row].inFrame)
      if dependent >= 0, dependent != position { basis.outdated.insert(dependent) }
      if !basis.isBasic(row) { unchecked.insert(row) }
      entry = Int(rows.nextInColumn[entry])
    }
  }
}
