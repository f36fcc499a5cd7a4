/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable, Codable {
  /// The first column and row.
  public var x, y: Int
  /// The number of columns and rows.
  public var width, height: Int

  /// Makes a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The columns.
  var columns: Range<Int> { x..<x + width }
  /// The rows.
  var rows: Range<Int> { y..<y + height }

  /// The part of the rectangle, grown by a margin on every side, that lies inside a picture.
  func grown(by margin: Int, inside width: Int, _ height: Int) -> PixelRect {
    let (left, top) = (max(0, x - margin), max(0, y - margin))
    return PixelRect(
      x: left, y: top, width: min(width, columns.upperBound + margin) - left,
      height: min(height, rows.upperBound + margin) - top)
  }

  /// Grows to hold a pixel.
  mutating func include(x column: Int, y row: Int) {
    guard width > 0 else {
      self = PixelRect(x: column, y: row, width: 1, height: 1)
      return
    }
    let (right, bottom) = (max(columns.upperBound, column + 1), max(rows.upperBound, row + 1))
    (x, y) = (min(x, column), min(y, row))
    (width, height) = (right - x, bottom - y)
  }
}
