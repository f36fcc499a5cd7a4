import Graphics

/// A text of a width in the place of another.
///
/// The width is that of the text in one line. A text that cannot wrap is a letter and a space that fills what is missing, so that every
/// width is possible. A text that can wrap consists of average words, of which the last one may be unfinished, and is the longest of
/// these that is not wider. Growing it only adds letters to the end, as a typewriter does, so that it never needs fewer lines than
/// before.
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
    func part(_ text: String, _ kerning: Double) -> TextRun {
      var part = base
      part.text = text
      part.kerning = kerning
      return part
    }
    guard wraps else { return line(part, in: width) { advance($0, base) } }
    let unit = advance(words.word + words.separator + words.word, base) - advance(words.word, base)
    guard unit > 0 else { return [part(String(words.word.prefix(1)), 0)] }
    let count = min(Int(width / unit), Self.mostWords)
    let rest = width - Double(count) * unit
    // Each start of the word is wider than the one before.
    let start = words.word.indices.last { advance(String(words.word[...$0]), base) <= rest }
    let whole = Array(repeating: words.word, count: count) + [start.map { String(words.word[...$0]) } ?? ""]
    let text = whole.filter { !$0.isEmpty }.joined(separator: words.separator)
    return [part(text.isEmpty ? String(words.word.prefix(1)) : text, 0)]
  }

  /// The most words of a text, so that no width is out of proportion.
  private static let mostWords = 4000

  /// Returns a letter that fills a width with the space before it.
  private func line(
    _ part: (String, Double) -> TextRun, in width: Double, _ advance: (String) -> Double
  ) -> [TextRun] {
    let letter = String(words.word.prefix(1))
    guard width > advance(letter) else { return [part(letter, 0)] }
    return [part(Self.filler, width - advance(Self.filler + letter)), part(letter, 0)]
  }
}
