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
}

extension Rect {
  /// The same area with an extent that is not negative.
  var standardized: Rect {
    Rect(x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
