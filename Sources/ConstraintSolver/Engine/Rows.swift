/// The rows of a system in their original form, accessible by row and by column.
///
/// A row `a x = b` has a price for each side: `shortfall` is the priority of keeping `a x` from falling below `b`,
/// `excess` that of keeping it from rising above; 0 means no price. An equality has the same price on both sides and an
/// inequality a price on one. An axis row, `x = 0` for a variable that no other row determines, has none.
struct Rows: ~Copyable {
  private let addressOnly = AddressOnly()
  private var table = Buffer<Row>()
  /// The nonzero coefficients, row by row.
  private(set) var entries = Buffer<Entry>()
  /// For each entry, the previous entry of its column, or -1; see `linkColumns`.
  private(set) var nextInColumn = Buffer<Int32>()
  private(set) var columns = Buffer<Column>()
  /// The rows that have or had an optional price.
  private(set) var optionalRows = Buffer<Int32>()
  /// Whether coefficients of a row differ so much that errors of values may be much larger than the values; see
  /// `Tolerance.oneScale`.
  private(set) var areOfManyScales = false

  struct Row: BitwiseCopyable {
    var constant: Double
    var shortfall: Double
    var excess: Double
    /// The least and the greatest magnitude of a coefficient, which only tolerances need.
    var magnitudes: Magnitudes
    /// The row's rank in the choice of the row to break: the member of a conflict with the greatest rank is broken.
    var expendability: Int32
    fileprivate(set) var start: Int32
    fileprivate(set) var end: Int32
    fileprivate var isListedAsOptional: Bool
    /// Whether all coefficients are short; see `Double.isShort`.
    fileprivate(set) var isExact: Bool
  }

  /// The least and the greatest magnitude of a row's coefficients, and a bound on the error of its constant, without
  /// their last digits; 0 for a row without terms.
  struct Magnitudes: BitwiseCopyable {
    private var storedLeast: Float
    private var storedGreatest: Float
    private var storedError: Float = 0

    var least: Double { Double(storedLeast) }
    var greatest: Double { Double(storedGreatest) }
    /// A bound on the error of the constant; 0 for a constant that was given.
    var error: Double {
      get { Double(storedError) }
      set { storedError = Float(min(newValue, 0x1p127)) }
    }

    @inline(__always)
    init(least: Double, greatest: Double) {
      // Beyond the range of Float, a tolerance must stay finite.
      storedLeast = Float(min(least, greatest, 0x1p127))
      storedGreatest = Float(min(greatest, 0x1p127))
    }
  }

  struct Entry: BitwiseCopyable {
    var coefficient: Double
    let column: Int32
    let owner: Int32
  }

  /// The rows and entries of a variable. Each number is -1 if there is none.
  struct Column: BitwiseCopyable {
    /// The last linked entry.
    fileprivate(set) var head: Int32 = -1
    /// The last row that contains the variable.
    fileprivate var lastRow: Int32 = -1
    /// The row `x = 0`, which is made on demand.
    fileprivate(set) var axis: Int32 = -1
    /// The last optional inequality over this variable alone.
    fileprivate(set) var lastBound: Int32 = -1

    fileprivate mutating func renumber(_ numbers: [Int32]) {
      head = -1
      lastRow = -1
      axis = -1
      if lastBound >= 0 { lastBound = numbers[Int(lastBound)] }
    }
  }

  var count: Int { table.count }
  var variableCount: Int { columns.count }

  /// Removes all rows and variables but keeps the memory.
  mutating func removeAll() {
    table.removeAll()
    entries.removeAll()
    nextInColumn.removeAll()
    columns.removeAll()
    optionalRows.removeAll()
    areOfManyScales = false
  }

  subscript(row: Int) -> Row {
    @inline(__always) get { table[row] }
    @inline(__always) _modify { yield &table[row] }
  }

