import Graphics

/// A place in pixels to the quarter: as fine as glyph masks are kept.
struct PenPosition: Hashable {
  /// Whole pixels.
  let column: Int
  let row: Int
  /// Quarters beyond them, 0...3.
  let columnQuarters: Int
  let rowQuarters: Int

  /// Rounds to the nearest quarter; none for places out of any picture's reach.
  init?(nearest point: Point) {
    let x = (point.x * 4 + 0.5).rounded(.down)
    let y = (point.y * 4 + 0.5).rounded(.down)
    guard abs(x) < Self.limit, abs(y) < Self.limit else { return nil }
    (column, columnQuarters) = (Int(x) >> 2, Int(x) & 3)
    (row, rowQuarters) = (Int(y) >> 2, Int(y) & 3)
  }

  private static let limit = 1e6
}
