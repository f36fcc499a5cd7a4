import AutoLayout
import Graphics

/// The bar at the top of a screen, with its title and buttons.
///
/// Up to iOS 18, titles and images are on a bar. Since iOS 26, they are on pieces of glass over the content, and the
/// back button is a circle of glass with a chevron.
open class NavigationBar: View {
  open override var viewKind: ViewKind { .navigationBar }

  public var item = NavigationItem() {
    didSet {
      for view in oldValue.views { view.removeFromSuperview() }
      for view in item.views { addSubview(view) }
      adoptSearchBar(insteadOf: oldValue.searchController?.searchBar)
      invalidateIntrinsicContentSize()
    }
  }
  /// The bar's background colour, or `nil` for the system's.
  public var barTintColor: Color?
  /// Whether the bar has its own colour only over content. A bar of a controller has none at the edge of the content
  /// unless it has an appearance for it (UINavigationBar, `scrollEdgeAppearance`).
  package var isPlainAtScrollEdge = false
  /// The height of the status bar above the bar in points. The bar's background extends under it.
  package var statusBarHeight = 0.0
  /// The colour of the title, or `nil` for the label colour.
  public var titleColor: Color?
  /// The font of the title in the row of buttons. Large titles have the size of the text style `largeTitle`, in bold.
  public var titleFont = Font.systemFont(ofSize: 17, weight: 600)

  /// How the bar looks over content and where no content is behind it, or `nil` for the look of its colours and of the
  /// system.
  package var appearances: (standard: Appearance, scrollEdge: Appearance)?

  /// A background and the look of titles.
  package struct Appearance: Hashable, Sendable {
    /// The colour of the background, or `nil` for the system's.
    package var background: Color?
    /// Whether the bar has no background.
    package var isTransparent: Bool
    package var titleColor: Color?
    package var titleFont: Font?
    package var largeTitleColor: Color?

    package init(
      background: Color?, isTransparent: Bool, titleColor: Color?, titleFont: Font?, largeTitleColor: Color?
    ) {
      self.background = background
      self.isTransparent = isTransparent
      self.titleColor = titleColor
      self.titleFont = titleFont
      self.largeTitleColor = largeTitleColor
    }
  }

