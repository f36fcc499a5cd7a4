import Graphics

/// Areas by the squares of a grid, so that a search looks at few of them.
struct OccupiedAreas {
  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private var areas: [Rect] = []
  private var squares: [Square: [Rect]] = [:]
  /// The areas that are in too many squares to be entered in each.
  private var large: [Rect] = []
  private static let pitch = 64.0
  /// The most squares that an area is entered in, or looked for in.
  private static let mostSquares = 4_096

  init(_ areas: [Rect] = []) { areas.forEach { insert($0) } }

  mutating func insert(_ rect: Rect) {
    areas.append(rect)
    guard let own = Self.squares(of: rect) else { return large.append(rect) }
    for square in own { squares[square, default: []].append(rect) }
  }

  func intersects(_ rect: Rect) -> Bool {
    func covers(_ area: Rect) -> Bool { !area.intersection(rect).isEmpty }
    guard let own = Self.squares(of: rect) else { return areas.contains(where: covers) }
    return large.contains(where: covers) || own.contains { (squares[$0] ?? []).contains(where: covers) }
  }

  /// Returns the squares that a rectangle is in, or `nil` if there are too many.
  private static func squares(of rect: Rect) -> [Square]? {
    func index(_ value: Double) -> Int { Int(bounded: (value / pitch).rounded(.down)) }
    let columns = index(rect.minX)...max(index(rect.minX), index(rect.maxX))
    let rows = index(rect.minY)...max(index(rect.minY), index(rect.maxY))
    guard columns.count <= mostSquares, rows.count <= mostSquares, columns.count * rows.count <= mostSquares else {
      return nil
    }
    return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
  }
}
