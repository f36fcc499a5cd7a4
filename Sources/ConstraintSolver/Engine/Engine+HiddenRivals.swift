// A coefficient that has cancelled counts as zero. It may be a product of ratios that is too small for the digits of a
// double, such as those around a ring of proportional sizes: 1 - 1e-17 is 1. If the row of such a coefficient is at its
// bound, it gives way at no cost, however small the coefficient is. Residues tell whether there is one. More care finds
// its sign.
extension Engine {
  /// Returns whether an error hides a coefficient of the circuit computed last whose row would limit the step of the
  /// ratio test before all others.
  ///
  /// - Parameter level: The strongest level at which the step is not zero; nil if nothing limits the step.
  mutating func hidesRival(of row: Int, beforeLevel level: Int?) -> Bool {
    guard basis.hasCancelled, residues.compute(of: row, basis, rows) else { return false }
    for index in 0..<residues.support.members.count {
      let position = Int(residues.support.members[index])
      guard basis.circuit[position] == 0, residues[position] != .zero else { continue }
      if multipliers.reachesBound(Int(basis.rowAt[position]), position: position, beforeLevel: level) { return true }
    }
    return false
  }
}
