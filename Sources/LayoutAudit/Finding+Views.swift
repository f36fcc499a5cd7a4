import AutoLayout
import Graphics

extension Finding {
  /// A view that constraints leave open.
  static func ambiguous(_ view: View) -> Finding {
    Finding(
      rule: "ambiguous", severity: .warning, views: [view.label],
      message: "The constraints leave the position or size of \(view.phrase) open.",
      fixes: ["Add constraints until its x, y, width and height each have one answer."])
  }

  /// A text that does not fit; a note where the bundled typeface may be the reason.
  static func truncated(_ view: View) -> Finding? {
    guard let text = view.textSummary, text.isTruncated else { return nil }
    let available = view.frame.inset(by: view.alignmentRectInsets).width
    let needed = view.intrinsicContentSize.width
    guard text.lines <= 1, needed > available else {
      return Finding(
        rule: "truncated", severity: .warning, views: [view.label],
        message: "The text of \(view.phrase) needs more than \(text.lines == 1 ? "1 line" : "\(text.lines) lines").",
        fixes: ["Allow more lines, or let the view grow."])
    }
    let isCertain = needed - available > overflowTolerance(of: needed)
    return Finding(
      rule: "truncated", severity: isCertain ? .warning : .note, views: [view.label],
      message: "The text of \(view.phrase) has \(points(available)) and needs \(points(needed)).",
      fixes: ["Let it wrap (numberOfLines 0), or give it \(points(needed - available)) more."])
  }

  /// By how much a text must be too wide before it is so on a device too: widths are reckoned from another typeface than
  /// the platform's. Measured: beyond max(1 pt, 2.5%) at most 1% of overflows are false.
  private static func overflowTolerance(of width: Double) -> Double { max(1, width * 0.025) }

  /// Characters that no font can draw.
  static func missingCharacters(in view: View, items: [DisplayItem]) -> Finding? {
    var missing: [Unicode.Scalar] = []
    for item in items {
      for scalar in item.missingCharacters where !missing.contains(scalar) { missing.append(scalar) }
    }
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(8).map { "U+" + String($0.value, radix: 16, uppercase: true) }
    return Finding(
      rule: "missing-characters", severity: .warning, views: [view.label],
      message:
        "No font at hand draws \(names.joined(separator: ", "))\(missing.count > 8 ? " ..." : "") of \(view.phrase).",
      fixes: ["Add a font that has them with --font."])
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
