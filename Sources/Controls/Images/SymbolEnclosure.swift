import Graphics

/// A shape around a smaller symbol; raw values are the last parts of names.
enum SymbolEnclosure: String, Hashable, Sendable {
  case circle, square, rectangle, triangle, diamond, hexagon, octagon, app, shield, seal, capsule
  case viewfinder, bubble, icloud

  /// The shape, whose outline is a line of the pen's width around the middle of the drawing.
  var drawing: SymbolDrawing { SymbolTable.system[rawValue]?.drawing ?? [] }

  /// The middle and the size of the area in which a symbol is placed.
  var room: (center: Point, extent: Double) {
    switch self {
    case .circle: (Point(x: 128, y: 128), 112)
    case .square, .app: (Point(x: 128, y: 128), 104)
    case .rectangle: (Point(x: 128, y: 128), 98)
    case .triangle: (Point(x: 128, y: 142), 98)
    case .diamond: (Point(x: 128, y: 128), 92)
    case .hexagon, .octagon, .seal: (Point(x: 128, y: 128), 104)
    case .shield: (Point(x: 128, y: 122), 104)
    case .capsule: (Point(x: 128, y: 128), 84)
    case .viewfinder: (Point(x: 128, y: 128), 116)
    case .bubble: (Point(x: 128, y: 116), 98)
    case .icloud: (Point(x: 132, y: 140), 86)
    }
  }

  /// Whether a symbol is cut out of the filled shape.
  var canBeFilled: Bool { drawing.hasBody }

  /// Returns whether a name ends with an enclosure.
  static func isLast(in name: String) -> Bool {
    name.split(separator: ".").last.map { SymbolEnclosure(rawValue: String($0)) != nil } ?? false
  }
}
