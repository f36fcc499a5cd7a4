/// The lexicographic optimum of a system of rows, found on its active set.
///
/// A bounded simplex method on the dual: a basis of tight rows gives the values, and multipliers - vectors over the
/// priorities, compared lexicographically - say which rows hold against which. See `Multipliers` for their bounds and
/// `Engine+Simplex` for the method. Priorities are never turned into weights.
struct Engine: ~Copyable {
  var rows = Rows()
  var basis = Basis()
  var multipliers = Multipliers()
  var values = Buffer<Double>()
  /// Which of conflicting rows yields: the one of the greatest number; by row.
  var seniority = Buffer<Int>()
  private(set) var conflicts: [RowConflict] = []
  /// The optional priorities present, the strongest first: level 1 is the first.
  private(set) var priorities: [Double] = []

  var framing = Framing()
  var violated = Buffer<Int>()
  /// The multipliers of the optimum while its face is explored, and the basis from which that began.
  var optimum = Multipliers()
  var optimalRowAt = Buffer<Int32>()
  var isOnFace = false

  private var hasBasis = false
  private var areLevelsStale = true
  private var isSolved = false
  /// The updates that the frame started with: its rows that no triangle takes in.
  var initialEtaCount = 0
}

/// Rows that cannot hold together, and which one was given up.
struct RowConflict {
  var members: [Int]
  var broken: Int
}

extension [RowConflict] {
  /// A conflict whose kept members were not all kept.
  fileprivate var firstDependingOnBroken: Int? {
    let given = Set(map(\.broken))
    return firstIndex { conflict in conflict.members.contains { $0 != conflict.broken && given.contains($0) } }
  }
}

// MARK: - Edits

extension Engine {
  mutating func appendVariable() -> Int {
    isSolved = false
    let variable = rows.appendVariable()
    seniority.append(0)
    hasBasis = false
    areLevelsStale = true
    return variable
  }

  mutating func appendRow(_ terms: [Term], constant: Double, shortfall: Double, excess: Double, seniority: Int) -> Int {
    isSolved = false
    let row = rows.append(terms, constant: constant, shortfall: shortfall, excess: excess)
    self.seniority.append(seniority)
    areLevelsStale = true
    return row
  }

  mutating func setConstant(_ constant: Double, of row: Int) {
    isSolved = false
    rows.constant[row] = constant
    if rows.isRequired(row) { restoreBroken() }
  }

  mutating func setPrices(shortfall: Double, excess: Double, of row: Int) {
    isSolved = false
    if rows.isRequired(row) { restoreBroken() }
    rows.shortfall[row] = shortfall
    rows.excess[row] = excess
    areLevelsStale = true
  }

  /// Lets broken rows in again: the edit may have resolved their conflicts.
  private mutating func restoreBroken() {
    if !conflicts.isEmpty { areLevelsStale = true }
  }
}

// MARK: - Solving

extension Engine {
  /// Finds the optimum, unless nothing was edited since the last.
  mutating func solve() {
    guard !isSolved else { return }
    isSolved = true
    prepare()
    optimizeReportingConflicts()
    settle()
  }

  private mutating func prepare() {
    guard areLevelsStale else { return }
    areLevelsStale = false
    conflicts.removeAll()
    priorities = rows.optionalPriorities()
    assignLevels()
    if hasBasis {
      basis.admitRows(rows.count)
    } else {
      frameFirstBasis()
      hasBasis = true
    }
    multipliers.clear(levelCount: priorities.count, positions: basis.count, rows: rows.count)
  }

  private mutating func assignLevels() {
    multipliers.upper.reset(count: rows.count, to: Multipliers.zero)
    multipliers.lower.reset(count: rows.count, to: Multipliers.zero)
    for row in 0..<rows.count where rows.isPriced(row) { restoreLevels(of: row) }
  }

  private mutating func restoreLevels(of row: Int) {
    multipliers.upper[row] = level(of: rows.shortfall[row])
    multipliers.lower[row] = level(of: rows.excess[row])
  }

  private func level(of priority: Double) -> Int32 {
    if priority == Constraint.required { return Multipliers.unbounded }
    if priority == 0 { return Multipliers.zero }
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low + 1)
  }

  /// Only rows that are priced on both sides: an inequality is tight by exception.
  private mutating func frameFirstBasis() {
    framing.rank.reset(count: rows.count, to: Framing.excluded)
    for row in 0..<rows.count where rows.shortfall[row] > 0 && rows.excess[row] > 0 {
      framing.rank[row] = min(multipliers.upper[row], multipliers.lower[row])
    }
    framing.build(&basis, rankCount: priorities.count + 1, from: rows)
    initialEtaCount = 0
  }

  /// Breaks required rows until the rest can hold, then checks that each broken one contradicts rows that are kept:
  /// one that was given up for the sake of another that went as well comes back.
  private mutating func optimizeReportingConflicts() {
    optimize { engine, row in engine.breakConflict(of: row) }
    while let index = conflicts.firstDependingOnBroken {
      restoreLevels(of: conflicts[index].broken)
      conflicts.remove(at: index)
      optimize { engine, row in engine.breakConflict(of: row) }
    }
  }

  /// Gives up one of the rows of the circuit computed last, all required, which contradict the row it belongs to.
  private mutating func breakConflict(of row: Int) {
    var members = [row]
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let tight = Int(basis.rowAt[position])
      guard abs(basis.circuit[position]) * rows.scale[tight] > Tolerance.pivot * rows.scale[row] else { continue }
      members.append(tight)
    }
    var broken = row
    for member in members where seniority[member] > seniority[broken] { broken = member }
    conflicts.append(RowConflict(members: members, broken: broken))
    if broken != row {
      basis.exchange(Int(basis.positionOfRow[broken]), for: row, in: rows)
      multipliers.clear(levelCount: priorities.count, positions: basis.count, rows: rows.count)
    }
    multipliers.ignore(broken)
  }
}
