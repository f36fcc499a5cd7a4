/// What a specimen page says in a language.
public struct SpecimenText: Sendable {
  /// The language as a BCP 47 tag, or the page's name where it is none.
  public let name: String
  /// The language's name in itself.
  let title: String
  /// A few words, shown in each text style.
  let phrase: String
  /// A few sentences.
  let prose: String
  /// A sentence too long for a line.
  let sentence: String
  /// What a person can do, as buttons say it, and how it is emphasised.
  let emphasis: (plain: String, strong: String, slanted: String)
  /// Numbers, dates and amounts, as the language writes them.
  let numbers: String
  /// The language with another direction or script in its midst.
  let mixture: String
  /// Letters with marks above and below one another.
  let stacks: String

  /// The language that the page is laid out in.
  public var locale: String { name == "emoji" ? "en" : name }

  /// The pages, in this order.
  public static let all: [SpecimenText] = western + rightToLeft + indic + eastAsian + [emoji]
}
