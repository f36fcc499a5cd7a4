import Galley

/// A list of letters: who wrote, when, and how they begin.
enum InboxScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Inbox", in: traits)
    return Screen(traits, spacing: 0) {
      ScreenTitle(text("title"), symbol: "square.and.pencil", traits)
      StackView.column { SearchField(text("search"), traits) }.margins(ends: 10)
      for letter in 1...7 {
        LetterRow(letter, isUnread: letter <= 2, text, traits)
        if letter < 7 { Separator(traits) }
      }
    }
  }
}

/// A letter in a list; the sender's circle is left out at accessibility sizes.
private final class LetterRow: View {
  private static let colors: [UInt32] = [0xB4552D, 0x3B6EA5, 0x6B5B95, 0x4E7D5B, 0xA33B6B]

  init(_ number: Int, isUnread: Bool, _ text: SceneTexts, _ traits: TraitCollection) {
    super.init(frame: .zero)
    let color = Color(hex: Self.colors[number % Self.colors.count])
    let row = StackView.row(spacing: 12, alignment: .top) {
      if !traits.isAccessibilitySize {
        Avatar(text("initials\(number)"), color: color).holdSize()
      }
      StackView.column(spacing: 2) {
        StackView.ends(traits, spacing: 8) {
          Label(text("sender\(number)"), .headline)
          Label(text("time\(number)"), .subheadline, color: traits.color(isUnread ? .link : .secondaryLabel))
        }
        Label(text("subject\(number)"), .subheadline, weight: isUnread ? 600 : 400)
        Label(text("preview\(number)"), .subheadline, color: traits.color(.secondaryLabel))
      }
    }.margins(ends: 11)
    containing { row }.pinning(row)
  }
}
