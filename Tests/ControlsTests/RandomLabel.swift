import Galley
import TestSupport

/// A label with a random text in a random font, and the traits that it is laid out in.
struct RandomLabel: CustomStringConvertible {
  let traits: TraitCollection
  let text: AttributedText
  /// The widest that the label may be, in points.
  let width: Double

  init(using generator: inout SeededGenerator) {
    let (locale, words) = generator.pick(RandomText.words)
    let category = generator.pick(ContentSizeCategory.allCases)
    traits = TraitCollection(
      locale: locale, preferredContentSizeCategory: category, displayScale: generator.pick([1, 2, 3]))
    let runs = (0..<generator.pick([1, 1, 1, 2, 3])).map { _ in
      TextRun(RandomText.make(of: words, using: &generator), font: RandomLabel.font(using: &generator))
    }
    text = AttributedText(runs: runs)
    width = Double.random(in: 10...600, using: &generator)
  }

  /// A label, as it is made in code.
  func makeView(numberOfLines: Int) -> Label {
    let label = Label()
    label.attributedText = text
    label.numberOfLines = numberOfLines
    return label
  }

  var description: String {
    let runs = text.runs.map { "\($0.text.debugDescription) \($0.font.size)/\($0.font.weight)" }
    return "\(traits.locale) \(traits.preferredContentSizeCategory) @\(traits.displayScale) in \(width): \(runs)"
  }

  private static func font(using generator: inout SeededGenerator) -> Font {
    var font =
      generator.next() % 2 == 0
      ? Font.preferredFont(forTextStyle: generator.pick(TextStyle.allCases))
      : Font.systemFont(ofSize: Double.random(in: 8...60, using: &generator).rounded(), weight: 400)
    if generator.next() % 2 == 0 { font.weight = generator.pick([300, 500, 600, 700, 900]) }
    font.isItalic = generator.next() % 8 == 0
    return font
  }
}

/// Texts put together from what interfaces say in the scripts of the bundled fonts.
enum RandomText {
  /// One to fourteen words: mostly of one language, some of others, with signs and newlines among them.
  static func make(of words: [String], using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...14, using: &generator) {
      switch generator.next() % 12 {
      case 0: text += generator.pick(signs)
      case 1: text += generator.pick(self.words.flatMap(\.1))
      default: text += generator.pick(words)
      }
      text += generator.pick(separators)
    }
    return text
  }

  /// What stands between words; scripts that write none get theirs by chance.
  private static let separators = [
    " ", " ", " ", " ", " ", " ", "", "", "\n", "\u{A0}", "  ", "-", ", ", "\u{200B}", "\u{2028}", "/", " \n",
  ]

  private static let signs = [
    "1", "12,500", "3.14", "100%", "$9.99", "١٢٣", "२०२४", "5 km", "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "(", ")", "…", "—",
    "“", "”", "«", "»", "、", "。", "「", "」", "&", "@", "#", "€", "№", "→", "•", "\u{AD}", "\u{200F}", "\u{2067}",
    "\u{2069}",
  ]

  /// Words of each locale.
  static let words: [(String, [String])] = [
    ("en", ["Save", "a", "Settings", "To", "AVATAR", "well-known", "e.g.", "Wi-Fi", "office", "Restore purchases"]),
    ("de", ["Geschwindigkeitsbegrenzung", "für", "Übergröße", "die", "Straße", "Haustür-Schlüssel", "Ok"]),
    ("fr", ["Réglages", "l’été", "où", "« oui »", "Vraiment ?", "déjà", "œuvre", "aujourd’hui"]),
    ("el", ["Ρυθμίσεις", "και", "αποθήκευση", "ΐ", "Ώρα"]),
    ("ru", ["Настройки", "и", "сохранить", "ёлка", "из-за", "Ещё"]),
    ("ar", ["الإعدادات", "حِفْظٌ", "جميع", "لا", "اَلسَّلَامُ", "في", "محمد"]),
    ("fa", ["تنظیمات", "می‌خواهم", "گچپژ", "۱۲۳", "و", "ذخیره"]),
    ("he", ["הגדרות", "שְׁמוֹר", "של", "צה״ל", "אב־גד"]),
    ("hi", ["सेटिंग्स", "में", "क्षत्रिय", "सहेजें", "कि", "स्त्री।"]),
    ("bn", ["সেটিংস", "এবং", "স্ত্রী", "সংরক্ষণ", "কি।"]),
    ("ta", ["அமைப்புகள்", "மற்றும்", "ஸ்ரீ", "சேமி"]),
    ("th", ["การตั้งค่า", "บันทึก", "ที่นี้", "ภาษาไทย", "น้ำ", "ๆ"]),
    ("ja", ["設定を", "保存", "する。", "「キャンセル」", "、", "ちょっと", "データー", "iPhone"]),
    ("zh-Hans", ["设置", "取消，", "骨头", "《文件》", "。", "网络连接"]),
    ("zh-Hant", ["設定", "取消，", "骨頭", "「檔案」", "。", "網路連線"]),
    ("ko", ["설정", "및", "취소합니다.", "네트워크에", "ᄒᆞᆫ글", "漢字"]),
    ("vi", ["Cài đặt", "Tiếng Việt", "NGƯỜI", "Ằ", "nhưng", "đã"]),
  ]
}
