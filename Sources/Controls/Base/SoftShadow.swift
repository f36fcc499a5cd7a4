import Graphics

/// A blurred black shadow below a shape, made of fills so that every format shows it.
struct SoftShadow {
  /// How far the shadow is below the shape, in points.
  var distance: Double
  /// The blur as design tools give it, twice the standard deviation, in points.
  var blur: Double
  /// The opacity under the middle of the shape.
  var strength: Double

  /// Quantiles of the normal distribution. Layers that are larger by these many standard deviations, all equally faint,
  /// add up to a blurred edge.
  private static let quantiles = [
    1.732, 1.150, 0.812, 0.549, 0.319, 0.105, -0.105, -0.319, -0.549, -0.812, -1.150, -1.732,
  ]

  /// Returns the shadow of a rounded rectangle.
  func items(of rect: Rect, radius: Double) -> [DisplayItem] {
    let layers = blur > 2 ? Self.quantiles : [0]
    return layers.map { quantile in
      let growth = quantile * blur / 2
      let area = rect.insetBy(dx: -growth, dy: -growth).offset(by: Point(x: 0, y: distance))
      let shade = Color.black.opacity(strength / Double(layers.count))
      return .fill(.roundedRect(area, radius: max(0, radius + growth)), shade)
    }
  }
}
