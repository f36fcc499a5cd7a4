import Graphics

/// What was measured of a view's content, so that a layout measures only what changed.
struct ContentMeasurements {
  /// What the content was measured in.
  private(set) var environment: LayoutEnvironment?
  /// The natural size without a width.
  var natural: Size?
  private var atWidths: [AtWidth] = []

  /// What depends on the width; none where it was not asked for.
  struct AtWidth {
    let width: Double
    var size: Size?
    var firstBaseline: Double??
    var lastBaseline: Double??
  }

  /// A layout asks for the natural width, the width it gave and hardly ever a third.
  private static let keptWidths = 4

  /// What was measured at a width; what is set is kept for the widths that were asked for last.
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
    natural = nil
    atWidths.removeAll()
  }

  /// Forgets what was measured in another environment.
  mutating func prepare(for environment: LayoutEnvironment?) {
    guard self.environment !== environment else { return }
    removeAll()
    self.environment = environment
  }
}

extension View {
  /// The natural extent along an axis: unwrapped in the width pass, at the width that it gave afterwards.
  func naturalSize(along axis: Axis) -> Double {
    guard measuresHeightAtWidth, let width = layoutState.solvedWidth else { return measuredSize.extent(along: axis) }
    return measuredSize(atWidth: width).extent(along: axis)
  }

  /// The width at which text is measured: the one that layout gave, or the natural one before.
  var measuringWidth: Double { layoutState.solvedWidth ?? max(0, measuredSize.width) }

  /// The first baseline's distance from the top, measured once for each width.
  func measuredFirstBaseline(atWidth width: Double) -> Double? {
    if let known = layoutState.measurements[width].firstBaseline { return known }
    let offset = firstBaselineOffset(atWidth: width)
    layoutState.measurements[width].firstBaseline = .some(offset)
    return offset
  }

  /// The last baseline's distance from the bottom, measured once for each width.
  func measuredLastBaseline(atWidth width: Double) -> Double? {
    if let known = layoutState.measurements[width].lastBaseline { return known }
    let offset = lastBaselineOffset(atWidth: width)
    layoutState.measurements[width].lastBaseline = .some(offset)
    return offset
  }

  /// A solved width without the noise of the solver's arithmetic, which depends on the way that led to the solution: a text
  /// that just fits, or has no room at all, would tell it apart.
  func widthForMeasuring(_ solved: Double) -> Double {
    // A millionth of a point, as far above the noise as it is below a pixel.
    let unit = 1.0 / 1_048_576
    if let natural = layoutState.measurements.natural?.width, abs(solved - natural) < unit { return natural }
    return abs(solved) < 1e9 ? (solved / unit).rounded() * unit : solved
  }

  private var measuredSize: Size {
    if let known = layoutState.measurements.natural { return known }
    let size = intrinsicContentSize
    layoutState.measurements.natural = size
    return size
  }

  private func measuredSize(atWidth width: Double) -> Size {
    if let known = layoutState.measurements[width].size { return known }
    let size = intrinsicContentSize(atWidth: width)
    layoutState.measurements[width].size = size
    return size
  }
}
