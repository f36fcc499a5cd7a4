/// The conversions from numbers with a fraction to whole numbers. All others end the process if the number is not in
/// the range of its type, so `.ci/numbers` finds them: layouts multiply the numbers of documents.
///
/// For a number that is printed, `Int(exactly:)` returns `nil` if it is not whole.
extension Int {
  /// Makes the whole number at or below the largest that pictures and layouts need, from a number that may come from a
  /// document: NaN becomes 0, and numbers beyond a million million are cut off there. The fraction is dropped.
  ///
  /// Sums, and products with scales, stay far below `Int.max`. The product of two such numbers may not.
  @inlinable
  package init(bounded value: Double) {
    let limit = 1e12
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }

  /// Whether the product of two counts is above a limit, also if it does not fit into the type.
  @inlinable
  package static func product(of count: Int, and other: Int, exceeds limit: Int) -> Bool {
    let (product, overflows) = count.multipliedReportingOverflow(by: other)
    return overflows || product > limit
  }
}

extension FixedWidthInteger {
  /// Makes a whole number that is cut off at the limits of its type, and at a million million as `Int(bounded:)` is.
  /// NaN becomes 0. The fraction is dropped.
  @inlinable
  package init(bounded value: Double) {
    // All limits that are smaller than a million million are exact.
    let (least, greatest) = (Swift.max(Double(Self.min), -1e12), Swift.min(Double(Self.max), 1e12))
    self = value.isNaN ? 0 : Self(Swift.min(Swift.max(value, least), greatest))
  }
}
