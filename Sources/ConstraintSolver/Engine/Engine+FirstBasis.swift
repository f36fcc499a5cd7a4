// The first basis. A required equality becomes tight as soon as all but one of its variables are determined, and
// determines the last one. Weaker rows determine the rest. Only rows with a price on both sides are used, because an
// inequality is rarely tight.
extension Engine {
  mutating func makeFirstBasis() {
    begin()
    frameRequiredRows()
    priorities = rows.optionalPriorities()
    assignOptionalLevels()
    let firmCount = basis.count
    if firmCount < rows.variableCount { frameWeakerRows() }
    if firmCount < basis.count / 2 {
      // To look at all positions is faster than to list most of them.
      unclassified.insertAll()
    } else {
      for position in firmCount..<basis.count { unclassified.insert(position) }
    }
    areValuesRough = false
    for variable in 0..<values.count where !values[variable].isFinite { areValuesRough = true }
    movable.reset(count: rows.variableCount)
    multipliers.clear(levelCount: priorities.count, positions: basis.count, rows: rows.count)
  }

  private mutating func begin() {
    conflicts.removeAll()
    disturbed.removeAll()
    values.reset(count: rows.variableCount, to: 0)
    basis.begin(rowCount: rows.count, variableCount: rows.variableCount)
    framing.begin()
    multipliers.require(rows: rows.count)
    unchecked.removeAll()
    unclassified.removeAll()
    unverified.removeAll()
    indirect.removeAll()
    changes.variables.insertAll()
    changes.rows.insertAll()
  }

  private mutating func frameRequiredRows() {
    for row in 0..<rows.count {
      if rows.isRequiredEquality(row) {
        if framing.take(row, in: &basis, rows, &values) { continue }
        rows.linkColumns()
      } else {
        // Optional prices get their levels later.
        if rows[row].shortfall < Constraint.required { multipliers.upper[row] = Multipliers.zero }
        if rows[row].excess < Constraint.required { multipliers.lower[row] = Multipliers.zero }
      }
      unchecked.insert(row)
    }
  }

  private mutating func assignOptionalLevels() {
    // Rows with the same priorities tend to follow each other, so the last level found is tried first.
    var (shortfall, upper) = (0.0, Multipliers.zero)
    var (excess, lower) = (0.0, Multipliers.zero)
    for index in 0..<rows.optionalRows.count {
      let row = Int(rows.optionalRows[index])
      if rows[row].shortfall != shortfall {
        shortfall = rows[row].shortfall
        upper = level(of: shortfall) ?? Multipliers.zero
      }
      if rows[row].excess != excess {
        excess = rows[row].excess
        lower = level(of: excess) ?? Multipliers.zero
      }
      multipliers.upper[row] = upper
      multipliers.lower[row] = lower
    }
  }

  private mutating func frameWeakerRows() {
    rows.linkColumns()
    framing.extend(rankCount: priorities.count + 1)
    // Ready rows are a stack. The reverse order puts the rows that were added first on top.
    for index in stride(from: rows.optionalRows.count - 1, through: 0, by: -1) {
      let row = Int(rows.optionalRows[index])
      let (upper, lower) = (multipliers.upper[row], multipliers.lower[row])
      guard max(upper, lower) != Multipliers.zero else { continue }
      framing.admit(row, rank: Int(min(upper, lower)), basis, rows)
    }
    completeFrame()
  }

  /// Gives positions to all waiting rows that can have one, and determines the other variables with axis rows.
  mutating func completeFrame() {
    while let variable = framing.peel(&basis, rows, &values) {
      let axis = axis(of: variable)
      framing.tear(variable, givenBy: axis, in: &basis, rows, &values)
    }
  }
}

// MARK: - Refactoring

// An exchange that does not fit into the frame makes every later circuit longer, so from time to time a new frame is
// built from the tight rows.
extension Engine {
  /// Builds a new frame from the tight rows if there are many updates, or any if care is needed.
  mutating func refactorIfNeeded() {
    if basis.isWorthRefactoring || (care > .usual && basis.hasNewUpdates) { refactor() }
  }

  /// Builds a new frame from the tight rows.
  mutating func refactor() {
    let (formerRows, formerValues) = (basis.tightRows, valueArray())
    noteUnclassifiedRows()
    let wasTight = beginFrame()
    // Framing computes values without the rows that it leaves out. The true ones tell what changes.
    for variable in formerValues.indices { values[variable] = formerValues[variable] }
    for row in 0..<rows.count where wasTight[row] && !basis.isBasic(row) { bringIn(row, wasTight) }
    basis.noteFraming()
    basis.isWhollyOutdated = true
    if !multipliers.rearrange(from: formerRows, to: basis) { unclassified.insertAll() }
    areMarksOutdated = true
  }

