import AutoLayout
import Graphics

/// The bar at the bottom of a screen, with its tabs.
///
/// Up to iOS 18, the tabs share a bar that is as wide as the screen. Since iOS 26, they are on a floating capsule of
/// glass, which is at the top of the bar.
open class TabBar: View {
  open override var viewKind: ViewKind { .tabBar }

  public var items: [TabBarItem] = []
  /// The index of the selected tab, or -1 if no tab is selected.
  public var selectedIndex = 0
  /// The bar's background colour, or `nil` for the system's. The glass of iOS 26 ignores it, as in UIKit.
  public var barTintColor: Color?
  /// Whether the bar has its own colour only over content. A bar of a controller has none at the edge of the content
  /// unless it has an appearance for it (UITabBar, `scrollEdgeAppearance`).
  package var isPlainAtScrollEdge = false
  /// The colour of tabs that are not selected, or `nil` for the system's. The glass of iOS 26 ignores it, as in UIKit.
  public var unselectedItemTintColor: Color?

  /// Whether no content is behind the bar, so that the bar is transparent and has no line; or `nil` to look for content
  /// behind the bar. Before iOS 15, bars are only transparent if this is `true`.
  package var isAtScrollEdge: Bool?
  /// The root of the screen behind a bar that is not in the screen's view tree.
  package weak var screenBehind: View?

  /// Whether the bar is at the top of a tablet, where a capsule shows the titles of the tabs.
  package var isAtTop = false

  var barMetrics: TabBarMetrics { metrics.bars.tabs }

  /// The height is 49 points, or 32 on phones in landscape, except large ones, up to iOS 18. The home indicator adds to
  /// it.
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: isInLowBar ? barMetrics.lowHeight : barMetrics.height)
  }

  private var ownTint: Color? { isPlainAtScrollEdge && isWithoutContentBehind ? nil : barTintColor }

  private var isWithoutContentBehind: Bool {
    isAtScrollEdge ?? (look >= .iOS15 && !ScrollEdge(of: self, at: .bottom, screen: screenBehind).hasContentBehind)
  }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    if let capsule = floatingTabs { return floatingItems(in: capsule) }
    let tabs = items.indices.flatMap { index in
      tabItems(items[index], isSelected: index == selectedIndex, in: tabRect(at: index))
    }
    return bottomBarBackground(ownTint, isAtScrollEdge: isWithoutContentBehind) + tabs
  }

  // MARK: Tabs that share a bar

  /// Whether titles are beside the images. Source: iOS 11 to 18.
  private var isInline: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  private var rowHeight: Double { isInLowBar ? barMetrics.lowHeight : barMetrics.height }

  /// Returns the frame of a tab. Tabs share the bar equally and are at most 168 points wide.
  func tabRect(at index: Int) -> Rect {
    let count = Double(max(items.count, 1))
    let room = bounds.width - safeAreaInsets.horizontal
    let width = min(room / count, 168)
    let start = safeAreaInsets.left + (room - width * count) / 2
    let place = isRightToLeft ? items.count - 1 - index : index
    return Rect(x: start + width * Double(place), y: 0, width: width, height: min(bounds.height, rowHeight))
  }

  private func tabItems(_ tab: TabBarItem, isSelected: Bool, in rect: Rect) -> [DisplayItem] {
    let ink = isSelected ? effectiveTintColor : unselectedItemTintColor ?? color(.systemGray)
    let title = tab.shownTitle(in: traitCollection.locale)
    let image = shownImage(of: tab, isSelected: isSelected)
    // Icons are at most 30 points wide and high, or 20 in a low bar.
    let icon = image.map { size(of: $0, within: min(30, max(0, rowHeight - 12))) }
    let place = isInline ? inlinePlace(title, icon: icon, in: rect) : stackedPlace(title, in: rect)
    return contentItems(of: tab, image, icon, at: place, font: titleFont, ink: ink)
      + badgeItems(
        tab.badgeValue, from: badgeStart(at: place.icon, icon), top: max(place.icon.y - 16, 1),
        height: barMetrics.badgeHeight)
  }

  private func stackedPlace(_ title: String?, in rect: Rect) -> TabPlace {
    TabPlace(
      icon: Point(x: rect.midX, y: title == nil ? rect.midY : rect.minY + 19),
      title: Rect(x: rect.minX + 2, y: rect.minY + 34, width: rect.width - 4, height: 13))
  }

  private func inlinePlace(_ title: String?, icon: Size?, in rect: Rect) -> TabPlace {
    let iconWidth = icon?.width ?? 0
    let space = icon == nil || title == nil ? 0.0 : 6
    let text = title.map { textSize(AttributedText($0, font: titleFont)).width } ?? 0
    let width = min(text, max(0, rect.width - 4 - iconWidth - space))
    let start = rect.midX - (iconWidth + space + width) / 2
    let place = TabPlace(
      icon: Point(x: start + iconWidth / 2, y: rect.midY),
      title: Rect(x: start + iconWidth + space, y: rect.minY, width: width, height: rect.height))
    return isRightToLeft ? place.mirrored(in: rect) : place
  }

  /// 10 points below an image, beside it 12 on phones and 13 on tablets.
  private var titleFont: Font {
    guard isInline else { return .systemFont(ofSize: 10, weight: barMetrics.titleWeight) }
    return .systemFont(
      ofSize: traitCollection.horizontalSizeClass == .regular ? 13 : 12, weight: barMetrics.titleWeight)
  }
}

