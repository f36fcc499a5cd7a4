import AutoLayout
import Graphics

/// The content of a navigation bar for one screen.
public struct NavigationItem {
  public var title: String?
  /// The identifier of what has the title in a document, or `nil` for an item made in code.
  package var titleOwner: String?
  /// A line of text above the title.
  public var prompt: String?
  /// The title of the back button, or `nil` for no back button. Since iOS 26, the button shows a chevron only.
  public var backTitle: String?
  /// A view shown instead of the title.
  public var titleView: View?
  /// The items at the leading edge, in reading order.
  public var leadingItems: [BarButtonItem] = []
  /// The items at the trailing edge, from the edge inwards.
  public var trailingItems: [BarButtonItem] = []
  /// Whether the title is shown large, in a second row below the buttons. In a ``NavigationController``, `true` shows
  /// it large even if the bar does not prefer large titles.
  public var showsLargeTitle = false
  /// Whether a ``NavigationController`` whose bar prefers large titles shows a large one.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The title of the button that leads back here from the next screen of a ``NavigationController``, or `nil` for
  /// ``title``.
  public var backButtonTitle: String?
  /// What the button that leads back here shows.
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether this screen of a ``NavigationController`` has no back button.
  public var hidesBackButton = false
  /// Whether a ``NavigationController`` shows the back button beside the leading items, which otherwise replace it.
  public var leftItemsSupplementBackButton = false
  /// The search field of the screen, or `nil` for a screen without one. ``NavigationBar`` shows the field.
  public var searchController: SearchController?
  /// Where the search field is.
  public var preferredSearchBarPlacement = SearchBarPlacement.automatic

  public init(title: String? = nil) { self.title = title }
}

extension NavigationItem {
  /// The size of a screen's title.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// That of the screen before. The first screen has a large title.
    case automatic
    case always, never
  }

  /// What a back button shows beside its chevron. Since iOS 26, it shows the chevron only.
  public enum BackButtonDisplayMode: Hashable, Sendable {
    /// The title of the screen before.
    case `default`
    /// The word "Back" in the language of the scene.
    case generic
    /// Nothing.
    case minimal
  }

  /// Returns the title of a back button.
  ///
  /// - Parameters:
  ///   - title: The title of the screen that it leads to, or `nil` for a screen without one.
  ///   - locale: The language, for a screen without a title.
  package static func backTitle(leadingTo title: String?, in locale: @autoclosure () -> String) -> String {
    title ?? SystemWord.back.text(in: locale())
  }

  /// Returns the title of the button that leads back to this item's screen.
  func titleOfButtonLeadingHere(in locale: @autoclosure () -> String) -> String {
    switch backButtonDisplayMode {
    case .default: Self.backTitle(leadingTo: backButtonTitle ?? title, in: locale())
    case .generic: Self.backTitle(leadingTo: nil, in: locale())
    case .minimal: ""
    }
  }
}

extension NavigationItem {
  /// The views that the item shows.
  var views: [View] {
    (leadingItems + trailingItems).compactMap(\.customView) + [titleView].compactMap { $0 }
  }
}
