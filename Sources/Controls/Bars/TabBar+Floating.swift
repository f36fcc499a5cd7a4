import AutoLayout
import Graphics

/// A floating capsule and the frames of its tabs, in the bar's coordinates.
struct FloatingTabs {
  /// The arrangement of an icon and a title.
  enum Arrangement {
    /// The icon above the title.
    case stacked
    /// The icon beside the title, on phones in landscape.
    case inline
    /// The title alone, on tablets.
    case titles
  }

  var capsule: Rect
  var tabs: [Rect]
  var arrangement: Arrangement
}

extension TabBar {
  /// The floating capsule, or `nil` if the tabs share a bar.
  var floatingTabs: FloatingTabs? {
    if isAtTop { return titleTabs }
    guard let metrics = barMetrics.capsule else { return nil }
    return isInLowBar ? inlineTabs(metrics) : stackedTabs(metrics)
  }

  // MARK: Frames

  /// Tabs of equal width from one end of the capsule to the other, which overlap more if the capsule would come near
  /// the sides.
  private func stackedTabs(_ metrics: FloatingTabMetrics) -> FloatingTabs {
    let count = Double(max(items.count, 1))
    let ends = 2 * metrics.inset + metrics.overlap
    let (natural, room) = (ends + metrics.pitch * count, max(0, bounds.width - 2 * metrics.sideMargin))
    let width = min(natural, room)
    let surplus = natural < room ? nil : metrics.surplus[items.count]
    let tabWidth = width / count + (surplus ?? metrics.overlap - ends / count)
    let pitch = (width - 2 * metrics.inset - tabWidth) / max(1, count - 1)
    let capsule = capsule(of: Size(width: width, height: metrics.height))
    let tabs = items.indices.map { index in
      Rect(
        x: capsule.minX + metrics.inset + pitch * Double(index), y: capsule.minY + metrics.inset,
        width: tabWidth, height: capsule.height - 2 * metrics.inset)
    }
    return FloatingTabs(capsule: capsule, tabs: mirrored(tabs, in: capsule), arrangement: .stacked)
  }

  /// Tabs as wide as their content, measured on simulators of iOS 26.1: 6 points, the icon, 8 points, the title and 12
  /// points.
  private func inlineTabs(_ metrics: FloatingTabMetrics) -> FloatingTabs {
    let widths = items.map { tab in
      6 + iconSize(of: tab, .inline).width + 8 + titleWidth(of: tab, font: Self.inlineFont(isSelected: false)) + 12
    }
    let width = widths.reduce(0, +) + metrics.inset * Double(items.count + 1)
    let capsule = capsule(of: Size(width: width, height: metrics.lowHeight))
    return FloatingTabs(
      capsule: capsule, tabs: packed(widths, in: capsule, inset: metrics.inset, spacing: metrics.inset),
      arrangement: .inline)
  }

  /// Tabs of tablets, measured on a simulator of iPadOS 26.1: 36 points high, the titles in 17 points 16 from the ends.
  private var titleTabs: FloatingTabs {
    let widths = items.map { titleWidth(of: $0, font: Self.titleTabFont) + 32 }
    let size = Size(width: widths.reduce(0, +) + 8, height: 44)
    let capsule = Rect(
      x: roundedToPixel((bounds.width - size.width) / 2), y: roundedToPixel((bounds.height - size.height) / 2),
      width: size.width, height: size.height)
    return FloatingTabs(
      capsule: capsule, tabs: packed(widths, in: capsule, inset: 4, spacing: 0), arrangement: .titles)
  }

  /// Returns the frame of a capsule at the top of the bar, at whole points as on simulators. In a bar without room for
  /// it, the capsule is 8 points above the lower end of the bar or of the screen below it.
  private func capsule(of size: Size) -> Rect {
    let height = bounds.height + heightBelowSafeArea
    return Rect(
      x: ((bounds.width - size.width) / 2).rounded(), y: min(0, height - size.height - 8), width: size.width,
      height: size.height)
  }

  private func packed(_ widths: [Double], in capsule: Rect, inset: Double, spacing: Double) -> [Rect] {
    var start = capsule.minX + inset
    let tabs = widths.map { width in
      defer { start += width + spacing }
      return Rect(x: start, y: capsule.minY + 4, width: width, height: capsule.height - 8)
    }
    return mirrored(tabs, in: capsule)
  }

  private func mirrored(_ tabs: [Rect], in capsule: Rect) -> [Rect] {
    guard isRightToLeft else { return tabs }
    return tabs.map { $0.offset(by: Point(x: capsule.minX + capsule.maxX - $0.minX - $0.maxX, y: 0)) }
  }

  private func titleWidth(of tab: TabBarItem, font: Font) -> Double {
    tab.shownTitle(in: traitCollection.locale).map { textSize(AttributedText($0, font: font)).width } ?? 0
  }

  // MARK: Drawing

