/// As many independent rows as there are variables, taken as tight: they give the values.
///
/// The rows stay as they were written. A *frame* of rows is kept in an order in which each has one variable that no
/// earlier row has - triangular, so nothing fills in - and each exchange that the frame cannot take in is kept beside
/// it as a product-form update (an *eta*: the circuit of the entering row).
struct Basis: ~Copyable {
  private let place = InPlace()
  /// The row that is tight at each position, and the position of each row, or -1.
  private(set) var rowAt = Buffer<Int32>()
  private(set) var positionOfRow = Buffer<Int32>()

  /// The frame: its row at each position, the variable that this row gives, and that variable's coefficient.
  var frameRow = Buffer<Int32>()
  /// The position that each row has in the frame, or -1.
  private(set) var framePositionOfRow = Buffer<Int32>()
  var pivotVariable = Buffer<Int32>()
  var pivot = Buffer<Double>()
  var positionOfVariable = Buffer<Int32>()

  /// The updates: position, pivot, entries.
  private(set) var etaPosition = Buffer<Int32>()
  private(set) var etaPivot = Buffer<Double>()
  private(set) var etaStart = Buffer<Int32>()
  private(set) var etaIndex = Buffer<Int32>()
  private(set) var etaValue = Buffer<Double>()
  /// The positions that an update reads or writes: the frame must not change there.
  private(set) var isInEta = Buffer<Bool>()
  /// The updates that the frame started with.
  private var framedEtaCount = 0
  private var framedEtaEntryCount = 0

  /// The circuit computed last: the coefficient of the row at each position, and where it is not 0.
  private(set) var circuit = Buffer<Double>()
  private(set) var support = Buffer<Int32>()
  private var isInSupport = Buffer<Bool>()
  private var pending = PositionSet()
  /// The right side at each position, the updates applied, and the positions whose value it no longer agrees with.
  var rightSide = Buffer<Double>()
  var outdated = PositionSet()
  var areUpdatesOutdated = false
  /// Whether no value can be relied on.
  var isWhollyOutdated = true
  var isMarked = Buffer<Bool>()

  var count: Int { rowAt.count }

  init() { etaStart.append(0) }

  /// The row that is tight at each position.
  var tightRows: [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(count)
    for position in 0..<count { result.append(rowAt[position]) }
    return result
  }

  func isBasic(_ row: Int) -> Bool { positionOfRow[row] >= 0 }
}

// MARK: - Frame

extension Basis {
  /// Starts a frame of `variableCount` positions for a system of `rowCount` rows, all positions to be appended.
  mutating func clear(variableCount: Int, rowCount: Int) {
    rowAt.removeAll()
    frameRow.removeAll()
    pivotVariable.removeAll()
    pivot.removeAll()
    reserve(positions: variableCount)
    positionOfRow.reset(count: rowCount, to: -1)
    framePositionOfRow.reset(count: rowCount, to: -1)
    positionOfVariable.reset(count: variableCount, to: -1)
    circuit.reset(count: variableCount, to: 0)
    isInSupport.reset(count: variableCount, to: false)
    isMarked.reset(count: variableCount, to: false)
    support.removeAll()
    pending.reset(bound: variableCount)
    outdated.reset(bound: variableCount)
    isWhollyOutdated = true
    clearEtas(positions: variableCount)
  }

  private mutating func clearEtas(positions: Int) {
    etaPosition.removeAll()
    etaPivot.removeAll()
    etaStart.removeAll()
    etaStart.append(0)
    etaIndex.removeAll()
    etaValue.removeAll()
    noteFraming()
    isInEta.reset(count: positions, to: false)
  }

  /// Puts a row at the next position of the frame, where it gives a variable that no row before it has.
  @inline(__always)
  mutating func append(row: Int, giving variable: Int, coefficient: Double) {
    let position = Int32(truncatingIfNeeded: rowAt.count)
    let row = Int32(truncatingIfNeeded: row)
    rowAt.appendReserved(row)
    frameRow.appendReserved(row)
    pivotVariable.appendReserved(Int32(truncatingIfNeeded: variable))
    pivot.appendReserved(coefficient)
    positionOfVariable[variable] = position
    positionOfRow[Int(row)] = position
    framePositionOfRow[Int(row)] = position
  }

  private mutating func reserve(positions: Int) {
    rowAt.reserve(positions - count)
    frameRow.reserve(positions - frameRow.count)
    pivotVariable.reserve(positions - pivotVariable.count)
    pivot.reserve(positions - pivot.count)
  }

