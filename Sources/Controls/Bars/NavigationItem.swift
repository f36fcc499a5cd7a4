import AutoLayout

/// What a navigation bar shows for a screen.
public struct NavigationItem {
  /// The screen's name.
  public var title: String?
  /// A line above the title.
  public var prompt: String?
  /// The name of the screen before; none where there is none.
  public var backTitle: String?
  /// A view instead of the title.
  public var titleView: View?
  /// The items where reading starts.
  public var leadingItems: [BarButtonItem] = []
  /// The items where reading ends, from the edge inwards.
  public var trailingItems: [BarButtonItem] = []
  /// Whether the title stands large below the bar.
  public var showsLargeTitle = false

  /// Makes an item with a title.
  public init(title: String? = nil) { self.title = title }
}