extension ViewKind {
  package static let tabBar = ViewKind.bar.named("tabBar", "UITabBar") { $0.role = .control }
}

/// The centre of a tab's icon and the room of its title.
struct TabPlace {
  var icon: Point
  var title: Rect

  func mirrored(in rect: Rect) -> TabPlace {
    TabPlace(
      icon: Point(x: rect.minX + rect.maxX - icon.x, y: icon.y),
      title: title.offset(by: Point(x: rect.minX + rect.maxX - title.minX - title.maxX, y: 0)))
  }
}

// MARK: - Parts of tabs

extension TabBar {
  func shownImage(of tab: TabBarItem, isSelected: Bool) -> Image? {
    tab.shownImage(isSelected: isSelected).map { configured($0, for: barMetrics.symbols) }
  }

  /// Returns the size of an image that is made smaller if it does not fit into a square.
  func size(of image: Image, within limit: Double) -> Size {
    let room = Rect(x: 0, y: 0, width: min(image.size.width, limit), height: min(image.size.height, limit))
    return ContentMode.scaleAspectFit.rect(for: image.size, in: room).size
  }

  /// Returns the image and the title of a tab.
  func contentItems(
    of tab: TabBarItem, _ image: Image?, _ icon: Size?, at place: TabPlace, font: Font, ink: Color
  ) -> [DisplayItem] {
    let ink = ink.opacity(tab.isEnabled ? 1 : 0.4)
    var drawn: [DisplayItem] = []
    if let image, let icon {
      let box = Rect(
        x: place.icon.x - icon.width / 2, y: place.icon.y - icon.height / 2, width: icon.width, height: icon.height)
      drawn += items(of: image.template, in: box, tint: ink)
    }
    if let title = tab.shownTitle(in: traitCollection.locale) {
      let text = AttributedText(title, font: font)
      drawn += self.place(text, in: place.title, settings: TextSettings(alignment: .center))?.items(color: ink) ?? []
    }
    return drawn
  }

  /// Returns the x coordinate of the leading edge of a badge above a title.
  func badgeStart(at center: Point, _ icon: Size?) -> Double {
    let distance =
      switch barMetrics.badgeStart {
      case .afterMiddle(let distance): distance
      case .beforeEnd(let distance): (icon?.width ?? 0) / 2 - distance
      }
    return isRightToLeft ? center.x - distance : center.x + distance
  }

  /// Returns a badge whose leading edge has an x coordinate.
  func badgeItems(_ value: String?, from start: Double, top: Double, height: Double) -> [DisplayItem] {
    guard let value else { return [] }
    let text = AttributedText(value, font: .systemFont(ofSize: height < 18 ? 10 : 13))
    let width = max(height, textSize(text).width + 10)
    let badge = Rect(x: isRightToLeft ? start - width : start, y: top, width: width, height: height)
    return [.fill(.roundedRect(badge, radius: height / 2), color(.systemRed))]
      + (place(text, in: badge, settings: TextSettings(alignment: .center))?.items(color: .white) ?? [])
  }
}

extension TabBar: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.barTint, barTintColor)] }
}

extension TabBar: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    let rects = floatingTabs?.tabs ?? items.indices.map(tabRect)
    return zip(items.indices, rects).map { index, rect in
      let tab = items[index]
      var traits: AccessibilityTraits = tab.isEnabled ? .none : .notEnabled
      if index == selectedIndex { traits.insert(.selected) }
      let place = "\(index + 1) of \(items.count)"
      return AccessibilityPart(
        frame: rect,
        AccessibilityDefaults(
          label: tab.shownTitle(in: traitCollection.locale),
          value: tab.badgeValue.map { "\($0), \(place)" } ?? place, traits: traits, role: .tab))
    }
  }

  package var groupsAccessibilityElements: Bool { true }
}
