// What a multiplier says at the optimum: its component of a level is by how much less the level would be violated if the
// row's constant were greater by one.
extension Engine {
  /// The multiplier of a row, the levels at which it is not zero.
  func forces(on row: Int) -> [LevelForce] {
    var forces: [LevelForce] = []
    for level in priorities.indices {
      let amount = component(level, ofRow: row)
      if abs(amount) > Tolerance.multiplier { forces.append(LevelForce(priority: priorities[level], amount: -amount)) }
    }
    return forces
  }

  private func component(_ level: Int, ofRow row: Int) -> Double {
    if basis.isBasic(row) { return multipliers.component(level, at: basis.position(ofRow: row)) }
    let bound = multipliers.side[row] > 0 ? multipliers.upper[row] : multipliers.lower[row]
    return Int(bound) == level + 1 ? Double(multipliers.side[row]) : 0
  }

  /// The rows that give a variable its value, if each holds with equality at every optimum; none where one may move.
  mutating func firmCircuit(of variable: Int) -> [Int]? {
    basis.computeCircuit(of: axis(of: variable), in: rows)
    var found: [Int] = []
    for index in 0..<basis.support.count where basis.circuit[Int(basis.support[index])] != 0 {
      let position = Int(basis.support[index])
      guard !isLoose(at: position) else { return nil }
      found.append(Int(basis.rowAt[position]))
    }
    return found
  }
}
