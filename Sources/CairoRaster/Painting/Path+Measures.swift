import Graphics

extension Path {
  /// A rectangle that holds the whole outline.
  var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.standardized
    case .elements(let elements): Rect(enclosing: elements.flatMap(\.points))
    }
  }

  /// Whether every coordinate is a number.
  var isFinite: Bool {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRect(let rect, let radius): rect.isFinite && radius.isFinite
    case .elements(let elements):
      elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }
  }

  /// A length that the outline does not exceed.
  var lengthBound: Double {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): 2 * (abs(rect.width) + abs(rect.height))
    case .elements(let elements):
      elements.reduce(into: (length: 0.0, start: Point.zero, pen: Point.zero)) { state, element in
        if case .move(let point) = element { (state.start, state.pen) = (point, point) }
        let points = if case .close = element { [state.start] } else { element.points }
        for point in points {
          state.length += max(abs(point.x - state.pen.x), abs(point.y - state.pen.y)) * 2.0.squareRoot()
          state.pen = point
        }
      }.length
    }
  }
}

extension PathElement {
  /// The points that the step names, controls included.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
