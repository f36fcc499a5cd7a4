/// The linear rows of a system, as they were written, by row and by column.
///
/// A row `a x = b` has a price for each side: `shortfall` is the priority of keeping `a x` from falling below `b`,
/// `excess` of keeping it from rising above; 0 is no price. So an equality has the same price on both sides, an
/// inequality on one, and an axis row - `x = 0` for a variable that no other row gives - on none.
struct Rows: ~Copyable {
  private let place = InPlace()
  /// The first entry of each row, and the end of the last.
  private(set) var start = Buffer<Int32>()
  private(set) var column = Buffer<Int32>()
  private(set) var coefficient = Buffer<Double>()
  /// The row that an entry belongs to, and the entry before it in its column.
  private(set) var owner = Buffer<Int32>()
  private(set) var nextInColumn = Buffer<Int32>()
  private(set) var columnHead = Buffer<Int32>()

  var constant = Buffer<Double>()
  /// The largest coefficient of a row, which its tolerance is relative to.
  private(set) var scale = Buffer<Double>()
  var shortfall = Buffer<Double>()
  var excess = Buffer<Double>()
  /// The row `x = 0` of each variable, or -1 while none was needed.
  private(set) var axisRow = Buffer<Int32>()
  /// The last optional inequality over each variable alone, or -1.
  private var lastBound = Buffer<Int32>()

  var count: Int { constant.count }
  var variableCount: Int { columnHead.count }

  init() { start.append(0) }

  /// Empties the system but keeps its memory.
  mutating func removeAll() {
    start.reset(count: 1, to: 0)
    column.removeAll()
    coefficient.removeAll()
    owner.removeAll()
    nextInColumn.removeAll()
    columnHead.removeAll()
    constant.removeAll()
    scale.removeAll()
    shortfall.removeAll()
    excess.removeAll()
    axisRow.removeAll()
    lastBound.removeAll()
  }

  @inline(__always)
  func entries(of row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(start.elements[row]), Int(start.elements[row &+ 1])))
  }

  @inline(__always)
  func isPriced(_ row: Int) -> Bool { shortfall[row] > 0 || excess[row] > 0 }

  func isRequired(_ row: Int) -> Bool {
    shortfall[row] == Constraint.required || excess[row] == Constraint.required
  }

  @inline(__always)
  mutating func appendVariable() -> Int {
    let variable = columnHead.count
    columnHead.append(-1)
    axisRow.append(-1)
    lastBound.append(-1)
    return variable
  }

  /// Adds the row `x = 0` of a variable.
  mutating func appendAxis(of variable: Int) -> Int {
    reserve(entries: 1)
    let row = count
    appendEntry(column: variable, coefficient: 1, row: row)
    finishRow(constant: 0, scale: 1, prices: Prices())
    axisRow[variable] = Int32(row)
    return row
  }

  /// Adds a row; terms of one variable are added up, and those that cancel are left out.
  mutating func append(_ terms: [Term], constant: Double, prices: Prices) -> Int {
    reserve(entries: terms.count)
    let row = count
    let first = column.count
    var largest = 0.0
    var isMerged = false
    for index in terms.indices where terms[index].coefficient != 0 {
      let variable = terms[index].variable.index
      let newest = Int(columnHead[variable])
      if newest >= first {
        coefficient[newest] += terms[index].coefficient
        isMerged = true
      } else {
        appendEntry(column: variable, coefficient: terms[index].coefficient, row: row)
        largest = max(largest, abs(terms[index].coefficient))
      }
    }
    if isMerged { largest = dropZeros(from: first) }
    if column.count == first + 1, prices.isOptionalInequality { lastBound[Int(column[first])] = Int32(row) }
    finishRow(constant: constant, scale: largest, prices: prices)
    return row
  }

  /// Takes the terms that cancelled out of the last row, and returns the largest of its other coefficients.
  private mutating func dropZeros(from first: Int) -> Double {
    var kept: [(variable: Int, coefficient: Double)] = []
    while column.count > first {
      let variable = Int(column.removeLast())
      let value = coefficient.removeLast()
      _ = owner.removeLast()
      columnHead[variable] = nextInColumn.removeLast()
      if value != 0 { kept.append((variable, value)) }
    }
    for entry in kept.reversed() { appendEntry(column: entry.variable, coefficient: entry.coefficient, row: count) }
    return kept.reduce(0) { max($0, abs($1.coefficient)) }
  }

  @inline(__always)
  private mutating func reserve(entries: Int) {
    column.reserve(entries)
    coefficient.reserve(entries)
    owner.reserve(entries)
    nextInColumn.reserve(entries)
  }

  @inline(__always)
  private mutating func appendEntry(column variable: Int, coefficient value: Double, row: Int) {
    let entry = Int32(truncatingIfNeeded: column.count)
    column.appendReserved(Int32(truncatingIfNeeded: variable))
    coefficient.appendReserved(value)
    owner.appendReserved(Int32(truncatingIfNeeded: row))
    nextInColumn.appendReserved(columnHead[variable])
    columnHead[variable] = entry
  }

  @inline(__always)
  private mutating func finishRow(constant value: Double, scale largest: Double, prices: Prices) {
    start.append(Int32(column.count))
    constant.append(value)
    scale.append(largest)
    shortfall.append(prices.shortfall)
    excess.append(prices.excess)
  }

  /// The term of a row that has only one.
  func onlyTerm(of row: Int) -> Term? {
    let entries = entries(of: row)
    guard entries.count == 1, let entry = entries.first else { return nil }
    return Term(Variable(index: Int(column[entry])), coefficient[entry])
  }

  /// A row that bounds the same variable at the same value, on the side on which the prices make no claim.
  func host(for term: Term, constant value: Double, prices: Prices) -> Int? {
    let row = Int(lastBound[term.variable.index])
    guard row >= 0, constant[row] == value, coefficient[Int(start[row])] == term.coefficient else { return nil }
    let (below, above) = (shortfall[row], excess[row])
    guard below < Constraint.required, above < Constraint.required else { return nil }
    return prices.shortfall == 0 ? (above == 0 && below > 0 ? row : nil) : (below == 0 && above > 0 ? row : nil)
  }

  /// Makes the system homogeneous, and returns the constants.
  mutating func clearConstants() -> [Double] {
    var constants: [Double] = []
    constants.reserveCapacity(count)
    for row in 0..<count { constants.append(constant[row]) }
    constant.reset(count: count, to: 0)
    return constants
  }

  mutating func restoreConstants(_ constants: [Double]) {
    for row in constants.indices { constant[row] = constants[row] }
  }

  /// `b - a x`: positive where `a x` falls short.
  @inline(__always)
  func residual(of row: Int, at values: borrowing Buffer<Double>) -> Double {
    var result = constant[row]
    for entry in entries(of: row) { result -= coefficient[entry] * values[Int(column[entry])] }
    return result
  }
}

extension Rows {
  /// The priorities in use below the required, the strongest first.
  func optionalPriorities() -> [Double] {
    var found: [Double] = []
    for row in 0..<count {
      if shortfall[row] > 0, shortfall[row] < Constraint.required { insert(shortfall[row], into: &found) }
      if excess[row] > 0, excess[row] < Constraint.required { insert(excess[row], into: &found) }
    }
    return found
  }

  private func insert(_ priority: Double, into found: inout [Double]) {
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle] > priority { low = middle + 1 } else { high = middle }
    }
    if low == found.count || found[low] != priority { found.insert(priority, at: low) }
  }
}
