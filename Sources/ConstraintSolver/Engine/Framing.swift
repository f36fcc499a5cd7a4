/// Builds a triangular frame for a basis: peels rows that have one variable left, the strongest first.
///
/// Where every row left has several, a variable is torn off: its axis row takes a position, and the row that should
/// have given it stays outside, for the simplex method or an exchange to bring in. Linear in the entries.
struct Framing: ~Copyable {
  private let place = InPlace()
  /// How eagerly a row is to be used: 0 first; negative rows are left out.
  var rank = Buffer<Int32>()
  private var unplaced = Buffer<Unplaced>()
  /// A stack of rows with one such variable for each rank.
  private var firstReady = Buffer<Int32>()
  private var nextReady = Buffer<Int32>()
  /// The rank whose stack is being taken, and the weaker ones whose stacks are not empty.
  private var presentRank = 0
  private var laterRanks = PositionSet()
  private var nextTorn = 0

  static let excluded: Int32 = -1

  /// The entries of a row whose variables have no position yet: their number, and the sum of their places in the table of
  /// entries, which is the place of the last.
  struct Unplaced: BitwiseCopyable {
    var count: Int32
    var sum: Int32

    init(_ entries: Range<Int>) {
      count = Int32(truncatingIfNeeded: entries.count)
      sum = Int32(truncatingIfNeeded: (entries.lowerBound &+ entries.upperBound &- 1) &* entries.count / 2)
    }

    private init(count: Int32) {
      self.count = count
      sum = 0
    }

    /// Those of a row that is left out, which never come down to one.
    static let excluded = Unplaced(count: .max)
  }

  /// Starts with an empty basis; `rankCount` bounds the ranks.
  mutating func begin(_ basis: inout Basis, rankCount: Int, from rows: borrowing Rows) {
    basis.clear(variableCount: rows.variableCount, rowCount: rows.count)
    unplaced.reset(count: rows.count, to: .excluded)
    nextReady.reset(count: rows.count, to: -1)
    firstReady.reset(count: rankCount, to: -1)
    laterRanks.reset(bound: rankCount)
    presentRank = 0
    nextTorn = 0
    let (ranks, unplaced) = (rank.elements, unplaced.elements)
    // The rows that become ready last are taken first: this way those that were added first begin.
    for row in stride(from: rows.count &- 1, through: 0, by: -1) where ranks[row] >= 0 {
      unplaced[row] = Unplaced(rows.entries(of: row))
      if unplaced[row].count == 1 { markReady(row) }
    }
  }

  /// Places all rows that give a variable, and returns the first variable that none gives, if there is one.
  mutating func peel(_ basis: inout Basis, _ rows: borrowing Rows) -> Int? {
    while let row = popReady() {
      if unplaced[row].count == 1 { place(row, in: &basis, rows) }
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
    unplaced.extend(count: rows.count, with: .excluded)
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
    let entry = rows.entries[Int(unplaced[row].sum)]
    guard abs(entry.coefficient) >= rows[row].scale * Tolerance.pivot else { return }
    basis.append(row: row, giving: Int(entry.column), coefficient: entry.coefficient)
    countAsPlaced(Int(entry.column), rows)
  }

  /// Counts a variable as given in every row that has it.
  @inline(__always)
  private mutating func countAsPlaced(_ variable: Int, _ rows: borrowing Rows) {
    let entries = rows.entries.elements
    let unplaced = unplaced.elements
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(entries[entry].owner)
      unplaced[row].count &-= 1
      unplaced[row].sum &-= Int32(truncatingIfNeeded: entry)
      if unplaced[row].count == 1 { markReady(row) }
      entry = Int(entries[entry].nextInColumn)
    }
  }
}
