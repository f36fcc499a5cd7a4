import Graphics

/// The measured sizes and baselines of a view's content, so that a layout measures only what changed.
struct ContentMeasurements {
  /// The environment in which the content was measured.
  private(set) var environment: LayoutEnvironment?
  /// The design-time size that replaces the view's intrinsic size.
  var placeholder = PlaceholderSize()
  /// The intrinsic size without a width.
  var intrinsic: Size?
  private var atWidths: [AtWidth] = []

  /// The measurements for a width. Those that were not needed yet are `nil`.
  struct AtWidth {
    let width: Double
    var size: Size?
    var firstBaseline: BaselinePosition?
    var lastBaseline: BaselinePosition?
  }

  /// A layout needs the intrinsic width, the solved width and rarely a third.
  private static let keptWidths = 4

  /// The measurements for a width. The most recent widths are kept.
  subscript(width: Double) -> AtWidth {
    get { atWidths.first { $0.width == width } ?? AtWidth(width: width) }
    set {
      if let index = atWidths.firstIndex(where: { $0.width == width }) {
        atWidths[index] = newValue
      } else {
        if atWidths.count == Self.keptWidths { atWidths.removeFirst() }
        atWidths.append(newValue)
      }
    }
  }

  mutating func removeAll() {
    intrinsic = nil
    atWidths.removeAll()
  }

  /// Discards measurements made in another environment.
  mutating func prepare(for environment: LayoutEnvironment?) {
    guard self.environment !== environment else { return }
    removeAll()
    self.environment = environment
  }
}

/// A size that a document gives a view at design time, in place of the intrinsic size that its class computes in an
/// app.
///
/// An extent is `nil` if the view's content determines it, or ``View/noIntrinsicMetric`` if nothing does.
package struct PlaceholderSize: Hashable, Sendable {
  /// The width in points.
  package var width: Double?
  /// The height in points.
  package var height: Double?
  /// Whether this is the size of text on one line, so that the content decides at smaller widths.
  package var isUnwrapped = false

  package init(width: Double? = nil, height: Double? = nil, isUnwrapped: Bool = false) {
    self.width = width
    self.height = height
    self.isUnwrapped = isUnwrapped
  }

  fileprivate func replacing(_ size: Size) -> Size { Size(width: width ?? size.width, height: height ?? size.height) }

  /// Returns whether the size holds for content of a width in points.
  fileprivate func applies(atWidth available: Double) -> Bool { !isUnwrapped || available >= (width ?? 0) }
}

extension View {
  /// The design-time size that replaces the intrinsic size in layouts.
  package var placeholderIntrinsicSize: PlaceholderSize {
    get { measurements.placeholder }
    set {
      guard newValue != measurements.placeholder else { return }
      measurements.placeholder = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns the intrinsic extent along an axis: unwrapped in the width pass, and then at the solved width.
  func intrinsicSize(along axis: Axis) -> Double {
    guard measuresHeightAtWidth, let width = layoutState.solvedWidth else { return measuredSize.extent(along: axis) }
    return measuredSize(atWidth: width).extent(along: axis)
  }

  /// The width at which text is measured: the solved width, or the intrinsic width before the width pass.
  var measuringWidth: Double { layoutState.solvedWidth ?? max(0, measuredSize.width) }

  /// Returns the position of a baseline, and measures it once for each width. In a view without text, it is the edge.
  func measuredBaseline(isFirst: Bool, atWidth width: Double) -> BaselinePosition {
    let kept = isFirst ? \ContentMeasurements.AtWidth.firstBaseline : \.lastBaseline
    if let known = measurements[width][keyPath: kept] { return known }
    let position = baselinePosition(isFirst: isFirst, atWidth: width) ?? BaselinePosition(edgeAt: isFirst ? 0 : 1)
    measurements[width][keyPath: kept] = position
    return position
  }

  /// The difference in points between the width that the last layout measured content at and the width of the frame,
  /// which is rounded to pixels. It is 0 if the frame was set to another width.
  ///
  /// Content must be drawn at the width that it was measured at: text wrapped again at a width that is slightly smaller
  /// may need another line.
  package var widthRoundingDifference: Double {
    guard let solved = layoutState.solvedWidth else { return 0 }
    let difference = solved - frame.inset(by: insetsOfAlignmentRect).width
    return abs(difference) < 1 / traitCollection.displayScale ? difference : 0
  }

  /// Returns a solved width without rounding errors. These depend on the path to the solution, and would be visible in
  /// text that just fits.
  func widthForMeasuring(_ solved: Double) -> Double {
    // About a millionth of a point, far above the errors and far below a pixel.
    let unit = 1.0 / 1_048_576
    if let intrinsic = measurements.intrinsic?.width, abs(solved - intrinsic) < unit { return intrinsic }
    return abs(solved) < 1e9 ? (solved / unit).rounded() * unit : solved
  }

  /// The intrinsic size without a width, measured once.
  var measuredSize: Size {
    if let known = measurements.intrinsic { return known }
    let size = measurements.placeholder.replacing(naturalSize).bounded
    measurements.intrinsic = size
    return size
  }

  private func measuredSize(atWidth width: Double) -> Size {
    if let known = measurements[width].size { return known }
    let own = naturalSize(atWidth: width)
    let placeholder = measurements.placeholder
    let size = (placeholder.applies(atWidth: width) ? placeholder.replacing(own) : own).bounded
    measurements[width].size = size
    return size
  }
}

extension Size {
  /// The greatest intrinsic extent in points. Apps say "as wide as allowed" with any large number, up to infinity, and
  /// sums of such numbers must still be numbers. UIKit replaces numbers that exceed its limits, too.
  private static let greatestContent = 1e9

  /// The size with the extents that a layout can work with.
  fileprivate var bounded: Size {
    Size(width: min(width, Size.greatestContent), height: min(height, Size.greatestContent))
  }
}
