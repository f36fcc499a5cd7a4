import AutoLayout
import Graphics

/// A bar of buttons and spaces.
open class Toolbar: View {
  open override var elementClass: String { "toolbar" }
  open override var platformClass: String { "UIToolbar" }

  /// The items in reading order.
  public var items: [BarButtonItem] = [] {
    didSet {
      for view in oldValue.compactMap(\.customView) { view.removeFromSuperview() }
      for view in items.compactMap(\.customView) { addSubview(view) }
    }
  }
  /// The bar's colour; none for the platform's.
  public var barTintColor: Color?
  /// The platform's generation whose sizes apply.
  public var generation = ControlGeneration.current {
    didSet { if generation != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Measured on frames saved in documents: 44 points, from iOS 17 on 49.
  /// The natural height in points where the device decides it; none for the generation's.
  package var naturalHeight: Double? { didSet { if naturalHeight != oldValue { invalidateIntrinsicContentSize() } } }

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: naturalHeight ?? (generation < .iOS17 ? 44 : 49))
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
    let background: [DisplayItem] =
      backgroundColor == nil || barTintColor != nil ? [.fill(.rect(bounds), barTintColor ?? barBackground)] : []
    return background + [barShadow(atY: 0)] + zip(items, itemRects).flatMap { barItemItems($0, in: $1) }
  }

  /// The items' rectangles; flexible spaces share what the others leave over.
  var itemRects: [Rect] {
    let margin = bounds.width < 400 ? 16.0 : 20
    let widths = items.map(barItemWidth)
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0.0 : 12 }
    let flexibleCount = items.count { $0.systemItem == .flexibleSpace }
    let taken = widths.reduce(0, +) + gaps.reduce(0, +) + 2 * margin
    let share = flexibleCount == 0 ? 0 : max(0, bounds.width - taken) / Double(flexibleCount)
    let rowHeight = min(bounds.height, 49)
    var start = margin
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
