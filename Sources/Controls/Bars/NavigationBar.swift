import AutoLayout
import Graphics

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

/// The bar above a screen, with its title and buttons.
open class NavigationBar: View {
  open override var elementClass: String { "navigationBar" }
  open override var platformClass: String { "UINavigationBar" }

  /// What it shows.
  public var item = NavigationItem() {
    didSet {
      adoptViews(replacing: oldValue)
      invalidateIntrinsicContentSize()
    }
  }
  /// The bar's colour; none for the platform's.
  public var barTintColor: Color?
  /// The titles' colour; none for the platform's.
  public var titleColor: Color?
  /// The title's font.
  public var titleFont = Font.systemFont(ofSize: 17, weight: 600)

  open override var descriptiveText: String? { item.title }

  /// 44 points; a prompt takes 30, a large title 52 more.
  open override var intrinsicContentSize: Size {
    Size(
      width: Self.noIntrinsicMetric,
      height: 44 + (item.prompt == nil ? 0 : 30) + (item.showsLargeTitle ? 52 : 0))
  }

  // MARK: Places

  /// The distance of items from the edges: 16 points below a width of 400, else 20.
  private var sideMargin: Double { bounds.width < 400 ? 16 : 20 }

  /// The strip with the buttons; a bar that reaches under the status bar keeps it at its bottom.
  private var row: Rect {
    let below = item.showsLargeTitle && bounds.height >= 96 ? 52.0 : 0
    let height = min(44, bounds.height - below)
    return Rect(x: 0, y: bounds.maxY - below - height, width: bounds.width, height: height)
  }

  private var backWidth: Double {
    item.backTitle.map { textSize(AttributedText($0, font: .systemFont(ofSize: 17))).width + 19 } ?? 0
  }

  /// The items' rectangles from the edges inwards.
  private func rects(of items: [BarButtonItem], fromLeading: Bool) -> [Rect] {
    var distance = fromLeading && item.backTitle != nil ? 8 + min(backWidth, bounds.width / 3) + 8 : sideMargin
    return items.map { item in
      let width = barItemWidth(item)
      defer { distance += width + 16 }
      let left = fromLeading != isRightToLeft ? distance : bounds.width - distance - width
      return Rect(x: left, y: row.minY, width: width, height: row.height)
    }
  }

  /// Between the buttons, in the bar's middle where that leaves room for the whole title.
  private func titleRoom(for width: Double) -> Rect {
    let leading = rects(of: item.leadingItems, fromLeading: true) + (item.backTitle == nil ? [] : [backRoom])
    let trailing = rects(of: item.trailingItems, fromLeading: false)
    let (lefts, rights) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let left = lefts.map(\.maxX).max().map { $0 + 8 } ?? sideMargin
    let right = rights.map(\.minX).min().map { $0 - 8 } ?? bounds.width - sideMargin
    let shown = max(0, min(width, right - left))
    let centred = min(max(bounds.midX - shown / 2, left), max(left, right - shown))
    return Rect(x: centred, y: row.minY, width: shown, height: row.height)
  }

  private var backRoom: Rect {
    let width = min(backWidth, bounds.width / 3)
    return Rect(x: isRightToLeft ? bounds.width - 8 - width : 8, y: row.minY, width: width, height: row.height)
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
    let background = barTintColor ?? (item.showsLargeTitle ? color(.systemBackground) : barBackground)
    var items: [DisplayItem] = backgroundColor == nil || barTintColor != nil ? [.fill(.rect(bounds), background)] : []
    if !item.showsLargeTitle { items.append(barShadow(atY: bounds.maxY - 0.5)) }
    items += promptItems() + backItems()
    for (barItems, isLeading) in [(item.leadingItems, true), (item.trailingItems, false)] {
      for (barItem, rect) in zip(barItems, rects(of: barItems, fromLeading: isLeading)) {
        items += barItemItems(barItem, in: rect)
      }
    }
    return items + (placedTitle()?.items(color: titleColor ?? color(.label)) ?? [])
  }

  private func placedTitle() -> PlacedText? {
    guard let title = item.title, item.titleView == nil else { return nil }
    if item.showsLargeTitle, bounds.height >= 96 {
      let room = Rect(x: sideMargin, y: bounds.maxY - 52, width: bounds.width - 2 * sideMargin, height: 48)
      return place(AttributedText(title, font: .systemFont(ofSize: 34, weight: 700)), in: room)
    }
    let text = AttributedText(title, font: titleFont)
    return place(text, in: titleRoom(for: textSize(text).width), settings: TextSettings(alignment: .center))
  }

  private func promptItems() -> [DisplayItem] {
    guard let prompt = item.prompt, row.minY >= 24 else { return [] }
    let room = Rect(x: sideMargin, y: row.minY - 24, width: bounds.width - 2 * sideMargin, height: 20)
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
