import Galley

/// A phone's screen: an optional bar above and below, and between them a scrolling column.
final class Screen: View {
  /// - Parameters:
  ///   - navigation: The content of the navigation bar, or `nil` for a screen without one.
  ///   - bottomBar: A bar that stays at the bottom while the content scrolls.
  ///   - background: The colour behind the content.
  ///   - spacing: The distance between the views of the content, in points.
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
    let bar = navigation.map { Self.navigationBar($0, color: traits.color(background)) }
    containing {
      scroll
      if let bar { bar }
      if let bottomBar { bottomBar }
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
        // Content scrolls behind bars of glass.
        scroll.bottomAnchor
          == (bottomBar is TabBar && traits.hasGlass ? screen.bottomAnchor : bottomBar.topAnchor)
      } else {
        scroll.bottomAnchor == screen.bottomAnchor
      }
    }
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

/// A screen's title in large letters, with an optional symbol at the other end of its line.
final class ScreenTitle: View {
  init(_ title: String, symbol: String? = nil, _ traits: TraitCollection) {
    super.init(frame: .zero)
    let label = Label(title, .largeTitle, weight: 700)
    let row = StackView.row(spacing: 16) {
      label
      if let symbol { ImageView(symbol: symbol, traits, size: 21, color: nil) }
    }
    containing { row }.pinning(row)
  }
}

/// A bar with a column of views at the bottom of a screen, above the home indicator.
final class BottomBar: View {
  init(background: SystemColor = .systemBackground, _ traits: TraitCollection, @SubviewBuilder _ views: () -> [View]) {
    super.init(frame: .zero)
    backgroundColor = traits.color(background)
    let column = ReadableColumn(spacing: 10, ends: 8, views)
    containing { column }.constrained { bar in
      column.topAnchor == bar.topAnchor
      column.leadingAnchor == bar.leadingAnchor
      column.trailingAnchor == bar.trailingAnchor
      column.bottomAnchor == bar.safeAreaLayoutGuide.bottomAnchor
    }
  }
}

/// A column of views that is no wider than a readable text. On a tablet, it leaves room at both sides.
final class ReadableColumn: View {
  /// - Parameters:
  ///   - spacing: The distance between the views, in points.
  ///   - ends: The distance of the views from the top and bottom edges, in points.
  init(spacing: Double, ends: Double = 16, @SubviewBuilder _ views: () -> [View]) {
    super.init(frame: .zero)
    directionalLayoutMargins = DirectionalEdgeInsets(top: ends, leading: 20, bottom: ends, trailing: 20)
    insetsLayoutMarginsFromSafeArea = false
    let column = StackView.column(spacing: spacing, views)
    containing { column }.constrained { view in
      column.topAnchor == view.layoutMarginsGuide.topAnchor
      column.bottomAnchor == view.layoutMarginsGuide.bottomAnchor
      column.leadingAnchor == view.readableContentGuide.leadingAnchor
      column.trailingAnchor == view.readableContentGuide.trailingAnchor
    }
  }
}
