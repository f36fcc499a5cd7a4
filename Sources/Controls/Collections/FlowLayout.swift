import Graphics

/// An arrangement of cells in lines; all measures in points.
public struct FlowLayout: Hashable, Sendable {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: String, Hashable, Sendable {
    /// Rows from top to bottom.
    case vertical
    /// Columns from the leading to the trailing edge.
    case horizontal
  }

  /// The direction in which lines follow each other.
  public var scrollDirection = ScrollDirection.vertical
  /// The size of cells.
  public var itemSize = Size(width: 50, height: 50)
  /// The least distance between lines.
  public var minimumLineSpacing = 10.0
  /// The least distance between the cells of a line.
  public var minimumInteritemSpacing = 10.0
  /// Distances around the cells.
  public var sectionInset = EdgeInsets.zero
  /// The size of the view before the cells, of which the extent along the scrolling counts.
  public var headerReferenceSize = Size.zero
  /// The size of the view after the cells, of which the extent along the scrolling counts.
  public var footerReferenceSize = Size.zero

  /// Makes the platform's default arrangement.
  public init() {}

  /// The rectangles of cells, in reading order from the top left.
  ///
  /// Full lines are spread over the breadth, a single cell in one stands in the middle, the last line starts at the
  /// edge: frames saved in documents.
  func rects(of sizes: [Size], breadth: Double) -> [Rect] {
    let isVertical = scrollDirection == .vertical
    let room = max(0, breadth - (isVertical ? sectionInset.horizontal : sectionInset.vertical))
    let start = isVertical ? sectionInset.left : sectionInset.top
    var offset =
      isVertical ? headerReferenceSize.height + sectionInset.top : headerReferenceSize.width + sectionInset.left
    var rects: [Rect] = []
    var rest = sizes.map {
      isVertical ? Cell(along: $0.width, across: $0.height) : Cell(along: $0.height, across: $0.width)
    }[...]
    while !rest.isEmpty {
      let line = nextLine(of: &rest, room: room)
      let thickness = line.map(\.across).max() ?? 0
      for (cell, position) in zip(line, positions(in: line, room: room, isLast: rest.isEmpty)) {
        let across = offset + (thickness - cell.across) / 2
        rects.append(
          isVertical
            ? Rect(x: start + position, y: across, width: cell.along, height: cell.across)
            : Rect(x: across, y: start + position, width: cell.across, height: cell.along))
      }
      offset += thickness + minimumLineSpacing
    }
    return rects
  }

  /// A cell's extents along its line and across it.
  private struct Cell {
    var along: Double
    var across: Double
  }

  private func nextLine(of rest: inout ArraySlice<Cell>, room: Double) -> [Cell] {
    var line: [Cell] = []
    var length = 0.0
    while let cell = rest.first {
      let longer = length + (line.isEmpty ? 0 : minimumInteritemSpacing) + cell.along
      if !line.isEmpty, longer > room + 0.001 { break }
      line.append(cell)
      length = longer
      rest.removeFirst()
    }
    return line
  }

  private func positions(in line: [Cell], room: Double, isLast: Bool) -> [Double] {
    let length = line.reduce(0) { $0 + $1.along }
    let minimumLength = length + minimumInteritemSpacing * Double(line.count - 1)
    let another = (line.last?.along ?? 0) + minimumInteritemSpacing
    let isFull = !isLast || minimumLength + another > room + 0.001
    if line.count == 1 { return [isFull ? (room - length) / 2 : 0] }
    let gap = isFull ? (room - length) / Double(line.count - 1) : minimumInteritemSpacing
    var position = 0.0
    return line.map { cell in
      defer { position += cell.along + gap }
      return position
    }
  }
}
