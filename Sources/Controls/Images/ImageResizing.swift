import Graphics

/// The parts of an image that keep their size when the image fills a rectangle of another size.
public struct ImageResizing: Hashable, Sendable {
  /// How the centre and the edges fill the space between the caps.
  public enum Mode: Hashable, Sendable {
    case stretch
    /// Repeated from the top left.
    case tile
  }

  /// The caps: the distances in points from the edges of the image to its centre. A cap of zero on two opposite sides
  /// leaves one part along that axis.
  public var capInsets: EdgeInsets
  public var mode: Mode
  /// The size of the centre in points, from its top left; `nil` for all that the caps leave. The rest is not drawn.
  public var centerSize: Size?

  public init(capInsets: EdgeInsets, mode: Mode = .tile, centerSize: Size? = nil) {
    self.capInsets = capInsets
    self.mode = mode
    self.centerSize = centerSize
  }
}

extension Image {
  /// Returns the image with caps that keep their size.
  ///
  /// - Parameters:
  ///   - capInsets: The distances in points from the edges of the image to its centre.
  ///   - mode: How the centre and the edges fill the space between the caps.
  public func resizable(capInsets: EdgeInsets, mode: ImageResizing.Mode = .tile) -> Image {
    var image = self
    image.resizing = ImageResizing(capInsets: capInsets, mode: mode)
    return image
  }
}

// MARK: - Parts

extension ImageResizing {
  /// A part of an image along one axis.
  struct Span: Equatable {
    /// The part's pixels.
    var pixels: Range<Int>
    /// The place where it is drawn, in points.
    var start: Double
    var length: Double
  }

  /// The largest number of tiles along an axis. Smaller ones are stretched, and cannot be distinguished anyway.
  private static let mostTiles = 200.0

  /// Returns the items that draw a pixmap, part by part, into a rectangle.
  func items(of pixmap: Pixmap, in rect: Rect, tint: Color?) -> [DisplayItem] {
    let natural = pixmap.size
    let columns = spans(
      of: pixmap.width, length: natural.width, caps: (capInsets.left, capInsets.right), center: centerSize?.width,
      from: rect.minX, to: rect.maxX)
    let rows = spans(
      of: pixmap.height, length: natural.height, caps: (capInsets.top, capInsets.bottom), center: centerSize?.height,
      from: rect.minY, to: rect.maxY)
    return rows.flatMap { row in
      columns.map { column in
        .image(
          pixmap.part(columns: column.pixels, rows: row.pixels),
          in: Rect(x: column.start, y: row.start, width: column.length, height: row.length), tint: tint)
      }
    }
  }

  /// Divides an axis into the first cap, the centre once or repeatedly, and the second cap.
  func spans(
    of pixels: Int, length: Double, caps: (Double, Double), center: Double?, from start: Double, to end: Double
  ) -> [Span] {
    guard length > 0 else { return [] }
    let scale = Double(pixels) / length
    func pixel(_ point: Double) -> Int { Int(bounded: min(max((point * scale).rounded(), 0), Double(pixels))) }
    // Caps of an image that is drawn smaller than both share the space in proportion.
    let shrinking = min(1, (end - start) / max(caps.0 + caps.1, .leastNonzeroMagnitude))
    let (first, second) = (caps.0 * shrinking, caps.1 * shrinking)
    let middle = pixel(caps.0)..<max(pixel(caps.0), min(pixel(caps.0 + (center ?? .infinity)), pixel(length - caps.1)))
    var spans = [Span(pixels: 0..<pixel(caps.0), start: start, length: first)]
    spans += centers(middle, of: Double(middle.count) / scale, from: start + first, to: end - second)
    spans.append(Span(pixels: pixel(length - caps.1)..<pixels, start: end - second, length: second))
    return spans.filter { !$0.pixels.isEmpty && $0.length > 1e-9 }
  }

  private func centers(_ pixels: Range<Int>, of length: Double, from start: Double, to end: Double) -> [Span] {
    let count = (end - start) / length
    guard mode == .tile, length > 0, count > 1, count <= Self.mostTiles else {
      return [Span(pixels: pixels, start: start, length: max(end - start, 0))]
    }
    return stride(from: start, to: end - 1e-9, by: length).map { tile in
      // The last tile is cut off.
      let shown = min(length, end - tile)
      let shownPixels = max(1, Int(bounded: (Double(pixels.count) * shown / length).rounded()))
      return Span(pixels: pixels.prefix(shownPixels), start: tile, length: shown)
    }
  }
}

extension Pixmap {
  /// Returns the pixels of some columns and rows.
  func part(columns: Range<Int>, rows: Range<Int>) -> Pixmap {
    var part: [UInt32] = []
    part.reserveCapacity(columns.count * rows.count)
    for row in rows { part += pixels[row * width + columns.lowerBound..<row * width + columns.upperBound] }
    return Pixmap(width: columns.count, height: rows.count, scale: scale, pixels: part)
  }
}
