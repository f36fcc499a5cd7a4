/// The tight rows: as many independent rows as there are variables, which determine the values.
///
/// The rows keep their original form. A *frame* of rows is kept in an order such that each row has one variable that no
/// earlier row has. The frame is triangular, so there is no fill-in. An exchange that would break this order is
/// recorded as a product-form update instead : the circuit of the entering row.
struct Basis: ~Copyable {
  private let addressOnly = AddressOnly()
  /// The tight row at each position.
  private(set) var rowAt = Buffer<Int32>()
  /// The positions of each row.
  private(set) var places = Buffer<RowPlace>()

  private(set) var frame = Buffer<Pivot>()
  /// The position that determines each variable, or -1.
  private(set) var positionOfVariable = Buffer<Int32>()

  /// The positions of a row, or -1.
  struct RowPlace: BitwiseCopyable {
    /// The position at which the row is tight.
    fileprivate(set) var tight: Int32 = -1
    /// The position of the row in the frame.
    fileprivate(set) var inFrame: Int32 = -1
  }

  /// A row of the frame, with the variable that it determines and that variable's coefficient.
  struct Pivot: BitwiseCopyable {
    var coefficient: Double
    var row: Int32
    var variable: Int32
  }

  private(set) var updates = Updates()
  /// Whether an update reads or writes each position. The frame must not change at such a position.
  private(set) var isInUpdate = Buffer<Bool>()
  /// The number of updates, and of their entries, when the frame was built.
  private var framedUpdateCount = 0
  private var framedEntryCount = 0
  /// The greatest bound on the error of an update's pivot, relative to the pivot, now and when the frame was built.
  private var updateDoubt = 0.0
  private var framedUpdateDoubt = 0.0

  /// The last computed circuit: the coefficient of the tight row at each position.
  private(set) var circuit = Buffer<Double>()
  /// A bound on the error of each coefficient; 0 if it has none. A coefficient within its bound is set to zero.
  private(set) var circuitDoubt = Buffer<Double>()
  /// The positions at which the circuit may be nonzero.
  private(set) var support = Buffer<Int32>()
  private var isInSupport = Buffer<Bool>()
  /// Whether a coefficient that others were computed from has so large an error, or is so small, that a coefficient of
  /// zero may not be zero.
  private(set) var isCircuitVague = false
  /// Whether a coefficient that others may be computed from counts as zero because of an error.
  private(set) var hasCancelled = false
  /// The error, in proportion to the row, up to which a coefficient of the present circuit may count as zero.
  private var negligibleDoubt = 0.0
  private var pending = PositionSet()
  /// The constant at each position with the updates applied.
  var rightSide = Buffer<Double>()
  /// The positions whose values must be computed again.
  var outdated = PositionSet()
  /// Whether the right sides that updates read or write must be computed again.
  var areUpdatesOutdated = false
  /// The residuals of the tight rows at the positions of updates, in a refinement.
  var correction = Buffer<Double>()
  /// The corrections of the variables, in a refinement of all values.
  var corrections = Buffer<Double>()
  /// A bound on the error of each variable's value; see `computeErrors`.
  var errors = Buffer<Double>()
  /// Whether all values must be computed again.
  var isWhollyOutdated = false
  /// Whether the right side at each position depends on a loose row.
  var isMarked = Buffer<Bool>()
  /// The last computed column: the rate of change of each variable with the constant of one tight row.
  private(set) var rates = Buffer<Double>()
  /// The variables that may have a rate other than zero.
  private(set) var moving = Buffer<Int32>()
  var rightSideRates = Buffer<Double>()

  var count: Int { rowAt.count }

  /// A copy of `rowAt`.
  var tightRows: [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(count)
    for position in 0..<count { result.append(rowAt[position]) }
    return result
  }

  @inline(__always)
  func isBasic(_ row: Int) -> Bool { places[row].tight >= 0 }

