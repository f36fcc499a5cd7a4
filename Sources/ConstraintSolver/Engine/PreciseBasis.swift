/// The circuits and values of a basis with about 32 digits. Each is computed anew from the rows, in the order of the
/// frame.
struct PreciseBasis {
  /// The coefficient of each entry and the constant of each row.
  private var coefficients: [PreciseNumber] = []
  private var constants: [PreciseNumber] = []
  private var updates: [Update] = []
  /// The last computed circuit: the coefficient of the tight row at each position.
  private(set) var circuit: [PreciseNumber] = []
  /// Whether an error hides whether a coefficient of the last circuit, or one that it was computed from, is zero.
  private(set) var isCircuitVague = false
  /// The error up to which a coefficient of the present circuit may count as zero.
  private var negligibleDoubt = 0.0
  /// The number of coefficients used so far, as a measure of work.
  private(set) var work = 0

  /// The circuit of a row that entered without taking the position in the frame; see `Updates`.
  private struct Update {
    var position: Int
    /// The row that the entering row replaced.
    var leaving: Int
    var pivot: PreciseNumber
    var entries: [(position: Int, value: PreciseNumber)]
  }

  /// Takes in the rows that were made since the last call.
  mutating func admit(_ rows: borrowing Rows) {
    for entry in coefficients.count..<rows.entries.count {
      coefficients.append(PreciseNumber(given: rows.entries[entry].coefficient))
    }
    for row in constants.count..<rows.count {
      constants.append(PreciseNumber(given: rows[row].constant, doubt: rows[row].magnitudes.error))
    }
  }

  /// Starts a new frame, which needs no updates so far.
  mutating func begin() { updates.removeAll(keepingCapacity: true) }
}

// MARK: - Circuits

extension PreciseBasis {
  /// Computes the circuit of a sum of rows, each with a factor; see `Basis.computeCircuit`.
  mutating func computeCircuit(ofSum terms: [Basis.RowTerm], _ basis: borrowing Basis, _ rows: borrowing Rows) {
    circuit = Array(repeating: .zero, count: basis.count)
    isCircuitVague = false
    negligibleDoubt = .infinity
    var last = -1
    for term in terms {
      for entry in rows.entries(of: term.row) {
        let position = Int(basis.positionOfVariable[Int(rows.entries[entry].column)])
        circuit[position] = circuit[position] + PreciseNumber(exactly: term.factor) * coefficients[entry]
        last = max(last, position)
        negligibleDoubt = min(negligibleDoubt, Tolerance.vagueness * coefficients[entry].magnitude)
      }
    }
    for position in stride(from: last, through: 0, by: -1) { eliminate(position, basis, rows) }
    work += last + 1
    for update in updates { apply(update, rows) }
    for position in 0..<basis.count {
      _ = isCertain(position, scale: rows[Int(basis.rowAt[position])].magnitudes.greatest)
    }
    work += basis.count
  }

  private mutating func eliminate(_ position: Int, _ basis: borrowing Basis, _ rows: borrowing Rows) {
    guard isCertain(position, scale: 1) else { return }
    let pivot = basis.frame[position]
    guard let own = pivotEntry(at: position, basis, rows) else { return }
    let multiple = circuit[position] / coefficients[own]
    circuit[position] = multiple
    for entry in rows.entries(of: Int(pivot.row)) where entry != own {
      let earlier = Int(basis.positionOfVariable[Int(rows.entries[entry].column)])
      circuit[earlier] = circuit[earlier] - multiple * coefficients[entry]
    }
    work += rows.entries(of: Int(pivot.row)).count
  }

  private mutating func apply(_ update: Update, _ rows: borrowing Rows) {
    guard isCertain(update.position, scale: rows[update.leaving].magnitudes.greatest) else { return }
    let multiple = circuit[update.position] / update.pivot
    circuit[update.position] = multiple
    for entry in update.entries { circuit[entry.position] = circuit[entry.position] - multiple * entry.value }
    work += update.entries.count
  }

