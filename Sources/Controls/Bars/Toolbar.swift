import AutoLayout
import Graphics

open class Toolbar: View {
  open override var elementClass: String { "toolbar" }
  open override var platformClass: String { "UIToolbar" }

  public var items: [BarButtonItem] = [] {
    didSet {
      for view in oldValue.compactMap(\.customView) { view.removeFromSuperview() }
      for view in items.compactMap(\.customView) { addSubview(view) }
    }
  }
  /// The bar's background colour, or `nil` for the system's.
  public var barTintColor: Color?

  /// The natural height in points if the device determines it, or `nil` for the look's.
  package var naturalHeight: Double? { didSet { if naturalHeight != oldValue { invalidateIntrinsicContentSize() } } }

  /// Whether no content is behind the bar, so that the bar is transparent and has no line, as since iOS 15.
  package var isAtScrollEdge = false

  /// The height is 44 points, or 49 since iOS 17, as measured on frames saved in documents. On phones in landscape, except
  /// large ones, it is 32.
  open override var intrinsicContentSize: Size {
    Size(
      width: Self.noIntrinsicMetric, height: naturalBarHeight(naturalHeight ?? metrics.toolbarHeight))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (item, rect) in zip(items, itemRects) {
      guard let view = item.customView else { continue }
      let height = min(naturalOrFrameSize(of: view).height, rect.height)
      view.frame = Rect(x: rect.minX, y: roundedToPixel(rect.midY - height / 2), width: rect.width, height: height)
    }
  }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    return bottomBarBackground(barTintColor, isAtScrollEdge: isAtScrollEdge)
      + zip(items, itemRects).flatMap { displayItems(for: $0, in: $1) }
  }

  /// The frames of the items. Flexible spaces share the width that the other items do not need.
  var itemRects: [Rect] {
    let margin = bounds.width < 400 ? 16.0 : 20
    let widths = items.map(barItemWidth)
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0.0 : 12 }
    let flexibleCount = items.count { $0.systemItem == .flexibleSpace }
    let taken = widths.reduce(0, +) + gaps.reduce(0, +) + 2 * margin + safeAreaInsets.horizontal
    let share = flexibleCount == 0 ? 0 : max(0, bounds.width - taken) / Double(flexibleCount)
    let rowHeight = min(bounds.height, naturalBarHeight(49))
    var start = margin + (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left)
    return items.indices.map { index in
      let width = widths[index] + (items[index].systemItem == .flexibleSpace ? share : 0)
      defer { start += width + (index < gaps.count ? gaps[index] : 0) }
      return Rect(
        x: isRightToLeft ? bounds.width - start - width : start, y: 0, width: width, height: rowHeight)
    }
  }
}

extension BarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