  /// Whether a row determines a variable by itself, so that it holds at the values as exactly as they can be computed.
  @inline(__always)
  func isFramed(_ row: Int) -> Bool { places[row].inFrame >= 0 && !isInUpdate[Int(places[row].inFrame)] }

  /// Returns the position at which a row is tight, or -1.
  func position(ofRow row: Int) -> Int { Int(places[row].tight) }
}

// MARK: - Frame

extension Basis {
  /// Starts an empty frame for a system of `rowCount` rows.
  mutating func begin(rowCount: Int, variableCount: Int) {
    rowAt.removeAll()
    frame.removeAll()
    rightSide.removeAll()
    places.reset(count: rowCount, to: RowPlace())
    positionOfVariable.reset(count: variableCount, to: -1)
    clearCircuit()
    clearColumn()
    isMarked.reset(count: 0, to: false)
    outdated.reset(bound: 0)
    areUpdatesOutdated = false
    isWhollyOutdated = false
    clearUpdates()
    makeRoom(rowCount: rowCount, variableCount: variableCount)
  }

  private mutating func clearUpdates() {
    updates.removeAll()
    updateDoubt = 0
    noteFraming()
    isInUpdate.removeAll()
  }

  /// Puts a row at the next position of the frame, where it determines a variable that no earlier row has.
  @inline(__always)
  mutating func append(row: Int, giving variable: Int, coefficient: Double, in rows: borrowing Rows) {
    let position = rowAt.count
    rowAt.appendReserved(Int32(truncatingIfNeeded: row))
    frame.appendReserved(
      Pivot(
        coefficient: coefficient, row: Int32(truncatingIfNeeded: row), variable: Int32(truncatingIfNeeded: variable)))
    rightSide.appendReserved(rows[row].constant)
    positionOfVariable[variable] = Int32(truncatingIfNeeded: position)
    places[row] = RowPlace(tight: Int32(truncatingIfNeeded: position), inFrame: Int32(truncatingIfNeeded: position))
  }

  /// Makes room for the circuits and updates of all rows and variables.
  mutating func makeRoom(rowCount: Int, variableCount: Int) {
    places.extend(count: rowCount, with: RowPlace())
    guard variableCount > isInUpdate.count else { return }
    rowAt.reserve(variableCount - count)
    frame.reserve(variableCount - count)
    rightSide.reserve(variableCount - count)
    positionOfVariable.extend(count: variableCount, with: -1)
    circuit.extend(count: variableCount, with: 0)
    circuitDoubt.extend(count: variableCount, with: 0)
    isInSupport.extend(count: variableCount, with: false)
    isMarked.extend(count: variableCount, with: false)
    rates.extend(count: variableCount, with: 0)
    rightSideRates.extend(count: variableCount, with: 0)
    isInUpdate.extend(count: variableCount, with: false)
    pending.extend(bound: variableCount)
    outdated.extend(bound: variableCount)
  }

  /// Whether there are so many updates that a new frame is worth its cost, or so inexact ones that circuits may become
  /// vague. Every circuit passes through all updates.
  var isWorthRefactoring: Bool {
    updates.count > framedUpdateCount + 12 + count / 100 || updates.entries.count > framedEntryCount + 4 * count + 500
      || updateDoubt > max(Tolerance.updateDoubt, 100 * framedUpdateDoubt)
  }

  /// Whether there are updates that the frame did not need from the start.
  var hasNewUpdates: Bool { updates.count > framedUpdateCount }

  /// Records that the frame is new, with the updates that it needs from the start.
  mutating func noteFraming() {
    framedUpdateCount = updates.count
    framedEntryCount = updates.entries.count
    framedUpdateDoubt = updateDoubt
  }
}

// MARK: - Circuit

extension Basis {
  /// Computes the circuit of a row, its coefficients as a combination of the tight rows: solves `A_B^T c = a`.
  mutating func computeCircuit(of row: Int, in rows: borrowing Rows) {
    clearCircuit()
    negligibleDoubt = Tolerance.vagueness * rows[row].magnitudes.least
    start(row, times: 1, in: rows)
    eliminateAll(in: rows)
  }

