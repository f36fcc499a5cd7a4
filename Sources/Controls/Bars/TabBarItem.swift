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

  func shownTitle(in locale: @autoclosure () -> String) -> String? {
    // Documents write an empty title for a tab without a title.
    guard let systemItem else { return title?.isEmpty == true ? nil : title }
    return SystemWord(rawValue: systemItem.rawValue)?.text(in: locale())
  }

  func shownImage(isSelected: Bool) -> Image? {
    if isSelected, let selectedImage { return selectedImage }
    return image ?? systemItem.map { Image(systemName: $0.symbolName) }
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
