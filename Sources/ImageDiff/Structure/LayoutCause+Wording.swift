import Graphics

extension LayoutCause {
  /// The cause in one line, for example "'Total' moved 12 pt down, and 6 below it with it".
  package var sentence: String {
    switch self {
    case .views(let changes, let consequences): Self.sentence(changes, consequences)
    case .found(let finding): "new: \(finding.message.inOneLine)"
    case .mended(let finding): "no longer: \(finding.message.inOneLine)"
    }
  }

  /// The cause without amounts, which is the same for the same cause in other images. The key of a change of style does not
  /// include the view.
  package var key: String {
    switch self {
    case .views(let changes, _):
      guard let first = changes.first, let fact = first.facts.first else { return "" }
      if case .restyled = fact { return "look: \(fact.kind)" }
      return "\(first.id): \(fact.kind)"
    case .found(let finding): return "found \(finding.ruleName): \(finding.views.joined(separator: " "))"
    case .mended(let finding): return "mended \(finding.ruleName): \(finding.views.joined(separator: " "))"
    }
  }

  /// The maximum number of kinds of consequences in a sentence.
  private static let longestList = 4

  private static func sentence(_ changes: [ViewChange], _ consequences: [ViewChange]) -> String {
    guard let first = changes.first else { return "" }
    var text = first.displayName
    if changes.count > 1 { text += " and \(changes.count - 1) more" }
    text += " " + first.facts.map { $0.phrase(ofMany: changes.count > 1) }.joined(separator: ", ")
    return text + followers(consequences, of: first)
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
    if changes.count == 1 { return changes[0].displayName }
    return "\(changes.count) \(changes.allSatisfy { $0.isBelow(cause) } ? "below it" : "others")"
  }
}

extension ViewChange {
  /// The name in quotes, or the kind and identifier if it is empty.
  var displayName: String {
    let name = name.inOneLine
    guard !name.isEmpty else { return "\(elementClass) \(id)" }
    return name.count > 40 ? "'\(name.prefix(39))…'" : "'\(name)'"
  }

  fileprivate func isBelow(_ other: ViewChange) -> Bool {
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
    case .appeared: return "appeared"
    case .vanished: return "vanished"
    case .shown: return "\(be) shown now"
    case .hidden: return "\(be) hidden now"
    case .reparented: return "\(be) inside another view now"
    case .reordered: return "\(have) another place in the order of siblings"
    case .textChanged(let before, let after):
      return "\(isMany ? "say" : "says") \(after.quoted) instead of \(before.quoted)"
    case .linesChanged(let before, let after):
      return "\(isMany ? "take" : "takes") \(after) \(after == 1 ? "line" : "lines") instead of \(before)"
    case .truncated: return "\(be) now truncated"
    case .untruncated: return "\(be) no longer truncated"
    case .restyled(let property, let before, let after):
      return "\(have) \(property.words) \(after ?? "none") instead of \(before ?? "none")"
    case .moved(let x, let y):
      return "moved \(distances(y.distance("down", "up"), x.distance("right", "left")))"
    case .resized(let width, let height):
      return "\(be) \(distances(width.distance("wider", "narrower"), height.distance("taller", "shorter")))"
    case .baselineMoved(let by): return "\(have) text \(by.distance("lower", "higher") ?? "elsewhere")"
    case .becameAmbiguous: return "\(be) ambiguous now"
    case .becameUnambiguous: return "\(be) no longer ambiguous"
    }
  }

  private func distances(_ one: String?, _ other: String?) -> String {
    [one, other].compactMap { $0 }.joined(separator: " and ")
  }
}

extension LayoutStyle.Property {
  fileprivate var words: String {
    switch self {
    case .font: "the font"
    case .textColor: "the text colour"
    case .background: "the background"
    case .border: "the border"
    case .cornerRadius: "the corner radius"
    case .alpha: "the opacity"
    case .transform: "the transform"
    case .image: "the image"
    case .drawing: "the drawing"
    }
  }
}

extension Double {
  /// Returns an amount in points with its direction, or `nil` if it rounds to zero.
  fileprivate func distance(_ positive: String, _ negative: String) -> String? {
    let hundredths = (abs(self) * 100).rounded()
    guard hundredths > 0, hundredths < 1e15 else { return nil }
    let whole = Int(hundredths)
    var digits = String(100 + whole % 100).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let number = digits.isEmpty ? "\(whole / 100)" : "\(whole / 100).\(digits)"
    return "\(number) pt \(self > 0 ? positive : negative)"
  }
}

extension String {
  /// The text with each run of whitespace replaced by a space.
  fileprivate var inOneLine: String {
    split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  fileprivate var quoted: String {
    let line = inOneLine
    return line.count > 60 ? "'\(line.prefix(59))…'" : "'\(line)'"
  }
}