  /// Computes the circuit of a sum of rows, each with a factor.
  mutating func computeCircuit(ofSum terms: ArraySlice<RowTerm>, in rows: borrowing Rows) {
    clearCircuit()
    negligibleDoubt = .infinity
    for term in terms {
      let least = rows[term.row].magnitudes.least
      if least > 0 { negligibleDoubt = min(negligibleDoubt, Tolerance.vagueness * least) }
      start(term.row, times: term.factor, in: rows)
    }
    eliminateAll(in: rows)
  }

  /// Computes the circuit of a variable that can move: the rate of change of its value with the constant of each loose
  /// row, and of the other tight rows through which it depends on those.
  mutating func computeCircuit(
    ofVariable variable: Int, among movable: borrowing CountedSet, in rows: borrowing Rows
  ) {
    clearCircuit()
    negligibleDoubt = Tolerance.vagueness
    let position = Int(positionOfVariable[variable])
    circuit[position] = 1
    pending.insert(position)
    while let position = pending.popGreatest() {
      if movable.contains(Int(frame[position].variable)) {
        eliminate(position, in: rows)
      } else {
        circuit[position] = 0
        circuitDoubt[position] = 0
      }
    }
    if updates.count > 0 { applyUpdates(in: rows) }
  }

  /// A row times a factor.
  struct RowTerm {
    var row: Int
    var factor: Double
  }

  /// Takes over a circuit that was computed with precise numbers.
  mutating func takeCircuit(_ precise: [PreciseNumber]) {
    clearCircuit()
    hasCancelled = true
    for position in precise.indices where !precise[position].isZero {
      circuit[position] = precise[position].value
      circuitDoubt[position] = precise[position].doubt + Tolerance.rounding * precise[position].magnitude
      isInSupport[position] = true
      support.append(Int32(position))
    }
  }

  @inline(__always)
  private mutating func start(_ row: Int, times factor: Double, in rows: borrowing Rows) {
    let isExact = rows[row].isExact && factor.isShort
    for entry in rows.entries(of: row) {
      let position = Int(positionOfVariable[Int(rows.entries[entry].column)])
      let coefficient = factor * rows.entries[entry].coefficient
      circuit[position] += coefficient
      if !isExact || !isSumExact(at: position) { circuitDoubt[position] += Tolerance.rounding * abs(coefficient) }
      pending.insert(position)
    }
  }

  private mutating func eliminateAll(in rows: borrowing Rows) {
    while let position = pending.popGreatest() { eliminate(position, in: rows) }
    if updates.count > 0 { applyUpdates(in: rows) }
  }

  private mutating func clearCircuit() {
    isCircuitVague = false
    hasCancelled = false
    for index in 0..<support.count {
      let position = Int(support[index])
      circuit[position] = 0
      circuitDoubt[position] = 0
      isInSupport[position] = false
    }
    support.removeAll()
  }

  private mutating func eliminate(_ position: Int, in rows: borrowing Rows) {
    guard isCertain(position, ofRow: nil, in: rows) else { return }
    let (pivot, row) = (frame[position].coefficient, Int(frame[position].row))
    let multiple = circuit[position] / pivot
    let isExact = rows[row].isExact && isQuotientExact(multiple, pivot, at: position)
    let doubt = isExact ? 0 : circuitDoubt[position] / abs(pivot) + Tolerance.rounding * abs(multiple)
    noteIfVague(multiple, doubt)
    circuit[position] = multiple
    circuitDoubt[position] = doubt
    isInSupport[position] = true
    support.append(Int32(position))
    for entry in rows.entries(of: row) {
      let earlier = Int(positionOfVariable[Int(rows.entries[entry].column)])
      guard earlier != position else { continue }
      let coefficient = rows.entries[entry].coefficient
      circuit[earlier] -= multiple * coefficient
      if !isExact || !isSumExact(at: earlier) {
        circuitDoubt[earlier] += doubt * abs(coefficient) + Tolerance.rounding * abs(circuit[earlier])
      }
      pending.insert(earlier)
    }
  }

