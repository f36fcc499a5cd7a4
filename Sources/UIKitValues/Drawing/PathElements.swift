import Foundation
import Galley

extension PathElement {
  func applying(_ transform: CGAffineTransform) -> PathElement {
    func moved(_ point: Point) -> Point { Point(CGPoint(point).applying(transform)) }
    return switch self {
    case .move(let point): .move(moved(point))
    case .line(let point): .line(moved(point))
    case .curve(let first, let second, let end): .curve(moved(first), moved(second), to: moved(end))
    case .close: .close
    }
  }

  /// The points, also the control points.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension Path {
  /// The path as lines and curves, clockwise where y grows downwards.
  package var elements: [PathElement] {
    switch self {
    case .rect(let rect): Self.elements(of: rect, radius: Size(width: 0, height: 0), corners: [])
    case .roundedRect(let rect, let radius):
      Self.elements(of: rect, radius: Size(width: radius, height: radius), corners: .allCorners)
    case .ellipse(let rect):
      Self.elements(of: rect, radius: Size(width: rect.width / 2, height: rect.height / 2), corners: .allCorners)
    case .elements(let elements): elements
    }
  }

  /// Returns the elements of a rectangle with some of its corners rounded.
  static func elements(of rect: Rect, radius: Size, corners: UIRectCorner) -> [PathElement] {
    let (x, y) = (min(max(radius.width, 0), rect.width / 2), min(max(radius.height, 0), rect.height / 2))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func corner(_ name: UIRectCorner, _ place: (Double, Double), _ from: (Double, Double), _ to: (Double, Double))
      -> [PathElement]
    {
      let point = Point(x: place.0, y: place.1)
      guard corners.contains(name), x > 0, y > 0 else { return [.line(point)] }
      let (begin, end) = (Point(x: from.0, y: from.1), Point(x: to.0, y: to.1))
      func towards(_ start: Point) -> Point {
        Point(x: start.x + (point.x - start.x) * quarterCircle, y: start.y + (point.y - start.y) * quarterCircle)
      }
      return [.line(begin), .curve(towards(begin), towards(end), to: end)]
    }
    let start = corners.contains(.topLeft) ? left + x : left
    return [.move(Point(x: start, y: top))]
      + corner(.topRight, (right, top), (right - x, top), (right, top + y))
      + corner(.bottomRight, (right, bottom), (right, bottom - y), (right - x, bottom))
      + corner(.bottomLeft, (left, bottom), (left + x, bottom), (left, bottom - y))
      + corner(.topLeft, (left, top), (left, top + y), (left + x, top)) + [.close]
  }

  /// The distance of a quarter circle's control points from its ends in radii: 4/3 (sqrt(2) - 1).
  private static let quarterCircle = 0.552_284_749_830_793_4
}

extension [PathElement] {
  /// The end of the last line or curve, or the start of the subpath if it was closed.
  var currentPoint: Point? {
    guard let last else { return nil }
    if case .close = last {
      for element in reversed() { if case .move(let point) = element { return point } }
    }
    return last.points.last
  }

  /// The ends of lines, and the points of curves that are farthest left, right, up or down.
  var extremePoints: [Point] {
    var (points, here): ([Point], Point) = ([], .zero)
    for element in self {
      if case .curve(let first, let second, let end) = element {
        let shares =
          Self.extremes(here.x, first.x, second.x, end.x) + Self.extremes(here.y, first.y, second.y, end.y)
        points += shares.map { Self.onCurve(here, first, second, end, at: $0) }
      }
      guard let end = element.points.last else { continue }
      points.append(end)
      here = end
    }
    return points
  }

  /// Returns the shares of a curve at which a coordinate is extreme: the zeros of its derivative.
  private static func extremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (square, linear, rest) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    guard abs(square) > 1e-12 else { return linear == 0 ? [] : [-rest / linear].filter { $0 > 0 && $0 < 1 } }
    let discriminant = linear * linear - 4 * square * rest
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)].filter { $0 > 0 && $0 < 1 }
  }

  private static func onCurve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
    let u = 1 - t
    let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }

  /// The subpaths, each from its start.
  var subpaths: [[PathElement]] {
    reduce(into: []) { subpaths, element in
      if case .move = element {
        subpaths.append([element])
      } else if subpaths.isEmpty {
        subpaths.append([element])
      } else {
        subpaths[subpaths.count - 1].append(element)
      }
    }
  }

  /// The corners of the path with 16 lines for each curve.
  fileprivate var polygon: [Point] {
    var corners: [Point] = []
    for element in self {
      if case .curve(let first, let second, let end) = element, let here = corners.last {
        for step in 1...16 { corners.append(Self.onCurve(here, first, second, end, at: Double(step) / 16)) }
      } else {
        corners += element.points.suffix(1)
      }
    }
    return corners
  }

  /// Returns how often the path runs around a point.
  func winding(around point: Point) -> Int { subpaths.reduce(0) { $0 + Self.winding(of: $1.polygon, around: point) } }

  private static func winding(of corners: [Point], around point: Point) -> Int {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { winding, side in
      let (start, end) = side
      guard (start.y <= point.y) != (end.y <= point.y) else { return winding }
      let turn = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if end.y > start.y { return turn > 0 ? winding + 1 : winding }
      return turn < 0 ? winding - 1 : winding
    }
  }

  /// The path with subpaths that turn one way, and those within an odd number of others the other way.
  var orientedForEvenOddRule: [PathElement] {
    let subpaths = subpaths
    let polygons = subpaths.map(\.polygon)
    return subpaths.indices.flatMap { index -> [PathElement] in
      guard let start = polygons[index].first else { return subpaths[index] }
      let depth = polygons.indices.count { $0 != index && Self.winding(of: polygons[$0], around: start) != 0 }
      let isForward = Self.area(of: polygons[index]) >= 0
      return isForward == depth.isMultiple(of: 2) ? subpaths[index] : subpaths[index].reversedSubpath
    }
  }

  private static func area(of corners: [Point]) -> Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }

  /// The subpath from its end to its start.
  var reversedSubpath: [PathElement] {
    let isClosed = last == .close
    let steps = isClosed ? Array(dropLast()) : self
    guard let end = steps.last?.points.last else { return self }
    var reversed: [PathElement] = [.move(end)]
    for (index, step) in steps.enumerated().reversed() where index > 0 {
      guard let before = steps[index - 1].points.last else { continue }
      if case .curve(let first, let second, _) = step {
        reversed.append(.curve(second, first, to: before))
      } else {
        reversed.append(.line(before))
      }
    }
    return isClosed ? reversed + [.close] : reversed
  }
}
