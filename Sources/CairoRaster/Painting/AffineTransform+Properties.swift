import Graphics

extension AffineTransform {
  /// Whether the transform keeps areas apart from nothing and has no infinite number, so that it can be undone.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isNormal && tx.isFinite && ty.isFinite && a.isFinite && b.isFinite && c.isFinite && d.isFinite
  }

  /// The factor where the transform does nothing but scale evenly and move.
  var evenScale: Double? { b == 0 && c == 0 && a == d && a > 0 ? a : nil }

  /// The square root of the factor by which areas grow.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }

  /// The smallest upright rectangle around the image of a rectangle.
  func bounds(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(apply(to:))
    return Rect(enclosing: corners)
  }
}

extension Rect {
  /// The smallest rectangle around points; empty where there are none.
  init(enclosing points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same area with an extent that is not negative.
  var standardized: Rect {
    Rect(x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