  /// Returns whether the coefficient at a position divided by a pivot has no error, if the pivot has none.
  @inline(__always)
  private func isQuotientExact(_ quotient: Double, _ pivot: Double, at position: Int) -> Bool {
    circuitDoubt[position] == 0 && quotient.isShort && quotient * pivot == circuit[position]
  }

  /// Returns whether the coefficient at a position had no error and has none after the last product of short numbers
  /// was added.
  ///
  /// Such products are multiples of 2^-20, so sums of them up to 2^32 have at most 52 digits.
  @inline(__always)
  private func isSumExact(at position: Int) -> Bool {
    circuitDoubt[position] == 0 && abs(circuit[position]) <= 0x1p32
  }

  /// Notes a coefficient whose error is large, or that has overflowed or nearly underflowed.
  @inline(__always)
  private mutating func noteIfVague(_ multiple: Double, _ doubt: Double) {
    if !(doubt <= Tolerance.vagueness * abs(multiple)) || abs(multiple) < 0x1p-900 { isCircuitVague = true }
  }

  /// Returns whether a coefficient of the circuit is not zero, and sets it to zero if its error could make it so.
  ///
  /// If the error is not small in proportion to the row, the zero is a guess.
  ///
  /// - Parameter row: The row that the coefficient is a multiple of; nil for the coefficient of a variable.
  @inline(__always)
  private mutating func isCertain(_ position: Int, ofRow row: Int32?, in rows: borrowing Rows) -> Bool {
    if abs(circuit[position]) > circuitDoubt[position] { return true }
    if circuitDoubt[position] != 0 {
      hasCancelled = true
      let scale = row.map { rows[Int($0)].magnitudes.greatest } ?? 1
      if !(circuitDoubt[position] * scale <= negligibleDoubt) { isCircuitVague = true }
    }
    circuit[position] = 0
    circuitDoubt[position] = 0
    return false
  }

  private mutating func applyUpdates(in rows: borrowing Rows) {
    for index in 0..<updates.count {
      let update = updates[index]
      let position = Int(update.position)
      // So far, the coefficient is one of the row that was tight there before.
      guard isCertain(position, ofRow: update.leaving, in: rows) else { continue }
      let multiple = circuit[position] / update.pivot
      let isExact = update.doubt == 0 && isQuotientExact(multiple, update.pivot, at: position)
      let doubt =
        isExact ? 0 : circuitDoubt[position] / abs(update.pivot) + (update.doubt + Tolerance.rounding) * abs(multiple)
      noteIfVague(multiple, doubt)
      circuit[position] = multiple
      circuitDoubt[position] = doubt
      for index in updates.entries(of: index) {
        let entry = updates.entries[index]
        let other = Int(entry.position)
        circuit[other] -= multiple * entry.value
        if !isExact || entry.doubt > 0 || !isSumExact(at: other) {
          circuitDoubt[other] +=
            doubt * abs(entry.value) + abs(multiple) * entry.doubt + Tolerance.rounding * abs(circuit[other])
        }
        if !isInSupport[other] {
          isInSupport[other] = true
          support.append(Int32(other))
        }
      }
    }
    for index in 0..<support.count {
      let position = Int(support[index])
      _ = isCertain(position, ofRow: rowAt[position], in: rows)
    }
  }
}

// MARK: - Column

extension Basis {
  /// Computes the column of a position, the rates of change of all variables with the constant of its tight row.
  ///
  /// The columns of the rows must be linked.
  mutating func computeColumn(at position: Int, in rows: borrowing Rows) {
    clearColumn()
    rightSideRates[position] = 1
    pending.insert(position)
    for index in stride(from: updates.count - 1, through: 0, by: -1) { applyUpdate(index) }
    while let next = pending.popLeast() { passOnRate(at: next, in: rows) }
  }

