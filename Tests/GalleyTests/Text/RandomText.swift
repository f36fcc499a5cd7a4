import Galley

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
