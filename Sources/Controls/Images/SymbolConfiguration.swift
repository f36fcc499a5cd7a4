import Graphics

extension Image {
  /// Returns whether a system symbol is drawn. For others, a box with the name is drawn.
  package static func hasDrawing(ofSymbol name: String) -> Bool { SymbolFace.named(name) != nil }

  /// Makes a symbol as large as whole pixels of a display, as UIKit does.
  package mutating func roundSymbolToPixels(scale: Double) {
    size = SymbolMetrics.pixelSize(of: size, pointSize: symbolConfiguration.pointSize, scale: scale)
  }

  /// The size and the weight of a system symbol, as in `UIImage.SymbolConfiguration`.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The font size of the text beside the symbol, in points.
    public var pointSize: Double
    /// The weight of the symbol's lines, in `100...900`; 400 is regular, 700 is bold.
    public var weight: Int
    /// The symbol's size in relation to the text.
    public var scale: SymbolScale

    public init(pointSize: Double = 17, weight: Int = 400, scale: SymbolScale = .medium) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates the configuration for a symbol beside text in a font.
    public init(font: Font, scale: SymbolScale = .medium) {
      self.init(pointSize: font.size, weight: font.weight, scale: scale)
    }

    var style: SymbolStyle { SymbolStyle(weight: weight, scale: scale) }
  }

  /// The size of a system symbol in relation to the text beside it. The width of its lines is that of the text at all
  /// scales.
  public enum SymbolScale: String, CaseIterable, Hashable, Sendable {
    /// 0.79 times the medium size.
    case small
    /// The size at which a circle is as high as the font size.
    case medium
    /// 1.28 times the medium size.
    case large
  }
}

extension Finding {
  /// A symbol that a view shows and that has no drawing.
  package static func missingSymbol(_ name: String, in view: String) -> Finding {
    Finding(
      rule: .missingImage, views: [view],
      message: "Galley has no drawing of the symbol '\(name)'; a box with its name is drawn.")
  }
}
