import Galley

/// A phone's screen: bars above and below, and between them a column that scrolls where it has to.
final class Screen: View {
  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - navigation: what the bar at the top shows; none for a screen without one.
  ///   - bottomBar: what stays at the bottom while the rest scrolls.
  ///   - background: the colour behind the content.
  ///   - spacing: the distance of the content's views, in points.
  init(
    _ traits: TraitCollection, navigation: NavigationItem? = nil, bottomBar: View? = nil,
    background: SystemColor = .systemBackground, spacing: Double = 16, @SubviewBuilder _ content: () -> [View]
  ) {
    super.init(frame: .zero)
    backgroundColor = traits.color(background)
    let scroll = ScrollView()
    let readable = ReadableColumn(spacing: spacing, content)
    scroll.containing { readable }.constrained { scroll in
      readable.topAnchor == scroll.contentLayoutGuide.topAnchor
      readable.leadingAnchor == scroll.contentLayoutGuide.leadingAnchor
      readable.trailingAnchor == scroll.contentLayoutGuide.trailingAnchor
      readable.bottomAnchor == scroll.contentLayoutGuide.bottomAnchor
      readable.widthAnchor == scroll.frameLayoutGuide.widthAnchor
    }
    let chrome = DeviceChrome(traits)
    let bar = navigation.map { Self.navigationBar($0, color: traits.color(background)) }
    containing {
      scroll
      if let bar { bar }
      if let bottomBar { bottomBar }
      chrome
    }.constrained { screen in
      if let bar {
        Self.across(bar, screen)
        bar.topAnchor == screen.safeAreaLayoutGuide.topAnchor
      }
      scroll.leadingAnchor == screen.safeAreaLayoutGuide.leadingAnchor
      scroll.trailingAnchor == screen.safeAreaLayoutGuide.trailingAnchor
      scroll.topAnchor == (bar?.bottomAnchor ?? screen.safeAreaLayoutGuide.topAnchor)
      if let bottomBar {
        Self.across(bottomBar, screen)
        if bottomBar is TabBar { bottomBar.topAnchor == screen.safeAreaLayoutGuide.bottomAnchor - 49 }
        bottomBar.bottomAnchor == screen.bottomAnchor
        scroll.bottomAnchor == bottomBar.topAnchor
      } else {
        scroll.bottomAnchor == screen.bottomAnchor
      }
    }
    pinning(chrome)
  }

  private static func navigationBar(_ item: NavigationItem, color: Color) -> NavigationBar {
    let bar = NavigationBar()
    bar.item = item
    bar.barTintColor = color
    return bar
  }

  @ConstraintBuilder
  private static func across(_ view: View, _ screen: View) -> [LayoutConstraint] {
    view.leadingAnchor == screen.leadingAnchor
    view.trailingAnchor == screen.trailingAnchor
  }
}
