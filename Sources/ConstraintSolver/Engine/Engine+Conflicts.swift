/// Rows that cannot all hold, and the one that was broken.
struct RowConflict {
  var members: [Int]
  /// The coefficients of the combination whose left sides add up to zero and whose constants do not.
  var coefficients: [Double]
  var broken: Int
  /// The number of values moved to find the members.
  var work = 0
  /// Whether the members are the preferred ones.
  var isExplained = false
  /// Whether the choice of the broken row among the members depends on how much they move.
  var hasChoice = false
}

// The simplex method finds conflicts in an order that depends on the basis, and so on optional rows and earlier edits.
// What is broken depends on none of these: each connected part of the required rows that has a conflict is resolved on
// its own, from its rows in the order of breaking and with variables numbered as they occur in these rows. Equal
// systems give equal parts. After an edit, the conflicts are mended in place where that gives the same; see
// `Engine+ConflictEdits.swift`.
extension Engine {
  /// Finds the optimum, and breaks required rows until the others can hold.
  ///
  /// - Parameter isEdited: Whether the conflicts of the last solution are still known.
  mutating func optimizeReportingConflicts(isEdited: Bool) {
    defer { disturbed.removeAll() }
    let known = dropDisturbedConflicts()
    breakLastMembers()
    if conflicts.count == known, conflicts.isEmpty || disturbed.members.count == 0 { return }
    if isEdited, mendConflicts(from: known) { return }
    probed.insertAll()
    guard replaceConflicts(by: resolvedConflicts()) else { return }
    // The rows that are kept are consistent. If rounding makes one seem violated, it is broken as it is found.
    improve { engine, row in engine.suspend(row) }
  }

  /// Breaks a required row whose circuit, computed last, is a conflict.
  mutating func suspend(_ row: Int) {
    var conflict = circuitConflict(of: row)
    conflict.broken = row
    conflicts.append(conflict)
    multipliers.ignore(row)
  }

  /// Returns a violated required row and the required rows of its circuit, which must be the one computed last.
  func circuitConflict(of row: Int) -> RowConflict {
    var members = [row]
    var coefficients = [1.0]
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let tight = Int(basis.rowAt[position])
      guard basis.circuit[position] != 0 else { continue }
      members.append(tight)
      coefficients.append(-basis.circuit[position])
    }
    return RowConflict(members: members, coefficients: coefficients, broken: row)
  }

  /// Returns whether a violated row and the rows of its circuit, which must be the one computed last, add up to zero
  /// for each variable.
  ///
  /// Only then do they contradict each other. If errors of the circuit hid that another row belongs to it, they do not.
  mutating func addsUpToZero(_ row: Int) -> Bool {
    balances.extend(count: rows.variableCount, with: Balance())
    addToBalances(row, times: 1)
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      addToBalances(Int(basis.rowAt[position]), times: -basis.circuit[position])
    }
    var isZero = takeBalances(of: row)
    for index in 0..<basis.support.count
    where !takeBalances(of: Int(basis.rowAt[Int(basis.support[index])])) { isZero = false }
    return isZero
  }

  /// The sum of terms with a variable.
  struct Balance: BitwiseCopyable {
    var sum = 0.0
    /// The sum of the terms' magnitudes.
    var magnitude = 0.0
  }

  private mutating func addToBalances(_ row: Int, times factor: Double) {
    guard factor != 0 else { return }
    for entry in rows.entries(of: row) {
      let coefficient = factor * rows.entries[entry].coefficient
      balances[Int(rows.entries[entry].column)].sum += coefficient
      balances[Int(rows.entries[entry].column)].magnitude += abs(coefficient)
    }
  }

  /// Clears the sums of a row's variables, and returns whether they are zero.
  private mutating func takeBalances(of row: Int) -> Bool {
    var areZero = true
    for entry in rows.entries(of: row) {
      let variable = Int(rows.entries[entry].column)
      if !(abs(balances[variable].sum) <= Tolerance.vagueness * balances[variable].magnitude) { areZero = false }
      balances[variable] = Balance()
    }
    return areZero
  }

  /// Restores the rows that are no longer broken and breaks the others instead.
  ///
  /// - Returns: Whether other rows are broken than before, so that the optimum has to be found again.
  private mutating func replaceConflicts(by resolved: [RowConflict]) -> Bool {
    let former = Set(conflicts.map(\.broken))
    let broken = Set(resolved.map(\.broken))
    conflicts = resolved
    guard former != broken else { return false }
    for row in former where !broken.contains(row) { restoreLevels(of: row) }
    for row in broken where !former.contains(row) { multipliers.ignore(row) }
    multipliers.clear(levelCount: priorities.count, positions: basis.count, rows: rows.count)
    unchecked.insertAll()
    unclassified.insertAll()
    return true
  }

  private mutating func resolvedConflicts() -> [RowConflict] {
    rows.linkColumns()
    var part = ConflictPart(rowCount: rows.count, variableCount: rows.variableCount, resolution: resolution)
    var resolved: [RowConflict] = []
    for conflict in conflicts where part.start(at: conflict.broken, in: rows) {
      for var conflict in part.conflicts() {
        conflict.members = conflict.members.map { part.members[$0] }
        conflict.broken = part.members[conflict.broken]
        conflict.isExplained = true
        resolved.append(conflict)
      }
      isProven = isProven && part.isProven
    }
    return resolved
  }
}

