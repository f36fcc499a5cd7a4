import Graphics

extension LayoutCause {
  /// The cause in one line, for example "'Total' moved 12 pt down, and 6 below it with it".
  package var sentence: String {
    switch self {
    case .views(let changes, let consequences, let constraints, let findings):
      Self.reason(constraints) + Self.sentence(changes, consequences) + Self.folded(findings)
    case .found(let finding): "new: \(finding.message.inOneLine)"
    case .mended(let finding): "no longer: \(finding.message.inOneLine)"
    }
  }

  /// The kind of cause and its view, without words and amounts: what causes that are listed together have in common.
  /// The key of a change of style does not include the view.
  package var key: String {
    switch self {
    case .views(_, _, let constraints, _) where !constraints.isEmpty: return "constraint: \(constraints[0].id)"
    case .views(let changes, _, _, _):
      guard let first = changes.first, let fact = first.facts.first else { return "" }
      if case .restyled = fact { return Self.keyOfLooks + fact.kind }
      return "\(first.id): \(fact.kind)"
    case .found(let finding): return "found \(finding.ruleName): \(finding.views.joined(separator: " "))"
    case .mended(let finding): return "mended \(finding.ruleName): \(finding.views.joined(separator: " "))"
    }
  }

  /// The beginning of the keys of changes of style.
  package static let keyOfLooks = "look: "

  /// What is true of all causes with the same ``key``, to precede their sentences: "the text of 'Title' changed".
  package var head: String {
    switch self {
    case .views(_, _, let constraints, _) where !constraints.isEmpty: return "\(constraints[0].words) changed"
    case .views(let changes, _, _, _):
      guard let first = changes.first, let fact = first.facts.first else { return "" }
      if case .restyled = fact { return "views \(fact.phrase(ofMany: true))" }
      return fact.head(of: first.words)
    case .found(let finding): return "new: \(finding.ruleName)"
    case .mended(let finding): return "no longer: \(finding.ruleName)"
    }
  }

  /// Everything that distinguishes the cause from others with the same ``key``: the sentence, the views that it only
  /// counts, and the texts that it cuts off.
  package var details: String {
    guard case .views(let changes, _, let constraints, _) = self else { return sentence }
    let texts = changes.flatMap(\.facts).flatMap { fact -> [String] in
      if case .textChanged(let before, let after) = fact { [before, after] } else { [] }
    }
    return ([sentence] + constraints.map(\.id) + changes.map(\.id) + texts).joined(separator: "\0")
  }

  /// Whether the cause is an improvement: a finding is gone, or a text is no longer truncated or a view ambiguous.
  package var isImprovement: Bool {
    switch self {
    case .mended: true
    case .found: false
    case .views(let changes, let consequences, _, _):
      isOnlyGeometric && (changes + consequences).flatMap(\.facts).contains(where: \.isImprovement)
    }
  }

  /// Whether nothing is different but where views are and how large, or what got better with it.
  package var isOnlyGeometric: Bool {
    guard case .views(let changes, let consequences, _, _) = self else { return false }
    return (changes + consequences).flatMap(\.facts).allSatisfy { fact in
      (fact.isGeometric && fact != .truncated) || fact.isImprovement
    }
  }

  /// The maximum number of kinds of consequences in a sentence.
  private static let longestList = 4

  /// Returns the constraints with their constants, to precede what they caused.
  private static func reason(_ constraints: [ConstraintChange]) -> String {
    guard !constraints.isEmpty else { return "" }
    let phrases = constraints.prefix(longestList).map {
      "\($0.words) is \($0.actual.pointNumber) instead of \($0.expected.pointNumber)"
    }
    let rest = constraints.count - phrases.count
    return phrases.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more constraints" : "") + ": "
  }

  private static func folded(_ findings: Int) -> String {
    findings == 0 ? "" : ", and with it \(findings) \(findings == 1 ? "finding" : "findings")"
  }

  private static func sentence(_ changes: [ViewChange], _ consequences: [ViewChange]) -> String {
    guard let first = changes.first else { return "" }
    let others = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    let phrases = first.facts.map { $0.phrase(ofMany: changes.count > 1) }.joined(separator: ", ")
    return "\(first.formerWords)\(others) \(phrases)\(followers(consequences, of: first))"
  }

