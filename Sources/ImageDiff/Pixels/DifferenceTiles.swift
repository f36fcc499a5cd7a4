/// Groups differing pixels into clusters. Pixels in neighbouring tiles belong to the same cluster.
struct DifferenceTiles {
  /// The side of a tile in pixels. It is about the space between words at 2x, so that the words and lines of a text
  /// become one cluster and separate controls do not.
  static let side = 16

  private let columns: Int
  private let rows: Int
  private var counts: [Int]
  private var bounds: [PixelRect]

  /// The differing pixels of neighbouring tiles.
  struct Cluster {
    var bounds: PixelRect
    var count: Int
  }

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    counts = [Int](repeating: 0, count: columns * rows)
    bounds = [PixelRect](repeating: PixelRect(x: 0, y: 0, width: 0, height: 0), count: columns * rows)
  }

  mutating func note(x: Int, y: Int) {
    let tile = y / Self.side * columns + x / Self.side
    counts[tile] += 1
    bounds[tile].include(x: x, y: y)
  }

  /// Returns the clusters in the order of their topmost tiles.
  func clusters() -> [Cluster] {
    var isTaken = counts.map { $0 == 0 }
    var found: [Cluster] = []
    for first in counts.indices where !isTaken[first] {
      isTaken[first] = true
      var cluster = Cluster(bounds: bounds[first], count: 0)
      var open = [first]
      while let tile = open.popLast() {
        cluster.count += counts[tile]
        cluster.bounds.include(bounds[tile])
        for near in neighbours(of: tile) where !isTaken[near] {
          isTaken[near] = true
          open.append(near)
        }
      }
      found.append(cluster)
    }
    return found
  }

  private func neighbours(of tile: Int) -> [Int] {
    let (column, row) = (tile % columns, tile / columns)
    return (max(0, row - 1)...min(rows - 1, row + 1)).flatMap { row in
      (max(0, column - 1)...min(columns - 1, column + 1)).map { row * columns + $0 }
    }
  }
}

extension PixelRect {
  /// Enlarges the rectangle to contain another.
  mutating func include(_ other: PixelRect) {
    include(x: other.x, y: other.y)
    include(x: other.columns.upperBound - 1, y: other.rows.upperBound - 1)
  }
}