  private mutating func applyUpdate(_ index: Int) {
    let update = updates[index]
    let position = Int(update.position)
    var rest = rightSideRates[position]
    var magnitude = abs(rest)
    for entry in updates.entries(of: index) {
      let product = updates.entries[entry].value * rightSideRates[Int(updates.entries[entry].position)]
      rest -= product
      magnitude += abs(product)
    }
    guard rest != 0 || rightSideRates[position] != 0 else { return }
    rightSideRates[position] = abs(rest) > magnitude * Tolerance.cancellation ? rest / update.pivot : 0
    pending.insert(position)
  }

  private mutating func passOnRate(at position: Int, in rows: borrowing Rows) {
    let pivot = frame[position]
    let variable = Int(pivot.variable)
    var rest = rightSideRates[position]
    var magnitude = abs(rest)
    rightSideRates[position] = 0
    for entry in rows.entries(of: Int(pivot.row)) where rows.entries[entry].column != pivot.variable {
      let product = rows.entries[entry].coefficient * rates[Int(rows.entries[entry].column)]
      rest -= product
      magnitude += abs(product)
    }
    guard abs(rest) > magnitude * Tolerance.cancellation else { return }
    rates[variable] = rest / pivot.coefficient
    moving.append(pivot.variable)
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let dependent = Int(places[Int(rows.entries[entry].owner)].inFrame)
      if dependent >= 0, dependent != position { pending.insert(dependent) }
      entry = Int(rows.nextInColumn[entry])
    }
  }

  private mutating func clearColumn() {
    for index in 0..<moving.count { rates[Int(moving[index])] = 0 }
    moving.removeAll()
  }
}

// MARK: - Exchange

extension Basis {
  /// Replaces the row at a position by the row whose circuit was computed last.
  ///
  /// The row takes the position in the frame if that keeps the frame triangular; otherwise an update records the
  /// exchange.
  mutating func exchange(_ position: Int, for row: Int, in rows: borrowing Rows) {
    let leaving = rowAt[position]
    places[Int(leaving)].tight = -1
    rowAt[position] = Int32(row)
    places[row].tight = Int32(position)
    if let coefficient = frameCoefficient(of: row, at: position, in: rows)
      ?? coefficientAfterSwap(of: row, at: position, in: rows)
    {
      places[Int(frame[position].row)].inFrame = -1
      places[row].inFrame = Int32(position)
      frame[position].row = Int32(row)
      frame[position].coefficient = coefficient
    } else {
      appendUpdate(at: position, replacing: leaving)
    }
    invalidate(position)
  }

  /// Replaces a tight row by another with the same left side.
  mutating func substitute(_ row: Int, for former: Int) {
    let position = places[former].tight
    rowAt[Int(position)] = Int32(row)
    places[row].tight = position
    places[former].tight = -1
    let framed = places[former].inFrame
    if framed >= 0 {
      frame[Int(framed)].row = Int32(row)
      places[row].inFrame = framed
      places[former].inFrame = -1
    }
    invalidate(Int(position))
  }

  /// Returns whether the row at a position has a single variable.
  func isSingleton(_ position: Int, in rows: borrowing Rows) -> Bool {
    !isInUpdate[position] && rows.entries(of: Int(rowAt[position])).count == 1
  }

  /// Returns whether the variable of a position depends on nothing but the tight row there, which has no other.
  func determinesAlone(_ position: Int, in rows: borrowing Rows) -> Bool {
    guard rows.entries(of: Int(frame[position].row)).count == 1 else { return false }
    guard isInUpdate[position] else { return true }
    for index in 0..<updates.count where Int(updates[index].position) == position { return false }
    return true
  }

  /// Replaces a row with a single variable by another row over that variable alone, and scales the last computed
  /// circuit to the new row.
  mutating func exchangeBound(_ position: Int, for row: Int, in rows: borrowing Rows) {
    let former = frame[position].coefficient
    exchange(position, for: row, in: rows)
    guard frame[position].coefficient != former else { return }
    circuit[position] *= former / frame[position].coefficient
    circuitDoubt[position] *= abs(former / frame[position].coefficient)
    circuitDoubt[position] += 2 * Tolerance.rounding * abs(circuit[position])
  }

