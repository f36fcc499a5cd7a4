import AutoLayout
import Graphics

extension Finding {
  /// Characters of a view that no font can draw, each once.
  static func missingGlyphs(in view: View, items: [DisplayItem]) -> [Finding] {
    var seen: Set<Unicode.Scalar> = []
    return items.flatMap(\.missingCharacters).filter { seen.insert($0).inserted }.map { missingGlyph($0, in: view) }
  }

  private static func missingGlyph(_ scalar: Unicode.Scalar, in view: View) -> Finding {
    Finding(
      rule: "missing-glyph", severity: .warning, views: [view.label],
      message: "No font at hand draws \(scalar.phrase) of \(view.phrase) (locale \(view.traitCollection.locale)).",
      fixes: ["Name a folder with a font that has it with --font."])
  }
}

extension Unicode.Scalar {
  /// The character, its code point and its name, or what it is without one.
  fileprivate var phrase: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = properties.name ?? (properties.generalCategory == .privateUse ? "private use" : "unassigned")
    return "'\(Character(self))' (\(code), \(name))"
  }
}

extension DisplayItem {
  fileprivate var missingCharacters: [Unicode.Scalar] {
    switch self {
    case .text(let paragraph, _, _): paragraph.missingCharacters
    case .group(let group): group.items.flatMap(\.missingCharacters)
    case .fill, .stroke, .image: []
    }
  }
}
