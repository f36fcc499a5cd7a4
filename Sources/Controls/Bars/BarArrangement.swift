import AutoLayout
import Graphics

/// The bars around the view of a controller: their frames, and how far they cover the view, in points.
///
/// The bars of documents and those of controllers in Swift are placed by it.
package struct BarArrangement: Hashable, Sendable {
  package struct NavigationBarPlace: Hashable, Sendable {
    /// The distance of the bar from the top edge.
    var distance: Double
    var height: Double

    package init(distance: Double, height: Double) { (self.distance, self.height) = (distance, height) }
  }

  package enum TabBarPlace: Hashable, Sendable {
    /// At the bottom edge. The height includes the home indicator.
    case bottom(height: Double)
    /// At a distance from the top edge, in the row of a navigation bar. Without one, there is some space below it.
    case top(distance: Double, height: Double, spaceBelow: Double)
  }

  package enum ToolbarPlace: Hashable, Sendable {
    /// At the bottom edge. The height includes the home indicator.
    case atEdge(height: Double)
    /// Above a tab bar or above the safe area's lower end.
    case above(height: Double)

    fileprivate var height: Double {
      switch self {
      case .atEdge(let height), .above(let height): height
      }
    }
  }

  /// What the status bar, the home indicator and the bars of outer controllers cover.
  package var safeArea: EdgeInsets
  package var navigationBar: NavigationBarPlace?
  package var tabBar: TabBarPlace?
  package var toolbar: ToolbarPlace?
  /// Whether a tab bar at the top is in the row of a navigation bar of another controller.
  package var sharesRow = false

  package init(safeArea: EdgeInsets) { self.safeArea = safeArea }

  /// What the bars cover, together with what is covered without them.
  package var covered: EdgeInsets {
    var insets = safeArea
    switch tabBar {
    case .bottom(let height): insets.bottom = height
    case .top(let distance, let height, let spaceBelow) where !sharesRow: insets.top = distance + height + spaceBelow
    case .top, nil: break
    }
    if let navigationBar { insets.top = navigationBar.distance + navigationBar.height }
    switch toolbar {
    case .above(let height): insets.bottom += height
    case .atEdge(let height): insets.bottom = height
    case nil: break
    }
    return insets
  }

  // MARK: Frames

  /// Returns the frame of the navigation bar on a screen or in a part of it.
  package func navigationBarFrame(in size: Size) -> Rect? {
    navigationBar.map { Rect(x: 0, y: $0.distance, width: size.width, height: $0.height) }
  }

  /// Returns the frame of the tab bar on a screen or in a part of it.
  package func tabBarFrame(in size: Size) -> Rect? {
    tabBar.map { place in
      switch place {
      case .bottom(let height): Rect(x: 0, y: size.height - height, width: size.width, height: height)
      case .top(let distance, let height, _): Rect(x: 0, y: distance, width: size.width, height: height)
      }
    }
  }

  /// Returns the frame of the toolbar on a screen or in a part of it. If there is a tab bar at the bottom, the toolbar
  /// is above it.
  package func toolbarFrame(in size: Size) -> Rect? {
    toolbar.map { Rect(x: 0, y: size.height - covered.bottom, width: size.width, height: $0.height) }
  }
}
