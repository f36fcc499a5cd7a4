import Graphics

/// A kind of drawing over a scene.
protocol OverlayLayer {
  /// The areas that should be visible although they may be outside of the scene, in the root's coordinates.
  var reach: [Rect] { get }
  /// What the colours and lines mean that appear in the drawing.
  var legend: [LegendEntry] { get }
  /// Returns the drawing in the root's coordinates, back to front.
  ///
  /// - Parameter board: The badges of all layers, with the area that is visible.
  func items(on board: inout BadgeBoard) -> [DisplayItem]
}

extension OverlayLayer {
  var reach: [Rect] { [] }
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
