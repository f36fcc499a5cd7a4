import Fonts
import Graphics
import PangoText

/// The measurers that the tests share.
enum TextMeasurers {
  /// The bundled fonts, read once.
  static let library = Result { try FontLibrary(directories: [BundledFonts.directory()]) }

  static func make(systemFonts: SystemFontModel = .sanFrancisco) throws -> PangoTextMeasurer {
    PangoTextMeasurer(library: try library.get(), systemFonts: systemFonts)
  }
}

extension ParagraphRequest {
  /// Creates a request for a text in one font.
  init(
    _ text: String, font: Font = Font(size: 17), language: String = "en", width: Double? = nil, maximumLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncatingTail, alignment: TextAlignment = .natural
  ) {
    let isRightToLeft = ["ar", "he", "fa", "ur"].contains(language)
    self.init(
      runs: [TextRun(text, font: font)], language: language,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, width: width, maximumLines: maximumLines,
      lineBreakMode: lineBreakMode, alignment: alignment)
  }
}