  @inline(__always)
  func entries(of row: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(table.elements[row].start), Int(table.elements[row].end)))
  }

  @inline(__always)
  func isPriced(_ row: Int) -> Bool { table[row].shortfall > 0 || table[row].excess > 0 }

  @inline(__always)
  func isRequiredEquality(_ row: Int) -> Bool {
    table.elements[row].shortfall == Constraint.required && table.elements[row].excess == Constraint.required
  }

  func isRequired(_ row: Int) -> Bool {
    table[row].shortfall == Constraint.required || table[row].excess == Constraint.required
  }

  @inline(__always)
  mutating func appendVariable() -> Int {
    columns.append(Column())
    return columns.count &- 1
  }

  mutating func setPrices(_ prices: Prices, of row: Int) {
    table[row].shortfall = prices.shortfall
    table[row].excess = prices.excess
    guard prices.hasOptional, !table[row].isListedAsOptional else { return }
    table[row].isListedAsOptional = true
    optionalRows.append(Int32(row))
  }

  /// Adds the row `x = 0` of a variable.
  mutating func appendAxis(of variable: Int) -> Int {
    let row = count
    entries.append(Entry(coefficient: 1, column: Int32(variable), owner: Int32(row)))
    linkColumns()
    table.append(
      Row(
        constant: 0, shortfall: 0, excess: 0, magnitudes: Magnitudes(least: 1, greatest: 1), expendability: 0,
        start: Int32(entries.count - 1), end: Int32(entries.count), isListedAsOptional: false, isExact: true))
    columns[variable].axis = Int32(row)
    return row
  }

  /// Adds a row. Terms with the same variable are combined, and dropped if they cancel.
  @inline(__always)
  mutating func append(_ terms: Span<Term>, constant: Double, prices: Prices, expendability: Int) -> Int {
    let first = entries.count
    let row = Int32(truncatingIfNeeded: count)
    entries.reserve(terms.count)
    let (columns, entry) = (columns.elements, entries.elements + first)
    // Most coefficients are 1 or -1.
    var (areUnits, areDistinct) = (terms.count > 0, true)
    for index in terms.indices {
      let (variable, coefficient) = (terms[unchecked: index].variable.index, terms[unchecked: index].coefficient)
      entry[index] = Entry(coefficient: coefficient, column: Int32(truncatingIfNeeded: variable), owner: row)
      areUnits = areUnits && abs(coefficient) == 1
      areDistinct = areDistinct && columns[variable].lastRow != row
      columns[variable].lastRow = row
    }
    entries.countReserved(terms.count)
    table.append(
      Row(
        constant: constant, shortfall: prices.shortfall, excess: prices.excess,
        magnitudes: Magnitudes(least: 1, greatest: 1), expendability: Int32(truncatingIfNeeded: expendability),
        start: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: entries.count),
        isListedAsOptional: prices.hasOptional, isExact: true))
    if !areUnits || !areDistinct { tidyLastRow(areDistinct: areDistinct) }
    if prices.hasOptional { noteOptional(Int(row), prices) }
    return Int(row)
  }

  @inline(__always)
  private mutating func noteOptional(_ row: Int, _ prices: Prices) {
    optionalRows.append(Int32(truncatingIfNeeded: row))
    if prices.isOptionalInequality { noteBound(row) }
  }

  /// Notes an optional inequality as the last one over its variable, if it has a single one.
  @inline(__always)
  mutating func noteBound(_ row: Int) {
    let entries = entries(of: row)
    guard entries.count == 1 else { return }
    columns[Int(self.entries[entries.lowerBound].column)].lastBound = Int32(truncatingIfNeeded: row)
  }

  /// Returns whether a row has exactly these terms, in this order.
  func areEntries(of row: Int, _ terms: Span<Term>) -> Bool {
    let first = Int(table[row].start)
    guard Int(table[row].end) - first == terms.count else { return false }
    for index in terms.indices {
      let (term, entry) = (terms[unchecked: index], entries[first + index])
      guard Int(entry.column) == term.variable.index, entry.coefficient == term.coefficient else { return false }
    }
    return true
  }

  /// Combines the last row's terms with the same variable, drops those that cancel, and notes the magnitudes of the
  /// others.
  @inline(never)
  private mutating func tidyLastRow(areDistinct: Bool) {
    let row = count - 1
    var (least, greatest) = (Double.infinity, 0.0)
    for index in entries(of: row) {
      let coefficient = entries[index].coefficient
      least = min(least, abs(coefficient))
      greatest = max(greatest, abs(coefficient))
      table[row].isExact = table[row].isExact && coefficient.isShort
    }
    if least == 0 || !areDistinct {
      (least, greatest) = combineTerms(ofLastRow: row)
      table[row].end = Int32(truncatingIfNeeded: entries.count)
      table[row].isExact = table[row].isExact && greatest.isShort
    }
    table[row].magnitudes = Magnitudes(least: least, greatest: greatest)
    if least * Tolerance.oneScale < greatest { areOfManyScales = true }
  }

  /// Returns the least and the greatest magnitude of a coefficient of the last row, after its terms have been combined.
  private mutating func combineTerms(ofLastRow row: Int) -> (least: Double, greatest: Double) {
    var kept: [Entry] = []
    let first = Int(table[row].start)
    for index in first..<entries.count {
      let term = entries[index]
      if let index = kept.firstIndex(where: { $0.column == term.column }) {
        kept[index].coefficient += term.coefficient
      } else {
        kept.append(term)
      }
    }
    kept.removeAll { $0.coefficient == 0 }
    entries.removeLast(entries.count - first)
    for entry in kept { entries.append(entry) }
    let magnitudes = kept.map { abs($0.coefficient) }
    return (magnitudes.min() ?? 0, magnitudes.max() ?? 0)
  }

  var areColumnsLinked: Bool { nextInColumn.count == entries.count }

  /// Links the entries added since the last call into their columns. Most systems are solved without using the columns.
  @inline(__always)
  mutating func linkColumns() {
    if nextInColumn.count < entries.count { linkNewEntries() }
  }

  private mutating func linkNewEntries() {
    let first = nextInColumn.count
    nextInColumn.extend(count: entries.count, with: -1)
    let (columns, entries, next) = (columns.elements, entries.elements, nextInColumn.elements)
    for entry in first..<nextInColumn.count {
      let column = Int(entries[entry].column)
      next[entry] = columns[column].head
      columns[column].head = Int32(truncatingIfNeeded: entry)
    }
  }

  /// Removes the rows without a price, including axis rows, and returns the new number of each row, or -1 for a removed
  /// row.
  mutating func removeUnpriced() -> [Int32] {
    var numbers = [Int32](repeating: -1, count: count)
    var kept = 0
    var end = 0
    for row in 0..<count where isPriced(row) {
      numbers[row] = Int32(kept)
      table[kept] = table[row]
      let former = entries(of: row)
      table[kept].start = Int32(end)
      for entry in former {
        entries[end] = Entry(
          coefficient: entries[entry].coefficient, column: entries[entry].column, owner: Int32(kept))
        end += 1
      }
      table[kept].end = Int32(end)
      kept += 1
    }
    table.removeLast(table.count - kept)
    nextInColumn.removeAll()
    entries.removeLast(entries.count - end)
    for variable in 0..<variableCount { columns[variable].renumber(numbers) }
    optionalRows.removeAll()
    for row in 0..<count where table[row].isListedAsOptional { optionalRows.append(Int32(row)) }
    return numbers
  }

  /// Returns the term of a row with a single term; nil for other rows.
  func onlyTerm(of row: Int) -> Term? {
    let entries = entries(of: row)
    guard entries.count == 1, let entry = entries.first else { return nil }
    return Term(Variable(index: Int(self.entries[entry].column)), self.entries[entry].coefficient)
  }

  /// Returns a row that bounds the same variable at the same value on the side that has no price in `prices`.
  @inline(__always)
  func host(for term: Term, constant value: Double, prices: Prices) -> Int? {
    let row = Int(columns[term.variable.index].lastBound)
    guard row >= 0, table[row].constant == value else { return nil }
    return host(row, for: term, prices)
  }

  private func host(_ row: Int, for term: Term, _ prices: Prices) -> Int? {
    guard entries[Int(table[row].start)].coefficient == term.coefficient else {
      return nil
    }
    let (below, above) = (table[row].shortfall, table[row].excess)
    guard below < Constraint.required, above < Constraint.required else { return nil }
    return prices.shortfall == 0 ? (above == 0 && below > 0 ? row : nil) : (below == 0 && above > 0 ? row : nil)
  }

  /// Returns a row that bounds the same variable at the same value on the other side, and a row over that variable
  /// without a price.
  mutating func places(
    for term: Term, constant: Double, prices: Prices, exceptFor row: Int
  ) -> (host: Int?, unused: Int?) {
    linkColumns()
    var unused: Int?
    var entry = Int(columns[term.variable.index].head)
    // A variable in more rows than this is not the size of a label.
    for _ in 0..<32 where entry >= 0 {
      let other = Int(entries[entry].owner)
      let coefficient = entries[entry].coefficient
      entry = Int(nextInColumn[entry])
      guard other != row, coefficient == term.coefficient, self.entries(of: other).count == 1 else { continue }
      let (below, above) = (table[other].shortfall, table[other].excess)
      if below == 0, above == 0, other != columns[term.variable.index].axis { unused = other }
      guard prices.isOptionalInequality, table[other].constant == constant else { continue }
      let (free, opposite) = prices.shortfall == 0 ? (above, below) : (below, above)
      if free == 0, opposite > 0, opposite < Constraint.required { return (other, unused) }
    }
    return (nil, unused)
  }

  /// Sets all constants to 0 and returns the former ones.
  mutating func clearConstants() -> [Double] {
    var constants: [Double] = []
    constants.reserveCapacity(count)
    for row in 0..<count {
      constants.append(table[row].constant)
      table[row].constant = 0
      table[row].magnitudes.error = 0
    }
    return constants
  }

  mutating func restoreConstants(_ constants: [Double]) {
    for row in constants.indices { table[row].constant = constants[row] }
  }

  /// Returns `b - a x`, which is positive if `a x` falls short of `b`.
  @inline(__always)
  func residual(of row: Int, at values: borrowing Buffer<Double>) -> Double {
    var result = table[row].constant
    for entry in entries(of: row) { result -= entries[entry].coefficient * values[Int(entries[entry].column)] }
    return result
  }
}

