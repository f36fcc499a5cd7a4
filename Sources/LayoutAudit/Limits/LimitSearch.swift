import AutoLayout
import Graphics
import Localization

/// Finds how long each text of a scene may be.
///
/// A text fits if the layout has no more problems with it than with a text as narrow as a letter in its place. So the
/// problems of other texts do not count, and those that the text itself already has do.
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
    /// Whether the text is drawn in the typeface that it asks for, so that its width is known but for the measuring
    /// error.
    package let hasItsTypeface: Bool
    /// The problems that the text has, as clauses.
    package var problems: [String] = []
    /// Whether one of these problems exceeds the measuring error.
    package var isCertain = false
    /// Whether the text pushes a view out of its superview. That is a note however far the view is outside, so only the
    /// limit of the text tells whether the excess is greater than the measuring error.
    package var pushesOutside = false

    /// Whether the text has a problem that the measuring error cannot explain.
    ///
    /// - Parameters:
    ///   - width: The width of the text in one line, in points, in the font of the limit.
    ///   - limit: The width that it may have, in points; `nil` if nothing limits it, or if that is not known.
    package func isCertain(width: Double, limit: Double?) -> Bool {
      if isCertain { return true }
      guard pushesOutside, hasItsTypeface, let limit else { return false }
      return width - limit > TextNeed.margin(ofWidth: width)
    }
  }

  /// A scene that is built anew: what measures its texts, and what lays it out.
  package typealias Rebuilt = (measuring: ProbeMeasuring, layOut: () -> LayoutAudit)

  let layOut: () -> LayoutAudit
  private let rebuild: (() -> Rebuilt?)?
  let measuring: ProbeMeasuring
  package let pixel: Double
  package let words: AverageWords
  /// The limits of earlier cells and the keys of the texts, by their marks, to begin with these limits.
  package var memory: (limits: LimitMemory, keys: [TextKey])?
  private var views: [Int: [View]] = [:]
  private var layouts = 0
  /// The texts as they are, in the order of the picture from back to front.
  package private(set) var sights: [Sight] = []
  /// The problems of the layout with all texts as they are.
  private var problems: [LayoutAudit.LimitProblem: Finding] = [:]

  /// The widest text to try, in points: more than any screen, and for a text with several lines more than a screen full
  /// of it.
  private static let widestLine = 3000.0
  private static let widestText = 30_000.0
  private static let mostLetters = 20_000

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - words: The average words of the scene's language.
  ///   - rebuild: Builds the scene anew, with the same marks, or returns `nil` if that is impossible. Limits are
  ///     confirmed there.
  ///   - layOut: Lays out the scene, whose texts are marked, with the measurer.
  package init(
    measuring: ProbeMeasuring, scale: Double, words: AverageWords, rebuild: (() -> Rebuilt?)? = nil,
    layOut: @escaping () -> LayoutAudit
  ) {
    self.layOut = layOut
    self.rebuild = rebuild
    self.measuring = measuring
    self.words = words
    pixel = 1 / scale
    measuring.forgetTexts()
    measuring.word = words.word
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
          isTruncated: text.isTruncated, width: measuring.naturalWidth(of: mark), wraps: wraps(mark),
          hasItsTypeface: text.paragraph.missingFamilies.isEmpty))
    }
  }

  private func wraps(_ mark: Int) -> Bool { measuring.originals[mark]?.maximumLines != 1 }

  /// Whether a text's letters matter and not only its width: they decide where its lines end, how close together they
  /// can be, and how wide they are in several fonts.
  private func isWhole(_ mark: Int) -> Bool {
    guard let request = measuring.originals[mark] else { return true }
    let tightens = request.runs.contains { $0.paragraphStyle?.allowsDefaultTighteningForTruncation == true }
    return request.maximumLines != 1 || request.allowsTightening || tightens
      || measuring.textsInSeveralFonts.contains(mark)
  }

  /// The number of points that an average character of a language takes in the font of a text.
  package func averageAdvance(of mark: Int, in letters: AverageLetters) -> Double {
    measuring.width(of: letters.text, like: mark) / Double(letters.text.count)
  }

  /// Returns a whole text, even if its view shows only a part of it.
  package func text(of mark: Int) -> String { measuring.text(of: mark) }

  /// The problems of the layout with all texts as they are.
  package var problemsAsIs: Set<LayoutAudit.LimitProblem> { Set(problems.keys) }

  /// What was not looked for in the layout with all texts as they are, in sentences.
  package var omissions: [String] { problems.filter { $0.key.rule == .unreadableFile }.map(\.value.message).sorted() }

  /// Returns the width of a text in one line, measured like another, in points, before it is rounded to pixels.
  ///
  /// The font is that of the other text at full size or, once its limit was searched, that of the limit.
  package func width(of text: String, like mark: Int) -> Double { measuring.width(of: text, like: mark) }

  /// Returns the width of a whole text in one line, in points. Once the limit of the text was searched, the font is
  /// that of the limit.
  package func width(of mark: Int) -> Double { measuring.naturalWidth(of: mark) }

  // MARK: Texts as they are

  /// Finds the problems that texts already have: those that disappear from the layout if a text is as narrow as a
  /// letter.
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
      let pushesOutside = own.values.contains { $0.rule == .outsideBounds }
      for index in sights.indices where sights[index].mark == mark {
        sights[index].problems = clauses
        sights[index].isCertain = isCertain
        sights[index].pushesOutside = pushesOutside
      }
    }
    restore()
  }

  // MARK: Limits

  /// Returns how long a text may be, or `nil` for a text that is not shown.
  ///
  /// Both sides of the limit were laid out: a text of that length fits, and the next longer one does not. In one line,
  /// the next longer one is a pixel wider, because all texts are rounded up to pixels; over several lines it has one
  /// more letter. If the text itself has too little room, the search begins with that room. Otherwise, it halves
  /// intervals.
  package func limit(of mark: Int) -> TextLimit? {
    guard let sight = sights.first(where: { $0.mark == mark }) else { return nil }
    let start = layouts
    measuring.referenceFonts[mark] = nil
    defer { restore() }
    let place = memory.flatMap { memory in
      memory.keys.indices.contains(mark) ? (memory.limits, memory.keys[mark], sight.view.label) : nil
    }
    let guess = place.flatMap { limits, key, view in limits.guess(for: key, in: view) }
    var limit = guess.flatMap { self.limit(of: mark, guessed: $0) } ?? searchedLimit(of: sight, near: guess)
    limit.layouts = layouts - start
    if let (limits, key, view) = place { limits.note(limit, of: key, in: view) }
    return limit
  }

  /// Returns the limit that was guessed if it is that of the text, or else `nil`.
  private func limit(of mark: Int, guessed guess: LimitMemory.Guess) -> TextLimit? {
    switch guess {
    case .unlimited:
      let least = sample(mark, 1)
      guard !least.isOwnTruncated else { return nil }
      let longest = sample(mark, mostSteps(of: mark))
      guard longest.fits(besides: least) else { return nil }
      return TextLimit(width: nil, lines: longest.lines, cause: nil)
    case .width(let width):
      // Where lines end matters to a text with several lines, and that differs between the words of languages.
      let step = wholePixels(width)
      guard !isWhole(mark), step > 0, step < mostSteps(of: mark), let least = freshSample(mark, 1),
        !least.isOwnTruncated, let fitting = freshSample(mark, step), fitting.fits(besides: least),
        let failure = freshSample(mark, step + 1), !failure.fits(besides: least),
        referenceFont(of: mark, failure) == nil
      else { return nil }
      return TextLimit(
        width: Double(step) * pixel, lines: fitting.lines,
        cause: failure.clauses(besides: Set(least.problems.keys)).first)
    }
  }

  /// Searches the limit of a text.
  ///
  /// - Parameter guess: Where the limit may be, to look there first.
  private func searchedLimit(of sight: Sight, near guess: LimitMemory.Guess?) -> TextLimit {
    let mark = sight.mark
    let least = sample(mark, 1)
    guard !least.isOwnTruncated else { return TextLimit(width: 0, lines: 0, cause: least.clauses().first) }
    var end = end(of: sight, least, from: firstStep(of: sight), near: guess.flatMap { step(of: mark, at: $0) })
    if let font = end.failure.flatMap({ referenceFont(of: mark, $0) }) {
      measuring.referenceFonts[mark] = font
      end = self.end(of: sight, least, from: end.failure?.room.map(wholePixels) ?? end.fits)
    }
    confirm(&end, of: mark)
    guard end.fits > 0 else { return TextLimit(width: 0, lines: 0, cause: end.failure?.clauses().first) }
    guard let failure = end.failure else { return TextLimit(width: nil, lines: end.lines, cause: nil) }
    return TextLimit(
      width: width(of: mark, atStep: end.fits), lines: end.lines,
      cause: failure.clauses(besides: Set(least.problems.keys)).first,
      fontSize: measuring.referenceFonts[mark]?.size, letters: isWhole(mark) ? end.fits : nil)
  }

  /// Returns the step at which a text is about as wide as it was guessed to be.
  private func step(of mark: Int, at guess: LimitMemory.Guess) -> Int? {
    guard case .width(let width) = guess else { return nil }
    guard isWhole(mark) else { return wholePixels(width) }
    let word = measuring.width(of: words.word + words.separator, like: mark)
    return word > 0 ? Int(bounded: width / word * Double(words.word.count)) : nil
  }

  /// Returns the font to measure a text in if it is not the text's font at full size: a label that shrinks its text
  /// lacks room only in its smallest font. The width in that font does not follow from the width at full size.
  private func referenceFont(of mark: Int, _ failure: Sample) -> Font? {
    guard !isWhole(mark), let font = failure.truncatedFont, font != measuring.originals[mark]?.runs.first?.font else {
      return nil
    }
    return font
  }

  /// The longest text that fits, and what happens to the next longer one.
  private struct End {
    var fits = 1
    var lines: Int
    /// `nil` if nothing limits the text.
    var failure: Sample?
  }

  /// - Parameters:
  ///   - first: The step to try first, and then its multiples.
  ///   - guess: A step to begin with instead, and then those closest to it.
  private func end(of sight: Sight, _ least: Sample, from first: Int, near guess: Int? = nil) -> End {
    let mark = sight.mark
    let most = mostSteps(of: mark)
    var end = End(lines: least.lines)
    var fails = most + 1
    func attempt(_ step: Int) {
      guard step > end.fits, step < fails else { return }
      let sample = sample(mark, step)
      if sample.fits(besides: least) {
        (end.fits, end.lines) = (step, sample.lines)
      } else {
        (fails, end.failure) = (step, sample)
        if let room = sample.room, !isWhole(mark) {
          attempt(wholePixels(room))
          attempt(wholePixels(room) + 1)
        }
      }
    }
    if let guess, guess > 1, guess < most {
      attempt(guess)
      var distance = 1
      while distance < guess, end.failure == nil || end.fits == 1 {
        attempt(end.failure == nil ? min(end.fits + distance, most) : fails - distance)
        distance *= 2
      }
    }
    var next = max(2, first, end.fits * 2)
    while end.fits < most, end.failure == nil {
      attempt(min(next, most))
      next *= 2
    }
    while fails - end.fits > 1, end.failure != nil { attempt((end.fits + fails) / 2) }
    // A text that wraps needs less width once it has another line, so a longer text can fit although a shorter one does
    // not.
    if isWhole(mark), end.failure != nil {
      let found = end.fits
      end.fits = 1
      for share in 1...Self.samplesBelow where found == fails - 1 || end.fits < fails - 1 {
        attempt(found * share / (Self.samplesBelow + 1))
      }
      if fails == found + 1 { end.fits = found }
      while fails - end.fits > 1 { attempt((end.fits + fails) / 2) }
    }
    return end
  }

  /// Moves the end to where it is in scenes that are built anew. It can be elsewhere in a scene whose texts have
  /// changed, because an ambiguous layout depends on the layouts before it.
  private func confirm(_ end: inout End, of mark: Int) {
    guard end.failure != nil, let least = freshSample(mark, 1) else { return }
    let most = mostSteps(of: mark)
    var samples: [Int: Sample] = [:]
    func fits(_ step: Int) -> Bool {
      guard step > 0, let sample = samples[step] ?? freshSample(mark, step) else { return true }
      samples[step] = sample
      return sample.fits(besides: least)
    }
    var (low, high, stride) = (end.fits, end.fits + 1, 1)
    while !fits(low) { (low, high, stride) = (max(0, low - stride), low, stride * 2) }
    while high <= most, fits(high) { (low, high, stride) = (high, high + stride, stride * 2) }
    guard high <= most else {
      end.failure = nil
      return
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    (end.fits, end.failure) = (low, samples[high])
    if let lines = samples[low]?.lines { end.lines = lines }
  }

  /// The number of lengths below a limit that are tried.
  private static let samplesBelow = 12

  /// Returns whether a text of a width in one line has no more problems than a text as narrow as a letter.
  package func fits(_ mark: Int, width: Double) -> Bool {
    defer { restore() }
    let least = sample(mark, 1)
    return sample(mark, Int(bounded: (width / pixel).rounded())).fits(besides: least)
  }

  // MARK: Steps

  // A step is a pixel of a text in one line, and a letter of one whose letters matter.

  private func mostSteps(of mark: Int) -> Int {
    guard isWhole(mark) else { return Int(bounded: Self.widestLine / pixel) }
    let wordWidth = measuring.width(of: words.word + words.separator, like: mark)
    guard wordWidth > 0 else { return Self.mostLetters }
    return min(Self.mostLetters, max(2, Int(bounded: Self.widestText / wordWidth) * words.word.count))
  }

  /// The step to try first, for the text as it is.
  private func firstStep(of sight: Sight) -> Int {
    isWhole(sight.mark) ? text(of: sight.mark).count : wholePixels(sight.width + pixel)
  }

  private func wholePixels(_ width: Double) -> Int { Int(bounded: (width / pixel + 0.001).rounded(.down)) }

  /// Returns the width of a text in one line, in points and rounded up to whole pixels.
  private func width(of mark: Int, atStep step: Int) -> Double {
    guard isWhole(mark) else { return Double(step) * pixel }
    return (measuring.width(of: words.start(step), like: mark) / pixel - 0.001).rounded(.up) * pixel
  }

  /// A layout with a text of some width.
  struct Sample {
    var audit: LayoutAudit
    var problems: [LayoutAudit.LimitProblem: Finding]
    var isOwnTruncated: Bool
    var lines: Int
    /// The width that the text has room for, if width is all that it lacks.
    var room: Double?
    /// The font of the text if it is truncated.
    var truncatedFont: Font?

    /// - Parameter mark: The mark of the text.
    init(_ audit: LayoutAudit, of mark: Int) {
      self.audit = audit
      problems = audit.limitProblems()
      let own = audit.seenTexts.filter { ProbeMeasuring.mark(of: $0.paragraph) == mark }
      let truncated = own.filter(\.isTruncated)
      isOwnTruncated = !truncated.isEmpty
      lines = own.map(\.paragraph.lines.count).max() ?? 0
      let needs = truncated.compactMap(\.paragraph.need)
      room = needs.filter { $0.allowedLines == 1 }.map(\.allowedWidth).min()
      truncatedFont = truncated.first?.paragraph.source.runs.first?.font
    }

    /// Whether the text has no more problems than as narrow as a letter.
    func fits(besides least: Sample) -> Bool {
      !isOwnTruncated && problems.keys.allSatisfy { least.problems[$0] != nil }
    }

    func clauses(besides known: Set<LayoutAudit.LimitProblem> = []) -> [String] {
      problems.filter { !known.contains($0.key) }.map { ($0.key.rule.rawValue, audit.unmarkedClause(for: $0.value)) }
        .sorted { $0 < $1 }.map(\.1)
    }
  }

  func sample(_ mark: Int, _ step: Int) -> Sample {
    layouts += 1
    probe(mark, content(mark, step))
    return Sample(layOut(), of: mark)
  }

  /// Returns a layout with a text of some width in a scene that is built anew.
  private func freshSample(_ mark: Int, _ step: Int) -> Sample? {
    guard let (measuring, layOut) = rebuild?() else { return nil }
    layouts += 1
    measuring.measureTexts(like: self.measuring)
    measuring.probe = TextProbe(mark: mark, content: content(mark, step))
    return Sample(layOut(), of: mark)
  }

  private func content(_ mark: Int, _ step: Int) -> TextProbe.Content {
    isWhole(mark) ? .text(words.start(step)) : .line(width: Double(step) * pixel)
  }

  func probe(_ mark: Int, _ content: TextProbe.Content?) {
    let changed = Set([measuring.probe?.mark, mark].compactMap(\.self))
    measuring.probe = content.map { TextProbe(mark: mark, content: $0) }
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
