import AutoLayout
import Graphics

/// Text on a grid, so that sizes can be told by hand: every character is 10 points wide in a font of 20 points, a line
/// as high as the font's size, its baseline at 4/5 of it; lines break at any character.
final class GridText: TextMeasuring {
  private(set) var requests: [ParagraphRequest] = []

  func paragraph(for request: ParagraphRequest) -> Paragraph {
    requests.append(request)
    let size = request.runs.first?.font.size ?? 0
    let advance = size / 2
    let count = request.runs.reduce(0) { $0 + $1.text.count }
    guard count > 0 else { return Paragraph(size: .zero, lines: []) }
    let fitting = request.width.map { max(1, Int(($0 / advance).rounded(.down))) } ?? count
    let needed = (count + fitting - 1) / fitting
    let shown = request.maximumLines == 0 ? needed : min(needed, request.maximumLines)
    let lines = (0..<shown).map { index in
      let characters = min(fitting, count - index * fitting)
      return TextLine(
        baseline: size * (Double(index) + 0.8), x: 0, width: Double(characters) * advance, runs: [])
    }
    return Paragraph(
      size: Size(width: lines.map(\.width).max() ?? 0, height: size * Double(shown)), lines: lines,
      isTruncated: shown < needed)
  }

  func metrics(for font: Font) -> FontExtents {
    FontExtents(
      ascent: font.size * 0.8, descent: font.size * 0.2, lineHeight: font.size, capHeight: font.size * 0.7)
  }

  func hasFamily(_ family: Font.Family) -> Bool { true }
}

extension LayoutEnvironment {
  /// Two pixels a point, text on a grid.
  static func grid(
    _ direction: LayoutDirection = .leftToRight, category: ContentSizeCategory = .large
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: TraitCollection(layoutDirection: direction, preferredContentSizeCategory: category),
      measuring: GridText())
  }
}

/// Lays out a view as the root of its tree.
func layOut(
  _ view: View, at frame: Rect = Rect(x: 0, y: 0, width: 200, height: 200), _ direction: LayoutDirection = .leftToRight
) {
  view.layout(size: frame.size, in: .grid(direction))
}

/// The font in which a character of ``GridText`` is 10 points wide and 20 high.
let gridFont = Font.systemFont(ofSize: 20)
