import AutoLayout

extension AccessibilityElement {
  /// What VoiceOver says about the element, line by line: the label, the value, the kind and the state, and the hint.
  /// Kinds and states are in English.
  struct Words {
    /// The label, or what is read in its place.
    var name: String
    /// Whether people operate the element, although it has no words that distinguish it from others.
    var isMissing: Bool
    var value: String?
    var kind: String?
    var hint: String?
  }

  var words: Words {
    let label = label ?? ""
    let value = spokenValue
    let kind = spokenKinds.isEmpty ? nil : spokenKinds.joined(separator: ", ")
    let hint = (hint ?? "").isEmpty ? nil : hint
    guard label.isEmpty else { return Words(name: label, isMissing: false, value: value, kind: kind, hint: hint) }
    if let value, !traits.contains(.toggleButton), !traits.contains(.adjustable) {
      return Words(name: value, isMissing: false, kind: kind, hint: hint)
    }
    return Words(name: "no label", isMissing: true, value: value, kind: kind, hint: hint)
  }

  /// The value; that of a switch as a word.
  private var spokenValue: String? {
    guard let value, !value.isEmpty else { return nil }
    guard traits.contains(.toggleButton) else { return value }
    return value == "1" ? "On" : value == "0" ? "Off" : value
  }

  private var spokenKinds: [String] {
    var words: [String] = traits.contains(.selected) ? ["Selected"] : []
    if let role { words.append(role.rawValue) }
    if traits.contains(.toggleButton) {
      words.append("Switch Button")
    } else if traits.contains(.button), role != .backButton {
      words.append("Button")
    }
    let others: [(AccessibilityTraits, String)] = [
      (.link, "Link"), (.header, "Heading"), (.image, "Image"), (.searchField, "Search Field"),
      (.keyboardKey, "Keyboard Key"), (.adjustable, "Adjustable"), (.tabBar, "Tab Bar"),
      (.summaryElement, "Summary"), (.updatesFrequently, "Updates Frequently"), (.notEnabled, "Dimmed"),
    ]
    return words + others.filter { traits.contains($0.0) }.map(\.1)
  }
}
