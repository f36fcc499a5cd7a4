// If doubles cannot prove an optimum, the search continues with numbers of about 32 digits, from the same basis and by
// the same method. It is kept simple, because few systems need it: each round computes the frame, multipliers and
// values anew, and makes one exchange.
extension Engine {
  /// Finds the optimum with precise numbers, from the present basis.
  ///
  /// - Returns: Whether the optimum is proven. If not, errors hide it from precise numbers as well, or the search would
  ///   take too long; see `mostPreciseWork`.
  mutating func searchPrecisely(onConflict: (inout Engine, Int) -> Void) -> Bool {
    var precise = PreciseBasis()
    var areCircuitsClear = true
    var degenerateRounds = 0
    for _ in 0..<roundLimit {
      guard precise.work < Self.mostPreciseWork else { return false }
      frameTightRows(&precise)
      var forces = balancedMultipliers(&precise)
      let values = precise.values(basis, rows)
      let isCautious = degenerateRounds > patience
      guard let entering = firstViolated(at: values, &precise, isCautious: isCautious) else {
        return install(values, forces) && areCircuitsClear && areClear(values, &precise)
      }
      precise.computeCircuit(ofSum: [Basis.RowTerm(row: entering.row, factor: 1)], basis, rows)
      basis.takeCircuit(precise.circuit)
      let limit = forces.limit(
        of: entering.row, direction: entering.direction, along: precise.circuit, isCautious: isCautious, multipliers,
        basis)
      degenerateRounds = forces.isStepZero ? degenerateRounds + 1 : 0
      changes.rows.insert(entering.row)
      if let level = forces.firstLevelOfStep {
        install(forces)
        if hidesRival(of: entering.row, beforeLevel: level) { areCircuitsClear = false }
      }
      switch limit {
      case .none:
        install(forces)
        if precise.isCircuitVague || !addsUpToZero(entering.row) || hidesRival(of: entering.row, beforeLevel: nil) {
          areCircuitsClear = false
        }
        onConflict(&self, entering.row)
        degenerateRounds = 0
      case .own:
        multipliers.flip(entering.row, direction: Double(entering.direction))
      case .position(let position):
        let leaving = Int(basis.rowAt[position])
        changes.rows.insert(leaving)
        multipliers.leave(leaving, rises: entering.direction * precise.circuit[position].sign < 0)
        multipliers.side[entering.row] = 0
        basis.exchange(position, for: entering.row, in: rows)
      }
    }
    return false
  }

  /// The greatest number of coefficients that a precise search uses: about half a second. A system of 1,000 rows of a
  /// layout takes several hundred rounds to use them.
  static var mostPreciseWork: Int { 20_000_000 }

  /// Builds a new frame from the tight rows.
  private mutating func frameTightRows(_ precise: inout PreciseBasis) {
    let wasTight = beginFrame()
    precise.admit(rows)
    precise.begin()
    for row in 0..<wasTight.count where wasTight[row] && !basis.isBasic(row) { bringIn(row, wasTight, &precise) }
    basis.noteFraming()
    basis.isWhollyOutdated = true
    changes.variables.insertAll()
    unclassified.insertAll()
  }

  /// Exchanges the axis of a torn variable for a tight row that is not in the frame.
  private mutating func bringIn(_ row: Int, _ wasTight: [Bool], _ precise: inout PreciseBasis) {
    precise.computeCircuit(ofSum: [Basis.RowTerm(row: row, factor: 1)], basis, rows)
    let axes = precise.circuit.indices.filter {
      !precise.circuit[$0].isZero && !isTight(Int(basis.rowAt[$0]), wasTight)
    }
    guard let best = axes.max(by: { precise.circuit[$0].magnitude < precise.circuit[$1].magnitude }) else { return }
    basis.takeCircuit(precise.circuit)
    let (count, leaving) = (basis.updates.count, Int(basis.rowAt[best]))
    basis.exchange(best, for: row, in: rows)
    if basis.updates.count > count { precise.appendUpdate(at: best, replacing: leaving) }
  }

  private func isTight(_ row: Int, _ wasTight: [Bool]) -> Bool { row < wasTight.count && wasTight[row] }

  /// Computes the multipliers of the tight rows. If they are not between their bounds, all are set to zero.
  private mutating func balancedMultipliers(_ precise: inout PreciseBasis) -> PreciseMultipliers {
    for position in 0..<basis.count { multipliers.side[Int(basis.rowAt[position])] = 0 }
    var forces = PreciseMultipliers(balancing: multipliers, &precise, basis, rows)
    if forces.areWithinBounds(multipliers, basis) { return forces }
    multipliers.clear(levelCount: multipliers.levelCount, positions: basis.count, rows: rows.count)
    return PreciseMultipliers(balancing: multipliers, &precise, basis, rows)
  }

  // MARK: Violated rows

  /// Returns the first violated row of the strongest level whose multiplier can still grow, and the direction in which
  /// it does.
  private func firstViolated(
    at values: PreciseValues, _ precise: inout PreciseBasis, isCautious: Bool
  ) -> (row: Int, direction: Int)? {
    var found: (level: Int32, row: Int, direction: Int)?
    for row in 0..<rows.count where !basis.isBasic(row) && !multipliers.isIgnored(row) {
      let residual = precise.residual(of: row, at: values, rows)
      guard !residual.number.isZero, residual.number.magnitude > tolerance(of: row, residual) else { continue }
      guard multipliers.canEnter(row, residual: residual.number.value) else { continue }
      let level = min(multipliers.upper[row], multipliers.lower[row])
      if level < found?.level ?? .max { found = (level, row, residual.number.sign) }
      if isCautious { break }
    }
    return found.map { ($0.row, $0.direction) }
  }

  /// Returns the residual up to which a row holds.
  private func tolerance(of row: Int, _ residual: PreciseResidual) -> Double {
    max(rows[row].magnitudes.least * resolution, Tolerance.relativeResidual * residual.magnitude)
  }

  /// Returns whether no error hides a violation.
  private func areClear(_ values: PreciseValues, _ precise: inout PreciseBasis) -> Bool {
    for row in 0..<rows.count where !basis.isBasic(row) && !multipliers.isIgnored(row) {
      let residual = precise.residual(of: row, at: values, rows)
      let error = max(
        tolerance(of: row, residual), rows[row].magnitudes.error, Tolerance.vagueness * residual.magnitude,
        Tolerance.preciseCancellation * residual.scale)
      guard residual.number.doubt <= error else { return false }
    }
    return true
  }

  // MARK: Results

  /// Takes over the values and multipliers. Returns whether no error hides where they are.
  private mutating func install(_ precise: PreciseValues, _ forces: PreciseMultipliers) -> Bool {
    install(forces)
    basis.solve(in: rows, into: &values)
    areValuesRough = false
    for variable in 0..<values.count {
      values[variable] = precise.numbers[variable].value
      if !values[variable].isFinite { areValuesRough = true }
    }
    changes.variables.insertAll()
    indirect.removeAll()
    unchecked.removeAll()
    unverified.removeAll()
    return !forces.isVague && !areValuesRough
  }

  private mutating func install(_ forces: PreciseMultipliers) {
    multipliers.extend(positions: basis.count)
    for position in 0..<basis.count {
      for level in 0..<forces.levelCount {
        let component = forces.components[position * forces.levelCount + level]
        multipliers.setComponent(
          level, at: position, to: component.isZero ? 0 : component.value,
          doubt: component.isZero ? 0 : component.doubt + Tolerance.rounding * component.magnitude)
      }
    }
  }
}
