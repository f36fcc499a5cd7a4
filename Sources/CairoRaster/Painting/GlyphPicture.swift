internal import CFreeType
import Graphics

/// The picture of a coloured glyph.
struct GlyphPicture {
  struct Key: Hashable {
    let glyph: UInt32
    /// The size to paint at, in pixels per em. A bitmap font uses its nearest size.
    let size: Double
  }

  let pixmap: Pixmap
  /// The picture's area relative to the pen, in em.
  let area: Rect

  /// Loads a bitmap or paints the layers of an outline. Returns `nil` if the face has neither.
  ///
  /// - Throws: ``RasterError/drawingFailed(status:)`` if FreeType has no memory for it.
  init?(_ key: Key, from typeface: Typeface) throws(RasterError) {
    let face = typeface.face
    guard let emSize = Self.selectSize(of: face, nearest: key.size),
      try FreeTypeStatus.isFine(
        FT_Load_Glyph(face, key.glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_RENDER | FT_LOAD_NO_HINTING))),
      let slot = face.pointee.glyph?.pointee, let pixmap = Pixmap(slot.bitmap)
    else { return nil }
    self.pixmap = pixmap
    area = Rect(
      x: Double(slot.bitmap_left) / emSize, y: -Double(slot.bitmap_top) / emSize,
      width: Double(pixmap.width) / emSize, height: Double(pixmap.height) / emSize)
  }

  /// Selects a size, in a bitmap font the smallest strike that need not be enlarged, and returns it in pixels per em.
  private static func selectSize(of face: FT_Face, nearest size: Double) -> Double? {
    let strikes = UnsafeBufferPointer(
      start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
    let sizes = strikes.map { Double($0.y_ppem) / 64 }
    guard !sizes.isEmpty else {
      let held = min(max(size.rounded(), 1), largestSize)
      return FT_Set_Pixel_Sizes(face, 0, FT_UInt(bounded: held)) == 0 ? held : nil
    }
    let ascending = sizes.indices.sorted { sizes[$0] < sizes[$1] }
    guard let best = ascending.first(where: { sizes[$0] >= size }) ?? ascending.last, sizes[best] > 0,
      FT_Select_Size(face, FT_Int(best)) == 0
    else { return nil }
    return sizes[best]
  }

  /// The largest size of a picture in pixels per em. Larger glyphs are painted by enlarging a picture.
  private static let largestSize = 512.0
}

extension Pixmap {
  /// Copies a bitmap of premultiplied pixels in the order blue, green, red, alpha.
  fileprivate init?(_ bitmap: FT_Bitmap) {
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0, let bytes = bitmap.buffer
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let start = bytes + row * Int(bitmap.pitch)
      for column in 0..<width {
        let pixel = start + column * 4
        pixels.append(
          UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[0]))
      }
    }
    self.init(width: width, height: height, scale: 1, pixels: pixels)
  }
}
