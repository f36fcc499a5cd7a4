import Galley

/// A controller whose view fills the screen, usually a scroll view.
final class ContentController: ViewController {
  private let content: View

  /// - Parameters:
  ///   - content: The view.
  ///   - navigation: What the bar of a navigation controller shows.
  init(_ content: View, navigation: NavigationItem = NavigationItem()) {
    self.content = content
    super.init()
    navigationItem = navigation
  }

  override func loadView() { view = content }
}

/// A screen with content that fills it, and in front of its lower end a view that keeps its own content above the home
/// indicator.
///
/// The content is in a child controller whose safe area leaves that view out, so that a scroll view ends clear of it.
final class FootedController: ViewController {
  private let content: ContentController
  private let foot: View

  init(_ content: View, foot: View, navigation: NavigationItem) {
    self.content = ContentController(content)
    self.foot = foot
    super.init()
    navigationItem = navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    let (content, foot) = (content.view, foot)
    view.backgroundColor = content.backgroundColor
    view.containing {
      content
      foot
    }.constrained { screen in
      foot.leadingAnchor == screen.leadingAnchor
      foot.trailingAnchor == screen.trailingAnchor
      foot.bottomAnchor == screen.bottomAnchor
    }
    view.pinning(content)
    self.content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.additionalSafeAreaInsets.bottom = max(0, view.bounds.maxY - foot.frame.minY - view.safeAreaInsets.bottom)
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
