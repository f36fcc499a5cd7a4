import AutoLayout
import Graphics

extension View {
  /// Whether the view is on a phone in landscape that is not large. Bars are lower there.
  var isInLowBar: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass == .compact
  }

  /// The distance of bar button items from the sides of the bar, without the safe area.
  var barSideMargin: Double {
    if isInLowBar, let margin = barItemMetrics.lowSideMargin { return margin }
    return barItemMetrics.sideMargin ?? (bounds.width < 400 ? 16 : 20)
  }

  /// Returns the background of bars up to iOS 18: the material of bars, through which blurred content shines, or a
  /// bar's own colour.
  ///
  /// Measured over white on recorded pictures: white, and not the F9F9F9 of Apple's design resources.
  func barBackground(in rect: Rect, _ tint: Color?) -> DisplayItem {
    if let tint { return .fill(.rect(rect), tint) }
    let isDark = traitCollection.userInterfaceStyle == .dark
    var material = VisualEffectView.Style.systemChromeMaterial.backdrop(isDark: isDark)
    if !isDark { material.tint = .white.opacity(material.tint.alpha) }
    return .backdrop(.rect(rect), material)
  }

  /// Returns the background of a bar at the bottom of the screen, with a line above it. If the bar ends at the safe
  /// area, the background extends under the home indicator, as UIKit's does for bars whose position is the bottom.
  ///
  /// - Parameters:
  ///   - tint: The bar's own colour, or `nil` for the system's.
  ///   - isAtScrollEdge: Whether no content is behind the bar, which makes it transparent.
  func bottomBarBackground(_ tint: Color?, isAtScrollEdge: Bool) -> [DisplayItem] {
    if isAtScrollEdge || barItemMetrics.hasGlass, tint == nil { return [] }
    let ground = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height + heightBelowSafeArea)
    let isClear = (backgroundColor?.alpha ?? 0) == 0
    let fill: [DisplayItem] = isClear || tint != nil ? [barBackground(in: ground, tint)] : []
    return isAtScrollEdge || barItemMetrics.hasGlass ? fill : fill + [barShadow(at: .top)]
  }

  /// The height of the area below the view that the safe area leaves out, or 0 if the view does not end at the safe
  /// area.
  var heightBelowSafeArea: Double {
    let root = rootView
    guard root !== self else { return 0 }
    let below = root.bounds.maxY - convert(bounds, to: root).maxY
    return abs(below - root.safeAreaInsets.bottom) < 1 ? max(0, below) : 0
  }

  /// Returns the line at an edge of a bar: one pixel, outside the bar.
  ///
  /// Measured on recorded pictures before iOS 15: B2B2B2 over white, which is black at 30%. In dark appearance white at
  /// 15%.
  func barShadow(at edge: VerticalEdge) -> DisplayItem {
    let thickness = 1 / traitCollection.displayScale
    let y = edge == .top ? -thickness : bounds.maxY
    let isDark = traitCollection.userInterfaceStyle == .dark
    return .fill(
      .rect(Rect(x: 0, y: y, width: bounds.width, height: thickness)),
      isDark ? .white.opacity(0.15) : .black.opacity(0.3))
  }

  /// Returns the soft edge where content passes under a navigation bar since iOS 26: the background fades in towards
  /// the top. In a running app, the content is blurred as well.
  func scrollEdgeEffect(in rect: Rect) -> [DisplayItem] {
    // Whole points, so that no seams show between the strips.
    stride(from: 0, to: rect.height, by: 4).map { start in
      // By eye: nearly opaque at the top, gone at the lower end, without a visible beginning.
      let distance = min((start + 2) / rect.height, 1)
      let strength = 0.85 * (1 - distance * distance * (3 - 2 * distance))
      let strip = Rect(x: rect.minX, y: rect.minY + start, width: rect.width, height: min(4, rect.height - start))
      return .fill(.rect(strip), color(.systemBackground).opacity(strength))
    }
  }
}

/// The upper or lower edge of a bar.
enum VerticalEdge {
  case top, bottom
}
