import AutoLayout
import Graphics

extension Finding {
  /// The characters of a view that no font can draw, each once. A device has more fonts than Galley, so that they are
  /// no fault of the app.
  static func missingGlyphs(in view: View, items: [DisplayItem]) -> [Finding] {
    var seen: Set<Unicode.Scalar> = []
    return items.flatMap(\.missingCharacters).filter { seen.insert($0).inserted }.map { missingGlyph($0, in: view) }
  }

  private static func missingGlyph(_ scalar: Unicode.Scalar, in view: View) -> Finding {
    Finding(
      rule: .missingGlyph, views: [view.label],
      message: "No available font can draw \(scalar.phrase) in \(view.phrase) (locale \(view.traitCollection.locale)).",
      fixes: ["Use --font to add a folder with a font that contains it. A device may have one."])
  }
}

extension Unicode.Scalar {
  /// The character with its code point and its name, or its category if it has no name.
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
    case .fill, .stroke, .image, .backdrop: []
    }
  }
}

/// The font families that views use and that are not available.
struct MissingFamilies {
  private var viewsByFamily: [(family: String, views: [String])] = []

  /// Adds the missing families in the items that a view draws.
  mutating func add(_ items: [DisplayItem], of view: View) {
    for family in items.flatMap(\.missingFamilies) { add(family, view: view.label) }
  }

  /// One finding per family, with all views that use it.
  var findings: [Finding] { viewsByFamily.map { .missingFont($0.family, views: $0.views) } }

  private mutating func add(_ family: String, view: String) {
    guard let index = viewsByFamily.firstIndex(where: { $0.family == family }) else {
      viewsByFamily.append((family, [view]))
      return
    }
    if viewsByFamily[index].views.last != view { viewsByFamily[index].views.append(view) }
  }
}

extension Finding {
  fileprivate static func missingFont(_ family: String, views: [String]) -> Finding {
    Finding(
      rule: .missingFont, views: views,
      message: "The font family '\(family)' is not available; another typeface replaces it.",
      fixes: ["Use --font to add a folder that contains it."])
  }
}

extension DisplayItem {
  fileprivate var missingFamilies: [String] {
    switch self {
    case .text(let paragraph, _, _): paragraph.missingFamilies
    case .group(let group): group.items.flatMap(\.missingFamilies)
    case .fill, .stroke, .image, .backdrop: []
    }
  }
}
