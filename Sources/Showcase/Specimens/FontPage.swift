import Galley

/// The weights and designs of the system font, and the colours of text.
enum FontPage {
  static func views() -> [View] {
    fonts.map { name, font in made(Label(text: "Jumpy graph: \(name)")) { $0.font = font } }
      + colors.map { name, color in Label(name, color: color) }
  }

  private static let fonts: [(String, Font)] = {
    let regular = Font.systemFont(ofSize: 22)
    let weights: [(String, Font.Weight)] = [
      ("ultraLight", .ultraLight), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("black", .black),
    ]
    let designs: [(String, FontDescriptor.SystemDesign)] = [
      ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
    ]
    return weights.map { ($0, .systemFont(ofSize: 22, weight: $1)) }
      + designs.compactMap { name, design in
        regular.fontDescriptor.withDesign(design).map { (name, Font(descriptor: $0, size: 0)) }
      }
  }()

  private static let colors: [(String, Color)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
    ("tintColor", .tintColor), ("systemRed", .systemRed),
  ]
}
