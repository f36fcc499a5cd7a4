import AutoLayout
import Graphics

/// The typefaces that views ask for and that are not at hand.
struct MissingFamilies {
  private var viewsByFamily: [(family: String, views: [String])] = []

  /// Adds what a view draws.
  mutating func add(_ items: [DisplayItem], of view: View) {
    for family in items.flatMap(\.missingFamilies) { add(family, view: view.label) }
  }

  /// One finding a family, with all views that ask for it.
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
      rule: "missing-font", severity: .note, views: views,
      message: "The typeface '\(family)' is not at hand; the system typeface stands in for it.",
      fixes: ["Name a folder that has it with --font."])
  }
}

extension DisplayItem {
  fileprivate var missingFamilies: [String] {
    switch self {
    case .text(let paragraph, _, _): paragraph.missingFamilies
    case .group(let group): group.items.flatMap(\.missingFamilies)
    case .fill, .stroke, .image: []
    }
  }
}
