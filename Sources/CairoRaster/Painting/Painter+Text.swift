internal import CCairo
import Graphics

extension Painter {
  func draw(
    _ paragraph: Paragraph, from origin: Point, _ color: Color, at placement: Placement
  ) throws(RasterError) {
    for line in paragraph.lines {
      let start = origin + Point(x: line.x, y: line.baseline)
      if case .characters(let fonts) = textTechnique {
        try draw(line, of: paragraph, from: start, color, with: fonts, at: placement)
      } else {
        for run in line.runs where run.face.size > 0 && run.face.size.isFinite {
          try draw(run, from: start, run.color ?? color, at: placement)
        }
      }
      for decoration in line.decorations {
        try paint(
          [.fill(.rect(decoration.rect.offset(by: origin)), decoration.color ?? color)], at: placement)
      }
    }
  }

  func draw(
    _ run: GlyphRun, from start: Point, _ color: Color, at placement: Placement
  ) throws(RasterError) {
    let typeface = try glyphs.typeface(for: run.face)
    let solid = SolidColor(color, opacity: placement.opacity)
    let size = run.face.size * (placement.transform.evenScale ?? .infinity)
    if run.face.isColor {
      try drawPictures(run, of: typeface, from: start, at: placement)
    } else if solid.alpha == 0 {
      return
    } else if case .masks = textTechnique, size <= Self.largestMaskedSize {
      try drawMasks(run, of: typeface, size: size, from: start, solid, at: placement)
    } else {
      try drawOutlines(run, of: typeface, from: start, solid, at: placement)
    }
  }

  /// The largest size of glyphs painted by masks, in pixels per em. Larger glyphs are rare, and their masks need much
  /// memory.
  private static let largestMaskedSize = 256.0

  private func drawOutlines(
    _ run: GlyphRun, of typeface: Typeface, from start: Point, _ color: SolidColor, at placement: Placement
  ) throws(RasterError) {
    cairo_new_path(context)
    for glyph in run.glyphs {
      let pen = start + Point(x: glyph.x, y: glyph.y)
      let toSurface = AffineTransform.scale(x: run.face.size, y: run.face.size)
        .concatenating(.translation(x: pen.x, y: pen.y)).concatenating(placement.transform)
      guard toSurface.isInvertible else { continue }
      let tracer = PathTracer(context: context, transform: toSurface)
      try typeface.outline(of: glyph.id).elements.forEach(tracer.append)
    }
    color.select(in: context)
    cairo_fill(context)
  }

  private func drawMasks(
    _ run: GlyphRun, of typeface: Typeface, size: Double, from start: Point, _ color: SolidColor,
    at placement: Placement
  ) throws(RasterError) {
    let visible = visibleArea
    var placed: [PlacedMask] = []
    for glyph in run.glyphs {
      let pen = placement.transform.apply(to: start + Point(x: glyph.x, y: glyph.y))
      guard let position = PenPosition(nearest: pen) else { continue }
      let mask = try typeface.mask(
        GlyphMask.Key(
          glyph: glyph.id, size: size, columnQuarters: position.columnQuarters, rowQuarters: position.rowQuarters))
      let here = PlacedMask(mask: mask, column: position.column, row: position.row)
      if here.area.intersects(visible) { placed.append(here) }
    }
    guard let first = placed.first else { return }
    let area = placed.dropFirst().reduce(first.area) { $0.union($1.area) }.intersection(visible)
    glyphs.coverage.start(left: area.left, top: area.top, width: area.width, height: area.height)
    for mask in placed { glyphs.coverage.add(mask.mask, column: mask.column, row: mask.row) }
    color.select(in: context)
    paintCoverage()
  }

  private func paintCoverage() {
    let (left, top) = (Double(glyphs.coverage.left), Double(glyphs.coverage.top))
    let (width, height, stride) = (glyphs.coverage.width, glyphs.coverage.height, glyphs.coverage.stride)
    glyphs.coverage.withBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      cairo_mask_surface(context, surface, left, top)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// The pixels within the clip.
  var visibleArea: PixelArea {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelArea(
      left: Int(bounded: left), top: Int(bounded: top), right: Int(bounded: right.rounded(.up)),
      bottom: Int(bounded: bottom.rounded(.up)))
  }

  private func drawPictures(
    _ run: GlyphRun, of typeface: Typeface, from start: Point, at placement: Placement
  ) throws(RasterError) {
    let size = run.face.size
    for glyph in run.glyphs {
      let key = GlyphPicture.Key(glyph: glyph.id, size: size * placement.transform.meanScale)
      guard let picture = try typeface.picture(key) else { continue }
      let area = Rect(
        x: start.x + glyph.x + picture.area.minX * size, y: start.y + glyph.y + picture.area.minY * size,
        width: picture.area.width * size, height: picture.area.height * size)
      try draw(picture.pixmap, in: area, tint: nil, at: placement)
    }
  }
}

/// A mask and the pixel of its pen.
private struct PlacedMask {
  let mask: GlyphMask
  let column: Int
  let row: Int

  var area: PixelArea {
    PixelArea(
      left: column + mask.left, top: row + mask.top, right: column + mask.left + mask.width,
      bottom: row + mask.top + mask.height)
  }
}

/// A rectangle of whole pixels that excludes the column at its right edge and the row at its bottom edge.
struct PixelArea: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }

  func intersects(_ other: PixelArea) -> Bool {
    max(left, other.left) < min(right, other.right) && max(top, other.top) < min(bottom, other.bottom)
  }

  func union(_ other: PixelArea) -> PixelArea {
    PixelArea(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func intersection(_ other: PixelArea) -> PixelArea {
    PixelArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}
