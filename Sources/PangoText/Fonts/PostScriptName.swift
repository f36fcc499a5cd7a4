/// A face's name taken apart, such as `HelveticaNeue-MediumItalic`.
struct PostScriptName: Sendable {
  /// The part before the hyphen.
  let family: String
  /// The weight on the scale of 100...900 that the name tells; none where it tells none.
  let weight: Int?
  /// Whether the name tells of slanting letters.
  let isItalic: Bool

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? ""
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = PostScriptName.weights.first { style.contains($0.word) }?.weight
  }

  /// Whether the family is one whose letters are all equally wide.
  var isMonospaced: Bool {
    let name = family.lowercased()
    return ["mono", "menlo", "courier", "consolas", "code"].contains(where: name.contains)
  }

  /// Words within words come after the longer ones. The numbers are OpenType's for `usWeightClass`.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
    ("demi", 600),
  ]
}
