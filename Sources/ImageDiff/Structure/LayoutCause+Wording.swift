import Graphics

extension LayoutCause {
  /// The cause in words, in one line: "'Total' moved 12 pt down, and 6 below it with it".
  public var sentence: String {
    switch self {
    case .views(let changes, let consequences): Self.sentence(changes, consequences)
    case .found(let finding): "new: \(finding.message.inOneLine)"
    case .mended(let finding): "no longer: \(finding.message.inOneLine)"
    }
  }

  /// What the cause has in common with the same one in other pictures: the view and what happened, without amounts; of a
  /// new look what happened alone.
  public var key: String {
    switch self {
    case .views(let changes, _):
      guard let first = changes.first, let fact = first.facts.first else { return "" }
      if case .restyled = fact { return "look: \(fact.kind)" }
      return "\(first.id): \(fact.kind)"
    case .found(let finding): return "found \(finding.rule): \(finding.views.joined(separator: " "))"
    case .mended(let finding): return "mended \(finding.rule): \(finding.views.joined(separator: " "))"
    }
  }

  private static func sentence(_ changes: [LayoutChange], _ consequences: [LayoutChange]) -> String {
    guard let first = changes.first else { return "" }
    var text = first.displayName
    if changes.count > 1 { text += " and \(changes.count - 1) more" }
    text += " " + first.facts.map(\.phrase).joined(separator: ", ")
    return text + followers(consequences, of: first)
  }

  /// The consequences, those that moved alike in one phrase.
  private static func followers(_ consequences: [LayoutChange], of cause: LayoutChange) -> String {
    var phrases: [(text: String, changes: [LayoutChange])] = []
    for change in consequences {
      let text = change.followingPhrase(of: cause)
      if let known = phrases.firstIndex(where: { $0.text == text }) {
        phrases[known].changes.append(change)
      } else {
        phrases.append((text, [change]))
      }
    }
    return phrases.map { phrase in ", and \(count(phrase.changes, of: cause)) \(phrase.text)" }.joined()
  }

  private static func count(_ changes: [LayoutChange], of cause: LayoutChange) -> String {
    if changes.count == 1 { return changes[0].displayName }
    return "\(changes.count) \(changes.allSatisfy { $0.isBelow(cause) } ? "below it" : "others")"
  }
}

extension LayoutChange {
  /// The name between quotes, or the kind where there is none.
  var displayName: String {
    let name = name.inOneLine
    guard !name.isEmpty else { return "\(elementClass) \(id)" }
    return name.count > 40 ? "'\(name.prefix(39))…'" : "'\(name)'"
  }

  fileprivate func isBelow(_ other: LayoutChange) -> Bool {
    guard let rect = expectedRect ?? actualRect, let otherRect = other.expectedRect ?? other.actualRect else {
      return false
    }
    return rect.minY >= otherRect.minY
  }

  /// What happened to a view that follows another.
  fileprivate func followingPhrase(of cause: LayoutChange) -> String {
    let isAlike = movement == cause.movement && growth == .zero && cause.growth == .zero && movement != (0, 0)
    let rest = facts.filter { if case .moved = $0 { !isAlike } else { true } }
    return ((isAlike ? ["with it"] : []) + rest.map(\.phrase)).joined(separator: ", ")
  }
}

extension LayoutFact {
  /// The fact in words, after the view's name.
  var phrase: String {
    switch self {
    case .appeared: "appeared"
    case .vanished: "vanished"
    case .shown: "is shown now"
    case .hidden: "is hidden now"
    case .reparented: "is inside another view now"
    case .reordered: "has another place in the order of its siblings"
    case .textChanged(let before, let after): "says \(after.quoted) instead of \(before.quoted)"
    case .linesChanged(let before, let after): "takes \(after) \(after == 1 ? "line" : "lines") instead of \(before)"
    case .truncated: "is now truncated"
    case .untruncated: "is no longer truncated"
    case .restyled(let property, let before, let after):
      "has \(property.words) \(after ?? "none") instead of \(before ?? "none")"
    case .moved(let x, let y):
      "moved " + [y.distance("down", "up"), x.distance("right", "left")].compactMap { $0 }.joined(separator: " and ")
    case .resized(let width, let height):
      "is "
        + [width.distance("wider", "narrower"), height.distance("taller", "shorter")].compactMap { $0 }
        .joined(separator: " and ")
    case .baselineMoved(let by): "has its text \(by.distance("lower", "higher") ?? "elsewhere")"
    case .becameAmbiguous: "is ambiguous now"
    case .becameUnambiguous: "is no longer ambiguous"
    }
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
  /// An amount in points and its direction; none for nothing.
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
  /// Line ends and runs of spaces as single spaces.
  fileprivate var inOneLine: String {
    split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  fileprivate var quoted: String {
    let line = inOneLine
    return line.count > 60 ? "'\(line.prefix(59))…'" : "'\(line)'"
  }
}
