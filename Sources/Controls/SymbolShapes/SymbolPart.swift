import Graphics

/// A part of a symbol's drawing, in a square of 256 units whose circle of 209 units is 17 pt in text of 17 pt. The
/// parts are drawn in order.
struct SymbolPart: Sendable {
  /// How a part is drawn; raw values are the words of `symbols.txt`.
  enum Kind: String, Sendable {
    /// A closed shape: its outline, or the shape in the filled variant.
    case body
    /// A closed shape like `body` in front of the parts before it, with a gap around it.
    case front
    /// A line of all variants.
    case line
    /// A line like `line` in front of the parts before it, with a gap around it.
    case bridge
    /// A line on a body, cut out of the filled variant.
    case detail
    /// A filled shape on a body, cut out of the filled variant.
    case dot
    /// A filled shape of all variants.
    case solid
    /// A shape cut out of all variants.
    case hole
  }

  let kind: Kind
  /// The shape or line as ``PathData``.
  let path: String
  /// How far the part is moved to the right, in units of the drawing.
  let shift: Double

  init(_ kind: Kind, _ path: String, shift: Double = 0) {
    (self.kind, self.path, self.shift) = (kind, path, shift)
  }
}

typealias SymbolDrawing = [SymbolPart]

/// The sizes of a pen that draws symbols, in units of the drawing.
struct SymbolPen: Hashable, Sendable {
  /// The width of lines.
  var width: Double
  /// The width of lines of regular weight: 0.079 em.
  static let regularWidth = 16.5
  /// The distance between a part in front and those behind it.
  var gap: Double { 0.35 * width + 8 }
}

extension SymbolPart {
  /// Returns the steps that draw the part.
  ///
  /// - Parameter transform: The transform of the path before it is drawn with the pen.
  func steps(isFilled: Bool, transform: AffineTransform, pen: SymbolPen) -> [RegionStep] {
    let transform = AffineTransform.translation(x: shift, y: 0).concatenating(transform)
    let contours = (PathData.contours(of: path) ?? []).map { $0.applying(transform).simplified }
    let area = Region(interiorOf: contours)
    func stroke(_ width: Double) -> Region { Region(stroking: contours, width: width) }
    func body() -> RegionStep {
      .add(isFilled ? Region(growing: contours, by: pen.width / 2) : stroke(pen.width))
    }
    // Filled shapes grow with bold lines.
    let growth = (pen.width - SymbolPen.regularWidth) / 2
    let grown = growth > 0 ? Region(growing: contours, by: growth) : area
    switch kind {
    case .body: return [body()]
    case .front: return [.cut(Region(growing: contours, by: pen.width / 2 + pen.gap)), body()]
    case .line: return [.add(stroke(pen.width))]
    case .bridge: return [.cut(stroke(pen.width + 2 * pen.gap)), .add(stroke(pen.width))]
    case .detail: return [isFilled ? .cut(stroke(pen.width)) : .add(stroke(pen.width))]
    case .dot: return [isFilled ? .cut(grown) : .add(grown)]
    case .solid: return [.add(grown)]
    case .hole: return [.cut(area)]
    }
  }
}

extension Region {
  /// Makes the area of a drawing.
  init(
    _ drawing: SymbolDrawing, isFilled: Bool = false, transform: AffineTransform = .identity, pen: SymbolPen
  ) {
    self.init(drawing.flatMap { $0.steps(isFilled: isFilled, transform: transform, pen: pen) })
  }
}
