import AutoLayout
import Graphics

/// A bar of buttons at the bottom of a screen.
///
/// Up to iOS 18, titles and images are on a bar. Since iOS 26, they are on pieces of glass over the content.
open class Toolbar: View {
  open override var viewKind: ViewKind { .toolbar }

  public var items: [BarButtonItem] = [] {
    didSet {
      for view in oldValue.compactMap(\.customView) { view.removeFromSuperview() }
      for view in items.compactMap(\.customView) { addSubview(view) }
    }
  }
  /// The bar's background colour, or `nil` for the system's.
  public var barTintColor: Color?
  /// Whether the bar has its own colour only over content. A bar of a controller has none at the edge of the content
  /// unless it has an appearance for it (UIToolbar, `scrollEdgeAppearance`).
  package var isPlainAtScrollEdge = false

  /// The natural height in points if the device determines it, or `nil` for the look's.
  package var naturalHeight: Double? { didSet { if naturalHeight != oldValue { invalidateIntrinsicContentSize() } } }

  /// Whether no content is behind the bar, so that the bar is transparent and has no line; or `nil` to look for content
  /// behind the bar. Before iOS 15, bars are only transparent if this is `true`.
  package var isAtScrollEdge: Bool?
  /// The root of the screen behind a bar that is not in the screen's view tree.
  package weak var screenBehind: View?

  /// Whether a navigation controller places the bar at the bottom of the screen, where glass is further from the edges.
  package var isInController = false

  private var barMetrics: ToolbarMetrics { metrics.bars.toolbar }

  /// The height is 44 points, or 49 since iOS 17, as measured on frames saved in documents. On phones in landscape,
  /// except large ones, it is 32. Since iOS 26, it is that of the glass: 48 points, or 44 on tablets.
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: naturalHeight.map(lowered) ?? ownHeight)
  }

  private var ownHeight: Double {
    let isOnPad = traitCollection.userInterfaceIdiom == .pad
    return lowered(isOnPad ? barMetrics.padHeight : barMetrics.height)
  }

  /// Bars of phones in landscape are 32 points high up to iOS 18 ("The iOS Design Guidelines", Ivo Mynttinen).
  private func lowered(_ height: Double) -> Double {
    isInLowBar && barMetrics.glassHeight == nil ? 32 : height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (item, rect) in zip(items, itemRects) {
      guard let view = item.customView else { continue }
      guard !item.isSearchField else {
        view.frame = rect
        continue
      }
      let height = min(naturalOrFrameSize(of: view).height, rect.height)
      view.frame = Rect(x: rect.minX, y: roundedToPixel(rect.midY - height / 2), width: rect.width, height: height)
    }
  }

  private var ownTint: Color? { isPlainAtScrollEdge && isWithoutContentBehind ? nil : barTintColor }

  private var isWithoutContentBehind: Bool {
    isAtScrollEdge ?? (look >= .iOS15 && !ScrollEdge(of: self, at: .bottom, screen: screenBehind).hasContentBehind)
  }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let placed = zip(items, itemRects).map(PlacedBarItem.init)
    return bottomBarBackground(ownTint, isAtScrollEdge: isWithoutContentBehind) + displayItems(for: placed)
  }

  // MARK: Frames

  private var insets: EdgeInsets {
    isInController && barMetrics.glassHeight != nil
      ? barMetrics.controllerInsets : EdgeInsets(left: barSideMargin, right: barSideMargin)
  }

  /// The row of items. Glass is at the top of the bar, or in the middle of a bar that is lower than the glass.
  private var row: Rect {
    guard let usual = barMetrics.glassHeight else {
      return Rect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, isInLowBar ? 32 : 49))
    }
    let height = traitCollection.userInterfaceIdiom == .pad || isInLowBar ? min(usual, 44) : usual
    let y = bounds.height >= height ? min(insets.top, bounds.height - height) : (bounds.height - height) / 2
    return Rect(x: 0, y: roundedToPixel(y), width: bounds.width, height: height)
  }

  /// The frames of the items. Flexible spaces and a search field share the width that the other items do not need.
  var itemRects: [Rect] {
    let row = row
    let widths = items.map { $0.isSearchField ? 0 : barItemWidth($0, glassHeight: row.height) }
    let gaps = zip(items, items.dropFirst()).map {
      barItemSpacing(after: $0, before: $1, usual: barItemMetrics.toolbarSpacing)
    }
    let flexibleCount = items.count(where: \.takesFreeWidth)
    let taken = widths.reduce(0, +) + gaps.reduce(0, +) + insets.horizontal + safeAreaInsets.horizontal
    let share = flexibleCount == 0 ? 0 : max(0, bounds.width - taken) / Double(flexibleCount)
    var start = isRightToLeft ? insets.right + safeAreaInsets.right : insets.left + safeAreaInsets.left
    return items.indices.map { index in
      let width = widths[index] + (items[index].takesFreeWidth ? share : 0)
      defer { start += width + (index < gaps.count ? gaps[index] : 0) }
      return Rect(
        x: isRightToLeft ? bounds.width - start - width : start, y: row.minY, width: width, height: row.height)
    }
  }
}

extension ViewKind {
  package static let toolbar = ViewKind.bar.named("toolbar", platformClass: "UIToolbar")
}

extension Toolbar: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.barTint, barTintColor)] }
}

extension Toolbar: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    accessibilityParts(for: zip(items, itemRects).map(PlacedBarItem.init))
  }

  package var groupsAccessibilityElements: Bool { true }
}