  /// Notes the rows at positions that may have become loose or firm, before they get other positions.
  private mutating func noteUnclassifiedRows() {
    guard !unclassified.containsAll else { return }
    for index in 0..<unclassified.members.count {
      changes.rows.insert(Int(basis.rowAt[Int(unclassified.members[index])]))
    }
    unclassified.removeAll()
  }

  /// Starts a new frame from the tight rows that have an order, and determines the other variables with axis rows.
  ///
  /// - Returns: Whether each row is a tight row. The other tight rows are not in the frame yet.
  mutating func beginFrame() -> [Bool] {
    var wasTight = [Bool](repeating: false, count: rows.count + rows.variableCount)
    for position in 0..<basis.count { wasTight[Int(basis.rowAt[position])] = true }
    basis.begin(rowCount: rows.count, variableCount: rows.variableCount)
    rows.linkColumns()
    framing.begin()
    for row in 0..<rows.count where wasTight[row] { _ = framing.take(row, in: &basis, rows, &values) }
    completeFrame()
    return wasTight
  }

  /// Exchanges the axis of a torn variable for a tight row that is not in the frame.
  private mutating func bringIn(_ row: Int, _ wasTight: [Bool]) {
    basis.computeCircuit(of: row, in: rows)
    var best: Int?
    var largest = 0.0
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let size = abs(basis.circuit[position])
      guard !wasTight[Int(basis.rowAt[position])], size > largest else { continue }
      (best, largest) = (position, size)
    }
    if let best { basis.exchange(best, for: row, in: rows) }
  }
}

// MARK: - Framing

/// Builds a triangular frame for a basis. A variable is open if no earlier row determines it. A row takes the next
/// position as soon as it has a single open variable.
///
/// Required equalities are taken in the order of addition. In most layouts, each then has a single open variable.
/// Weaker rows follow by rank. If every remaining row has several open variables, one variable is torn: its axis row
/// takes a position, and some row gets none. The simplex method or an exchange makes that row tight later. The cost is
/// linear in the number of entries.
struct Framing: ~Copyable {
  private let addressOnly = AddressOnly()
  private var table = Buffer<OpenRow>()
  /// For each rank, the top of its stack of rows with a single open variable. Rank 0 is taken first.
  private var firstReady = Buffer<Int32>()
  /// The rank whose stack is being emptied.
  private var presentRank = 0
  /// The weaker ranks whose stacks are not empty.
  private var laterRanks = PositionSet()
  private var nextTorn = 0
  /// Whether any row has waited so far.
  private var isAnyWaiting = false

  /// The open entries of a row that waits for a position. A row with the default values never gets one.
  struct OpenRow: BitwiseCopyable {
    /// The number of entries whose variables have no position yet.
    var count: Int32 = .max
    /// The sum of the indices of those entries. When one is left, the sum is its index.
    var sum: Int32 = 0
    var rank: Int32 = 0
    /// The next row in the stack of its rank, or -1.
    var next: Int32 = -1
  }

  /// Starts an empty frame.
  mutating func begin() {
    isAnyWaiting = false
    firstReady.reset(count: 1, to: -1)
    laterRanks.reset(bound: 1)
    presentRank = 0
    nextTorn = 0
  }

  /// Makes room for weaker ranks.
  mutating func extend(rankCount: Int) {
    firstReady.extend(count: rankCount, with: -1)
    laterRanks.extend(bound: rankCount)
  }

  /// Gives a position to a row of the first rank, and then to the rows that waited only for its variable. A row with
  /// several open variables waits.
  ///
  /// - Returns: Whether the row has a position.
  @inline(__always)
  mutating func take(
    _ row: Int, in basis: inout Basis, _ rows: borrowing Rows, _ values: inout Buffer<Double>
  ) -> Bool {
    let (entries, positions, known) = (rows.entries.elements, basis.positionOfVariable.elements, values.elements)
    var open = OpenRow(count: 0, sum: 0, rank: 0)
    var rest = rows[row].constant
    for entry in rows.entries(of: row) {
      let variable = Int(entries[entry].column)
      if positions[variable] < 0 {
        open.count &+= 1
        open.sum &+= Int32(truncatingIfNeeded: entry)
      } else {
        rest -= entries[entry].coefficient * known[variable]
      }
    }
    guard open.count == 1, isAcceptable(entries[Int(open.sum)], rows) else {
      wait(row, open, rows)
      return false
    }
    let entry = entries[Int(open.sum)]
    basis.append(row: row, giving: Int(entry.column), coefficient: entry.coefficient, in: rows)
    known[Int(entry.column)] = rest / entry.coefficient
    if isAnyWaiting { passOn(Int(entry.column), in: &basis, rows, &values) }
    return true
  }

