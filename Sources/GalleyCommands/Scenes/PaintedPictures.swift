import Galley

/// The pictures of a scene's last cells, so that cells which show the same are painted once: a language that the document
/// is not translated to, a text size that none of its fonts follows.
struct PaintedPictures {
  /// How many pictures are kept: cells that show the same are rarely further apart.
  private static let room = 16

  private struct Content: Hashable {
    var displayList: DisplayList
    var scale: Double
    var background: Color
  }

  private var pictures: [Content: [UInt8]] = [:]
  private var order: [Content] = []

  /// The picture of what was laid out: one that shows the same, else a new one.
  ///
  /// Formats that write numbers out tell 0 from -0, which are the same for a comparison: their pictures are all new.
  ///
  /// - Parameter paint: paints it.
  mutating func picture(
    of rendering: Rendering, as format: ImageFormat, _ paint: () throws(RasterError) -> [UInt8]
  ) throws(RasterError) -> [UInt8] {
    guard format == .png else { return try paint() }
    let content = Content(
      displayList: rendering.displayList, scale: rendering.scale, background: rendering.background)
    if let known = pictures[content] { return known }
    let picture = try paint()
    pictures[content] = picture
    order.append(content)
    if order.count > Self.room { pictures[order.removeFirst()] = nil }
    return picture
  }
}
