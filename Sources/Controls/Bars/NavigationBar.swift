import AutoLayout
import Graphics

/// The content of a navigation bar for one screen.
public struct NavigationItem {
  public var title: String?
  /// A line of text above the title.
  public var prompt: String?
  /// The title of the back button, or `nil` for no back button.
  public var backTitle: String?
  /// A view shown instead of the title.
  public var titleView: View?
  /// The items at the leading edge, in reading order.
  public var leadingItems: [BarButtonItem] = []
  /// The items at the trailing edge, from the edge inwards.
  public var trailingItems: [BarButtonItem] = []
  /// Whether the title is shown large, in a second row below the buttons.
  public var showsLargeTitle = false

  public init(title: String? = nil) { self.title = title }
}

/// The bar at the top of a screen, with its title and buttons.
open class NavigationBar: View {
  open override var elementClass: String { "navigationBar" }
  open override var platformClass: String { "UINavigationBar" }

  public var item = NavigationItem() {
    didSet {
      adoptViews(replacing: oldValue)
      invalidateIntrinsicContentSize()
    }
  }
  /// The bar's background colour, or `nil` for the system's.
  public var barTintColor: Color?
  /// The height of the status bar above the bar in points. The bar's background extends under it.
  package var statusBarHeight = 0.0
  /// The colour of the title, or `nil` for the label colour.
  public var titleColor: Color?
  /// The font of the title in the row of buttons. Large titles have the size of the text style `largeTitle`, in bold.
  public var titleFont = Font.systemFont(ofSize: 17, weight: 600)

  /// The height of the row of buttons in points, or `nil` for the natural height.
  package var rowHeight: Double?
  /// Whether the content starts below the bar, so that the bar is transparent and has no line, as since iOS 15.
  package var isAtScrollEdge = false

  open override var descriptiveText: String? { item.title }

  /// The height is 44 points, or 32 on phones in landscape that are not large, plus 30 for a prompt, plus 52 for a large title
  /// at text size L.
  open override var intrinsicContentSize: Size {
    Size(
      width: Self.noIntrinsicMetric,
      height: naturalBarHeight(44) + (item.prompt == nil ? 0 : 30) + (showsLargeTitle ? largeTitleHeight : 0))
  }

  /// Returns the height that a large title adds to a bar: the leading of the text style `largeTitle` and 11 points.
  package static func largeTitleHeight(for traits: TraitCollection) -> Double {
    TextStyle.largeTitle.specification(for: traits).leading + 11
  }

  private var largeTitleHeight: Double { Self.largeTitleHeight(for: traitCollection) }

  /// Large titles are not shown on phones in landscape.
  private var showsLargeTitle: Bool { item.showsLargeTitle && traitCollection.verticalSizeClass == .regular }

  // MARK: Frames

  /// The distance of items from the edges: 16 points in bars narrower than 400 points, 20 in wider ones.
  private var sideMargin: Double { bounds.width < 400 ? 16 : 20 }

  /// The distance of items from the left edge and from the right edge.
  private var leftMargin: Double { sideMargin + safeAreaInsets.left }
  private var rightMargin: Double { sideMargin + safeAreaInsets.right }

  /// Whether there is room for a large title below the row of buttons.
  private var hasLargeTitle: Bool { showsLargeTitle && bounds.height >= naturalBarHeight(44) + largeTitleHeight }

  /// The row of buttons. In a bar that extends under the status bar it is at the bottom.
  private var row: Rect {
    let below = hasLargeTitle ? largeTitleHeight : 0
    let height = min(rowHeight ?? naturalBarHeight(44), bounds.height - below)
    return Rect(x: 0, y: bounds.maxY - below - height, width: bounds.width, height: height)
  }

  private var backWidth: Double {
    item.backTitle.map { textSize(AttributedText($0, font: .systemFont(ofSize: 17))).width + 19 } ?? 0
  }

  /// Returns the frames of bar items, from one edge inwards.
  private func rects(of items: [BarButtonItem], fromLeading: Bool) -> [Rect] {
    let isAtLeft = fromLeading != isRightToLeft
    var distance = isAtLeft ? leftMargin : rightMargin
    if fromLeading, item.backTitle != nil { distance += 16 - sideMargin + min(backWidth, bounds.width / 3) }
    return items.map { item in
      let width = barItemWidth(item)
      defer { distance += width + 16 }
      let left = isAtLeft ? distance : bounds.width - distance - width
      return Rect(x: left, y: row.minY, width: width, height: row.height)
    }
  }