  /// Makes room for rows and variables that were added to the system; the variables' positions are to be appended.
  mutating func admit(rowCount: Int, variableCount: Int) {
    positionOfRow.extend(count: rowCount, with: -1)
    framePositionOfRow.extend(count: rowCount, with: -1)
    guard variableCount > positionOfVariable.count else { return }
    reserve(positions: variableCount)
    positionOfVariable.extend(count: variableCount, with: -1)
    circuit.extend(count: variableCount, with: 0)
    isInSupport.extend(count: variableCount, with: false)
    isMarked.extend(count: variableCount, with: false)
    isInEta.extend(count: variableCount, with: false)
    pending.extend(bound: variableCount)
    outdated.extend(bound: variableCount)
  }

  /// Whether the updates have outgrown the frame: the circuits pass them all.
  var isWorthRefactoring: Bool {
    etaPosition.count > framedEtaCount + 50 || etaIndex.count > framedEtaEntryCount + 4 * count + 500
  }

  /// Notes that the frame is new, with the updates that it cannot do without.
  mutating func noteFraming() {
    framedEtaCount = etaPosition.count
    framedEtaEntryCount = etaIndex.count
  }
}

// MARK: - Circuit

extension Basis {
  /// Writes a row as a combination of the tight rows: solves `A_B^T c = a`.
  mutating func computeCircuit(of row: Int, in rows: borrowing Rows) {
    clearCircuit()
    for entry in rows.entries(of: row) {
      let position = Int(positionOfVariable[Int(rows.entries[entry].column)])
      circuit[position] = rows.entries[entry].coefficient
      pending.insert(position)
    }
    let negligible = rows[row].scale * Tolerance.cancellation
    while let position = pending.popGreatest() {
      eliminate(position, negligible: negligible, in: rows)
    }
    applyEtas()
  }

  private mutating func clearCircuit() {
    for index in 0..<support.count {
      let position = Int(support[index])
      circuit[position] = 0
      isInSupport[position] = false
    }
    support.removeAll()
  }

  private mutating func eliminate(_ position: Int, negligible: Double, in rows: borrowing Rows) {
    let rest = circuit[position]
    guard abs(rest) > negligible else {
      circuit[position] = 0
      return
    }
    let multiple = rest / pivot[position]
    circuit[position] = multiple
    isInSupport[position] = true
    support.append(Int32(position))
    for entry in rows.entries(of: Int(frameRow[position])) {
      let earlier = Int(positionOfVariable[Int(rows.entries[entry].column)])
      guard earlier != position else { continue }
      circuit[earlier] -= multiple * rows.entries[entry].coefficient
      pending.insert(earlier)
    }
  }

  private mutating func applyEtas() {
    for eta in 0..<etaPosition.count {
      let position = Int(etaPosition[eta])
      guard circuit[position] != 0 else { continue }
      let multiple = circuit[position] / etaPivot[eta]
      circuit[position] = multiple
      for entry in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
        let other = Int(etaIndex[entry])
        circuit[other] -= multiple * etaValue[entry]
        if !isInSupport[other] {
          isInSupport[other] = true
          support.append(Int32(other))
        }
      }
    }
  }
}

// MARK: - Exchange

extension Basis {
  /// Replaces the row at a position by the row whose circuit was computed last.
  mutating func exchange(_ position: Int, for row: Int, in rows: borrowing Rows) {
    positionOfRow[Int(rowAt[position])] = -1
    rowAt[position] = Int32(row)
    positionOfRow[row] = Int32(position)
    if let coefficient = frameCoefficient(of: row, at: position, in: rows) {
      framePositionOfRow[Int(frameRow[position])] = -1
      framePositionOfRow[row] = Int32(position)
      frameRow[position] = Int32(row)
      pivot[position] = coefficient
    } else {
      appendEta(at: position)
    }
    invalidate(position)
  }

  /// The coefficient that a row would have as pivot if the frame stays triangular with it at a position.
  private func frameCoefficient(of row: Int, at position: Int, in rows: borrowing Rows) -> Double? {
    guard !isInEta[position] else { return nil }
    var found: Double?
    for entry in rows.entries(of: row) {
      let other = Int(positionOfVariable[Int(rows.entries[entry].column)])
      if other > position { return nil }
      if other == position { found = rows.entries[entry].coefficient }
    }
    guard let found, abs(found) >= rows[row].scale * Tolerance.pivot else { return nil }
    return found
  }

  private mutating func appendEta(at position: Int) {
    etaPosition.append(Int32(position))
    etaPivot.append(circuit[position])
    isInEta[position] = true
    for index in 0..<support.count {
      let other = Int(support[index])
      guard other != position, circuit[other] != 0 else { continue }
      etaIndex.append(Int32(other))
      etaValue.append(circuit[other])
      isInEta[other] = true
    }
    etaStart.append(Int32(etaIndex.count))
  }
}
