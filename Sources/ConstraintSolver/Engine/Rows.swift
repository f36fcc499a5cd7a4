/// The linear rows of a system, as they were written, by row and by column.
///
/// A row `a x = b` has a price for each side: `shortfall` is the priority of keeping `a x` from falling below `b`,
/// `excess` of keeping it from rising above; 0 is no price. So an equality has the same price on both sides, an
/// inequality on one, and an axis row - `x = 0`, one for each variable, which completes a basis - on none.
struct Rows: ~Copyable {
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
  /// The row `x = 0` of each variable.
  private(set) var axis = Buffer<Int32>()
  /// The last optional inequality over each variable alone, or -1.
  private var lastBound = Buffer<Int32>()

  var count: Int { constant.count }
  var variableCount: Int { axis.count }

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
    axis.removeAll()
    lastBound.removeAll()
  }

  func entries(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  func isPriced(_ row: Int) -> Bool { shortfall[row] > 0 || excess[row] > 0 }

  func isRequired(_ row: Int) -> Bool {
    shortfall[row] == Constraint.required || excess[row] == Constraint.required
  }

  mutating func appendVariable() -> Int {
    let variable = columnHead.count
    columnHead.append(-1)
    appendEntry(column: variable, coefficient: 1, row: count)
    axis.append(Int32(finishRow(constant: 0, prices: Prices())))
    lastBound.append(-1)
    return variable
  }

  /// Adds a row; terms of one variable are added up, and those that cancel are left out.
  mutating func append(_ terms: [Term], constant: Double, prices: Prices) -> Int {
    let first = column.count
    var cancels = false
    for term in terms where term.coefficient != 0 {
      let newest = Int(columnHead[term.variable.index])
      if newest >= first {
        coefficient[newest] += term.coefficient
        cancels = cancels || coefficient[newest] == 0
      } else {
        appendEntry(column: term.variable.index, coefficient: term.coefficient, row: count)
      }
    }
    if cancels { dropZeros(from: first) }
    if prices.isOptionalInequality, column.count == first + 1 { lastBound[Int(column[first])] = Int32(count) }
    return finishRow(constant: constant, prices: prices)
  }

  private mutating func dropZeros(from first: Int) {
    var kept: [(variable: Int, coefficient: Double)] = []
    while column.count > first {
      let variable = Int(column.removeLast())
      let value = coefficient.removeLast()
      _ = owner.removeLast()
      columnHead[variable] = nextInColumn.removeLast()
      if value != 0 { kept.append((variable, value)) }
    }
    for entry in kept.reversed() { appendEntry(column: entry.variable, coefficient: entry.coefficient, row: count) }
  }

  private mutating func appendEntry(column variable: Int, coefficient value: Double, row: Int) {
    let entry = column.count
    column.append(Int32(variable))
    coefficient.append(value)
    owner.append(Int32(row))
    nextInColumn.append(columnHead[variable])
    columnHead[variable] = Int32(entry)
  }

  private mutating func finishRow(constant value: Double, prices: Prices) -> Int {
    let row = count
    var largest = 0.0
    for entry in Int(start[row])..<column.count { largest = max(largest, abs(coefficient[entry])) }
    start.append(Int32(column.count))
    constant.append(value)
    scale.append(largest)
    shortfall.append(prices.shortfall ?? 0)
    excess.append(prices.excess ?? 0)
    return row
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
    return prices.shortfall == nil ? (above == 0 && below > 0 ? row : nil) : (below == 0 && above > 0 ? row : nil)
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
    for row in 0..<count { constant[row] = constants[row] }
  }

  /// `b - a x`: positive where `a x` falls short.
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
      insert(shortfall[row], into: &found)
      insert(excess[row], into: &found)
    }
    return found
  }

  private func insert(_ priority: Double, into found: inout [Double]) {
    guard priority > 0, priority < Constraint.required else { return }
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle] > priority { low = middle + 1 } else { high = middle }
    }
    if low == found.count || found[low] != priority { found.insert(priority, at: low) }
  }
}
