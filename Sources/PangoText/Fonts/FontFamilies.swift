internal import CPango

/// The families that a library has, by every name that a document may use for them.
struct FontFamilies: Sendable {
  /// What a name stands for.
  struct Entry: Sendable {
    let family: String
    /// The face's weight and slope where the name is one face's PostScript name.
    let face: PostScriptName?
  }

  /// The interface typeface.
  static let system = "Inter"
  /// The interface typeface with fixed advances.
  static let monospaced = "Noto Sans Mono"
  /// The icons.
  static let icons = "Material Icons"
  /// Where characters are looked for that a font lacks, in this order on every machine. One East Asian face serves all
  /// its languages and switches forms by the text's language.
  static let fallback = [
    system, "Noto Sans Arabic UI", "Noto Sans Hebrew", "Noto Sans Devanagari UI", "Noto Sans Bengali UI",
    "Noto Sans Tamil UI", "Noto Sans Thai UI", "Noto Sans CJK JP", "Noto Sans Symbols2", "Noto Color Emoji",
  ]

  private var entries: [String: Entry] = [:]
  private var families: [String: Entry] = [:]

  init(_ fonts: UnsafeMutablePointer<FcFontSet>) {
    for number in 0..<Int(fonts.pointee.nfont) {
      guard let pattern = fonts.pointee.fonts[number] else { continue }
      add(pattern)
    }
  }

  /// The entry for a family or PostScript name, whatever its case.
  ///
  /// A variable font has the PostScript name of one face only; the others' lead to their family, which such names write
  /// without spaces.
  subscript(name: String) -> Entry? {
    entries[name.lowercased()] ?? families[FontFamilies.withoutSpaces(PostScriptName(name).family)]
  }

  private mutating func add(_ pattern: OpaquePointer) {
    let names = strings(FC_FAMILY, of: pattern)
    guard let family = names.first else { return }
    for name in names {
      insert(Entry(family: family, face: nil), for: name)
      let key = FontFamilies.withoutSpaces(name)
      if families[key] == nil { families[key] = Entry(family: family, face: nil) }
    }
    for name in strings(FC_POSTSCRIPT_NAME, of: pattern) {
      insert(Entry(family: family, face: PostScriptName(name)), for: name)
    }
  }

  private mutating func insert(_ entry: Entry, for name: String) {
    let key = name.lowercased()
    if entries[key] == nil { entries[key] = entry }
  }

  private static func withoutSpaces(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  private func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
    var found: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, property, Int32(found.count), &value) == FcResultMatch, let text = value {
      found.append(String(cString: text))
    }
    return found
  }
}

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