// MARK: - Connected parts

/// A connected part of the required rows as a system of its own.
private struct ConflictPart: ~Copyable {
  /// The rows of the part in the order of breaking, the one to break first last.
  private(set) var members: [Int] = []
  private var search = Engine()
  private var isVisited: [Bool]
  /// The number of each variable in the part, or -1.
  private var numbers: [Int]

  init(rowCount: Int, variableCount: Int, resolution: Double) {
    search.resolution = resolution
    isVisited = Array(repeating: false, count: rowCount)
    numbers = Array(repeating: -1, count: variableCount)
  }

  /// Collects the part that contains a row. Returns false if that part was collected before.
  mutating func start(at first: Int, in rows: borrowing Rows) -> Bool {
    guard !isVisited[first] else { return false }
    collect(from: first, in: rows)
    members.sort { (rows[$0].expendability, $0) < (rows[$1].expendability, $1) }
    search.removeAll()
    for row in members { copy(row, of: rows) }
    return true
  }

  mutating func conflicts() -> [RowConflict] { search.resolveConflicts() }

  /// Whether the conflicts found last are verified.
  var isProven: Bool { search.isProven }

  private mutating func collect(from first: Int, in rows: borrowing Rows) {
    members = [first]
    isVisited[first] = true
    var next = 0
    while next < members.count {
      for entry in rows.entries(of: members[next]) {
        let variable = Int(rows.entries[entry].column)
        guard numbers[variable] == -1 else { continue }
        numbers[variable] = Self.reached
        collect(column: variable, in: rows)
      }
      next += 1
    }
  }

  private mutating func collect(column variable: Int, in rows: borrowing Rows) {
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let row = Int(rows.entries[entry].owner)
      if !isVisited[row], rows.isRequired(row) {
        isVisited[row] = true
        members.append(row)
      }
      entry = Int(rows.nextInColumn[entry])
    }
  }

  private mutating func copy(_ row: Int, of rows: borrowing Rows) {
    var terms: [Term] = []
    for entry in rows.entries(of: row) {
      let variable = Int(rows.entries[entry].column)
      if numbers[variable] == Self.reached { numbers[variable] = search.appendVariable() }
      terms.append(Term(Variable(index: numbers[variable]), rows.entries[entry].coefficient))
    }
    let required = Prices(
      shortfall: rows[row].shortfall == Constraint.required ? Constraint.required : 0,
      excess: rows[row].excess == Constraint.required ? Constraint.required : 0)
    _ = search.append(
      terms.span, constant: rows[row].constant, prices: required, expendability: Int(rows[row].expendability))
  }

  /// The number of a variable that is in the part but not yet in a row that was copied.
  private static let reached = -2
}
