// Exchanges that the frame cannot take in make every later circuit longer; from time to time the frame is built anew
// from the tight rows.
extension Engine {
  /// Builds the frame anew where updates have piled up and a new frame would need fewer.
  mutating func refactorIfNeeded() {
    guard basis.isWorthRefactoring else { return }
    let formerRows = basis.tightRows
    var wasTight = [Bool](repeating: false, count: rows.count + rows.variableCount)
    for row in formerRows { wasTight[Int(row)] = true }
    basis.begin(rowCount: rows.count, variableCount: rows.variableCount)
    rows.linkColumns()
    framing.begin()
    for row in 0..<rows.count where wasTight[row] { _ = framing.take(row, in: &basis, rows, &values) }
    completeFrame()
    for row in 0..<rows.count where wasTight[row] && !basis.isBasic(row) { bringIn(row, wasTight) }
    basis.noteFraming()
    basis.isWhollyOutdated = true
    multipliers.rearrange(from: formerRows, to: basis)
    unclassified.insertAll()
  }

  /// Puts a row that the frame left outside in the place of a torn-off variable's axis.
  private mutating func bringIn(_ row: Int, _ wasTight: [Bool]) {
    basis.computeCircuit(of: row, in: rows)
    var best: Int?
    var largest = Tolerance.pivot * rows[row].scale
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let size = abs(basis.circuit[position])
      guard !wasTight[Int(basis.rowAt[position])], size > largest else { continue }
      (best, largest) = (position, size)
    }
    if let best { basis.exchange(best, for: row, in: rows) }
  }
}