  /// Adds a row to those that wait at a rank.
  mutating func admit(_ row: Int, rank: Int, _ basis: borrowing Basis, _ rows: borrowing Rows) {
    var open = OpenRow(count: 0, sum: 0, rank: Int32(truncatingIfNeeded: rank))
    for entry in rows.entries(of: row) where basis.positionOfVariable[Int(rows.entries[entry].column)] < 0 {
      open.count &+= 1
      open.sum &+= Int32(truncatingIfNeeded: entry)
    }
    wait(row, open, rows)
    if open.count == 1 { markReady(row) }
  }

  /// Gives positions to all waiting rows that can have one. Returns the first variable that no row determines, or nil
  /// if there is none.
  mutating func peel(
    _ basis: inout Basis, _ rows: borrowing Rows, _ values: inout Buffer<Double>
  ) -> Int? {
    while let row = popReady() { give(row, in: &basis, rows, &values) }
    guard basis.count < rows.variableCount else { return nil }
    while basis.positionOfVariable[nextTorn] >= 0 { nextTorn += 1 }
    return nextTorn
  }

  /// Determines a variable with its axis row.
  mutating func tear(
    _ variable: Int, givenBy axis: Int, in basis: inout Basis, _ rows: borrowing Rows, _ values: inout Buffer<Double>
  ) {
    basis.append(row: axis, giving: variable, coefficient: 1, in: rows)
    values[variable] = 0
    guard isAnyWaiting else { return }
    table.extend(count: rows.count, with: OpenRow())
    close(variable, rows)
  }
}

// MARK: - Steps

extension Framing {
  @inline(__always)
  private func isAcceptable(_ entry: Rows.Entry, _ rows: borrowing Rows) -> Bool {
    abs(entry.coefficient) >= rows[Int(entry.owner)].magnitudes.greatest * Tolerance.pivot
  }

  private mutating func wait(_ row: Int, _ open: OpenRow, _ rows: borrowing Rows) {
    if !isAnyWaiting { table.reset(count: rows.count, to: OpenRow()) }
    isAnyWaiting = true
    table[row] = open
  }

  private mutating func passOn(
    _ variable: Int, in basis: inout Basis, _ rows: borrowing Rows, _ values: inout Buffer<Double>
  ) {
    close(variable, rows)
    while let row = popReady(ofRank: 0) { give(row, in: &basis, rows, &values) }
  }

  /// Gives a waiting row a position if it still has a single open variable.
  @inline(__always)
  private mutating func give(
    _ row: Int, in basis: inout Basis, _ rows: borrowing Rows, _ values: inout Buffer<Double>
  ) {
    guard table[row].count == 1 else { return }
    let entry = rows.entries[Int(table[row].sum)]
    guard isAcceptable(entry, rows) else { return }
    basis.append(row: row, giving: Int(entry.column), coefficient: entry.coefficient, in: rows)
    values[Int(entry.column)] = basis.value(at: basis.count - 1, in: rows, values)
    close(Int(entry.column), rows)
  }

  /// Removes a variable from the open entries of all rows.
  @inline(__always)
  private mutating func close(_ variable: Int, _ rows: borrowing Rows) {
    let (entries, next, table) = (rows.entries.elements, rows.nextInColumn.elements, table.elements)
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(entries[entry].owner)
      table[row].count &-= 1
      table[row].sum &-= Int32(truncatingIfNeeded: entry)
      if table[row].count == 1 { markReady(row) }
      entry = Int(next[entry])
    }
  }

  @inline(__always)
  private mutating func markReady(_ row: Int) {
    let rank = Int(table[row].rank)
    table[row].next = firstReady[rank]
    firstReady[rank] = Int32(truncatingIfNeeded: row)
    if rank == presentRank { return }
    laterRanks.insert(max(rank, presentRank))
    presentRank = min(rank, presentRank)
  }

  @inline(__always)
  private mutating func popReady(ofRank rank: Int) -> Int? {
    let row = Int(firstReady[rank])
    guard row >= 0 else { return nil }
    firstReady[rank] = table[row].next
    return row
  }

  private mutating func popReady() -> Int? {
    while true {
      if let row = popReady(ofRank: presentRank) { return row }
      guard let rank = laterRanks.popLeast() else { return nil }
      presentRank = rank
    }
  }
}
