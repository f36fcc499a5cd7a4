import AutoLayout
import Graphics

/// A tab with an image above a title.
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

  open override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 49) }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let background: [DisplayItem] =
      backgroundColor == nil || barTintColor != nil ? [.fill(.rect(bounds), barTintColor ?? barBackground)] : []
    let tabs = items.indices.flatMap { tabItems(items[$0], isSelected: $0 == selectedIndex, in: tabRect(at: $0)) }
    return background + [barShadow(atY: 0)] + tabs
  }

  /// Returns the frame of a tab. Tabs share the bar equally and are at most 168 points wide.
  func tabRect(at index: Int) -> Rect {
    let count = Double(max(items.count, 1))
    let width = min(bounds.width / count, 168)
    let start = (bounds.width - width * count) / 2
    let place = isRightToLeft ? items.count - 1 - index : index
    return Rect(x: start + width * Double(place), y: 0, width: width, height: min(bounds.height, 49))
  }

  private func tabItems(_ tab: TabBarItem, isSelected: Bool, in rect: Rect) -> [DisplayItem] {
    let ink = isSelected ? effectiveTintColor : unselectedItemTintColor ?? color(.systemGray)
    let faded = ink.opacity(tab.isEnabled ? 1 : 0.4)
    var drawn: [DisplayItem] = []
    let title = tab.shownTitle(in: traitCollection.locale)
    let center = Point(x: rect.midX, y: title == nil ? rect.midY : rect.minY + 19)
    if let image = tab.shownImage(isSelected: isSelected) {
      let size = ContentMode.scaleAspectFit.rect(
        for: image.size,
        in: Rect(x: 0, y: 0, width: min(image.size.width, 30), height: min(image.size.height, 30))
      ).size
      let box = Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      drawn += items(of: image.template, in: box, tint: faded)
    }
    if let title {
      let room = Rect(x: rect.minX + 2, y: rect.minY + 34, width: rect.width - 4, height: 13)
      let text = AttributedText(title, font: .systemFont(ofSize: 10, weight: 500))
      drawn += place(text, in: room, settings: TextSettings(alignment: .center))?.items(color: faded) ?? []
    }
    return drawn + badgeItems(tab.badgeValue, besides: center)
  }

  private func badgeItems(_ value: String?, besides center: Point) -> [DisplayItem] {
    guard let value else { return [] }
    let text = AttributedText(value, font: .systemFont(ofSize: 13))
    let width = max(18, textSize(text).width + 10)
    let badge = Rect(x: center.x + 4, y: center.y - 16, width: width, height: 18)
    return [.fill(.roundedRect(badge, radius: 9), color(.systemRed))]
      + (place(text, in: badge, settings: TextSettings(alignment: .center))?.items(color: .white) ?? [])
  }
}
