/// The words of generated alternative texts in a language.
struct AltWords {
  /// A word for one thing, for two and for more.
  typealias Forms = (one: String, two: String, more: String)

  let screen: Forms
  /// Between the screens and what they show.
  let with: String
  let field: Forms
  let control: Forms
  let button: Forms
  let comma: String
  /// Before the last word of a list.
  let and: String
  let quotes: (String, String)
  /// The end of a text that would be too short.
  let ending: Forms

  /// Returns the words of a language, or `nil` for a language without any.
  init?(_ language: String) {
    switch language.prefix(while: { $0 != "-" }) {
    case "en", "base": self = Self.english
    case "de": self = Self.german
    case "ar": self = Self.arabic
    default: return nil
    }
  }

  private init(
    screen: Forms, with: String, field: Forms, control: Forms, button: Forms, comma: String = ", ", and: String,
    quotes: (String, String), ending: Forms
  ) {
    (self.screen, self.with, self.field, self.control, self.button) = (screen, with, field, control, button)
    (self.comma, self.and, self.quotes, self.ending) = (comma, and, quotes, ending)
  }

  static let english = AltWords(
    screen: ("The screen", "The screens", "The screens"), with: " with ",
    field: ("the field", "the fields", "the fields"), control: ("the control", "the controls", "the controls"),
    button: ("the button", "the buttons", "the buttons"), and: " and ", quotes: ("\u{201C}", "\u{201D}"),
    ending: (", as it looks in this version", ", as they look in this version", ", as they look in this version"))

  private static let german = AltWords(
    screen: ("Der Bildschirm", "Die Bildschirme", "Die Bildschirme"), with: " mit ",
    field: ("dem Feld", "den Feldern", "den Feldern"),
    control: ("dem Bedienelement", "den Bedienelementen", "den Bedienelementen"),
    button: ("der Taste", "den Tasten", "den Tasten"), and: " und ", quotes: ("\u{201E}", "\u{201C}"),
    ending: (
      ", wie er in dieser Version aussieht", ", wie sie in dieser Version aussehen",
      ", wie sie in dieser Version aussehen"
    ))

  private static let arabic = AltWords(
    screen: ("الشاشة", "الشاشتان", "الشاشات"), with: " مع ", field: ("الحقل", "الحقلين", "الحقول"),
    control: ("عنصر التحكم", "عنصري التحكم", "عناصر التحكم"), button: ("الزر", "الزرين", "الأزرار"),
    comma: "، ", and: " و", quotes: ("\u{AB}", "\u{BB}"),
    ending: ("، كما تبدو في هذا الإصدار", "، كما تبدوان في هذا الإصدار", "، كما تبدو في هذا الإصدار"))

  /// Returns the form for a number of things.
  static func form(_ forms: Forms, for count: Int) -> String {
    switch count {
    case 1: forms.one
    case 2: forms.two
    default: forms.more
    }
  }

  func quoted(_ text: String) -> String { quotes.0 + text + quotes.1 }

  /// Returns words as a list: `a, b and c`.
  func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: comma) + and + last
  }
}
