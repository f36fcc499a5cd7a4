/// The place of a required constraint in the order in which conflicting constraints are broken.
///
/// What is broken depends on the keys alone, and neither on the order of addition nor on earlier edits. Constraints
/// without a key are broken before those with one, the last added first.
package struct BreakKey: Hashable, Sendable {
  /// The ranks that a key can have.
  package static let ranks = 0...62
  /// The orders that a key can have.
  package static let orders = 0...(1 << Expendability.orderBits - 1)

  /// The rank, clamped to ``ranks``. Of the members of a conflict, one with the greatest rank is broken.
  package let rank: Int
  /// The place among the constraints of a rank, clamped to ``orders``. If breaking any of them moves equally much, the
  /// one with the greatest place is broken.
  package let order: Int

  package init(rank: Int, order: Int) {
    self.rank = min(max(rank, Self.ranks.lowerBound), Self.ranks.upperBound)
    self.order = min(max(order, Self.orders.lowerBound), Self.orders.upperBound)
  }
}

/// The keys of rows as numbers: the rank above the order, with protected constraints below all others.
enum Expendability {
  fileprivate static let orderBits = 24
  private static let withoutKey = 1 << 30

  static func of(_ key: BreakKey?, index: Int, isProtected: Bool) -> Int {
    let place = key.map { $0.rank << orderBits + $0.order } ?? min(withoutKey + index, Int(Int32.max))
    return isProtected ? place + Int(Int32.min) : place
  }

  /// Returns the rank of a key, among protected constraints or among others; nil for a row without a key.
  static func rank(of expendability: Int32) -> Int32? {
    let place = expendability < 0 ? Int(expendability) - Int(Int32.min) : Int(expendability)
    return place < withoutKey ? expendability >> orderBits : nil
  }
}
