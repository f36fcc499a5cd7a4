import AutoLayout
import Graphics

extension View {
  /// The room that an item takes along a bar, in points.
  func barItemWidth(_ item: BarButtonItem) -> Double {
    if item.width > 0 { return item.width }
    if let view = item.customView { return naturalOrFrameSize(of: view).width }
    if item.systemItem == .fixedSpace { return 8 }
    let (title, image) = item.label(in: traitCollection.locale)
    if let title { return textSize(title).width }
    return image.map { max($0.size.width, 22) } ?? 0
  }

  /// The items that draw a bar's item in the middle of a rectangle.
  func barItemItems(_ item: BarButtonItem, in rect: Rect) -> [DisplayItem] {
    guard item.customView == nil else { return [] }
    let (title, image) = item.label(in: traitCollection.locale)
    let ink = item.isEnabled ? item.tintColor ?? effectiveTintColor : color(.tertiaryLabel)
    if let title {
      return place(title, in: rect, settings: TextSettings(alignment: .center))?.items(color: ink) ?? []
    }
    guard let image else { return [] }
    return items(of: image.template, in: ContentMode.center.rect(for: image.size, in: rect), tint: ink)
  }

  /// A bar's colour: translucent in front of what it covers.
  var barBackground: Color {
    traitCollection.userInterfaceStyle == .dark ? Color(hex: 0x161616, alpha: 0.94) : Color(hex: 0xF9F9F9, alpha: 0.94)
  }

  /// The line between a bar and what it stands beside.
  func barShadow(atY y: Double) -> DisplayItem {
    .fill(.rect(Rect(x: 0, y: y, width: bounds.width, height: 0.5)), color(.separator))
  }
}
