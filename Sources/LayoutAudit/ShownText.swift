import AutoLayout
import Graphics

/// A text as the picture shows it. Rectangles are in the root's coordinates.
struct ShownText {
  /// What may cut a text off.
  struct Clip {
    let area: Rect
    /// The view at whose bounds, or within whose bounds, the text ends.
    let view: View
  }

  let view: View
  let paragraph: Paragraph
  /// The box around the lines.
  let box: Rect
  /// The part of each line that glyphs fill.
  let ink: [Rect]
  /// What cuts the text off for good, from the inside out: what scrolls into sight is not lost.
  let clips: [Clip]
  /// What is seen of it at once.
  let visible: Rect
  /// Whether lines lie level, so that rectangles say where they are.
  let isUpright: Bool

  /// Whether widths are measured on the typeface that was asked for, or on the one that stands for the platform's.
  var hasItsTypeface: Bool { paragraph.missingFamilies.isEmpty }

  /// The ink that is seen.
  var visibleInk: [Rect] { ink.map { $0.intersection(visible) }.filter { !$0.isEmpty } }

  /// The rectangle around all ink; none of a text without any.
  var inkExtent: Rect? {
    guard let first = ink.first else { return nil }
    return ink.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension Paragraph {
  /// The rectangle around the lines, in the paragraph's own coordinates.
  var lineBox: Rect {
    let left = lines.map(\.x).min() ?? 0
    let right = lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(x: left, y: 0, width: right - left, height: size.height)
  }

  /// Where the lines' glyphs are, in the paragraph's own coordinates, whose left edge is that of the width it was allowed.
  ///
  /// Letters reach from the baseline, or below it where some do, to the height of capitals; marks beyond that are left out,
  /// so that what is told of as lost or overlapping is so.
  func inkBoxes(hasDescenders: Bool) -> [Rect] {
    lines.compactMap { line in
      let size = line.runs.map(\.face.size).max() ?? 0
      guard size > 0, line.width > 0 else { return nil }
      let below = hasDescenders ? Self.descenders * size : 0
      return Rect(
        x: line.x, y: line.baseline - Self.capitals * size, width: line.width, height: Self.capitals * size + below)
    }
  }

  /// The height of capitals and the depth of descenders in em; SF's are 0.705 and 0.21.
  private static let capitals = 0.705
  private static let descenders = 0.2
}

extension StringProtocol {
  /// Whether a letter reaches below the baseline; of other scripts than Latin it is taken that some do.
  var hasDescenders: Bool {
    unicodeScalars.contains { $0.isASCII ? "gjpqy,;()[]{}|".unicodeScalars.contains($0) : $0.value > 0x24F }
  }
}
