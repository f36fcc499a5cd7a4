/// Builds a triangular frame for a basis: peels rows that have one variable left, the strongest first.
///
/// Where every row left has several, a variable is torn off: its axis row takes a position, and the row that should
/// have given it stays outside, for the simplex method or an exchange to bring in. Linear in the entries.
struct Framing: ~Copyable {
  private let place = InPlace()
  /// How eagerly a row is to be used: 0 first; negative rows are left out.
  var rank = Buffer<Int32>()
  /// How many variables of each row have no position yet.
  private var unplaced = Buffer<Int32>()
  /// A stack of rows with one such variable for each rank.
  private var firstReady = Buffer<Int32>()
  private var nextReady = Buffer<Int32>()
  /// The rank whose stack is being taken, and the weaker ones whose stacks are not empty.
  private var presentRank = 0
  private var laterRanks = PositionSet()
  private var nextTorn = 0

  static let excluded: Int32 = -1

  /// Starts with an empty basis; `rankCount` bounds the ranks.
  mutating func begin(_ basis: inout Basis, rankCount: Int, from rows: borrowing Rows) {
    basis.clear(variableCount: rows.variableCount, rowCount: rows.count)
    unplaced.reset(count: rows.count, to: 0)
    nextReady.reset(count: rows.count, to: -1)
    firstReady.reset(count: rankCount, to: -1)
    laterRanks.reset(bound: rankCount)
    presentRank = 0
    nextTorn = 0
    let (ranks, unplaced) = (rank.elements, unplaced.elements)
    // The rows that become ready last are taken first: this way those that were added first begin.
    for row in stride(from: rows.count &- 1, through: 0, by: -1) where ranks[row] >= 0 {
      unplaced[row] = Int32(truncatingIfNeeded: rows.entries(of: row).count)
      if unplaced[row] == 1 { markReady(row) }
    }
  }

  /// Places all rows that give a variable, and returns the first variable that none gives, if there is one.
  mutating func peel(_ basis: inout Basis, _ rows: borrowing Rows) -> Int? {
    while let row = popReady() {
      if unplaced[row] == 1 { place(row, in: &basis, rows) }
    }
    while nextTorn < rows.variableCount {
      if basis.positionOfVariable[nextTorn] < 0 { return nextTorn }
      nextTorn += 1
    }
    return nil
  }

  /// Lets an axis row give its variable.
  mutating func tear(_ variable: Int, givenBy axis: Int, in basis: inout Basis, _ rows: borrowing Rows) {
    rank.extend(count: rows.count, with: Self.excluded)
    basis.append(row: axis, giving: variable, coefficient: 1)
    countAsPlaced(variable, rows)
  }

  @inline(__always)
  private mutating func markReady(_ row: Int) {
    let rank = Int(rank[row])
    nextReady[row] = firstReady[rank]
    firstReady[rank] = Int32(truncatingIfNeeded: row)
    if rank == presentRank { return }
    laterRanks.insert(max(rank, presentRank))
    presentRank = min(rank, presentRank)
  }

  @inline(__always)
  private mutating func popReady() -> Int? {
    while firstReady[presentRank] < 0 {
      guard let rank = laterRanks.popLeast() else { return nil }
      presentRank = rank
    }
    let row = Int(firstReady[presentRank])
    firstReady[presentRank] = nextReady[row]
    return row
  }

  @inline(__always)
  private mutating func place(_ row: Int, in basis: inout Basis, _ rows: borrowing Rows) {
    let (entries, positions) = (rows.entries.elements, basis.positionOfVariable.elements)
    for entry in rows.entries(of: row) where positions[Int(entries[entry].column)] < 0 {
      guard abs(entries[entry].coefficient) >= rows[row].scale * Tolerance.pivot else { return }
      let variable = Int(entries[entry].column)
      basis.append(row: row, giving: variable, coefficient: entries[entry].coefficient)
      return countAsPlaced(variable, rows)
    }
  }

  /// Counts a variable as given in every row that has it.
  @inline(__always)
  private mutating func countAsPlaced(_ variable: Int, _ rows: borrowing Rows) {
    let entries = rows.entries.elements
    let (ranks, unplaced) = (rank.elements, unplaced.elements)
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(entries[entry].owner)
      if ranks[row] >= 0 {
        unplaced[row] &-= 1
        if unplaced[row] == 1 { markReady(row) }
      }
      entry = Int(entries[entry].nextInColumn)
    }
  }
}
