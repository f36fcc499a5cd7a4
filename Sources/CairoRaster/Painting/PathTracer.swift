internal import CCairo
import Graphics

/// Passes outlines to Cairo in the surface's coordinates.
///
/// Corners are Bézier curves made here. Cairo's arcs depend on the sine and cosine of the C library, which differ from
/// machine to machine.
struct PathTracer {
  let context: OpaquePointer
  let transform: AffineTransform

  /// The largest coordinate in pixels: half of what Cairo's 24.8 fixed-point numbers can represent.
  private static let limit = 4_194_304.0
  /// The distance of a quarter circle's control points from its ends in radii: 4/3 (sqrt(2) - 1).
  private static let quarterCircle = 0.552_284_749_830_793_4

  /// Replaces the context's outline by a path.
  func trace(_ path: Path) {
    cairo_new_path(context)
    append(path)
  }

  func append(_ path: Path) {
    switch path {
    case .rect(let rect): append(rect.standardized)
    case .roundedRect(let rect, let radius): append(rect.standardized, radius: radius)
    case .ellipse(let rect): append(ellipseIn: rect.standardized)
    case .elements(let elements): elements.forEach(append)
    }
  }

  private func append(_ rect: Rect) {
    move(rect.minX, rect.minY)
    line(rect.maxX, rect.minY)
    line(rect.maxX, rect.maxY)
    line(rect.minX, rect.maxY)
    cairo_close_path(context)
  }

  private func append(_ rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return append(rect) }
    append(rect, radiusX: radius, radiusY: radius)
  }

  private func append(ellipseIn rect: Rect) {
    append(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  private func append(_ rect: Rect, radiusX: Double, radiusY: Double) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let restX = radiusX * (1 - Self.quarterCircle)
    let restY = radiusY * (1 - Self.quarterCircle)
    move(left + radiusX, top)
    line(right - radiusX, top)
    curve(right - restX, top, right, top + restY, right, top + radiusY)
    line(right, bottom - radiusY)
    curve(right, bottom - restY, right - restX, bottom, right - radiusX, bottom)
    line(left + radiusX, bottom)
    curve(left + restX, bottom, left, bottom - restY, left, bottom - radiusY)
    line(left, top + radiusY)
    curve(left, top + restY, left + restX, top, left + radiusX, top)
    cairo_close_path(context)
  }

  func append(_ element: PathElement) {
    switch element {
    case .move(let point): move(point.x, point.y)
    case .line(let point): line(point.x, point.y)
    case .curve(let first, let second, let end): curve(first.x, first.y, second.x, second.y, end.x, end.y)
    case .close: cairo_close_path(context)
    }
  }

  private func move(_ x: Double, _ y: Double) {
    let point = place(x, y)
    cairo_move_to(context, point.x, point.y)
  }

  private func line(_ x: Double, _ y: Double) {
    let point = place(x, y)
    cairo_line_to(context, point.x, point.y)
  }

  private func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) {
    let (first, second, end) = (place(x1, y1), place(x2, y2), place(x3, y3))
    cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
  }

  private func place(_ x: Double, _ y: Double) -> Point {
    let point = transform.apply(to: Point(x: x, y: y))
    return Point(x: Self.hold(point.x), y: Self.hold(point.y))
  }

  private static func hold(_ coordinate: Double) -> Double { min(max(coordinate, -limit), limit) }
}

extension Path {
  /// A rectangle that contains the whole outline.
  var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.standardized
    case .elements(let elements): Rect(enclosing: elements.flatMap(\.points))
    }
  }

  /// Whether every coordinate is finite.
  var isFinite: Bool {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRect(let rect, let radius): rect.isFinite && radius.isFinite
    case .elements(let elements):
      elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }
  }

  /// An upper bound of the outline's length.
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
  /// The step's end point and control points.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension AffineTransform {
  /// Whether the transform has an inverse: it is finite and does not map areas to lines.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isNormal && tx.isFinite && ty.isFinite && a.isFinite && b.isFinite && c.isFinite && d.isFinite
  }

  /// The scale factor if the transform only translates and scales both axes equally, or `nil`.
  var evenScale: Double? { b == 0 && c == 0 && a == d && a > 0 ? a : nil }

  /// The average scale factor of lengths: the square root of the factor for areas.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }
}

extension Rect {
  /// The same area with a width and height that are not negative.
  var standardized: Rect {
    Rect(x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
