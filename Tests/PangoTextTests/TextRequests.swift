import Fonts
import Foundation
import Graphics
import PangoText
import TestSupport

/// Random requests in the languages of the bundled fonts.
///
/// `GALLEY_RANDOM_TEXTS=2000 swift test --filter PangoTextTests` tries more of them.
enum RandomRequest {
  /// The number of requests that a test tries.
  static let count = ProcessInfo.processInfo.environment["GALLEY_RANDOM_TEXTS"].flatMap(Int.init) ?? 500

  /// One to twelve words of one language, some with digits, signs and Latin names, in any number of lines.
  static func make(using generator: inout SeededGenerator) -> ParagraphRequest {
    let (language, words) = vocabulary[Int(generator.next() % UInt64(vocabulary.count))]
    let count = Int(generator.next() % 12) + 1
    let chosen = (0..<count).map { _ in words[Int(generator.next() % UInt64(words.count))] }
    return ParagraphRequest(
      chosen.joined(separator: language == "ja" ? "" : " "),
      font: Font(size: Double(8 + generator.next() % 50), weight: generator.next() % 2 == 0 ? 400 : 600),
      language: language, width: Double(20 + generator.next() % 400), maximumLines: 0)
  }

  private static let vocabulary: [(String, [String])] = [
    ("en", ["Save", "a", "Settings", "12,500", "(optional)", "To", "AVATAR", "well-known", "e.g.", "Wi-Fi", "100%"]),
    ("de", ["Geschwindigkeitsbegrenzung", "für", "Übergröße", "die", "Straße", "Haustür-Schlüssel"]),
    ("el", ["Ρυθμίσεις", "και", "αποθήκευση", "5"]), ("ru", ["Настройки", "и", "сохранить", "№", "7"]),
    ("ar", ["الإعدادات", "حفظ", "iPhone", "جميع", "١٢", "2024"]), ("he", ["הגדרות", "שמור", "Wi-Fi", "3"]),
    ("hi", ["सेटिंग्स", "में", "क्षत्रिय", "सहेजें"]), ("th", ["การตั้งค่า", "บันทึก", "ที่นี้"]),
    ("ja", ["設定を", "保存", "する。", "「キャンセル」", "、", "iPhone"]), ("en", ["😀", "👍🏽", "ok", "👨‍👩‍👧‍👦"]),
    ("en", ["iPhone", "שמור", "Wi-Fi", "حفظ", "日本"]),
  ]
}

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
