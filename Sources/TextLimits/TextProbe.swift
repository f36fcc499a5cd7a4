import Graphics

/// A text of an exact width in the place of another.
///
/// The width is that of the text in one line. Before its last letter the text has a space that fills what is missing, so that every
/// width is possible. A text that can wrap consists of average words, of which the last one is unfinished: growing it only adds to the
/// end, as a typewriter does, so that it never needs fewer lines than before.
struct TextProbe {
  /// The number of the mark of the text that is replaced.
  var mark: Int
  /// The width in points, in the font of the text without scaling.
  var width: Double
  var words: AverageWords
  /// Whether the text may wrap. Otherwise it has no place where a line may end.
  var wraps: Bool

  /// A space at which no line ends.
  private static let filler = "\u{A0}"

  /// Returns the runs of the text.
  ///
  /// - Parameters:
  ///   - run: A run of the text that is replaced, with its attributes.
  ///   - scale: How wide texts are in the run's font in relation to that of the text without scaling.
  ///   - advance: Returns the width of a text in the font of a run.
  func runs(like run: TextRun, scale: Double, advance: (_ text: String, _ run: TextRun) -> Double) -> [TextRun] {
    // Pango counts in 1,024ths of a point. A text must not be a pixel wider by rounding.
    let width = max(0, self.width * scale - 0.004)
    var base = run
    base.kerning = 0
    func part(_ text: String, kerning: Double = 0) -> TextRun {
      var part = base
      part.text = text
      part.kerning = kerning
      return part
    }
    let letter = String(words.word.prefix(1))
    let letterWidth = advance(letter, base)
    guard wraps, words.word.count > 1 || words.separator.isEmpty else {
      return last(letter, letterWidth, in: width, part, advance(Self.filler + letter, base))
    }
    let word = words.word
    let unit = advance(word + words.separator + word, base) - advance(word, base)
    guard unit > 0 else { return [part(letter)] }
    let count = min(Int(width / unit), Self.mostWords)
    guard count > 0 else { return last(letter, letterWidth, in: width, part, advance(Self.filler + letter, base)) }
    let rest = width - Double(count) * unit
    let whole = Array(repeating: word, count: count).joined(separator: words.separator)
    // A rest narrower than a letter takes room from the space before it.
    let tuck = min(0, rest - letterWidth)
    let end =
      rest > letterWidth
      ? last(letter, letterWidth, in: rest, part, advance(Self.filler + letter, base)) : [part(letter)]
    guard words.separator.isEmpty else { return [part(whole), part(words.separator, kerning: tuck)] + end }
    return (count > 1 ? [part(String(whole.dropLast(word.count)))] : []) + [part(word, kerning: tuck)] + end
  }

  /// The most words of a text, so that no width is out of proportion.
  private static let mostWords = 4000

  /// Returns a letter that fills a width with the space before it.
  private func last(
    _ letter: String, _ letterWidth: Double, in width: Double, _ part: (String, Double) -> TextRun, _ pair: Double
  ) -> [TextRun] {
    guard width > letterWidth else { return [part(letter, 0)] }
    return [part(Self.filler, width - pair), part(letter, 0)]
  }
}
