internal import CCairo
import Graphics

/// How text is painted.
enum TextTechnique {
  /// As the coverage of pixels, kept for each glyph.
  case masks
  /// As filled outlines, for vector formats.
  case outlines
  /// As glyphs of fonts with the characters that they represent, for documents in which text can be selected.
  case characters(GlyphFonts)
}

/// Paints items with a Cairo context whose matrix is the identity.
///
/// Coordinates are transformed here, and limited to what Cairo can represent.
struct Painter {
  let context: OpaquePointer
  let glyphs: GlyphStore
  let textTechnique: TextTechnique

  func paint(_ items: [DisplayItem], at placement: Placement) throws(RasterError) {
    guard placement.depth <= Rasterizer.maximumDepth else { throw .nestedTooDeeply }
    guard placement.transform.isInvertible else { return }
    for item in items { try paint(item, at: placement) }
  }

  private func paint(_ item: DisplayItem, at placement: Placement) throws(RasterError) {
    switch item {
    case .fill(let path, let color): fill(path, color, at: placement)
    case .stroke(let path, let style, let color): stroke(path, style, color, at: placement)
    case .text(let paragraph, let origin, let color): try draw(paragraph, from: origin, color, at: placement)
    case .image(let image, let rect, let tint): try draw(image, in: rect, tint: tint, at: placement)
    case .backdrop(let path, let backdrop): try paint(backdrop, in: path, at: placement)
    case .group(let group): try paint(group, at: placement)
    }
  }

  func fill(_ path: Path, _ color: Color, at placement: Placement) {
    let solid = SolidColor(color, opacity: placement.opacity)
    guard solid.alpha > 0, path.isFinite else { return }
    PathTracer(context: context, transform: placement.transform).trace(path)
    solid.select(in: context)
    cairo_fill(context)
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color, at placement: Placement) {
    let solid = SolidColor(color, opacity: placement.opacity)
    guard solid.alpha > 0, style.width > 0, style.width.isFinite, path.isFinite else { return }
    PathTracer(context: context, transform: placement.transform).trace(path)
    solid.select(in: context)
    let dash = style.drawableDash(along: path, scale: placement.transform.meanScale)
    cairo_set_dash(context, dash, Int32(dash.count), 0)
    cairo_set_line_cap(context, style.hasRoundCaps ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_width(context, style.width)
    withMatrix(placement.transform) { cairo_stroke(context) }
  }

  /// Calls `body` with a matrix that shapes the pen. The outline is already in the surface's coordinates.
  private func withMatrix(_ transform: AffineTransform, _ body: () -> Void) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_set_matrix(context, &matrix)
    body()
    cairo_identity_matrix(context)
  }
}

extension StrokeStyle {
  /// Returns the dashes to paint, or an empty array for a solid line if the dashes are too short or too many to be
  /// seen.
  ///
  /// Cairo takes time and memory for each dash, however short.
  func drawableDash(along path: Path, scale: Double) -> [Double] {
    let period = dash.reduce(0, +)
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), period * scale > Self.shortestPeriod,
      dash.count <= Self.mostDashes, path.lengthBound / period < Self.mostRepetitions
    else { return [] }
    return dash
  }

  /// The shortest dash and gap together, in pixels.
  private static let shortestPeriod = 0.1
  private static let mostDashes = 100
  private static let mostRepetitions = 20_000.0
}

/// Where items are painted, and at which opacity.
struct Placement {
  /// The transform from the items' coordinates to the surface's.
  var transform: AffineTransform
  /// The factor for the items' alpha.
  var opacity = 1.0
  /// The number of groups around the items.
  var depth = 0
  /// The number of pixels of all layers that the items are painted on.
  var layeredPixels = 0

  /// Returns the placement of the items of a group with this transform.
  func inside(_ transform: AffineTransform) -> Placement {
    Placement(
      transform: transform.concatenating(self.transform), opacity: opacity, depth: depth + 1,
      layeredPixels: layeredPixels)
  }
}

/// A colour as pixels store it: premultiplied, with eight bits per component.
struct SolidColor: Hashable {
  let red, green, blue, alpha: UInt32

  /// Rounds alpha, and then each component times alpha, to the nearest step.
  init(_ color: Color, opacity: Double = 1) {
    let opaqueness = (color.alpha * opacity * 255).rounded()
    func component(_ value: Double) -> UInt32 { UInt32(bounded: (value * opaqueness).rounded()) }
    alpha = UInt32(bounded: opaqueness)
    red = component(color.red)
    green = component(color.green)
    blue = component(color.blue)
  }

  /// The colour as `0xAARRGGBB`, as in `Pixmap`.
  var premultiplied: UInt32 { alpha << 24 | red << 16 | green << 8 | blue }

  /// Makes this the source colour of a context.
  ///
  /// Cairo premultiplies components in 16 bits and drops the lower eight. Quotients of whole steps give the same steps
  /// again.
  func select(in context: OpaquePointer) {
    let divisor = Double(max(alpha, 1))
    cairo_set_source_rgba(
      context, Double(red) / divisor, Double(green) / divisor, Double(blue) / divisor, Double(alpha) / 255)
  }
}
