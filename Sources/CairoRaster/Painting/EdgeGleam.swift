internal import CCairo
import Graphics

/// The line of light inside the edge of a path.
///
/// A path's edge faces the way that the nearest edge of its bounding rectangle does: with its own corners if it is a
/// rectangle, and with corners as round as possible if it is anything else.
struct EdgeGleam {
  private let edge: Backdrop.EdgeLight
  private let path: Path
  private let transform: AffineTransform
  private let inverse: AffineTransform
  private let bounds: Rect
  private let cornerRadius: Double

  /// Makes a gleam, or nothing if the transform has no inverse.
  init?(_ edge: Backdrop.EdgeLight, along path: Path, at transform: AffineTransform) {
    guard transform.isInvertible else { return nil }
    self.edge = edge
    self.path = path
    self.transform = transform
    inverse = transform.inverted()
    bounds = path.bounds
    let largest = min(bounds.width, bounds.height) / 2
    cornerRadius =
      switch path {
      case .rect: 0
      case .roundedRect(_, let radius): min(max(radius, 0), largest)
      case .ellipse, .elements: largest
      }
  }

  /// Writes the pixels of a strip on a surface.
  func draw(on gleam: ScratchSurface, _ strip: PixelArea) throws(RasterError) {
    let coverage = try ScratchSurface(CAIRO_FORMAT_A8, width: strip.width, height: strip.height)
    try coverage.draw { drawLine(in: $0, strip) }
    gleam.clear()
    for row in 0..<strip.height {
      shade(
        gleam.row(row).assumingMemoryBound(to: UInt32.self),
        by: UnsafeBufferPointer(start: coverage.row(row).assumingMemoryBound(to: UInt8.self), count: strip.width),
        row: strip.top + row, left: strip.left)
    }
  }

  private func drawLine(in context: OpaquePointer, _ strip: PixelArea) {
    let toStrip = transform.concatenating(.translation(x: -Double(strip.left), y: -Double(strip.top)))
    let tracer = PathTracer(context: context, transform: toStrip)
    tracer.trace(path)
    cairo_clip(context)
    tracer.trace(path)
    // Half of the line is outside the clip.
    cairo_set_line_width(context, 2 * edge.width * transform.meanScale)
    cairo_stroke(context)
  }

  private func shade(
    _ pixels: UnsafeMutablePointer<UInt32>, by coverage: UnsafeBufferPointer<UInt8>, row: Int, left: Int
  ) {
    for column in coverage.indices where coverage[column] > 0 {
      let center = Point(x: Double(left + column) + 0.5, y: Double(row) + 0.5)
      let share = Double(coverage[column]) / 255 * light(at: inverse.apply(to: center))
      pixels[column] = SolidColor(edge.color, opacity: share).premultiplied
    }
  }

  /// The share of the light at a point near the edge.
  private func light(at point: Point) -> Double {
    let dimLight = edge.shareOfDimLight
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    // The distances from the centres of the corners.
    let across = abs(x) - (bounds.width / 2 - cornerRadius)
    let along = abs(y) - (bounds.height / 2 - cornerRadius)
    // The square of the cosine between the edge's normal and the light's direction. It is a half for level and upright
    // edges.
    guard across > 0, along > 0, cornerRadius > 0 else { return (1 + dimLight) / 2 }
    let normal = (x < 0) == (y < 0) ? across + along : across - along
    let squaredCosine = normal * normal / (2 * (across * across + along * along))
    return dimLight + (1 - dimLight) * squaredCosine
  }
}
