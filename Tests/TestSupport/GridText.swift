import AutoLayout
import Graphics

/// Text on a grid, so that sizes can be worked out by hand: a character is half the font's size wide, a line is as high
/// as the font's size with its baseline at 4/5 of that, and lines break after any character. Icons are square.
package final class GridText: TextMeasuring {
  package private(set) var requests: [ParagraphRequest] = []

  package init() {}

  package func paragraph(for request: ParagraphRequest) -> Paragraph {
    requests.append(request)
    let size = request.runs.first?.font.size ?? 0
    let advance = request.runs.first?.font.family == .icons ? size : size / 2
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

  package func metrics(for font: Font) -> FontExtents {
    FontExtents(
      ascent: font.size * 0.8, descent: font.size * 0.2, lineHeight: font.size, capHeight: font.size * 0.7)
  }

  package func hasFamily(_ family: Font.Family) -> Bool { true }
}

extension LayoutEnvironment {
  /// An environment with text on a grid.
  package static func grid(
    _ direction: LayoutDirection = .leftToRight, category: ContentSizeCategory = .large,
    look: SystemLook = .iOS18
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: TraitCollection(
        layoutDirection: direction, preferredContentSizeCategory: category, look: look),
      measuring: GridText())
  }
}

/// Lays out a view as the root of its tree.
package func layOut(
  _ view: View, at frame: Rect = Rect(x: 0, y: 0, width: 200, height: 200), _ direction: LayoutDirection = .leftToRight
) {
  view.layout(size: frame.size, in: .grid(direction))
}

/// The font whose characters are 10 points wide and 20 points high in ``GridText``.
package let gridFont = Font(size: 20)
