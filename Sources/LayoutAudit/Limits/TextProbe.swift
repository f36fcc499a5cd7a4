import Graphics

/// A text in the place of another.
struct TextProbe {
  enum Content {
    /// A line of a width in points: a letter at each end, and a space between them that fills the rest. So every width
    /// is possible, and the line cannot be broken.
    case line(width: Double)
    case text(String)
  }

  /// The number of the mark of the text that is replaced.
  var mark: Int
  var content: Content

  /// A space at which no line ends.
  private static let filler = "\u{A0}"

  /// Returns the runs of the text.
  ///
  /// - Parameters:
  ///   - run: A run of the text that is replaced, with its attributes.
  ///   - letter: The letter at the ends of a line.
  ///   - scale: How wide texts are in the run's font in relation to that in which the width is measured.
  ///   - advance: Returns the width of a text in the font of a run.
  func runs(
    like run: TextRun, letter: String, scale: Double, advance: (_ text: String, _ run: TextRun) -> Double
  ) -> [TextRun] {
    func part(_ text: String, kerning: Double) -> TextRun {
      var part = run
      part.text = text
      part.kerning = kerning
      return part
    }
    switch content {
    case .text(let text): return [part(text, kerning: run.kerning)]
    case .line(let width):
      // Pango counts in 1,024ths of a point. A text must not be a pixel wider by rounding.
      let space = width * scale - 0.004 - 2 * advance(letter, part("", kerning: 0))
      let end = part(letter, kerning: 0)
      guard space > 0 else { return [end] }
      return [end, part(Self.filler, kerning: space - advance(Self.filler, part("", kerning: 0))), end]
    }
  }
}
