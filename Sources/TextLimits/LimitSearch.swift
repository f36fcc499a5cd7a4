import AutoLayout
import Graphics
import LayoutAudit
import Localization

/// Finds how long each text of a scene may be.
///
/// A text fits if the layout with it has no problem that it does not have with a text as narrow as a letter in its place. So problems of
/// other texts do not count, and those that a text has already do.
package final class LimitSearch {
  /// A text of the scene.
  package struct Sight {
    /// The number of the text's mark.
    package let mark: Int
    package let view: View
    /// The bounding box of the text's lines, in the root's coordinates.
    package let box: Rect
    /// The visible part of the picture.
    package let visible: Rect
    package let lines: Int
    package let isTruncated: Bool
    /// The width of the text in one line, in points.
    package let width: Double
    /// Whether the text may have several lines.
    package let wraps: Bool
    /// The problems that the text has, as clauses.
    package var problems: [String] = []
    /// Whether one of these problems is more than the measuring error can explain.
    package var isCertain = false
  }

  let layOut: () -> LayoutAudit
  let measuring: ProbeMeasuring
  package let pixel: Double
  package let words: AverageWords
  private var views: [Int: [View]] = [:]
  private var layouts = 0
  /// The texts as they are, in the order of the picture from back to front.
  package private(set) var sights: [Sight] = []
  /// The problems of the layout with all texts as they are.
  private var problems: [LayoutAudit.LimitProblem: Finding] = [:]

  /// The widest text to try, in points: more than any screen, and for a text with several lines more than a screen full of it.
  private static let widestLine = 3000.0
  private static let widestText = 30_000.0

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - words: The average words of the scene's language.
  ///   - layOut: Lays out the scene, whose texts are marked, with the measurer.
  package init(measuring: ProbeMeasuring, scale: Double, words: AverageWords, layOut: @escaping () -> LayoutAudit) {
    self.layOut = layOut
    self.measuring = measuring
    self.words = words
    pixel = 1 / scale
    measuring.forgetTexts()
    let audit = layOut()
    problems = audit.limitProblems()
    look(at: audit)
  }

  private func look(at audit: LayoutAudit) {
    for text in audit.seenTexts {
      guard let mark = ProbeMeasuring.mark(of: text.paragraph) else { continue }
      views[mark, default: []].append(text.view)
      sights.append(
        Sight(
          mark: mark, view: text.view, box: text.box, visible: text.visible, lines: text.paragraph.lines.count,
          isTruncated: text.isTruncated, width: measuring.naturalWidth(of: mark), wraps: wraps(mark)))
    }
  }

  private func wraps(_ mark: Int) -> Bool { measuring.originals[mark]?.maximumLines != 1 }

  /// The number of points that an average character of a language takes in the font of a text.
  package func averageAdvance(of mark: Int, in texts: [String]) -> Double {
    measuring.averageAdvance(of: mark, in: texts)
  }

  /// Returns a text as it is, of which its view may show only a part.
  package func text(of mark: Int) -> String { measuring.text(of: mark) }

  /// Returns whether a text is shown in several fonts, such as smaller ones to fit.
  package func isScaled(_ mark: Int) -> Bool { measuring.scaledTexts.contains(mark) }

  /// The problems of the layout with all texts as they are.
  package var problemsAsIs: Set<LayoutAudit.LimitProblem> { Set(problems.keys) }

  /// Returns the width of a text in one line and in the font of another, in points, before it is rounded to pixels.
  package func width(of text: String, like mark: Int) -> Double { measuring.width(of: text, like: mark) }

  // MARK: Texts as they are

  /// Finds the problems that texts have already: those that the layout loses if a text is as narrow as a letter.
  ///
  /// - Complexity: One layout for each text, and none if the scene has no problems.
  package func findExcesses() {
    guard !problems.isEmpty else { return }
    for mark in Set(sights.map(\.mark)).sorted() {
      let without = sample(mark, 1).problems
      let own = problems.filter { without[$0.key] == nil }
      guard !own.isEmpty else { continue }
      probe(mark, nil)
      let audit = layOut()
      let clauses = Set(own.values.map(audit.unmarkedClause)).sorted()
      let isCertain = own.values.contains { $0.severity != .note }
      for index in sights.indices where sights[index].mark == mark {
        sights[index].problems = clauses
        sights[index].isCertain = isCertain
      }
    }
    restore()
  }

  // MARK: Limits

  /// Returns how long a text may be, or `nil` for a text that is not shown.
  ///
  /// The widths are whole numbers of pixels, as those of all texts are. A text of the limit was laid out and fits, and so was one that is
  /// a pixel wider and does not. Where the text itself has too little room, its room is tried first; otherwise intervals are halved.
  package func limit(of mark: Int) -> TextLimit? {
    guard let sight = sights.first(where: { $0.mark == mark }) else { return nil }
    let start = layouts
    let least = sample(mark, 1)
    let known = Set(least.problems.keys)
    defer { restore() }
    guard !least.isOwnTruncated else {
      return TextLimit(width: 0, lines: 0, cause: least.clauses().first, layouts: layouts - start)
    }
    let most = Int((wraps(mark) ? Self.widestText : Self.widestLine) / pixel)
    var (fits, fails) = (1, most + 1)
    var (lines, failure) = (least.lines, Sample?.none)
    func attempt(_ step: Int) {
      guard step > fits, step < fails else { return }
      let sample = sample(mark, step)
      if sample.problems.keys.allSatisfy(known.contains), !sample.isOwnTruncated {
        (fits, lines) = (step, sample.lines)
      } else {
        (fails, failure) = (step, sample)
        if let room = sample.room {
          let step = Int((room / pixel + 0.001).rounded(.down))
          attempt(step)
          attempt(step + 1)
        }
      }
    }
    var next = max(2, Int((sight.width / pixel).rounded(.up)))
    while fits < most, failure == nil {
      attempt(min(next, most))
      next *= 2
    }
    while fails - fits > 1, failure != nil { attempt((fits + fails) / 2) }
    // A text that wraps gives way when it gets another line, so that a longer one can fit again where a shorter one does not.
    if wraps(mark), failure != nil {
      let found = fits
      fits = 1
      for share in 1...Self.samplesBelow where found == fails - 1 || fits < fails - 1 {
        attempt(found * share / (Self.samplesBelow + 1))
      }
      if fails == found + 1 { fits = found }
      while fails - fits > 1 { attempt((fits + fails) / 2) }
    }
    guard let failure else { return TextLimit(width: nil, lines: lines, cause: nil, layouts: layouts - start) }
    let cause = failure.clauses(besides: known).first
    return TextLimit(width: Double(fits) * pixel, lines: lines, cause: cause, layouts: layouts - start)
  }

  /// The number of widths below a limit that are tried.
  private static let samplesBelow = 12

  /// Returns whether a text of a width has no problem that a text as narrow as a letter does not have.
  package func fits(_ mark: Int, width: Double) -> Bool {
    defer { restore() }
    let known = sample(mark, 1).problems
    let sample = sample(mark, Int((width / pixel).rounded()))
    return !sample.isOwnTruncated && sample.problems.keys.allSatisfy { known[$0] != nil }
  }

  /// A layout with a text of some width.
  struct Sample {
    var audit: LayoutAudit
    var problems: [LayoutAudit.LimitProblem: Finding]
    var isOwnTruncated: Bool
    var lines: Int
    /// The width that the text has if it is the only thing that it lacks.
    var room: Double?

    func clauses(besides known: Set<LayoutAudit.LimitProblem> = []) -> [String] {
      problems.filter { !known.contains($0.key) }.map { ($0.key.rule.rawValue, audit.unmarkedClause(for: $0.value)) }
        .sorted { $0 < $1 }.map(\.1)
    }
  }

  func sample(_ mark: Int, _ step: Int) -> Sample {
    layouts += 1
    probe(mark, Double(step) * pixel)
    let audit = layOut()
    let own = audit.seenTexts.filter { ProbeMeasuring.mark(of: $0.paragraph) == mark }
    let rooms = own.compactMap { text in
      text.paragraph.need.flatMap { $0.allowedLines == 1 ? $0.allowedWidth : nil }
    }
    return Sample(
      audit: audit, problems: audit.limitProblems(), isOwnTruncated: own.contains(where: \.isTruncated),
      lines: own.map(\.paragraph.lines.count).max() ?? 0, room: rooms.min())
  }

  func probe(_ mark: Int, _ width: Double?) {
    let changed = Set([measuring.probe?.mark, mark].compactMap(\.self))
    measuring.probe = width.map { TextProbe(mark: mark, width: $0, words: words, wraps: wraps(mark)) }
    LayoutAudit.remeasureTexts(of: changed.flatMap { views[$0] ?? [] })
  }

  /// Has the views of a text measure it again.
  func remeasure(_ mark: Int) { LayoutAudit.remeasureTexts(of: views[mark] ?? []) }

  /// Shows all texts as they are again.
  private func restore() {
    guard let mark = measuring.probe?.mark else { return }
    measuring.probe = nil
    remeasure(mark)
  }
}

extension LayoutAudit {
  /// Returns a clause for a finding, without the marks of texts.
  fileprivate func unmarkedClause(for finding: Finding) -> String { TextTrace.unmarked(clause(for: finding)).text }
}
