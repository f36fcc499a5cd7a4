import Galley

/// Text styles and the colours of text.
enum GalleryText {
  static func sections(_ text: SceneTexts) -> [View] {
    [
      GallerySection("Text styles") {
        for style in TextStyle.allCases { line(Label(text("phrase"), style), caption: "\(style)") }
      },
      GallerySection("Colours of text") { StackView.grid(columns: 4, colors(text)) },
    ]
  }

  private static func line(_ label: Label, caption: String) -> View {
    let row = StackView.row(spacing: 16, alignment: .firstBaseline) {
      label
      GallerySpecimen.makeCaption(caption).holdSize()
    }
    row.distribution = .equalSpacing
    return row
  }

  private static func colors(_ text: SceneTexts) -> [GallerySpecimen] {
    let colors: [(String, Color)] = [
      ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
      ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
      ("tintColor", .tintColor), ("systemRed", .systemRed),
    ]
    return colors.map { name, color in GallerySpecimen(name, Label(text("word"), color: color)) }
  }
}
