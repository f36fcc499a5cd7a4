import Galley

/// A page that shows a language in all text styles, in paragraphs, truncated, emphasized, and mixed with other scripts.
package enum SpecimenPage {
  /// The page's width in points.
  package static let width = 390.0

  /// Builds the page's view tree.
  package static func make(_ text: SpecimenText) -> View {
    let page = StackView()
    page.axis = .vertical
    page.spacing = 10
    page.isLayoutMarginsRelativeArrangement = true
    page.directionalLayoutMargins = DirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return page.containing {
      label(AttributedText(text.title, font: .preferredFont(forTextStyle: .largeTitle).bold))
      for style in TextStyle.allCases {
        label(AttributedText(text.phrase, font: .preferredFont(forTextStyle: style)))
      }
      paragraph(text.prose, .natural)
      paragraph(text.prose, .justified)
      shortened(text.sentence, .truncatingTail)
      shortened(text.sentence, .truncatingMiddle)
      emphasised(text)
      label(AttributedText(text.numbers, font: .preferredFont(forTextStyle: .body)))
      label(AttributedText(text.mixture, font: .preferredFont(forTextStyle: .body)))
      label(AttributedText(text.stacks, font: .preferredFont(forTextStyle: .title2)))
      stacksAtFixedSize(text)
    }
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
