import AutoLayout
import Graphics

extension NavigationBar {
  func backgroundItems() -> [DisplayItem] {
    let covered = bounds.inset(by: EdgeInsets(top: -statusBarHeight))
    if appearance?.isTransparent == true { return [] }
    let isPlain = isPlainAtScrollEdge && isWithoutContentBehind
    let ownTint = (isPlain ? nil : barTintColor) ?? appearance?.background
    if ownTint == nil, isTransparent {
      return barItemMetrics.hasGlass && !isWithoutContentBehind ? scrollEdgeEffect(in: covered) : []
    }
    let tint = ownTint ?? (item.showsLargeTitle ? color(.systemBackground) : nil)
    let fill = backgroundColor == nil || ownTint != nil ? [barBackground(in: covered, tint)] : []
    return item.showsLargeTitle || isTransparent ? fill : fill + [barShadow(at: .bottom)]
  }

  /// The appearance in effect, or `nil` if the bar has none.
  private var appearance: Appearance? {
    appearances.map { isWithoutContentBehind ? $0.scrollEdge : $0.standard }
  }

  /// Whether the bar has neither background nor line of its own: since iOS 26 always, since iOS 15 at the edge of the
  /// content.
  private var isTransparent: Bool { barItemMetrics.hasGlass || isWithoutContentBehind }

  private var isWithoutContentBehind: Bool {
    isAtScrollEdge ?? (look >= .iOS15 && !ScrollEdge(of: self, at: .top, screen: screenBehind).hasContentBehind)
  }

  func buttonItems() -> [DisplayItem] {
    displayItems(for: placed(item.leadingItems, atLeading: true))
      + displayItems(for: placed(item.trailingItems, atLeading: false))
  }

  // MARK: Titles

  func titleItems() -> [DisplayItem] {
    let own = hasLargeTitle ? appearance?.largeTitleColor : appearance?.titleColor
    return placedTitle()?.items(color: own ?? titleColor ?? color(.label)) ?? []
  }

  func placedTitle() -> PlacedText? {
    guard let title = item.title, item.titleView == nil else { return nil }
    if hasLargeTitle { return placedLargeTitle(title) }
    let text = AttributedText(title, font: appearance?.titleFont ?? titleFont)
    return place(text, in: titleRoom(for: textSize(text).width), settings: TextSettings(alignment: .center))
  }

  /// The width in points of the title in the row of buttons, which is 0 if there is none.
  var titleWidth: Double {
    if let view = item.titleView { return naturalOrFrameSize(of: view).width }
    guard let title = item.title, !hasLargeTitle else { return 0 }
    return textSize(AttributedText(title, font: appearance?.titleFont ?? titleFont)).width
  }

  private func placedLargeTitle(_ title: String) -> PlacedText? {
    let room = Rect(
      x: leftMargin, y: bounds.maxY - searchRowHeight - largeTitleHeight,
      width: bounds.width - leftMargin - rightMargin,
      height: largeTitleHeight - 4)
    let size = TextStyle.largeTitle.specification(for: traitCollection).size
    return place(AttributedText(title, font: .systemFont(ofSize: size, weight: 700)), in: room)
  }

  func promptItems() -> [DisplayItem] {
    guard let prompt = item.prompt, row.minY >= 24 else { return [] }
    let room = Rect(
      x: leftMargin, y: row.minY - 24, width: bounds.width - leftMargin - rightMargin, height: 20)
    return place(
      AttributedText(prompt, font: .systemFont(ofSize: barMetrics.promptFontSize)), in: room,
      settings: TextSettings(alignment: .center))?
      .items(color: color(barItemMetrics.hasGlass ? .secondaryLabel : .label)) ?? []
  }

  // MARK: Back button

  func backItems() -> [DisplayItem] {
    guard let frame = backFrame, let title = shownBackTitle else { return [] }
    guard barItemMetrics.hasGlass else { return backItems(title, in: frame) }
    let chevron = configured(Image(systemName: "chevron.backward"), for: barItemMetrics.symbols)
    let place = ContentMode.center.rect(for: chevron.size, in: frame)
    return adaptiveGlassItems(in: frame, content: items(of: chevron, in: place, tint: .label))
  }

  /// With its line of 2.4 points and the mitre at its tip, the chevron is 11 points wide and 18.8 high, as on recorded
  /// pictures of iOS 17.5 and 18.5.
  private func backItems(_ title: String, in frame: Rect) -> [DisplayItem] {
    let size = Size(width: 8.1, height: 16.4)
    let chevron = Rect(
      x: isRightToLeft ? frame.maxX - 3 - size.width : frame.minX + 3, y: frame.midY - size.height / 2,
      width: size.width, height: size.height)
    let room = frame.inset(
      by: EdgeInsets(
        left: isRightToLeft ? 0 : Self.backChevronWidth, right: isRightToLeft ? Self.backChevronWidth : 0))
    return [Shapes.chevron(in: chevron, isMirrored: !isRightToLeft, width: 2.4, color: effectiveTintColor)]
      + (place(AttributedText(title, font: .systemFont(ofSize: 17)), in: room)?.items(color: effectiveTintColor) ?? [])
  }
}
