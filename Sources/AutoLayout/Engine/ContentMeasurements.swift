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