extension Rows {
  /// Returns the optional priorities in use, strongest first.
  func optionalPriorities() -> [Double] {
    var found: [Double] = []
    var last = (shortfall: 0.0, excess: 0.0)
    for index in 0..<optionalRows.count {
      let row = Int(optionalRows[index])
      let (shortfall, excess) = (table[row].shortfall, table[row].excess)
      if shortfall == last.shortfall, excess == last.excess { continue }
      last = (shortfall, excess)
      if shortfall > 0, shortfall < Constraint.required { insert(shortfall, into: &found) }
      if excess > 0, excess != shortfall, excess < Constraint.required { insert(excess, into: &found) }
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

/// The priorities that a constraint gives to the two sides of its row; 0 for a side that it does not restrict.
struct Prices {
  /// The priority of keeping the terms from falling below the constant.
  var shortfall = 0.0
  /// The priority of keeping the terms from rising above the constant.
  var excess = 0.0

  @inline(__always)
  var hasOptional: Bool { max(shortfall, excess) < Constraint.required && max(shortfall, excess) > 0 }
  @inline(__always)
  var isRequired: Bool { max(shortfall, excess) == Constraint.required }
  @inline(__always)
  var isOptionalInequality: Bool { !isRequired && min(shortfall, excess) == 0 }
}
