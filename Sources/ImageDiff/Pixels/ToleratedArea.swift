import Graphics

/// A part of a picture in which colours may be off.
public struct ToleratedArea: Hashable, Sendable {
  /// The part, in pixels.
  public var bounds: PixelRect
  /// The largest step of a colour that does not count, as it is seen, by ``PerceivedStep``: 0 for none, 1 for all.
  public var step: Double

  /// Makes an area.
  public init(bounds: PixelRect, step: Double) {
    self.bounds = bounds
    self.step = step
  }
}

extension Pixmap {
  /// The picture with another one's colours wherever they are no further off than is tolerated, so that what does not
  /// count is the same.
  ///
  /// - Parameters:
  ///   - expected: the other picture.
  ///   - areas: where colours may be off; of several that hold a pixel the last one counts.
  func settled(to expected: Pixmap, in areas: [ToleratedArea]) -> Pixmap {
    guard !areas.isEmpty else { return self }
    var settled = self
    let width = min(width, expected.width)
    for y in 0..<min(height, expected.height) {
      let row = areas.filter { $0.bounds.rows.contains(y) }
      guard !row.isEmpty else { continue }
      for x in 0..<width {
        let (place, color) = (y * self.width + x, expected.pixels[y * expected.width + x])
        guard pixels[place] != color, let area = row.last(where: { $0.bounds.columns.contains(x) }) else { continue }
        // Colours that look the same are not, where no step is tolerated.
        guard area.step > 0, PerceivedStep.between(pixels[place], color) <= area.step else { continue }
        settled.pixels[place] = color
      }
    }
    return settled
  }
}
