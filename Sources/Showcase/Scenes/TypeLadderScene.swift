import Galley

/// All text styles in a language at a text size, from the largest to the smallest.
enum TypeLadderScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("TypeLadder", in: traits)
    let page = StackView.column(spacing: 10) {
      StackView.ends(traits) {
        Label(text("language"), .headline, color: traits.color(.systemPink))
        Label(traits.preferredContentSizeCategory.rawValue, .headline, color: traits.color(.secondaryLabel)).holdSize()
      }
      Separator(traits)
      for style in TextStyle.allCases {
        StackView.column {
          name(of: style, traits)
          Label(text("sample"), style)
        }
      }
      Separator(traits)
      Label(text("note"), .footnote, color: traits.color(.secondaryLabel))
    }.margins(sides: 20, ends: 20)
    page.backgroundColor = traits.color(.systemBackground)
    return page
  }

  /// Makes a label with a style's name and size, at a fixed size to distinguish it from the sample.
  private static func name(of style: TextStyle, _ traits: TraitCollection) -> Label {
    let size = Font.preferredFont(forTextStyle: style, compatibleWith: traits).size
    let label = Label(text: "\(style.rawValue) \(Int(bounded: size))")
    label.font = Font(family: .monospacedSystem, size: 10, weight: 400)
    label.textColor = traits.color(.secondaryLabel)
    label.semanticContentAttribute = .forceLeftToRight
    label.textAlignment = traits.layoutDirection == .rightToLeft ? .right : .left
    return label
  }
}
