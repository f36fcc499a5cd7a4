import AutoLayout
import Controls
import Graphics

extension SceneBars {
  /// Whether a bar in front of a scene exists only because the scene's metrics simulate it.
  func isSimulated(_ bar: View) -> Bool {
    switch bar {
    case is NavigationBar: navigationController == nil
    case is TabBar: tabBarController == nil
    case is Toolbar: isToolbarSimulated
    default: false
    }
  }
}

extension BuiltScene {
  /// The bars to draw in front of the root after it has been laid out.
  ///
  /// A simulated bar that covers a text or a control of the scene is left out: the app may not have the bar that it
  /// represents, and it would hide what the app shows.
  package var shownChrome: [View] {
    guard !(root is ScrollView) else { return chrome }
    return chrome.filter { bar in
      !simulatedBars.contains(ObjectIdentifier(bar)) || !root.hasContent(in: bar.frame, at: .zero)
    }
  }
}

extension View {
  /// Returns whether a text or a control below this view is in a rectangle of the root.
  ///
  /// - Parameter origin: The origin of the view's bounds in the root's coordinates.
  fileprivate func hasContent(in rect: Rect, at origin: Point) -> Bool {
    subviews.contains { view in
      guard !view.isHidden, view.alpha > 0, !(view is ScrollView) else { return false }
      let frame = view.frame.offset(by: origin)
      if view is Control || view is Label { return frame.intersection(rect).height > 1 }
      return view.hasContent(in: rect, at: frame.origin)
    }
  }
}
