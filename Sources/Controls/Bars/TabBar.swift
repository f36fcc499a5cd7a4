import AutoLayout
import Graphics

/// A tab with an image above a title, or beside it on tablets and on phones in landscape.
public struct TabBarItem: Hashable, Sendable {
  /// A system tab; raw values are the names in Interface Builder documents.
  public enum SystemItem: String, CaseIterable, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  public var title: String?
  public var image: Image?
  /// The image while the tab is selected, or `nil` for `image`.
  public var selectedImage: Image?
  /// The system item, whose localized title and symbol are shown.
  public var systemItem: SystemItem?
  /// The text of the red badge, or `nil` for no badge.
  public var badgeValue: String?
  public var isEnabled = true

  public init(title: String? = nil, image: Image? = nil, systemItem: SystemItem? = nil) {
    self.title = title
    self.image = image
    self.systemItem = systemItem
  }

  func shownTitle(in locale: String) -> String? {
    guard let systemItem else { return title }
    return SystemWord(rawValue: systemItem.rawValue)?.text(in: locale)
  }

  func shownImage(isSelected: Bool) -> Image? {
    if isSelected, let selectedImage { return selectedImage }
    return image ?? systemItem.map { Image(systemName: $0.symbolName, pointSize: 20) }
  }
}

extension TabBarItem.SystemItem {
  var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.circle"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.bullet"
    }
  }
}

/// The bar at the bottom of a screen, with its tabs.
open class TabBar: View {
  open override var elementClass: String { "tabBar" }
  open override var platformClass: String { "UITabBar" }

  public var items: [TabBarItem] = []
  /// The index of the selected tab, or -1 if no tab is selected.
  public var selectedIndex = 0
  /// The bar's background colour, or `nil` for the system's.
  public var barTintColor: Color?
  /// The colour of tabs that are not selected, or `nil` for the system's grey.
  public var unselectedItemTintColor: Color?

  /// Whether no content is behind the bar, so that the bar is transparent and has no line, as since iOS 15.
  package var isAtScrollEdge = false

  /// The height is 49 points, or 32 on phones in landscape, except large ones.
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: naturalBarHeight(49))
  }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let tabs = items.indices.flatMap { tabItems(items[$0], isSelected: $0 == selectedIndex, in: tabRect(at: $0)) }
    return bottomBarBackground(barTintColor, isAtScrollEdge: isAtScrollEdge) + tabs
  }

  /// Whether titles are beside the images. Source: iOS 11 to 18.
  private var isInline: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  /// Returns the frame of a tab. Tabs share the bar equally and are at most 168 points wide.
  func tabRect(at index: Int) -> Rect {
    let count = Double(max(items.count, 1))
    let room = bounds.width - safeAreaInsets.horizontal
    let width = min(room / count, 168)
    let start = safeAreaInsets.left + (room - width * count) / 2
    let place = isRightToLeft ? items.count - 1 - index : index
    return Rect(
      x: start + width * Double(place), y: 0, width: width, height: min(bounds.height, naturalBarHeight(49)))
  }

  // MARK: Tabs

  private func tabItems(_ tab: TabBarItem, isSelected: Bool, in rect: Rect) -> [DisplayItem] {
    let ink = isSelected ? effectiveTintColor : unselectedItemTintColor ?? color(.systemGray)
    let faded = ink.opacity(tab.isEnabled ? 1 : 0.4)
    let title = tab.shownTitle(in: traitCollection.locale)
    let image = tab.shownImage(isSelected: isSelected)
    let place = isInline ? inlinePlace(title, image, in: rect) : stackedPlace(title, in: rect)
    var drawn: [DisplayItem] = []
    if let image {
      let size = iconSize(of: image)
      let box = Rect(
        x: place.icon.x - size.width / 2, y: place.icon.y - size.height / 2, width: size.width, height: size.height)
      drawn += items(of: image.template, in: box, tint: faded)
    }
    if let title {
      let text = AttributedText(title, font: titleFont)
      drawn += self.place(text, in: place.title, settings: TextSettings(alignment: .center))?.items(color: faded) ?? []
    }
    return drawn + badgeItems(tab.badgeValue, besides: place.icon)
  }

  /// The centre of a tab's icon and the room of its title.
  private typealias TabPlace = (icon: Point, title: Rect)

  private func stackedPlace(_ title: String?, in rect: Rect) -> TabPlace {
    (
      icon: Point(x: rect.midX, y: title == nil ? rect.midY : rect.minY + 19),
      title: Rect(x: rect.minX + 2, y: rect.minY + 34, width: rect.width - 4, height: 13)
    )
  }

  private func inlinePlace(_ title: String?, _ image: Image?, in rect: Rect) -> TabPlace {
    let icon = image.map { iconSize(of: $0).width } ?? 0
    let space = image == nil || title == nil ? 0.0 : 6
    let text = title.map { textSize(AttributedText($0, font: titleFont)).width } ?? 0
    let width = min(text, max(0, rect.width - 4 - icon - space))
    let start = rect.midX - (icon + space + width) / 2
    let left = isRightToLeft ? rect.minX + rect.maxX - start - icon : start
    let titleLeft = isRightToLeft ? rect.minX + rect.maxX - start - icon - space - width : start + icon + space
    return (
      icon: Point(x: left + icon / 2, y: rect.midY),
      title: Rect(x: titleLeft, y: rect.minY, width: width, height: rect.height)
    )
  }

  /// 10 points below an image, beside it 12 on phones and 13 on tablets.
  private var titleFont: Font {
    guard isInline else { return .systemFont(ofSize: 10, weight: 500) }
    return .systemFont(ofSize: traitCollection.horizontalSizeClass == .regular ? 13 : 12, weight: 500)
  }

  /// Icons are at most 30 points wide and high, or 20 in a compact bar.
  private func iconSize(of image: Image) -> Size {
    let limit = min(30, max(0, naturalBarHeight(49) - 12))
    let room = Rect(x: 0, y: 0, width: min(image.size.width, limit), height: min(image.size.height, limit))
    return ContentMode.scaleAspectFit.rect(for: image.size, in: room).size
  }

  /// A badge begins at the trailing side of the middle of the icon.
  private func badgeItems(_ value: String?, besides center: Point) -> [DisplayItem] {
    guard let value else { return [] }
    let text = AttributedText(value, font: .systemFont(ofSize: 13))
    let width = max(18, textSize(text).width + 10)
    let badge = Rect(
      x: isRightToLeft ? center.x - 4 - width : center.x + 4, y: max(center.y - 16, 1), width: width, height: 18)
    return [.fill(.roundedRect(badge, radius: 9), color(.systemRed))]
      + (place(text, in: badge, settings: TextSettings(alignment: .center))?.items(color: .white) ?? [])
  }
}