  /// Whether a ``NavigationController`` shows the titles of its screens large, unless their items choose otherwise.
  public var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.markNeedsLayout() } }
  }

  /// The height of the row of buttons in points, or `nil` for the natural height. Since iOS 26 it is always the natural
  /// one.
  package var rowHeight: Double?
  /// Whether the content starts below the bar, so that the bar is transparent and has no line; or `nil` to look for
  /// content behind the bar. Before iOS 15, bars are only transparent if this is `true`.
  package var isAtScrollEdge: Bool?
  /// The root of the screen behind a bar that is not in the screen's view tree.
  package weak var screenBehind: View?
  /// Whether a tab bar of an outer controller is at the bottom of the screen.
  var isAboveTabBar = false
  /// Whether the title is beside the leading items, because other bars are in the middle.
  package var isTitleLeading = false

  open override var descriptiveText: String? { item.title }

  /// The height is 44 points, or 32 on phones in landscape that are not large, plus 30 for a prompt, plus 52 for a
  /// large title at text size L, plus 52 for a search field below the title. Since iOS 26, it is 54 points, plus 32 for
  /// a prompt.
  open override var intrinsicContentSize: Size {
    Size(
      width: Self.noIntrinsicMetric,
      height: buttonHeight + heightBesidesButtons)
  }

  /// The height of the prompt, a large title and a search field below the title.
  var heightBesidesButtons: Double {
    (item.prompt == nil ? 0 : barMetrics.promptHeight) + (showsLargeTitle ? largeTitleHeight : 0) + searchRowHeight
  }

  /// Returns the height that a large title adds to a bar.
  package static func largeTitleHeight(for traits: TraitCollection) -> Double {
    let style = TextStyle.largeTitle.specification(for: traits)
    switch LookMetrics.of(traits.look ?? .current).bars.navigation.largeTitle {
    case .leading(let padding): return style.leading + padding
    case .line(let padding, let least):
      return max(least, (style.size * SymbolMetrics.lineHeight * 2).rounded(.up) / 2 + padding)
    }
  }

  var barMetrics: NavigationBarMetrics { metrics.bars.navigation }

  /// The natural height without prompt and large title.
  private var buttonHeight: Double { isInLowBar ? barMetrics.lowHeight : barMetrics.height }

  var largeTitleHeight: Double { Self.largeTitleHeight(for: traitCollection) }

  /// Large titles are not shown on phones in landscape.
  var showsLargeTitle: Bool { item.showsLargeTitle && traitCollection.verticalSizeClass == .regular }

  /// Whether there is room for a large title below the row of buttons.
  var hasLargeTitle: Bool {
    showsLargeTitle && bounds.height - searchRowHeight >= (barMetrics.rowHeight ?? buttonHeight) + largeTitleHeight
  }

  // MARK: Frames

  /// The distance of items from the left edge and from the right edge.
  var leftMargin: Double { barSideMargin + safeAreaInsets.left }
  var rightMargin: Double { barSideMargin + safeAreaInsets.right }

  /// The row of buttons. In a bar that extends under the status bar it is at the bottom. Since iOS 26, free space is
  /// below the row.
  var row: Rect {
    let room = max(0, bounds.height - (hasLargeTitle ? largeTitleHeight : 0) - searchRowHeight)
    if let height = barMetrics.rowHeight {
      let shown = min(height, room)
      let y = room >= buttonHeight ? room - buttonHeight : (room - shown) / 2
      return Rect(x: 0, y: roundedToPixel(y), width: bounds.width, height: shown)
    }
    let height = min(rowHeight ?? buttonHeight, room)
    return Rect(x: 0, y: room - height, width: bounds.width, height: height)
  }

  /// The frame of the back button: the circle of glass, or the chevron with the title, or `nil` if there is none.
  ///
  /// Measured on recorded pictures: the title starts 30.3 points after the edge on iOS 18.5 (29 on iOS 17.5); the
  /// circle of iOS 26.2 is 44 points wide and at the margin.
  var backFrame: Rect? {
    guard let title = shownBackTitle else { return nil }
    let width = barItemMetrics.hasGlass ? row.height : backWidth(of: title)
    let inset = barMetrics.backInset
    let x =
      isRightToLeft
      ? bounds.width - (inset.map { $0 + safeAreaInsets.right } ?? rightMargin) - width
      : inset.map { $0 + safeAreaInsets.left } ?? leftMargin
    return Rect(x: x, y: row.minY, width: width, height: row.height)
  }

  /// The space that the chevron takes before a title.
  static let backChevronWidth = 67.0 / 3

  /// The title that the back button shows: the whole one if it has room beside the bar's title, or else the word
  /// "Back", or else none. It is never cut.
  ///
  /// Source: `UINavigationItem.BackButtonDisplayMode.default`: "an appropriate title, followed by a generic title
  /// (typically 'Back'), then no title".
  var shownBackTitle: String? {
    guard let title = item.backTitle, !title.isEmpty, !barItemMetrics.hasGlass else { return item.backTitle }
    let room = backRoom
    let generic = NavigationItem.backTitle(leadingTo: nil, in: traitCollection.locale)
    return [title, generic].first { backWidth(of: $0) <= room } ?? ""
  }

  private func backWidth(of title: String) -> Double {
    let width = title.isEmpty ? 0 : textSize(AttributedText(title, font: .systemFont(ofSize: 17))).width
    return width + Self.backChevronWidth
  }

  /// The width in points that the title of the bar and the buttons leave for the back button.
  private var backRoom: Double {
    let trailing = placed(item.trailingItems, atLeading: false).map(\.frame) + [trailingSearchFrame].compactMap(\.self)
    let end =
      isRightToLeft
      ? trailing.map(\.maxX).max() ?? leftMargin
      : trailing.map(\.minX).min().map { bounds.width - $0 } ?? rightMargin
    let margin = isRightToLeft ? rightMargin : leftMargin
    let start = barMetrics.backInset.map { $0 + (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left) } ?? margin
    let buttons = item.leadingItems.map { 8 + barItemWidth($0, glassHeight: row.height) }.reduce(0, +)
    let title = titleWidth
    return bounds.width - start - buttons - (title > 0 ? 8 + title : 0) - 8 - end
  }

  /// Returns the items at an edge at their places, from the edge inwards.
  func placed(_ items: [BarButtonItem], atLeading isLeading: Bool) -> [PlacedBarItem] {
    let isAtLeft = isLeading != isRightToLeft
    var distance = isAtLeft ? leftMargin : rightMargin
    if !isLeading, let width = trailingSearchWidth { distance += width + barItemMetrics.navigationSpacing }
    if isLeading, let backFrame {
      distance = (isAtLeft ? backFrame.maxX : bounds.width - backFrame.minX) + (barItemMetrics.hasGlass ? 12 : 8)
    }
    return items.indices.map { index in
      let item = items[index]
      if index > 0 {
        distance += barItemSpacing(
          after: items[index - 1], before: item, usual: barItemMetrics.navigationSpacing)
      }
      let width = barItemWidth(item, glassHeight: row.height)
      defer { distance += width }
      let left = isAtLeft ? distance : bounds.width - distance - width
      return PlacedBarItem(item: item, frame: Rect(x: left, y: row.minY, width: width, height: row.height))
    }
  }

  /// Returns the frame of a title of a given width: centred in the bar if the buttons leave room for that. Otherwise it
  /// is moved between them, since iOS 26 to the leading side.
  func titleRoom(for width: Double) -> Rect {
    let leading = placed(item.leadingItems, atLeading: true).map(\.frame) + [backFrame].compactMap(\.self)
    let trailing = placed(item.trailingItems, atLeading: false).map(\.frame) + [trailingSearchFrame].compactMap(\.self)
    let (lefts, rights) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let left = lefts.map(\.maxX).max().map { $0 + 8 } ?? leftMargin
    let right = rights.map(\.minX).min().map { $0 - 8 } ?? bounds.width - rightMargin
    let shown = max(0, min(width, right - left))
    let centred = bounds.midX - shown / 2
    let isFree = centred >= left && centred + shown <= right
    let x =
      isTitleLeading || barItemMetrics.hasGlass && !isFree
      ? (isRightToLeft ? right - shown : left) : min(max(centred, left), max(left, right - shown))
    return Rect(x: x, y: row.minY, width: shown, height: row.height)
  }

  // MARK: Views

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (items, isLeading) in [(item.leadingItems, true), (item.trailingItems, false)] {
      for place in placed(items, atLeading: isLeading) {
        guard let view = place.item.customView else { continue }
        center(view, in: place.frame)
      }
    }
    if let titleView = item.titleView {
      center(titleView, in: titleRoom(for: naturalOrFrameSize(of: titleView).width))
    }
    layOutSearchBar()
  }

  private func center(_ view: View, in rect: Rect) {
    let height = min(naturalOrFrameSize(of: view).height, rect.height)
    view.frame = Rect(x: rect.minX, y: roundedToPixel(rect.midY - height / 2), width: rect.width, height: height)
  }

  // MARK: Drawing

  open override var textSummary: TextSummary? { placedTitle()?.summary(of: item.title ?? "") }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    return backgroundItems() + promptItems() + backItems() + buttonItems() + titleItems()
  }
}

extension ViewKind {
  package static let navigationBar = ViewKind.bar.named("navigationBar", "UINavigationBar") { $0.role = .title }
}

extension NavigationBar: ColoredParts {
  package var coloredParts: [(LayoutStyle.Property, Color?)] { [(.barTint, barTintColor)] }
}

extension NavigationBar: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    var parts: [AccessibilityPart] = []
    if let backFrame, let title = item.backTitle {
      parts.append(
        AccessibilityPart(
          frame: backFrame,
          AccessibilityDefaults(label: title.isEmpty ? nil : title, traits: .button, role: .backButton)))
    }
    parts += accessibilityParts(for: placed(item.leadingItems, atLeading: true))
    if let title = placedTitle() {
      // In the row of buttons the title is as high as these, so that it is read between them.
      let text = Rect(origin: title.origin, size: title.paragraph.size)
      let frame = hasLargeTitle ? text : Rect(x: text.minX, y: row.minY, width: text.width, height: row.height)
      parts.append(AccessibilityPart(frame: frame, AccessibilityDefaults(label: item.title, traits: .header)))
    }
    return parts + accessibilityParts(for: placed(item.trailingItems, atLeading: false))
  }

  package var groupsAccessibilityElements: Bool { true }
}
