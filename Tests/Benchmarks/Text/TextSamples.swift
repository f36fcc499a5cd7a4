/// Texts that no measurement has seen before, all of the same kind.
struct TextSamples {
  private static let words = """
    Auto Layout calculates the size and position of all the views in your hierarchy based on constraints placed on those
    views and lets an interface respond to changes from inside and outside of the window such as rotated screens larger
    text sizes and other languages without code
    """.split { $0 == " " || $0 == "\n" }

  private var count = 0

  /// A text of some words, the first of them new, the others from another place of the samples each time.
  mutating func text(words: Int) -> String {
    count += 1
    return (["N\(count)"] + (0..<words - 1).map { Self.words[(count + $0) % Self.words.count] }).joined(separator: " ")
  }
}