  /// Returns the consequences, with one phrase for those that changed in the same way.
  private static func followers(_ consequences: [ViewChange], of cause: ViewChange) -> String {
    var phrases: [(text: String, changes: [ViewChange])] = []
    for change in consequences {
      let text = change.followingPhrase(of: cause, ofMany: false)
      if let known = phrases.firstIndex(where: { $0.text == text }) {
        phrases[known].changes.append(change)
      } else {
        phrases.append((text, [change]))
      }
    }
    // Changes of several views are first. Those of single views keep their reading order.
    phrases = phrases.filter { $0.changes.count > 1 } + phrases.filter { $0.changes.count == 1 }
    let shown = phrases.prefix(longestList).map { phrase in
      let text = phrase.changes[0].followingPhrase(of: cause, ofMany: phrase.changes.count > 1)
      return ", and \(count(phrase.changes, of: cause)) \(text)"
    }.joined()
    let rest = phrases.dropFirst(longestList).reduce(0) { $0 + $1.changes.count }
    return rest == 0 ? shown : "\(shown), and \(rest) more with them"
  }

  private static func count(_ changes: [ViewChange], of cause: ViewChange) -> String {
    if changes.count == 1 { return changes[0].words }
    if changes.allSatisfy({ cause.surroundings.containers.contains($0.id) }) { return "\(changes.count) around it" }
    return "\(changes.count) \(changes.allSatisfy { $0.isBelow(cause) } ? "below it" : "others")"
  }
}

extension ViewChange {
  /// The view in words: what it said before, if it says something else now.
  fileprivate var formerWords: String {
    for case .textChanged(let before, let after) in facts where before.isShown {
      return TextChange(from: before, to: after).before
    }
    return words
  }

  func isBelow(_ other: ViewChange) -> Bool {
    guard let rect = expectedRect ?? actualRect, let otherRect = other.expectedRect ?? other.actualRect else {
      return false
    }
    return rect.minY >= otherRect.minY
  }

  /// Returns the change of a view as a consequence of another.
  fileprivate func followingPhrase(of cause: ViewChange, ofMany isMany: Bool) -> String {
    let isAlike = movement == cause.movement && growth == .zero && cause.growth == .zero && movement != (0, 0)
    let rest = facts.filter { if case .moved = $0 { !isAlike } else { true } }
    return ((isAlike ? ["with it"] : []) + rest.map { $0.phrase(ofMany: isMany) }).joined(separator: ", ")
  }
}

extension LayoutFact {
  /// Returns the fact in words, to follow the name of a view or a number of views.
  func phrase(ofMany isMany: Bool) -> String {
    let (be, have) = isMany ? ("are", "have") : ("is", "has")
    switch self {
    case .appeared: return "\(be) new"
    case .vanished: return "\(be) gone"
    case .shown: return "\(be) shown now"
    case .hidden: return "\(be) hidden now"
    case .reparented: return "\(be) inside another view now"
    case .reordered: return "\(have) another place in the order of siblings"
    case .textChanged(let before, let after):
      let change = TextChange(from: before, to: after)
      guard change.isVisible else { return "now \(isMany ? "say" : "says") the same with other spaces" }
      return "now \(isMany ? "say" : "says") \(after.isShown ? change.after : "nothing")"
    case .linesChanged(let before, let after):
      return "\(isMany ? "take" : "takes") \(after) \(after == 1 ? "line" : "lines") instead of \(before)"
    case .truncated: return "\(be) now truncated"
    case .untruncated: return "\(be) no longer truncated"
    case .restyled(let property, let before, let after):
      return property.phrase(from: before, to: after, have: have, be: be)
    case .imageResized: return "\(have) the same image in another size"
    case .moved(let x, let y):
      return "moved \(distances(y.distance("down", "up"), x.distance("right", "left")))"
    case .resized(let width, let height):
      return "\(be) \(distances(width.distance("wider", "narrower"), height.distance("taller", "shorter")))"
    case .baselineMoved(let by): return "\(have) text \(by.distance("lower", "higher") ?? "elsewhere")"
    case .becameAmbiguous: return "\(be) ambiguous now"
    case .becameUnambiguous: return "\(be) no longer ambiguous"
    }
  }

  /// Returns the kind of fact in words about a view, without amounts.
  func head(of view: String) -> String {
    switch self {
    case .textChanged: "the text of \(view) changed"
    case .linesChanged: "the lines of \(view) changed"
    case .moved: "\(view) moved"
    case .resized: "the size of \(view) changed"
    case .baselineMoved: "the baseline of \(view) moved"
    default: "\(view) \(phrase(ofMany: false))"
    }
  }

  /// Whether a problem of the view is gone.
  fileprivate var isImprovement: Bool { self == .untruncated || self == .becameUnambiguous }