  /// Returns whether a row can take the position of a tight row without an update.
  func canTake(_ row: Int, at position: Int, in rows: borrowing Rows) -> Bool {
    frameCoefficient(of: row, at: position, in: rows) != nil || swap(of: position, for: row, in: rows) != nil
  }

  /// A later row of the frame that can determine the variable of an earlier one, for a row over its own variable alone.
  private struct Swap {
    var later: Int
    /// The coefficient of the earlier variable in the later row.
    var pivot: Double
    /// The coefficient of the later variable in the row that takes the earlier position.
    var coefficient: Double
  }

  /// Returns the swap of variables that lets a row over a single variable take an earlier position than the one that
  /// determines that variable; nil if there is none.
  private func swap(of position: Int, for row: Int, in rows: borrowing Rows) -> Swap? {
    guard rows.areColumnsLinked, let term = rows.onlyTerm(of: row) else { return nil }
    let (later, variable) = (Int(positionOfVariable[term.variable.index]), Int(frame[position].variable))
    guard later > position, !isInUpdate[position], !isInUpdate[later] else { return nil }
    var pivot = 0.0
    var entry = Int(rows.columns[variable].head)
    while entry >= 0 {
      let place = Int(places[Int(rows.entries[entry].owner)].inFrame)
      if place > position, place < later { return nil }
      if place == later { pivot = rows.entries[entry].coefficient }
      entry = Int(rows.nextInColumn[entry])
    }
    guard pivot != 0, abs(pivot) >= rows[Int(frame[later].row)].magnitudes.greatest * Tolerance.pivot else {
      return nil
    }
    return Swap(later: later, pivot: pivot, coefficient: term.coefficient)
  }

  /// Swaps variables so that a row can take a position, and returns its pivot there; nil if that is not possible.
  private mutating func coefficientAfterSwap(of row: Int, at position: Int, in rows: borrowing Rows) -> Double? {
    guard let swap = swap(of: position, for: row, in: rows) else { return nil }
    let (variable, laterVariable) = (frame[position].variable, frame[swap.later].variable)
    frame[swap.later].coefficient = swap.pivot
    frame[swap.later].variable = variable
    frame[position].variable = laterVariable
    positionOfVariable[Int(variable)] = Int32(truncatingIfNeeded: swap.later)
    positionOfVariable[Int(laterVariable)] = Int32(truncatingIfNeeded: position)
    invalidate(swap.later)
    return swap.coefficient
  }

  /// Returns the pivot that a row would have at a position of the frame; nil if the frame would no longer be triangular
  /// or the pivot is too small.
  private func frameCoefficient(of row: Int, at position: Int, in rows: borrowing Rows) -> Double? {
    guard !isInUpdate[position] else { return nil }
    var found: Double?
    for entry in rows.entries(of: row) {
      let other = Int(positionOfVariable[Int(rows.entries[entry].column)])
      if other > position { return nil }
      if other == position { found = rows.entries[entry].coefficient }
    }
    guard let found, abs(found) >= rows[row].magnitudes.greatest * Tolerance.pivot else { return nil }
    return found
  }

  private mutating func appendUpdate(at position: Int, replacing leaving: Int32) {
    updates.append(
      Int(rowAt[position]), at: position, replacing: leaving, pivot: circuit[position], doubt: circuitDoubt[position])
    updateDoubt = max(updateDoubt, circuitDoubt[position] / abs(circuit[position]))
    isInUpdate[position] = true
    for index in 0..<support.count {
      let other = Int(support[index])
      guard other != position, circuit[other] != 0 else { continue }
      updates.appendEntry(at: other, circuit[other], doubt: circuitDoubt[other])
      isInUpdate[other] = true
    }
  }
}
