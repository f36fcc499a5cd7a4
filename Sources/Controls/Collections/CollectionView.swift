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
