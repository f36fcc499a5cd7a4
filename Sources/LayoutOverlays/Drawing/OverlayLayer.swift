import Graphics

/// A kind of drawing over a scene.
protocol OverlayLayer {
  /// The areas that should be visible although they may be outside of the scene, in the root's coordinates.
  var reach: [Rect] { get }
  /// What the colours and lines mean that appear in the drawing.
  var legend: [LegendEntry] { get }
  /// Keeps the badges of all layers away from what they may not cover.
  func reserve(on board: inout BadgeBoard)
  /// Returns the areas and lines in the root's coordinates, back to front, and puts the badges on a board.
  ///
  /// - Parameter board: The badges of all layers, with the area that is visible.
  func items(on board: inout BadgeBoard) -> [DisplayItem]
}

extension OverlayLayer {
  var reach: [Rect] { [] }

  func reserve(on board: inout BadgeBoard) {}
}

extension [any OverlayLayer] {
  /// Returns the drawing of all layers, with the badges over all lines.
  func drawing(on board: inout BadgeBoard) -> [DisplayItem] {
    for layer in self { layer.reserve(on: &board) }
    let lines = flatMap { $0.items(on: &board) }
    return lines + board.items
  }
}

/// The meaning of a colour or a line.
struct LegendEntry: Hashable {
  /// A sample of what is drawn.
  enum Sample: Hashable {
    case line(Color, width: Double = 1, dash: [Double] = [])
    case bar(Color, width: Double = 1, dash: [Double] = [])
    case outline(Color, width: Double = 1, dash: [Double] = [])
    case area(Color, hasOutline: Bool = true)
    case stripes(Color, rising: Bool)
    case cross(Color)
    case arrow(Color)
    case number(Color)
  }

  var sample: Sample
  var words: String
}
