import Galley

/// A page that shows a language in all text styles, in paragraphs, truncated, emphasized, and mixed with other scripts.
enum SpecimenPage {
  /// The page's width in points.
  static let width = 390.0

  /// Makes the labels of the page.
  static func views(_ text: SpecimenText) -> [View] {
    [label(AttributedText(text.title, font: .preferredFont(forTextStyle: .largeTitle).bold))]
      + TextStyle.allCases.map { label(AttributedText(text.phrase, font: .preferredFont(forTextStyle: $0))) }
      + [
        paragraph(text.prose, .natural), paragraph(text.prose, .justified),
        shortened(text.sentence, .truncatingTail), shortened(text.sentence, .truncatingMiddle), emphasised(text),
        label(AttributedText(text.numbers, font: .preferredFont(forTextStyle: .body))),
        label(AttributedText(text.mixture, font: .preferredFont(forTextStyle: .body))),
        label(AttributedText(text.stacks, font: .preferredFont(forTextStyle: .title2))), stacksAtFixedSize(text),
      ]
  }

  /// Puts labels below each other.
  static func page(of labels: [View]) -> View {
    StackView.column(spacing: 10) {
      for label in labels { label }
    }.margins(sides: 16, ends: 16)
  }

  /// Makes a label with a background that shows its frame.
  private static func label(_ text: AttributedText) -> Label {
    let label = Label()
    label.attributedText = text
    label.numberOfLines = 0
    label.backgroundColor = Color(red: 0.95, green: 0.95, blue: 0.97)
    return label
  }

  private static func paragraph(_ text: String, _ alignment: TextAlignment) -> Label {
    let result = label(AttributedText(text, font: .preferredFont(forTextStyle: .body)))
    result.textAlignment = alignment
    return result
  }

  private static func shortened(_ text: String, _ mode: LineBreakMode) -> Label {
    let result = label(AttributedText(text, font: .preferredFont(forTextStyle: .callout)))
    result.numberOfLines = 1
    result.lineBreakMode = mode
    return result
  }

  private static func emphasised(_ text: SpecimenText) -> Label {
    let font = Font.preferredFont(forTextStyle: .body)
    var slanted = font
    slanted.isItalic = true
    var underlined = TextRun(text.emphasis.strong, font: font.bold)
    underlined.isUnderlined = true
    let separator = text.locale == "ja" || text.locale.hasPrefix("zh") || text.locale == "th" ? "" : " "
    return label(
      AttributedText(runs: [
        TextRun(text.emphasis.plain, font: font), underlined,
        TextRun(separator + text.emphasis.slanted, font: slanted),
      ]))
  }

  /// Makes a label at a fixed font size. As on a device, it does not grow for tall scripts, but their marks must not be
  /// clipped.
  private static func stacksAtFixedSize(_ text: SpecimenText) -> Label {
    let result = label(AttributedText(text.stacks, font: .systemFont(ofSize: 20)))
    result.numberOfLines = 1
    result.adjustsFontSizeToFitWidth = true
    result.minimumScaleFactor = 0.5
    return result
  }
}

extension Font {
  fileprivate var bold: Font {
    var font = self
    font.weight = 700
    return font
  }
}
