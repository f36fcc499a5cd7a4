internal import CPango

/// The font families of a library, by all names that documents can use for them.
struct FontFamilies: Sendable {
  /// The family, and possibly the face, that a name refers to.
  struct Entry: Sendable {
    let family: String
    /// The name with its weight and slant if it is the PostScript name of one face, otherwise `nil`.
    let face: PostScriptName?
  }

  /// The family that replaces the system font.
  static let system = "Inter"
  /// The name by which fontconfig's rules select ``system`` at the scale of SF, and other families at their own.
  static let scaledSystem = "Inter at the scale of SF"
  /// The names by which fontconfig's rules select ``system`` with round ends of strokes, at its own scale and at that
  /// of SF.
  static let roundedSystem = "Inter with round ends"
  static let scaledRoundedSystem = "Inter with round ends at the scale of SF"
  /// The family that replaces the monospaced system font.
  static let monospaced = "Noto Sans Mono"
  /// The family that replaces the serif system font.
  static let serif = "Noto Serif"
  /// The family of the bundled icons.
  static let icons = "Material Icons"
  /// The family for Chinese, Japanese and Korean.
  static let eastAsian = "Noto Sans CJK JP"
  /// The families that are searched, in this order on every machine, for characters that a font lacks. One East Asian
  /// face serves all East Asian languages; it selects glyph forms by the language of the text.
  static let fallback = [
    system, "Noto Sans Arabic UI", "Noto Sans Hebrew", "Noto Sans Devanagari UI", "Noto Sans Bengali UI",
    "Noto Sans Tamil UI", "Noto Sans Thai UI", eastAsian, "Noto Sans Symbols2", "Noto Color Emoji",
  ]

  private var entries: [String: Entry] = [:]
  private var families: [String: Entry] = [:]

  init(_ fonts: UnsafeMutablePointer<FcFontSet>) {
    for number in 0..<Int(fonts.pointee.nfont) {
      guard let pattern = fonts.pointee.fonts[number] else { continue }
      add(pattern)
    }
  }

  /// Returns the entry for a family name or PostScript name, ignoring case.
  ///
  /// A variable font has the PostScript name of only one of its faces. Names of other faces are found by the family
  /// part, which PostScript names write without spaces.
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

/// The parts of a PostScript name such as `HelveticaNeue-MediumItalic`.
struct PostScriptName: Sendable {
  let family: String
  /// The weight in the name, 100...900, or `nil` if the name contains none.
  let weight: Int?
  /// Whether the name contains "italic" or "oblique".
  let isItalic: Bool

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? ""
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = PostScriptName.weights.first { style.contains($0.word) }?.weight
  }

  /// Whether the family name looks like that of a monospaced font.
  var isMonospaced: Bool {
    let name = family.lowercased()
    return ["mono", "menlo", "courier", "consolas", "code"].contains(where: name.contains)
  }

  /// Words that are part of others come after those. The numbers are those of OpenType's `usWeightClass`.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
    ("demi", 600),
  ]
}