  /// Returns whether a coefficient is not zero, and sets it to zero if its error could make it so.
  private mutating func isCertain(_ position: Int, scale: Double) -> Bool {
    let coefficient = circuit[position]
    if !coefficient.isZero {
      if !coefficient.isClear(comparedWith: coefficient.magnitude) { isCircuitVague = true }
      return true
    }
    if !(coefficient.doubt * scale <= negligibleDoubt) || coefficient.hasUnderflowed { isCircuitVague = true }
    circuit[position] = .zero
    return false
  }

  private func pivotEntry(at position: Int, _ basis: borrowing Basis, _ rows: borrowing Rows) -> Int? {
    let pivot = basis.frame[position]
    return rows.entries(of: Int(pivot.row)).first { rows.entries[$0].column == pivot.variable }
  }

  /// Records that the row whose circuit was computed last takes a position by an update.
  mutating func appendUpdate(at position: Int, replacing leaving: Int) {
    var entries: [(position: Int, value: PreciseNumber)] = []
    for other in circuit.indices where other != position && !circuit[other].isZero {
      entries.append((other, circuit[other]))
    }
    updates.append(Update(position: position, leaving: leaving, pivot: circuit[position], entries: entries))
  }
}

// MARK: - Values

extension PreciseBasis {
  /// Solves the tight rows for all variables.
  mutating func values(_ basis: borrowing Basis, _ rows: borrowing Rows) -> PreciseValues {
    var sides = (0..<basis.count).map { constants[Int(basis.rowAt[$0])] }
    var sideScales = sides.map(\.magnitude)
    for update in updates.reversed() {
      var rest = sides[update.position]
      var scale = sideScales[update.position]
      for entry in update.entries {
        rest = rest - entry.value * sides[entry.position]
        scale = max(scale, entry.value.magnitude * sideScales[entry.position])
      }
      sides[update.position] = rest / update.pivot
      sideScales[update.position] = scale / update.pivot.magnitude
      work += update.entries.count
    }
    var values = PreciseValues(count: basis.count)
    for position in 0..<basis.count {
      guard let own = pivotEntry(at: position, basis, rows) else { continue }
      var rest = sides[position]
      var scale = sideScales[position]
      for entry in rows.entries(of: Int(basis.frame[position].row)) where entry != own {
        let product = coefficients[entry] * values.numbers[Int(rows.entries[entry].column)]
        rest = rest - product
        scale = max(scale, coefficients[entry].magnitude * values.scales[Int(rows.entries[entry].column)])
      }
      let variable = Int(basis.frame[position].variable)
      values.numbers[variable] = rest / coefficients[own]
      values.scales[variable] = scale / coefficients[own].magnitude
      work += rows.entries(of: Int(basis.frame[position].row)).count
    }
    return values
  }

  /// Returns the residual of a row.
  mutating func residual(of row: Int, at values: PreciseValues, _ rows: borrowing Rows) -> PreciseResidual {
    var residual = PreciseResidual(number: constants[row], magnitude: constants[row].magnitude, scale: 0)
    for entry in rows.entries(of: row) {
      let variable = Int(rows.entries[entry].column)
      let product = coefficients[entry] * values.numbers[variable]
      residual.number = residual.number - product
      residual.magnitude = max(residual.magnitude, product.magnitude)
      residual.scale = max(residual.scale, coefficients[entry].magnitude * values.scales[variable])
    }
    work += rows.entries(of: row).count
    return residual
  }
}

/// The values of all variables.
struct PreciseValues {
  fileprivate(set) var numbers: [PreciseNumber]
  /// The magnitude of the largest term that each value was computed from.
  fileprivate(set) var scales: [Double]

  fileprivate init(count: Int) {
    numbers = Array(repeating: .zero, count: count)
    scales = Array(repeating: 0, count: count)
  }
}

/// The residual of a row.
struct PreciseResidual {
  fileprivate(set) var number: PreciseNumber
  /// The magnitude of the row's largest term, or of its constant.
  fileprivate(set) var magnitude: Double
  /// The magnitude of the largest number that a term was computed from.
  fileprivate(set) var scale: Double
}
