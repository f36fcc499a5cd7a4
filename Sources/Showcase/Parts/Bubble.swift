import Galley

/// What somebody said, on a coloured ground at one side of the conversation.
final class Bubble: View {
  /// Who said it.
  enum Speaker {
    case other, own
  }

  private let ground: View

  /// Makes a bubble around a text.
  convenience init(_ text: String, by speaker: Speaker, _ traits: TraitCollection) {
    let label = Label(text, color: speaker == .own ? .white : traits.color(.label))
    self.init(StackView.column { label }.margins(sides: 14, ends: 9), by: speaker, traits)
  }

  /// Makes a bubble around any content, three quarters of the width at most; wider at accessibility sizes.
  init(_ content: View, by speaker: Speaker, _ traits: TraitCollection) {
    ground = View()
    super.init(frame: .zero)
    ground.backgroundColor = traits.color(speaker == .own ? .systemBlue : .systemGray5)
    ground.layer.cornerRadius = 18
    ground.clipsToBounds = true
    ground.containing { content }.pinning(content)
    containing { ground }.constrained { bubble in
      ground.topAnchor == bubble.topAnchor
      ground.bottomAnchor == bubble.bottomAnchor
      ground.widthAnchor <= (traits.isAccessibilitySize ? 0.92 : 0.76) * bubble.widthAnchor
      switch speaker {
      case .other: ground.leadingAnchor == bubble.leadingAnchor
      case .own: ground.trailingAnchor == bubble.trailingAnchor
      }
    }
  }
}
