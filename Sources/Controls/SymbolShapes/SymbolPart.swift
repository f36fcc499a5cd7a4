import Graphics

/// A part of a symbol's drawing, as `PathData` in a square of 256 units whose circle of 209 units is 17 pt in text of
/// 17 pt. The parts are drawn in order.
enum SymbolPart: Sendable {
  /// A closed shape: its outline, or the shape in the filled variant.
  case body(String)
  /// A closed shape like `body` in front of the parts before it, with a gap around it.
  case front(String)
  /// A line of all variants.
  case line(String)
  /// A line like `line` in front of the parts before it, with a gap around it.
  case bridge(String)
  /// A line on a body, cut out of the filled variant.
  case detail(String)
  /// A filled shape on a body, cut out of the filled variant.
  case dot(String)
  /// A filled shape of all variants.
  case solid(String)
  /// A shape cut out of all variants.
  case hole(String)
  /// A line moved to the right, in units of the drawing.
  case shifted(String, by: Double)
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
  var pathData: String {
    switch self {
    case .body(let path), .front(let path), .line(let path), .bridge(let path), .detail(let path), .dot(let path),
      .solid(let path), .hole(let path), .shifted(let path, _):
      path
    }
  }

  private var shift: Double { if case .shifted(_, let distance) = self { distance } else { 0 } }

  /// Returns the steps that draw the part.
  ///
  /// - Parameter transform: The transform of the path before it is drawn with the pen.
  func steps(isFilled: Bool, transform: AffineTransform, pen: SymbolPen) -> [RegionStep] {
    let transform = AffineTransform.translation(x: shift, y: 0).concatenating(transform)
    let contours = (PathData.contours(of: pathData) ?? []).map { $0.applying(transform).simplified }
    let area = Region(interiorOf: contours)
    func stroke(_ width: Double) -> Region { Region(stroking: contours, width: width) }
    func body() -> RegionStep {
      .add(isFilled ? Region(growing: contours, by: pen.width / 2) : stroke(pen.width))
    }
    // Filled shapes grow with bold lines.
    let growth = (pen.width - SymbolPen.regularWidth) / 2
    let grown = growth > 0 ? Region(growing: contours, by: growth) : area
    switch self {
    case .body: return [body()]
    case .front: return [.cut(Region(growing: contours, by: pen.width / 2 + pen.gap)), body()]
    case .line, .shifted: return [.add(stroke(pen.width))]
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