  private func distances(_ one: String?, _ other: String?) -> String {
    [one, other].compactMap { $0 }.joined(separator: " and ")
  }
}

extension LayoutStyle.Property {
  /// Returns a change of the property in words: `has the font Title 1, 28 pt, instead of system 14`.
  fileprivate func phrase(from before: String?, to after: String?, have: String, be: String) -> String {
    switch self {
    case .image: return "\(have) another image"
    case .transform: return "\(be) transformed in another way"
    case .drawing:
      let (old, new) = Self.difference(before, after)
      guard old.count == 1, new.count == 1 else { return "\(be) drawn in other colours or lines" }
      return "\(have) \(new[0]) instead of \(old[0])"
    default:
      let (old, new) = Self.difference(before, after)
      let comma = new.contains { $0.contains(",") } ? "," : ""
      return "\(have) the \(words) \(Self.listed(new) ?? usual)\(comma) instead of \(Self.listed(old) ?? usual)"
    }
  }

  /// The separator of several values of a property.
  private static let separator = "; "

  /// Returns the values on either side that the other does not have.
  private static func difference(_ before: String?, _ after: String?) -> (old: [String], new: [String]) {
    let (before, after) = (before?.split(separator: separator) ?? [], after?.split(separator: separator) ?? [])
    return (
      before.filter { !after.contains($0) }.map(String.init), after.filter { !before.contains($0) }.map(String.init)
    )
  }

  private static func listed(_ values: [String]) -> String? {
    switch values.count {
    case 0: nil
    case 1, 2: values.joined(separator: " and ")
    default: "\(values[0]) and \(values.count - 1) more"
    }
  }

  private var words: String {
    switch self {
    case .font: "font"
    case .textColor: "text colour"
    case .tint: "tint"
    case .onTint: "on tint"
    case .thumbTint: "thumb tint"
    case .progressTint: "progress tint"
    case .trackTint: "track tint"
    case .selectionTint: "selection tint"
    case .barTint: "bar tint"
    case .background: "background"
    case .border: "border"
    case .cornerRadius: "corner radius"
    case .alpha: "opacity"
    case .transform: "transform"
    case .image: "image"
    case .drawing: "drawing"
    }
  }

  /// The value of a property that is not set.
  private var usual: String {
    switch self {
    case .onTint, .thumbTint, .progressTint, .trackTint, .selectionTint, .barTint: "the default"
    case .cornerRadius: "0"
    case .alpha: "1"
    default: "none"
    }
  }
}

extension Double {
  /// Returns an amount in points with its direction, or `nil` if it rounds to zero.
  fileprivate func distance(_ positive: String, _ negative: String) -> String? {
    guard abs(self) >= 0.005, abs(self) < 1e13 else { return nil }
    return "\(abs(self).pointNumber) pt \(self > 0 ? positive : negative)"
  }

  /// The number with up to two decimals.
  fileprivate var pointNumber: String {
    guard abs(self) < 1e13, let whole = Int(exactly: (abs(self) * 100).rounded()) else { return "\(self)" }
    var digits = String(100 + whole % 100).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let sign = self < 0 && whole > 0 ? "-" : ""
    return sign + (digits.isEmpty ? "\(whole / 100)" : "\(whole / 100).\(digits)")
  }
}

extension String {
  /// The text with each run of whitespace replaced by a space.
  fileprivate var inOneLine: String {
    split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  /// Whether the text has more than spaces.
  fileprivate var isShown: Bool { !allSatisfy(\.isWhitespace) }
}

/// A text before and after a change, in quotes. Of long texts, the part around the first difference is shown.
private struct TextChange {
  let before, after: String
  /// Whether the quotes differ.
  var isVisible: Bool { before != after }

  private static let longest = 60
  /// The number of characters before the difference.
  private static let lead = 20

  init(from before: String, to after: String) {
    let (before, after) = (Array(before.inOneLine), Array(after.inOneLine))
    let common = zip(before, after).prefix { $0 == $1 }.count
    let isLong = max(before.count, after.count) > Self.longest && common >= Self.longest - Self.lead
    let start = isLong ? common - Self.lead : 0
    self.before = Self.quoted(before, from: start)
    self.after = Self.quoted(after, from: start)
  }

  private static func quoted(_ text: [Character], from start: Int) -> String {
    let start = min(start, max(0, text.count - longest / 2))
    let rest = text[start...]
    let shown = rest.count > longest - 1 ? String(rest.prefix(longest - 1)) + "…" : String(rest)
    return "'\(start > 0 ? "…" : "")\(shown)'"
  }
}
