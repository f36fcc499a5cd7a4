extension Int {
  /// Makes the whole number at or below the largest that pictures and layouts need, from a number that may come from a
  /// document: NaN becomes 0, and numbers beyond a million million are cut off there. The fraction is dropped.
  ///
  /// Sums and products with scales stay far below `Int.max`, where `Int(value)` would end the process.
  package init(bounded value: Double) {
    let limit = 1e12
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
