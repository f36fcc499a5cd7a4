import AutoLayout
import Graphics

/// Cells in lines.
open class CollectionView: ScrollView {
  open override var elementClass: String { "collectionView" }
  open override var platformClass: String { "UICollectionView" }

  /// The arrangement.
  public var layout = FlowLayout() { didSet { markNeedsLayout() } }
  /// The cells in reading order.
  public var cells: [CollectionViewCell] = [] { didSet { adoptViews() } }
  /// The view before the cells.
  public var sectionHeader: View? { didSet { adoptViews() } }
  /// The view after the cells.
  public var sectionFooter: View? { didSet { adoptViews() } }

  private var ownViews: [View] = []

  private func adoptViews() {
    for view in ownViews { view.removeFromSuperview() }
    ownViews = cells + [sectionHeader, sectionFooter].compactMap { $0 }
    for view in ownViews { addSubview(view) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isVertical = layout.scrollDirection == .vertical
    let breadth = isVertical ? bounds.width : bounds.height
    let rects = layout.rects(of: cells.map { $0.customSize ?? layout.itemSize }, breadth: breadth)
    for (cell, rect) in zip(cells, rects) { cell.frame = mirrored(roundedToPixels(rect)) }
    let inset = isVertical ? layout.sectionInset.bottom : layout.sectionInset.right
    let start = isVertical ? layout.headerReferenceSize.height : layout.headerReferenceSize.width
    let end = (rects.map { isVertical ? $0.maxY : $0.maxX }.max() ?? start) + inset
    place(sectionHeader, at: 0, extent: start)
    place(
      sectionFooter, at: end, extent: isVertical ? layout.footerReferenceSize.height : layout.footerReferenceSize.width)
    contentSize = isVertical ? Size(width: breadth, height: end) : Size(width: end, height: breadth)
  }

  /// Headers and footers span the breadth.
  private func place(_ view: View?, at offset: Double, extent: Double) {
    guard let view else { return }
    view.frame =
      layout.scrollDirection == .vertical
      ? Rect(x: 0, y: offset, width: bounds.width, height: extent)
      : mirrored(Rect(x: offset, y: 0, width: extent, height: bounds.height))
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return rect.offset(by: Point(x: bounds.width - rect.minX - rect.maxX, y: 0))
  }

  private func roundedToPixels(_ rect: Rect) -> Rect {
    Rect(x: roundedToPixel(rect.minX), y: roundedToPixel(rect.minY), width: rect.width, height: rect.height)
  }
}

/// A view of a collection: a layout of its own.
open class CollectionReusableView: View {
  open override var elementClass: String { "collectionReusableView" }
  open override var platformClass: String { "UICollectionReusableView" }
  open override var isLayoutBoundary: Bool { true }
}

/// A cell of a collection.
open class CollectionViewCell: CollectionReusableView {
  open override var elementClass: String { "collectionViewCell" }
  open override var platformClass: String { "UICollectionViewCell" }

  /// The view that holds the subviews.
  public var contentView: View {
    didSet {
      oldValue.removeFromSuperview()
      adoptContentView()
    }
  }
  /// The size in points where it is not the arrangement's.
  public var customSize: Size? { didSet { superview?.markNeedsLayout() } }

  /// Makes a cell.
  public override init(frame: Rect) {
    contentView = View()
    super.init(frame: frame)
    adoptContentView()
  }

  /// The content view follows at once, so that it can be solved.
  open override var frame: Rect { didSet { contentView.frame = bounds } }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    insertSubview(contentView, at: 0)
  }
}

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
