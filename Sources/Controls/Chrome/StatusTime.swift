/// The texts of the status bar at 9:41, the time on all of Apple's product pictures, on 9 January 2007, when the iPhone was
/// introduced.
struct StatusTime {
  private let language: String
  private let locale: String

  init(locale: String) {
    self.locale = locale
    // A pseudo-language keeps the digits of its language.
    language = locale.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? "en"
  }

  /// The time as phones with a notch or an island show it.
  var time: String { localized("9:41") }

  /// The time as other devices show it: with "AM" in English.
  var timeWithPeriod: String { language == "en" || language == "base" ? "9:41 AM" : time }

  var fullBattery: String { localized("100%") }

  /// Weekday, day and month as iPads show them, or `nil` in languages that are not in the table.
  var date: String? {
    switch language {
    case "en", "base": "Tue Jan 9"
    case "de": "Di. 9. Jan."
    case "fr": "Mar. 9 janv."
    case "es": "Mar 9 ene"
    case "it": "Mar 9 gen"
    case "nl": "Di 9 jan"
    case "pt": "Ter. 9 de jan."
    case "ru": "Вт 9 янв."
    case "ar": "الثلاثاء ٩ يناير"
    case "he": "יום ג׳ 9 בינו׳"
    case "hi": "मंगल 9 जन॰"
    case "th": "อ. 9 ม.ค."
    case "ja": "1月9日(火)"
    case "ko": "1월 9일 (화)"
    case "zh": locale.contains("Hant") || locale.contains("TW") || locale.contains("HK") ? "1月9日 週二" : "1月9日 周二"
    default: nil
    }
  }

  /// Returns a text with the digits of the language. Arabic in the Maghreb and the pseudo-language `ar-XB` use European
  /// digits.
  private func localized(_ text: String) -> String {
    switch language {
    case "ar" where !["XB", "DZ", "EH", "LY", "MA", "TN"].contains { locale.hasSuffix($0) }:
      text.replacingDigits(from: "٠").replacing("%", with: "٪")
    case "fa": text.replacingDigits(from: "۰").replacing("%", with: "٪")
    default: text
    }
  }
}

extension String {
  /// Returns the string with its European digits replaced by those that start at a zero.
  fileprivate func replacingDigits(from zero: Unicode.Scalar) -> String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard ("0"..."9").contains(scalar) else { return scalar }
          return Unicode.Scalar(scalar.value - 0x30 + zero.value) ?? scalar
        }))
  }
}
