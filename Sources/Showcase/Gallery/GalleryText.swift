import Galley

/// Text styles, designs and weights of the system font, and the colours of text.
enum GalleryText {
  static func sections(_ text: SceneTexts) -> [View] {
    [
      GallerySection("Text styles") {
        for style in TextStyle.allCases { line(Label(text("phrase"), style), caption: "\(style)") }
      },
      GallerySection("Designs and weights of the system font") {
        for (name, font) in fonts { line(made(Label(text: text("phrase"))) { $0.font = font }, caption: name) }
      },
      GallerySection("Colours of text") { StackView.grid(columns: 4, colors(text)) },
    ]
  }

  private static let fonts: [(String, Font)] = {
    let regular = Font.systemFont(ofSize: 22)
    let designs: [(String, FontDescriptor.SystemDesign)] = [
      ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
    ]
    let weights: [(String, Font.Weight)] = [
      ("ultraLight", .ultraLight), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold),
      ("bold", .bold), ("black", .black),
    ]
    return weights.map { ($0, .systemFont(ofSize: 22, weight: $1)) }
      + designs.compactMap { name, design in
        regular.fontDescriptor.withDesign(design).map { (name, Font(descriptor: $0, size: 0)) }
      }
  }()

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
