internal import CPango
import Graphics

/// A paragraph's tab stops for Pango.
struct TabStops {
  /// More stops than any line has room for.
  private static let greatestCount = 500

  private let style: ParagraphStyle
  private let isRightToLeft: Bool

  init(_ style: ParagraphStyle, isRightToLeft: Bool) {
    self.style = style
    self.isRightToLeft = isRightToLeft
  }

  /// The stops, told from the indent that all lines have; the caller owns the array.
  func pangoTabs() -> OpaquePointer {
    let stops = stops
    // Only fails without memory.
    let tabs: OpaquePointer = pango_tab_array_new(Int32(stops.count), 0)
    let indent = Indents(style).shared
    for (number, stop) in stops.enumerated() {
      let place = TextBox.pangoUnits(max(stop.location - indent, 0))
      pango_tab_array_set_tab(tabs, Int32(number), alignment(of: stop), place)
    }
    return tabs
  }

  /// The style's own, then multiples of its interval; without one, Pango goes on by the distance of the last two.
  private var stops: [TextTab] {
    var stops = style.tabStops.filter { (0...100_000).contains($0.location) }
    stops.sort { $0.location < $1.location }
    stops.removeLast(max(stops.count - TabStops.greatestCount, 0))
    let interval = style.defaultTabInterval
    guard interval.isFinite, interval >= 1 else { return stops }
    var multiple = ((stops.last?.location ?? 0) / interval).rounded(.down) + 1
    while stops.count < TabStops.greatestCount, multiple * interval <= 100_000 {
      stops.append(TextTab(location: multiple * interval))
      multiple += 1
    }
    return stops
  }

  /// Pango's left is where a line starts, on either side.
  private func alignment(of stop: TextTab) -> PangoTabAlign {
    switch stop.alignment {
    case .natural: PANGO_TAB_LEFT
    case .left: isRightToLeft ? PANGO_TAB_RIGHT : PANGO_TAB_LEFT
    case .right: isRightToLeft ? PANGO_TAB_LEFT : PANGO_TAB_RIGHT
    case .center: PANGO_TAB_CENTER
    case .decimal: PANGO_TAB_DECIMAL
    }
  }
}
