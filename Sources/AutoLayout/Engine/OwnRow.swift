/// A row of the system that a view brings without any constraint, by its part.
enum OwnRow: Int {
  /// The start and the extent as an autoresizing mask gives them.
  case maskStart, maskExtent
  /// The natural size as an upper and a lower bound.
  case hugging, compression
  /// A root's size.
  case rootSize
}

/// Where a view's own rows stand in the system.
struct OwnRows {
  private var indices = SIMD16<Int32>(repeating: -1)

  subscript(row: OwnRow, axis: Axis) -> Int? {
    get {
      let index = indices[Self.slot(row, axis)]
      return index < 0 ? nil : Int(index)
    }
    set { indices[Self.slot(row, axis)] = Int32(newValue ?? -1) }
  }

  private static func slot(_ row: OwnRow, _ axis: Axis) -> Int { row.rawValue * 2 + (axis == .horizontal ? 0 : 1) }
}
