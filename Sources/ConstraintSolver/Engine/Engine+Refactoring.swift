// Exchanges that the frame cannot take in make every later circuit longer; from time to time the frame is built anew
// from the tight rows.
extension Engine {
  /// Builds the frame anew where updates have piled up and a new frame would need fewer.
  mutating func refactorIfNeeded() {
    guard basis.isWorthRefactoring else { return }
    let rowAt = basis.tightRows
    framing.rank.reset(count: rows.count, to: Framing.excluded)
    for position in 0..<basis.count { framing.rank[Int(basis.rowAt[position])] = 0 }
    buildFrame(rankCount: 1)
    for row in 0..<rows.count where framing.rank[row] == 0 && !basis.isBasic(row) { bringIn(row) }
    basis.noteFraming()
    multipliers.rearrange(from: rowAt, to: basis)
    unclassified.insertAll()
  }

  /// Puts a row that the frame left outside in the place of a torn-off variable's axis.
  private mutating func bringIn(_ row: Int) {
    basis.computeCircuit(of: row, in: rows)
    var best: Int?
    var largest = Tolerance.pivot * rows[row].scale
    for index in 0..<basis.support.count {
      let position = Int(basis.support[index])
      let size = abs(basis.circuit[position])
      guard framing.rank[Int(basis.rowAt[position])] != 0, size > largest else { continue }
      (best, largest) = (position, size)
    }
    if let best { basis.exchange(best, for: row, in: rows) }
  }
}
