import Graphics
import Localization

/// Measures texts that a ``TextTrace`` has marked as if they had no marks, and one of them as a text of another width.
package final class ProbeMeasuring: TextMeasuring {
  private let base: any TextMeasuring
  /// The text that replaces another, or `nil` to show all as they are.
  var probe: TextProbe?
  /// The word whose widths tell how wide texts are in one font in relation to another, and that lines of some width end
  /// with.
  var word = "Words"
  /// The fonts to measure texts in that are shown in another font than their own, by the numbers of their marks.
  var referenceFonts: [Int: Font] = [:]
  /// Texts that are shown instead of others, by the numbers of their marks.
  var replacements: [Int: String] = [:]
  /// The first request for each text, by the number of its mark: its own text, at full size and with all lines allowed.
  private(set) var originals: [Int: ParagraphRequest] = [:]
  /// The texts that were measured in several fonts of one size, such as a bolder one when they are selected.
  private(set) var textsInSeveralFonts: Set<Int> = []
  private var advances: [AdvanceKey: Double] = [:]

  private struct AdvanceKey: Hashable {
    var text: String
    var font: Font
    var language: String
  }

  package init(_ base: any TextMeasuring) { self.base = base }

  package func metrics(for font: Font) -> FontExtents { base.metrics(for: font) }

  package func inkExtent(of line: TextLine) -> InkExtent? { base.inkExtent(of: line) }

  package func hasFamily(_ family: Font.Family) -> Bool { base.hasFamily(family) }

  package func paragraph(for request: ParagraphRequest) -> Paragraph {
    guard request.runs.contains(where: { TextTrace.mayHaveMark($0.text) }) else { return base.paragraph(for: request) }
    var request = request
    var marks: [Int?] = []
    var latest: Int?
    for index in request.runs.indices {
      let (text, found) = TextTrace.unmarked(request.runs[index].text)
      request.runs[index].text = text
      latest = found.first ?? latest
      marks.append(latest)
    }
    guard let mark = marks.lazy.compactMap(\.self).first else { return base.paragraph(for: request) }
    note(request, of: mark)
    if let probe, marks.contains(probe.mark) {
      request.runs = replacing(request, marks, probe.mark) { run in
        probe.runs(like: run, letter: String(word.prefix(1)), scale: scale(of: run, for: probe.mark, in: request)) {
          advance(of: $0, like: $1, in: request)
        }
      }
    } else if let text = replacements[mark] {
      request.runs = replacing(request, marks, mark) { run in
        var run = run
        run.text = text
        return [run]
      }
    }
    var paragraph = base.paragraph(for: request)
    for line in paragraph.lines.indices {
      paragraph.lines[line].bytes = Self.range(paragraph.lines[line].bytes, of: mark)
    }
    return paragraph
  }

  // MARK: The text of a paragraph

  /// The bytes that each text has for itself.
  private static let span = 1 << 24

  /// Returns the range of a line's bytes among those of all texts.
  private static func range(_ bytes: Range<Int>, of mark: Int) -> Range<Int> {
    let start = (mark + 1) * span
    return start + bytes.lowerBound..<start + bytes.upperBound
  }

  /// Returns the number of the mark of a paragraph's text, or `nil` for a text without a mark.
  static func mark(of paragraph: Paragraph) -> Int? {
    guard let line = paragraph.lines.first, line.bytes.lowerBound >= span else { return nil }
    return line.bytes.lowerBound / span - 1
  }

  private func note(_ request: ParagraphRequest, of mark: Int) {
    if let known = originals[mark] {
      guard let font = known.runs.first?.font, let other = request.runs.first?.font, font != other else { return }
      if font.size == other.size { textsInSeveralFonts.insert(mark) }
      guard font.size < other.size else { return }
    }
    var natural = request
    natural.width = nil
    originals[mark] = natural
  }

  /// Forgets the texts, such as before a layout at another text size.
  func forgetTexts() { (originals, referenceFonts, textsInSeveralFonts) = ([:], [:], []) }

  /// Measures texts in the fonts of another measurer.
  func measureTexts(like other: ProbeMeasuring) {
    (originals, referenceFonts, word) = (other.originals, other.referenceFonts, other.word)
  }

  // MARK: Widths

  /// Returns the runs of a paragraph with others in the place of those of a text.
  private func replacing(
    _ request: ParagraphRequest, _ marks: [Int?], _ mark: Int, by runs: (TextRun) -> [TextRun]
  ) -> [TextRun] {
    var isReplaced = false
    return zip(request.runs, marks).flatMap { run, other -> [TextRun] in
      guard other == mark else { return [run] }
      defer { isReplaced = true }
      return isReplaced ? [] : runs(run)
    }
  }

  /// Returns how wide average words are in the font of a run in relation to that in which a text is measured. Letters
  /// are spaced differently at each size, so that this is not the relation of the sizes.
  private func scale(of run: TextRun, for mark: Int, in request: ParagraphRequest) -> Double {
    guard let reference = reference(of: mark), reference.font != run.font else { return 1 }
    let width = advance(of: word, like: reference, in: request)
    return width > 0 ? advance(of: word, like: run, in: request) / width : 1
  }

  /// Returns a run with the font in which a text is measured: that of the text at full size, unless there is another
  /// one.
  private func reference(of mark: Int) -> TextRun? {
    guard var run = originals[mark]?.runs.first(where: { !$0.text.isEmpty }) else { return nil }
    if let font = referenceFonts[mark] { run.font = font }
    return run
  }

  /// Returns the width of a text in one line.
  private func advance(of text: String, like run: TextRun, in request: ParagraphRequest) -> Double {
    let key = AdvanceKey(text: text, font: run.font, language: request.language)
    if let known = advances[key] { return known }
    var run = run
    run.text = text
    let width = self.width(of: [run], like: request)
    advances[key] = width
    return width
  }

  private func width(of runs: [TextRun], like request: ParagraphRequest) -> Double {
    var line = ParagraphRequest(
      runs: runs, language: request.language, direction: request.direction, maximumLines: 0,
      pixelScale: request.pixelScale)
    line.lineBreakStrategy = request.lineBreakStrategy
    return base.paragraph(for: line).lines.reduce(0) { $0 + $1.width }
  }

  /// Returns the width of a text in one line, in points: the sum of its lines if it has breaks of its own.
  func naturalWidth(of mark: Int) -> Double {
    guard var request = originals[mark] else { return 0 }
    if let font = referenceFonts[mark] {
      for index in request.runs.indices { request.runs[index].font = font }
    }
    return width(of: request.runs, like: request)
  }

  /// Returns the width of a text in one line, measured like another, in points.
  func width(of text: String, like mark: Int) -> Double {
    guard let request = originals[mark], var run = reference(of: mark) else { return 0 }
    run.text = text
    return width(of: [run], like: request)
  }

  /// Returns a whole text, even if its view shows only a part of it.
  func text(of mark: Int) -> String { originals[mark]?.runs.map(\.text).joined() ?? "" }
}