  /// Returns the frame of a title of a given width: centred in the bar if the buttons leave room for that, otherwise
  /// moved between them.
  private func titleRoom(for width: Double) -> Rect {
    let leading = rects(of: item.leadingItems, fromLeading: true) + (item.backTitle == nil ? [] : [backRoom])
    let trailing = rects(of: item.trailingItems, fromLeading: false)
    let (lefts, rights) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let left = lefts.map(\.maxX).max().map { $0 + 8 } ?? leftMargin
    let right = rights.map(\.minX).min().map { $0 - 8 } ?? bounds.width - rightMargin
    let shown = max(0, min(width, right - left))
    let centred = min(max(bounds.midX - shown / 2, left), max(left, right - shown))
    return Rect(x: centred, y: row.minY, width: shown, height: row.height)
  }

  private var backRoom: Rect {
    let width = min(backWidth, bounds.width / 3)
    let left = isRightToLeft ? bounds.width - safeAreaInsets.right - 8 - width : safeAreaInsets.left + 8
    return Rect(x: left, y: row.minY, width: width, height: row.height)
  }

  // MARK: Views

  private func adoptViews(replacing old: NavigationItem) {
    for view in Self.views(of: old) { view.removeFromSuperview() }
    for view in Self.views(of: item) { addSubview(view) }
  }

  private static func views(of item: NavigationItem) -> [View] {
    (item.leadingItems + item.trailingItems).compactMap(\.customView) + [item.titleView].compactMap { $0 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (items, isLeading) in [(item.leadingItems, true), (item.trailingItems, false)] {
      for (item, rect) in zip(items, rects(of: items, fromLeading: isLeading)) {
        guard let view = item.customView else { continue }
        center(view, in: rect)
      }
    }
    if let titleView = item.titleView {
      center(titleView, in: titleRoom(for: naturalOrFrameSize(of: titleView).width))
    }
  }

  private func center(_ view: View, in rect: Rect) {
    let height = min(naturalOrFrameSize(of: view).height, rect.height)
    view.frame = Rect(x: rect.minX, y: roundedToPixel(rect.midY - height / 2), width: rect.width, height: height)
  }

  // MARK: Drawing

  open override var textSummary: TextSummary? { placedTitle()?.summary(of: item.title ?? "") }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    var items = backgroundItems()
    items += promptItems() + backItems()
    for (barItems, isLeading) in [(item.leadingItems, true), (item.trailingItems, false)] {
      for (barItem, rect) in zip(barItems, rects(of: barItems, fromLeading: isLeading)) {
        items += displayItems(for: barItem, in: rect)
      }
    }
    return items + (placedTitle()?.items(color: titleColor ?? color(.label)) ?? [])
  }

  private func backgroundItems() -> [DisplayItem] {
    if isAtScrollEdge, barTintColor == nil { return [] }
    let background = barTintColor ?? (item.showsLargeTitle ? color(.systemBackground) : barBackground)
    let covered = bounds.inset(by: EdgeInsets(top: -statusBarHeight))
    let fill: [DisplayItem] = backgroundColor == nil || barTintColor != nil ? [.fill(.rect(covered), background)] : []
    return item.showsLargeTitle || isAtScrollEdge ? fill : fill + [barShadow(atY: bounds.maxY - 0.5)]
  }

  private func placedTitle() -> PlacedText? {
    guard let title = item.title, item.titleView == nil else { return nil }
    if hasLargeTitle {
      let room = Rect(
        x: leftMargin, y: bounds.maxY - largeTitleHeight, width: bounds.width - leftMargin - rightMargin,
        height: largeTitleHeight - 4)
      let size = TextStyle.largeTitle.specification(for: traitCollection).size
      return place(AttributedText(title, font: .systemFont(ofSize: size, weight: 700)), in: room)
    }
    let text = AttributedText(title, font: titleFont)
    return place(text, in: titleRoom(for: textSize(text).width), settings: TextSettings(alignment: .center))
  }

  private func promptItems() -> [DisplayItem] {
    guard let prompt = item.prompt, row.minY >= 24 else { return [] }
    let room = Rect(
      x: leftMargin, y: row.minY - 24, width: bounds.width - leftMargin - rightMargin, height: 20)
    return place(
      AttributedText(prompt, font: .systemFont(ofSize: 13)), in: room, settings: TextSettings(alignment: .center))?
      .items(color: color(.label)) ?? []
  }

  private func backItems() -> [DisplayItem] {
    guard let backTitle = item.backTitle else { return [] }
    let room = backRoom
    let chevron = Rect(
      x: isRightToLeft ? room.maxX - 10 : room.minX + 1, y: room.midY - 8.5, width: 9, height: 17)
    let textRoom = room.inset(by: EdgeInsets(left: isRightToLeft ? 0 : 16, right: isRightToLeft ? 16 : 0))
    return [Shapes.chevron(in: chevron, isMirrored: !isRightToLeft, width: 2.6, color: effectiveTintColor)]
      + (place(AttributedText(backTitle, font: .systemFont(ofSize: 17)), in: textRoom)?
        .items(color: effectiveTintColor) ?? [])
  }
}
