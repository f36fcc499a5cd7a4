internal import CFreeType
import Graphics

/// A glyph's outline in em, with the pen at the origin and the y axis downwards.
struct GlyphOutline {
  private(set) var elements: [PathElement] = []
  /// A rectangle that contains the outline and its control points.
  private(set) var bounds = Rect.zero
  /// The distance to the next glyph, in em.
  private(set) var advance = 0.0

  /// The size at which outlines are loaded, in pixels per em. With FreeType's 26.6 fixed-point numbers, they are exact
  /// to 1/65,536 em.
  private static let loadingSize: UInt32 = 1024
  /// The slope of synthesized italics, as in fontconfig.
  private static let slope = 0.2

  /// How much thicker the strokes of an emboldened outline are, in em: a third of the difference between the regular
  /// and the bold East Asian face (0.066 and 0.101 em on average), which is the step from regular (400) to medium
  /// (500).
  private static let emboldening = 0.012

  /// Loads an unhinted outline. A glyph that is damaged or is no outline has an empty one.
  ///
  /// - Throws: ``RasterError/drawingFailed(status:)`` if FreeType has no memory for it.
  init(loading glyph: UInt32, from typeface: Typeface) throws(RasterError) {
    let face = typeface.face
    guard try FreeTypeStatus.isFine(FT_Set_Pixel_Sizes(face, Self.loadingSize, Self.loadingSize)),
      try FreeTypeStatus.isFine(FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))),
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    advance = Double(slot.pointee.advance.x) / Double(64 * Self.loadingSize)
    if typeface.key.isEmboldened { Self.embolden(&slot.pointee.outline) }
    var trace = OutlineTrace(unit: 1 / Double(Self.loadingSize * 64), slope: typeface.key.isSlanted ? Self.slope : 0)
    trace.read(&slot.pointee.outline)
    elements = typeface.key.isRounded ? RoundedOutline(weight: typeface.key.weight)(trace.elements) : trace.elements
    bounds = Path.elements(elements).bounds
  }

  /// Moves all edges outwards by the same distance. The glyph stays in the middle of its advance.
  private static func embolden(_ outline: inout FT_Outline) {
    let strength = FT_Pos(bounded: (emboldening * Double(loadingSize * 64)).rounded())
    FT_Outline_Embolden(&outline, strength)
    // FreeType keeps the left and lower edges in place.
    FT_Outline_Translate(&outline, -strength / 2, -strength / 2)
  }
}

/// Collects the steps of an outline as FreeType decomposes it.
private struct OutlineTrace {
  let unit: Double
  let slope: Double
  private(set) var elements: [PathElement] = []
  private var pen = Point.zero

  init(unit: Double, slope: Double) {
    self.unit = unit
    self.slope = slope
  }

  mutating func read(_ outline: inout FT_Outline) {
    var steps = FT_Outline_Funcs(
      move_to: { end, trace in OutlineTrace.with(trace) { $0.move($0.point(end)) } },
      line_to: { end, trace in OutlineTrace.with(trace) { $0.line($0.point(end)) } },
      conic_to: { control, end, trace in OutlineTrace.with(trace) { $0.conic($0.point(control), $0.point(end)) } },
      cubic_to: { first, second, end, trace in
        OutlineTrace.with(trace) { $0.cubic($0.point(first), $0.point(second), $0.point(end)) }
      },
      shift: 0, delta: 0)
    _ = withUnsafeMutablePointer(to: &self) { FT_Outline_Decompose(&outline, &steps, $0) }
    close()
  }

  private static func with(_ trace: UnsafeMutableRawPointer?, _ body: (inout OutlineTrace) -> Void) -> Int32 {
    guard let trace else { return 1 }
    body(&trace.assumingMemoryBound(to: OutlineTrace.self).pointee)
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = vector?.pointee else { return .zero }
    let (x, y) = (Double(vector.x) * unit, Double(vector.y) * unit)
    return Point(x: x + slope * y, y: -y)
  }

  private mutating func move(_ end: Point) {
    close()
    elements.append(.move(end))
    pen = end
  }

  private mutating func line(_ end: Point) {
    elements.append(.line(end))
    pen = end
  }

  /// Adds a quadratic curve as the equivalent cubic curve.
  private mutating func conic(_ control: Point, _ end: Point) {
    func between(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    cubic(between(pen), between(end), end)
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    elements.append(.curve(first, second, to: end))
    pen = end
  }

  private mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }
}
