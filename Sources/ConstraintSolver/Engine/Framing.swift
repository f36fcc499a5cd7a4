/// Builds a triangular frame for a basis: peels rows that have one variable left, the strongest first.
///
/// Where every row left has several, a variable is torn off: its axis row takes a position, and the row that should
/// have given it stays outside, for the simplex method or an exchange to bring in. Linear in the entries.
struct Framing: ~Copyable {
  /// How eagerly a row is to be used: 0 first; negative rows are left out.
  var rank = Buffer<Int32>()
  private var unplaced = Buffer<Int32>()
  private var readyRanks = PositionSet()
  private var firstReady = Buffer<Int32>()
  private var nextReady = Buffer<Int32>()

  static let excluded: Int32 = -1

  /// Fills an empty basis; `rankCount` bounds the ranks.
  mutating func build(_ basis: inout Basis, rankCount: Int, from rows: borrowing Rows) {
    prepare(rankCount: rankCount, rows)
    basis.clear(variableCount: rows.variableCount, rowCount: rows.count)
    peel(&basis, rows)
    for variable in 0..<rows.variableCount where basis.positionOfVariable[variable] < 0 {
      basis.append(row: Int(rows.axis[variable]), giving: variable, coefficient: 1)
      settle(variable, rows)
      peel(&basis, rows)
    }
  }

  private mutating func prepare(rankCount: Int, _ rows: borrowing Rows) {
    unplaced.reset(count: rows.count, to: 0)
    nextReady.reset(count: rows.count, to: -1)
    firstReady.reset(count: rankCount, to: -1)
    readyRanks.reset(bound: rankCount)
    // The rows that become ready last are taken first: this way those that were added first begin.
    for row in stride(from: rows.count - 1, through: 0, by: -1) where rank[row] >= 0 {
      unplaced[row] = Int32(rows.entries(of: row).count)
      if unplaced[row] == 1 { markReady(row) }
    }
  }

  private mutating func markReady(_ row: Int) {
    let rank = Int(rank[row])
    nextReady[row] = firstReady[rank]
    firstReady[rank] = Int32(row)
    readyRanks.insert(rank)
  }

  private mutating func popReady() -> Int? {
    guard let rank = readyRanks.popLeast() else { return nil }
    let row = Int(firstReady[rank])
    firstReady[rank] = nextReady[row]
    if firstReady[rank] >= 0 { readyRanks.insert(rank) }
    return row
  }

  private mutating func peel(_ basis: inout Basis, _ rows: borrowing Rows) {
    while let row = popReady() {
      guard unplaced[row] == 1 else { continue }
      for entry in rows.entries(of: row) {
        let variable = Int(rows.column[entry])
        guard basis.positionOfVariable[variable] < 0 else { continue }
        guard abs(rows.coefficient[entry]) >= rows.scale[row] * Tolerance.pivot else { break }
        basis.append(row: row, giving: variable, coefficient: rows.coefficient[entry])
        settle(variable, rows)
        break
      }
    }
  }

  /// Counts a variable as given in every row that has it.
  private mutating func settle(_ variable: Int, _ rows: borrowing Rows) {
    var entry = Int(rows.columnHead[variable])
    while entry >= 0 {
      let row = Int(rows.owner[entry])
      if rank[row] >= 0 {
        unplaced[row] -= 1
        if unplaced[row] == 1 { markReady(row) }
      }
      entry = Int(rows.nextInColumn[entry])
    }
  }
}
