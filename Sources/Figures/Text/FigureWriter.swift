import Controls
import Foundation
import Graphics

/// Sets the texts of a figure in its language.
package struct FigureWriter {
  package let language: String
  package let isRightToLeft: Bool
  let measuring: any TextMeasuring

  package init(language: String, isRightToLeft: Bool, measuring: any TextMeasuring) {
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.measuring = measuring
  }

  func paragraph(
    _ text: String, size: Double, weight: Int = 400, width: Double? = nil, lines: Int = 1,
    alignment: TextAlignment = .natural
  ) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(text, font: Font(size: size, weight: weight))], language: language == "base" ? "en" : language,
        direction: isRightToLeft ? .rightToLeft : .leftToRight, width: width, maximumLines: lines,
        alignment: alignment, pixelScale: 2))
  }

  /// Returns a number with the digits of the language.
  package func number(_ number: Double) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(conventionsOf: language)
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.maximumFractionDigits = 1
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
