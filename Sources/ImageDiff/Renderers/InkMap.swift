import Graphics

/// Where a picture has edges: texts, symbols, borders and the outlines of areas, on a grid of squares.
///
/// Two renderers set the same text with other pixels, and hardly in other places. What is left of a picture on the grid
/// is what both should have.
struct InkMap {
  let columns: Int
  let rows: Int
  /// Whether each square has an edge, row by row.
  private let squares: [Bool]

  /// How much a channel has to differ between two neighbouring pixels for an edge, of 255: less is the shadow of a bar
  /// or the noise of a photo.
  private static let step = 24

  /// - Parameter columns: The number of squares in a row. Their height follows.
  init(of picture: Pixmap, columns: Int) {
    let side = Double(picture.width) / Double(columns)
    self.columns = columns
    rows = max(1, Int(bounded: (Double(picture.height) / side).rounded()))
    squares = Self.edges(of: picture, columns: columns, rows: rows, side: side)
  }

  private static func edges(of picture: Pixmap, columns: Int, rows: Int, side: Double) -> [Bool] {
    var squares = Array(repeating: false, count: columns * rows)
    let (width, span) = (picture.width, picture.pixels.span)
    for y in 0..<picture.height {
      let row = min(rows - 1, Int(bounded: Double(y) / side)) * columns
      for x in 0..<width {
        let pixel = span[y * width + x]
        let isEdge =
          (x + 1 < width && differ(pixel, span[y * width + x + 1]))
          || (y + 1 < picture.height && differ(pixel, span[(y + 1) * width + x]))
        if isEdge { squares[row + min(columns - 1, Int(bounded: Double(x) / side))] = true }
      }
    }
    return squares
  }

  private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
    if one == other { return false }
    for shift: UInt32 in [24, 16, 8, 0] {
      let (channel, otherChannel) = (Int(one >> shift & 255), Int(other >> shift & 255))
      if abs(channel - otherChannel) > step { return true }
    }
    return false
  }

  /// The groups of edges that are no more than a distance apart, as boxes in squares, from the top.
  func parts(apart distance: Int) -> [Box] {
    var label = Array(repeating: false, count: squares.count)
    var found: [Box] = []
    for start in squares.indices where squares[start] && !label[start] {
      var box = Box(x: start % columns, y: start / columns)
      var stack = [start]
      label[start] = true
      while let place = stack.popLast() {
        let (x, y) = (place % columns, place / columns)
        box.add(x, y)
        for nextY in max(0, y - distance)...min(rows - 1, y + distance) {
          for nextX in max(0, x - distance)...min(columns - 1, x + distance) {
            let next = nextY * columns + nextX
            if squares[next], !label[next] {
              label[next] = true
              stack.append(next)
            }
          }
        }
      }
      found.append(box)
    }
    return found
  }

  /// A rectangle of squares.
  struct Box: Hashable {
    private(set) var minX: Int
    private(set) var minY: Int
    private(set) var maxX: Int
    private(set) var maxY: Int

    init(x: Int, y: Int) { (minX, minY, maxX, maxY) = (x, y, x, y) }

    var width: Int { maxX - minX + 1 }
    var height: Int { maxY - minY + 1 }
    var middle: (x: Int, y: Int) { ((minX + maxX) / 2, (minY + maxY) / 2) }

    mutating func add(_ x: Int, _ y: Int) {
      (minX, minY) = (min(minX, x), min(minY, y))
      (maxX, maxY) = (max(maxX, x), max(maxY, y))
    }

    mutating func formUnion(_ other: Box) {
      add(other.minX, other.minY)
      add(other.maxX, other.maxY)
    }

    func contains(_ place: (x: Int, y: Int), margin: Int) -> Bool {
      place.x >= minX - margin && place.x <= maxX + margin && place.y >= minY - margin && place.y <= maxY + margin
    }
  }
}
