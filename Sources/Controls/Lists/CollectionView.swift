import AutoLayout
import Graphics

/// A view that arranges cells in lines.
open class CollectionView: ScrollView {
  open override var viewKind: ViewKind { .collectionView }

  public var layout = FlowLayout() { didSet { markNeedsLayout() } }
  /// The cells of the first section.
  public var cells: [CollectionViewCell] {
    get { sections[0].cells }
    set { sections[0].cells = newValue }
  }
  /// The header of the first section, before its cells.
  public var sectionHeader: View? {
    get { sections[0].header }
    set { sections[0].header = newValue }
  }
  /// The footer of the first section, after its cells.
  public var sectionFooter: View? {
    get { sections[0].footer }
    set { sections[0].footer = newValue }
  }

  /// Cells between a header and a footer.
  package struct Section {
    package var header: View?
    package var cells: [CollectionViewCell]
    package var footer: View?

    package init(header: View? = nil, cells: [CollectionViewCell] = [], footer: View? = nil) {
      self.header = header
      self.cells = cells
      self.footer = footer
    }

    fileprivate var views: [View] { cells + [header, footer].compactMap { $0 } }
  }

  /// The sections, at least one.
  package var sections = [Section()] {
    didSet {
      if sections.isEmpty { sections = [Section()] }
      adoptViews()
    }
  }

  private var ownViews: [View] = []

  private func adoptViews() {
    for view in ownViews { view.removeFromSuperview() }
    ownViews = sections.flatMap(\.views)
    for view in ownViews { addSubview(view) }
  }

  /// Where a layout of an app's own places its views, instead of ``layout``.
  package struct Arrangement: Equatable {
    package var frames: [(view: View, frame: Rect)]
    /// The size of the content in points.
    package var contentSize: Size

    package init(frames: [(view: View, frame: Rect)], contentSize: Size) {
      self.frames = frames
      self.contentSize = contentSize
    }

    package static func == (one: Arrangement, other: Arrangement) -> Bool {
      one.contentSize == other.contentSize
        && one.frames.elementsEqual(other.frames) { $0.view === $1.view && $0.frame == $1.frame }
    }
  }

  /// The places of the views, which are subviews already; or `nil` for those of ``layout``.
  package var arrangement: Arrangement? { didSet { if arrangement != oldValue { markNeedsLayout() } } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let arrangement { return place(arrangement) }
    let isVertical = layout.scrollDirection == .vertical
    let breadth = isVertical ? bounds.width : bounds.height
    let footerExtent = isVertical ? layout.footerReferenceSize.height : layout.footerReferenceSize.width
    var (start, end) = (0.0, 0.0)
    for section in sections {
      end = arrange(section, from: start, breadth: breadth)
      place(section.footer, at: end, extent: footerExtent)
      start = end + footerExtent
    }
    contentSize = isVertical ? Size(width: breadth, height: end) : Size(width: end, height: breadth)
  }

  private func place(_ arrangement: Arrangement) {
    for (view, frame) in arrangement.frames { view.frame = frame }
    contentSize = arrangement.contentSize
  }

  /// Places the header and the cells of a section.
  ///
  /// - Returns: The end of the cells with their inset, where the footer starts.
  private func arrange(_ section: Section, from start: Double, breadth: Double) -> Double {
    let isVertical = layout.scrollDirection == .vertical
    let headerExtent = isVertical ? layout.headerReferenceSize.height : layout.headerReferenceSize.width
    place(section.header, at: start, extent: headerExtent)
    let origin = isVertical ? Point(x: 0, y: start) : Point(x: start, y: 0)
    let rects = layout.rects(of: section.cells.map(size), breadth: breadth).map { $0.offset(by: origin) }
    for (cell, rect) in zip(section.cells, rects) { cell.frame = mirrored(roundedToPixels(rect)) }
    let inset = isVertical ? layout.sectionInset.bottom : layout.sectionInset.right
    return (rects.map { isVertical ? $0.maxY : $0.maxX }.max() ?? start + headerExtent) + inset
  }

  private func size(of cell: CollectionViewCell) -> Size {
    var size = cell.customSize ?? layout.itemSize
    if let space = cell.spaceBesideCell, layout.scrollDirection == .vertical {
      size.width = max(0, bounds.width - space)
    }
    guard cell.fitsContent else { return size }
    let fitted = cell.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    // In a direction without constraints, the content has no size.
    return Size(
      width: fitted.width > 0 ? ceiledToPixel(fitted.width) : size.width,
      height: fitted.height > 0 ? ceiledToPixel(fitted.height) : size.height)
  }

  /// Places a header or footer, which spans the collection across the scroll direction.
  private func place(_ view: View?, at offset: Double, extent: Double) {
    guard let view else { return }
    view.frame =
      layout.scrollDirection == .vertical
      ? Rect(x: 0, y: offset, width: bounds.width, height: extent)
      : mirrored(Rect(x: offset, y: 0, width: extent, height: bounds.height))
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return rect.offset(by: Point(x: bounds.width - rect.minX - rect.maxX, y: 0))
  }

  private func roundedToPixels(_ rect: Rect) -> Rect {
    Rect(x: roundedToPixel(rect.minX), y: roundedToPixel(rect.minY), width: rect.width, height: rect.height)
  }
}

/// A header, footer or cell of a collection, laid out independently of the collection view.
open class CollectionReusableView: View {
  open override var viewKind: ViewKind { .collectionReusableView }
  open override var isLayoutBoundary: Bool { true }
}

