/// The circuit of a row in residues, which shows the coefficients that rounding errors hide; see
/// `Basis.computeCircuit`.
struct ResidueCircuit: ~Copyable {
  private let addressOnly = AddressOnly()
  private var circuit = Buffer<Residue>()
  private var pending = PositionSet()
  private(set) var support = WorkList()
  /// The circuit of each row that entered by an update.
  private var updates: [Update] = []
  /// Whether all coefficients so far are decimals as they were given.
  private var isExact = true

  private struct Update {
    var position: Int
    var pivotInverse: Residue
    var entries: [(position: Int, value: Residue)]
  }

  subscript(position: Int) -> Residue { circuit[position] }

  /// Computes the circuit of a row.
  ///
  /// - Returns: Whether the circuit is known. A coefficient with more than 15 digits is the result of a calculation,
  ///   and its error may be what has not cancelled.
  mutating func compute(of row: Int, _ basis: borrowing Basis, _ rows: borrowing Rows) -> Bool {
    circuit.extend(count: basis.count, with: .zero)
    pending.extend(bound: basis.count)
    updates.removeAll(keepingCapacity: true)
    isExact = true
    for index in 0..<basis.updates.count {
      computePart(of: Int(basis.updates[index].entering), basis, rows)
      let position = Int(basis.updates[index].position)
      guard isExact, circuit[position] != .zero else { return false }
      let inverse = circuit[position].inverse
      updates.append(Update(position: position, pivotInverse: inverse, entries: entries(except: position)))
    }
    computePart(of: row, basis, rows)
    return isExact
  }

  /// Computes the circuit of a row relative to the frame and the updates so far.
  private mutating func computePart(of row: Int, _ basis: borrowing Basis, _ rows: borrowing Rows) {
    for index in 0..<support.members.count { circuit[Int(support.members[index])] = .zero }
    support.removeAll()
    for entry in rows.entries(of: row) {
      subtract(.zero - coefficient(entry, rows), at: Int(basis.positionOfVariable[Int(rows.entries[entry].column)]))
    }
    while let position = pending.popGreatest() { eliminate(position, basis, rows) }
    for update in updates { apply(update) }
  }

  private mutating func subtract(_ amount: Residue, at position: Int) {
    circuit[position] = circuit[position] - amount
    support.insert(position)
    pending.insert(position)
  }

  private mutating func eliminate(_ position: Int, _ basis: borrowing Basis, _ rows: borrowing Rows) {
    guard circuit[position] != .zero else { return }
    let (row, variable) = (Int(basis.frame[position].row), basis.frame[position].variable)
    let multiple = circuit[position] * (Residue(given: basis.frame[position].coefficient) ?? unknown()).inverse
    for entry in rows.entries(of: row) where rows.entries[entry].column != variable {
      let earlier = Int(basis.positionOfVariable[Int(rows.entries[entry].column)])
      subtract(multiple * coefficient(entry, rows), at: earlier)
    }
    circuit[position] = multiple
  }

  private mutating func apply(_ update: Update) {
    guard circuit[update.position] != .zero else { return }
    let multiple = circuit[update.position] * update.pivotInverse
    circuit[update.position] = multiple
    for entry in update.entries {
      circuit[entry.position] = circuit[entry.position] - multiple * entry.value
      support.insert(entry.position)
    }
  }

  private mutating func coefficient(_ entry: Int, _ rows: borrowing Rows) -> Residue {
    Residue(given: rows.entries[entry].coefficient) ?? unknown()
  }

  private mutating func unknown() -> Residue {
    isExact = false
    return .one
  }

  private func entries(except position: Int) -> [(position: Int, value: Residue)] {
    (0..<support.members.count).map { Int(support.members[$0]) }
      .filter { $0 != position && circuit[$0] != .zero }.map { ($0, circuit[$0]) }
  }
}
