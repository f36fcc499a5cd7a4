import Galley

/// A screen with content that fills it and bars in front of the content, like those of a navigation or tab bar controller.
///
/// The content is in a child controller whose safe area leaves the bars out, so that a scroll view starts and ends clear of them.
final class BarScreen: ViewController {
  private let traits: TraitCollection
  private let content: ViewController
  private let bar = NavigationBar()
  private let bottomBar: View?

  /// - Parameters:
  ///   - content: The view that fills the screen, usually a scroll view.
  ///   - navigation: The content of the navigation bar.
  ///   - bottomBar: A tab bar, a toolbar, or a view that keeps its content above the home indicator; `nil` for none.
  init(_ content: View, navigation: NavigationItem, bottomBar: View? = nil, _ traits: TraitCollection) {
    self.traits = traits
    self.bottomBar = bottomBar
    self.content = ViewController()
    super.init()
    self.content.view = content
    bar.item = navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    let (content, bar) = (content.view, bar)
    view.backgroundColor = content.backgroundColor
    view.containing {
      content
      bar
      if let bottomBar { bottomBar }
    }.constrained { screen in
      content.topAnchor == screen.topAnchor
      content.leadingAnchor == screen.leadingAnchor
      content.trailingAnchor == screen.trailingAnchor
      content.bottomAnchor == screen.bottomAnchor
      bar.topAnchor == screen.safeAreaLayoutGuide.topAnchor
      bar.leadingAnchor == screen.leadingAnchor
      bar.trailingAnchor == screen.trailingAnchor
      if let bottomBar { place(bottomBar, in: screen) }
    }
    self.content.didMove(toParent: self)
  }

  /// A tab bar and other views reach the lower edge of the screen. The glass of a toolbar floats as far above it as in a navigation controller.
  @ConstraintBuilder
  private func place(_ bottomBar: View, in screen: View) -> [LayoutConstraint] {
    let side = floats ? 12.0 : 0
    bottomBar.leadingAnchor == screen.leadingAnchor + side
    bottomBar.trailingAnchor == screen.trailingAnchor - side
    if bottomBar is TabBar {
      bottomBar.topAnchor == screen.safeAreaLayoutGuide.bottomAnchor - 49
      bottomBar.bottomAnchor == screen.bottomAnchor
    } else if floats {
      bottomBar.bottomAnchor == screen.bottomAnchor - 28
    } else {
      bottomBar.bottomAnchor == (bottomBar is Toolbar ? screen.safeAreaLayoutGuide.bottomAnchor : screen.bottomAnchor)
    }
  }

  private var floats: Bool { bottomBar is Toolbar && (traits.look ?? .current) == .iOS26 }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var covered = EdgeInsets(top: max(0, bar.frame.maxY - view.safeAreaInsets.top))
    if let bottomBar {
      covered.bottom = max(0, view.bounds.maxY - bottomBar.frame.minY - view.safeAreaInsets.bottom)
    }
    content.additionalSafeAreaInsets = covered
  }
}

/// A scroll view with a readable column of views.
final class ScrollingColumn: ScrollView {
  /// - Parameters:
  ///   - background: The colour behind the views.
  ///   - spacing: The distance between the views, in points.
  convenience init(
    _ traits: TraitCollection, background: SystemColor = .systemBackground, spacing: Double = 16,
    @SubviewBuilder _ views: () -> [View]
  ) {
    self.init(frame: .zero)
    backgroundColor = traits.color(background)
    let column = ReadableColumn(spacing: spacing, views)
    containing { column }.constrained { scroll in
      column.topAnchor == scroll.contentLayoutGuide.topAnchor
      column.leadingAnchor == scroll.contentLayoutGuide.leadingAnchor
      column.trailingAnchor == scroll.contentLayoutGuide.trailingAnchor
      column.bottomAnchor == scroll.contentLayoutGuide.bottomAnchor
      column.widthAnchor == scroll.frameLayoutGuide.widthAnchor
    }
  }
}
