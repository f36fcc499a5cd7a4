import Graphics

/// The sizes of symbols beside text.
struct SymbolMetrics {
  private let style: SymbolStyle

  init(_ style: SymbolStyle) { self.style = style }

  /// The length of a unit of the drawings for a font of 1 pt. The circle of 209 units is 17 pt in text of 17 pt.
  static let unit = 1.0 / 209

  /// The size of a symbol without a drawing, for a font of 1 pt: that of a circle.
  static let unknownSize = Size(width: 19.6 / 17, height: 18.8 / 17)

  /// The height of a line of the system typeface for a font of 1 pt.
  static let lineHeight = 1.193359

  var pen: SymbolPen { SymbolPen(width: SymbolPen.regularWidth * Self.strength(of: style.weight)) }

  /// The factor of drawings, while lines keep their width, as Apple documents: scales change a symbol's emphasis
  /// without disrupting the weight matching with text.
  var scale: Double {
    switch style.scale {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// The distance of the middle of symbols from the baseline, for a font of 1 pt.
  static let middle = 0.341

  /// Returns the size of an image for a symbol, which is as large as whole pixels.
  ///
  /// The upper and the lower edge are each moved outwards, from a box around the middle. So
  /// the circle beside text of 17 pt is 19 points high at scale 3 and 19.5 at scale 2, and the chevron 16.67 and 16.5
  /// (20 frames in 12 documents).
  static func pixelSize(of size: Size, pointSize: Double, scale: Double) -> Size {
    let height = pixelHeight(of: size.height, pointSize: pointSize, scale: scale)
    return Size(width: ceiled(size.width, scale), height: height.aboveBaseline + height.belowBaseline)
  }

  /// Returns the parts of an image's height on both sides of the baseline; the lower one is negative for a symbol above
  /// the baseline.
  static func pixelHeight(
    of height: Double, pointSize: Double, scale: Double
  ) -> (aboveBaseline: Double, belowBaseline: Double) {
    let middle = Self.middle * pointSize
    let pixels = (height * scale).rounded()
    if abs(height * scale - pixels) < 1e-6 {
      // The height is rounded already.
      let above = ((height / 2 + middle) * scale).rounded() / scale
      return (above, height - above)
    }
    return (ceiled(height / 2 + middle, scale), ceiled(height / 2 - middle, scale))
  }

  private static func ceiled(_ length: Double, _ scale: Double) -> Double {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// Returns the size of a symbol's box for a font of 1 pt.
  func naturalSize(of variant: SymbolVariant, ink: Size) -> Size {
    Size(
      width: ink.width * Self.unit + (variant.hasWideMargins ? Self.wideMargin : Self.margin),
      height: ink.height * Self.unit + Self.verticalMargin)
  }

  /// The free width and height in a box for a font of 1 pt, half on each side.
  ///
  /// Source: the proportions that documents record for circles (128 x 123 in 24 documents) and their frames, 19.67 x 19
  /// points at scale 3; those of signs and squares (128 x 113 and 114 in 14 documents) and of chevrons (97 x 128 in 5).
  private static let margin = 2.6 / 17
  private static let wideMargin = 4.0 / 17
  private static let verticalMargin = 1.8 / 17

  /// The width of lines in relation to regular lines, at the weights 100, 200, ... 900; about that of Inter's stems.
  private static func strength(of weight: Int) -> Double {
    let steps = [0.3, 0.5, 0.75, 1, 1.18, 1.36, 1.56, 1.8, 2.05]
    let position = min(max(Double(weight) / 100, 1), 9) - 1
    let index = min(Int(bounded: position), steps.count - 2)
    return steps[index] + (steps[index + 1] - steps[index]) * (position - Double(index))
  }
}

extension SymbolVariant {
  /// Whether the symbol is a sign that is narrower than a circle, with the circle's width of free space.
  fileprivate var hasWideMargins: Bool {
    switch self {
    case .plain(let name, _):
      ["plus", "minus", "xmark", "multiply", "divide", "equal", "square", "app"].contains(name)
        || name.hasPrefix("chevron.")
    case .enclosed(_, let enclosure, _): enclosure == .square || enclosure == .app
    default: false
    }
  }
}
