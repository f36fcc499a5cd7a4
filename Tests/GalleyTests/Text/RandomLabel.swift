import Galley

/// A label with a random text in a random font, and the traits that it is laid out in.
struct RandomLabel: CustomStringConvertible {
  let traits: TraitCollection
  let text: AttributedText
  /// The widest that the label may be, in points.
  let width: Double

  init(using generator: inout SeededGenerator) {
    let (locale, words) = generator.pick(RandomText.words)
    let category = generator.pick(ContentSizeCategory.allCases)
    traits = TraitCollection(
      locale: locale, preferredContentSizeCategory: category, displayScale: generator.pick([1, 2, 3]))
    let runs = (0..<generator.pick([1, 1, 1, 2, 3])).map { _ in
      TextRun(RandomText.make(of: words, using: &generator), font: RandomLabel.font(using: &generator))
    }
    text = AttributedText(runs: runs)
    width = Double.random(in: 10...600, using: &generator)
  }

  /// A label, as it is made in code.
  func makeView(numberOfLines: Int) -> Label {
    let label = Label()
    label.attributedText = text
    label.numberOfLines = numberOfLines
    return label
  }

  var description: String {
    let runs = text.runs.map { "\($0.text.debugDescription) \($0.font.size)/\($0.font.weight)" }
    return "\(traits.locale) \(traits.preferredContentSizeCategory) @\(traits.displayScale) in \(width): \(runs)"
  }

  private static func font(using generator: inout SeededGenerator) -> Font {
    var font =
      generator.next() % 2 == 0
      ? Font.preferredFont(forTextStyle: generator.pick(TextStyle.allCases))
      : Font.systemFont(ofSize: Double.random(in: 8...60, using: &generator).rounded(), weight: 400)
    if generator.next() % 2 == 0 { font.weight = generator.pick([300, 500, 600, 700, 900]) }
    font.isItalic = generator.next() % 8 == 0
    return font
  }
}

extension SeededGenerator {
  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }
}