  func floatingItems(in tabs: FloatingTabs) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    var drawn: [DisplayItem] = []
    if tabs.tabs.indices.contains(selectedIndex) {
      let tab = tabs.tabs[selectedIndex]
      drawn.append(.fill(.roundedRect(tab, radius: tab.height / 2), selectionColor))
    }
    for (index, rect) in tabs.tabs.enumerated() {
      drawn += tabItems(items[index], isSelected: index == selectedIndex, in: rect, tabs.arrangement)
    }
    if barItemMetrics.hasGlass { return adaptiveGlassItems(in: tabs.capsule, content: drawn) }
    // The material of iPadOS 18.
    let radius = tabs.capsule.height / 2
    return [.fill(.roundedRect(tabs.capsule, radius: radius), color(.tertiarySystemFill))] + drawn
  }

  /// Measured on simulators of iOS 26.1: the glass is 7% darker at the selected tab, in dark appearance 14% brighter.
  private var selectionColor: Color { Color(light: .black.opacity(0.071), dark: .white.opacity(0.144)) }

  /// Measured on simulators of iOS 26.1: 191919, in dark appearance F3F3F3.
  private var unselectedColor: Color { Color(light: Color(hex: 0x191919), dark: Color(hex: 0xF3F3F3)) }

  private func tabItems(
    _ tab: TabBarItem, isSelected: Bool, in rect: Rect, _ arrangement: FloatingTabs.Arrangement
  ) -> [DisplayItem] {
    let image = arrangement == .titles ? nil : shownImage(of: tab, isSelected: isSelected)
    let icon = iconSize(of: tab, arrangement)
    let place = place(of: tab, icon: icon, in: rect, arrangement)
    return contentItems(
      of: tab, image, icon, at: place, font: font(of: arrangement, isSelected: isSelected),
      ink: isSelected ? effectiveTintColor : unselectedColor)
      + badgeItems(of: tab, in: rect, place, icon, arrangement)
  }

  /// Icons are at most 30 points wide and high. Beside titles, they are three quarters as large.
  private func iconSize(of tab: TabBarItem, _ arrangement: FloatingTabs.Arrangement) -> Size {
    guard let image = shownImage(of: tab, isSelected: false), arrangement != .titles else { return .zero }
    let size = size(of: image, within: 30)
    let scale = arrangement == .inline ? 20.5 / 27.5 : 1
    return Size(width: size.width * scale, height: size.height * scale)
  }

  /// Measured on simulators of iOS 26.1: the middle of an icon is 20 points below the top of the tab, the title in the
  /// 12 points from 35 on.
  private func place(
    of tab: TabBarItem, icon: Size, in rect: Rect, _ arrangement: FloatingTabs.Arrangement
  ) -> TabPlace {
    switch arrangement {
    case .stacked:
      return TabPlace(
        icon: Point(x: rect.midX, y: tab.shownTitle(in: traitCollection.locale) == nil ? rect.midY : rect.minY + 20),
        title: Rect(x: rect.minX + 4, y: rect.minY + 35, width: rect.width - 8, height: 12))
    case .inline:
      let place = TabPlace(
        icon: Point(x: rect.minX + 6 + icon.width / 2, y: rect.midY),
        title: Rect(
          x: rect.minX + 14 + icon.width, y: rect.minY, width: max(0, rect.width - 20 - icon.width),
          height: rect.height))
      return isRightToLeft ? place.mirrored(in: rect) : place
    case .titles: return TabPlace(icon: Point(x: rect.midX, y: rect.midY), title: rect)
    }
  }

  /// On recorded pictures of iOS 26.2, badges are 2 points below the top of the tab. On simulators of iOS 26.1, they
  /// are 16 points high on phones in landscape, and 1 point from the end of the tab; on tablets 18.5 points, from the
  /// end of the title on and 2 above the tab.
  private func badgeItems(
    of tab: TabBarItem, in rect: Rect, _ place: TabPlace, _ icon: Size, _ arrangement: FloatingTabs.Arrangement
  ) -> [DisplayItem] {
    let end = isRightToLeft ? rect.minX : rect.maxX
    let (inward, y) = (isRightToLeft ? 1.0 : -1, rect.minY)
    switch arrangement {
    case .stacked:
      return badgeItems(
        tab.badgeValue, from: badgeStart(at: place.icon, icon), top: y + 2, height: barMetrics.badgeHeight)
    case .inline: return badgeItems(tab.badgeValue, from: end + 17 * inward, top: y, height: 16)
    case .titles: return badgeItems(tab.badgeValue, from: end + 16 * inward, top: y - 2, height: 18.5)
    }
  }

  private static let titleTabFont = Font.systemFont(ofSize: 17)

  private static func inlineFont(isSelected: Bool) -> Font { .systemFont(ofSize: 12, weight: isSelected ? 600 : 400) }

  private func font(of arrangement: FloatingTabs.Arrangement, isSelected: Bool) -> Font {
    switch arrangement {
    case .stacked: .systemFont(ofSize: 10, weight: barMetrics.titleWeight)
    case .inline: Self.inlineFont(isSelected: isSelected)
    case .titles: Self.titleTabFont
    }
  }
}
