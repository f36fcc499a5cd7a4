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

  /// Calls `body` with a surface of the pixels of an area.
  func withSurface(of area: PixelArea, _ body: (OpaquePointer) -> Void) {
    let gleam = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    let coverage = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
    defer {
      cairo_surface_destroy(gleam)
      cairo_surface_destroy(coverage)
    }
    drawLine(on: coverage, area: area)
    guard let gleam, let target = cairo_image_surface_get_data(gleam), let coverage,
      let source = cairo_image_surface_get_data(coverage)
    else { return }
    let (targetStride, sourceStride) = (
      Int(cairo_image_surface_get_stride(gleam)), Int(cairo_image_surface_get_stride(coverage))
    )
    for row in 0..<area.height {
      shade(
        UnsafeMutableRawPointer(target + row * targetStride).assumingMemoryBound(to: UInt32.self),
        by: UnsafeBufferPointer(start: source + row * sourceStride, count: area.width), row: area.top + row,
        left: area.left)
    }
    cairo_surface_mark_dirty(gleam)
    body(gleam)
  }

  private func drawLine(on surface: OpaquePointer?, area: PixelArea) {
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    let toArea = transform.concatenating(.translation(x: -Double(area.left), y: -Double(area.top)))
    let tracer = PathTracer(context: context, transform: toArea)
    tracer.trace(path)
    cairo_clip(context)
    tracer.trace(path)
    // Half of the line is outside the clip.
    cairo_set_line_width(context, 2 * edge.width * transform.meanScale)
    cairo_stroke(context)
    cairo_surface_flush(surface)
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