/// A cell of a collection view.
open class CollectionViewCell: CollectionReusableView {
  open override var viewKind: ViewKind { .collectionViewCell }

  /// The view that subviews are added to.
  public var contentView: View {
    didSet {
      oldValue.removeFromSuperview()
      adoptContentView()
    }
  }
  /// The size of the cell in points, or `nil` for the layout's item size.
  public var customSize: Size? { didSet { superview?.markNeedsLayout() } }
  /// How much narrower than the collection view the cell is in a layout that scrolls vertically, in points; or `nil`
  /// for a cell that keeps its width.
  package var spaceBesideCell: Double? { didSet { superview?.markNeedsLayout() } }
  /// Whether the cell is as wide and as high as its content needs.
  package var fitsContent = false { didSet { superview?.markNeedsLayout() } }

  public override init(frame: Rect) {
    contentView = View()
    super.init(frame: frame)
    adoptContentView()
  }

  /// The content view is resized at once because its own layout is solved before `layoutSubviews`.
  open override var frame: Rect { didSet { contentView.place(in: bounds) } }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
    contentView.place(in: bounds)
  }
}

/// A layout of cells in lines; all lengths are in points.
public struct FlowLayout: Hashable, Sendable {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: String, Hashable, Sendable {
    case vertical
    case horizontal
  }

  /// The direction in which lines follow each other.
  public var scrollDirection = ScrollDirection.vertical
  /// The size of cells without a size of their own.
  public var itemSize = Size(width: 50, height: 50)
  /// The minimum distance between lines.
  public var minimumLineSpacing = 10.0
  /// The minimum distance between the cells of a line.
  public var minimumInteritemSpacing = 10.0
  /// The insets around the cells.
  public var sectionInset = EdgeInsets.zero
  /// The size of the header. Only its extent in the scroll direction is used.
  public var headerReferenceSize = Size.zero
  /// The size of the footer. Only its extent in the scroll direction is used.
  public var footerReferenceSize = Size.zero

  /// Creates a layout with UIKit's defaults.
  public init() {}

  /// Returns the frames of cells, in reading order from the top left.
  ///
  /// Full lines are justified, the only cell of a full line is centred, and the last line starts at the edge, as
  /// measured on frames saved in documents. If all cells have the same size, those of the last line are below the
  /// others.
  package func rects(of sizes: [Size], breadth: Double) -> [Rect] {
    let isVertical = scrollDirection == .vertical
    let room = max(0, breadth - (isVertical ? sectionInset.horizontal : sectionInset.vertical))
    let start = isVertical ? sectionInset.left : sectionInset.top
    var offset =
      isVertical ? headerReferenceSize.height + sectionInset.top : headerReferenceSize.width + sectionInset.left
    var rects: [Rect] = []
    var rest = sizes.map {
      isVertical ? Extents(along: $0.width, across: $0.height) : Extents(along: $0.height, across: $0.width)
    }[...]
    let columnGap = gapOfColumns(of: rest, room: room)
    while !rest.isEmpty {
      let line = nextLine(of: &rest, room: room)
      let thickness = line.map(\.across).max() ?? 0
      for (cell, position) in zip(line, positions(in: line, room: room, isLast: rest.isEmpty, columnGap)) {
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

  /// The extents of a cell along and across its line.
  private struct Extents: Equatable {
    var along: Double
    var across: Double
  }

  private func nextLine(of rest: inout ArraySlice<Extents>, room: Double) -> [Extents] {
    var line: [Extents] = []
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

  /// Returns the gap between the columns that cells of equal size form in several lines, or `nil` for other cells.
  private func gapOfColumns(of cells: ArraySlice<Extents>, room: Double) -> Double? {
    guard let first = cells.first, cells.allSatisfy({ $0 == first }) else { return nil }
    var rest = cells
    let count = nextLine(of: &rest, room: room).count
    guard !rest.isEmpty, count > 1 else { return nil }
    return (room - first.along * Double(count)) / Double(count - 1)
  }

  private func positions(in line: [Extents], room: Double, isLast: Bool, _ columnGap: Double?) -> [Double] {
    let length = line.reduce(0) { $0 + $1.along }
    let minimumLength = length + minimumInteritemSpacing * Double(line.count - 1)
    let another = (line.last?.along ?? 0) + minimumInteritemSpacing
    let isFull = !isLast || minimumLength + another > room + 0.001
    if line.count == 1 { return [isFull ? (room - length) / 2 : 0] }
    let gap = isFull ? (room - length) / Double(line.count - 1) : columnGap ?? minimumInteritemSpacing
    var position = 0.0
    return line.map { cell in
      defer { position += cell.along + gap }
      return position
    }
  }
}

extension ViewKind {
  package static let collectionView = ViewKind.scrollView.named("collectionView", "UICollectionView") {
    $0.sizesItsContent = true
  }
  package static let collectionReusableView = ViewKind.view.named(
    "collectionReusableView", platformClass: "UICollectionReusableView")
  package static let collectionViewCell = ViewKind.view.named(
    "collectionViewCell", platformClass: "UICollectionViewCell")
}

extension CollectionView: AccessibleByDefault {
  package var groupsAccessibilityElements: Bool { true }
}

extension CollectionReusableView: AccessibleByDefault {
  package var groupsAccessibilityElements: Bool { true }
}
