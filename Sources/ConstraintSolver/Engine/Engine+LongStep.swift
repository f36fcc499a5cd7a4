// A row of labels that must all shrink: every label gives way at the same price, down to nothing, and one after the
// other does until the row fits. The dual simplex method would bring in every bound met on the way by an exchange of its
// own, each followed by a look at all values; this is its long step, which passes the bounds at once.
//
// See R. Fourer, "Notes on the dual simplex method" (1994), on ratio tests that pass breakpoints.
extension Engine {
  /// Lets the rows that have reached their bounds together give way up to the next bound of their variable, for as long
  /// as the entering row stays violated.
  ///
  /// - Parameters:
  ///   - first: the position that the ratio test found. Its step has been taken.
  ///   - residual: that of the entering row, whose circuit was computed last.
  ///   - direction: the sense in which the multiplier of the entering row moves.
  /// - Returns: the position that is left for the entering row.
  mutating func passBounds(from first: Int, residual: Double, direction: Double) -> Int {
    guard basis.isAlone(first, in: rows) else { return first }
    collectYielding(direction: direction)
    guard yielding.count > 1 else { return first }
    // Those made first go farthest, as the values nearest to zero would have it.
    yielding.sort()
    var rest = residual
    for index in 0..<yielding.count - 1 {
      let position = Int(basis.positionOfVariable[yielding[index]])
      guard let bound = nextBound(at: position, residual: rest) else { return position }
      let leaving = Int(basis.rowAt[position])
      rest -= basis.circuit[position] * (bound.leftSide - rows[leaving].constant)
      multipliers.yield(position, leaving: leaving, rises: direction * basis.circuit[position] < 0)
      basis.exchangeBound(position, for: bound.row, in: rows)
      unchecked.insert(leaving)
    }
    return Int(basis.positionOfVariable[yielding[yielding.count - 1]])
  }

  /// Lists the variables of the circuit that rows give alone which have reached the bound of their multiplier.
  private mutating func collectYielding(direction: Double) {
    yielding.removeAll()
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let row = Int(basis.rowAt[position])
      let coefficient = basis.circuit[position]
      let isPulled = abs(coefficient) * rows[row].scale > Tolerance.multiplier
      guard isPulled, basis.isAlone(position, in: rows) else { continue }
      let isAtBound =
        direction * coefficient < 0
        ? multipliers.isAtUpper(row, position: position) : multipliers.isAtLower(row, position: position)
      if isAtBound { yielding.append(Int(basis.frame[position].variable)) }
    }
  }

  /// A row that stops a variable, and the left side that the row before it has there.
  struct Bound {
    var row: Int
    var leftSide: Double
  }

  /// The first row that stops the variable of a position before the entering row holds; none where it holds first.
  private func nextBound(at position: Int, residual: Double) -> Bound? {
    let tight = Int(basis.rowAt[position])
    let coefficient = basis.frame[position].coefficient
    let value = rows[tight].constant / coefficient
    let way = residual / (basis.circuit[position] * coefficient)
    var nearest: (row: Int, distance: Double)?
    var entry = Int(rows.columns[Int(basis.frame[position].variable)].head)
    // A variable that very many rows share is no label's.
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
