import Graphics

/// A tab: a picture above words.
public struct TabBarItem: Hashable, Sendable {
  /// A tab that the platform brings along, named as in Interface Builder documents.
  public enum SystemItem: String, CaseIterable, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// The words.
  public var title: String?
  /// The picture.
  public var image: Image?
  /// The picture while the tab is chosen; none for the same.
  public var selectedImage: Image?
  /// The platform's own tab.
  public var systemItem: SystemItem?
  /// The small red sign; none for no sign.
  public var badgeValue: String?
  /// Whether it can be touched.
  public var isEnabled = true

  /// Makes a tab.
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
