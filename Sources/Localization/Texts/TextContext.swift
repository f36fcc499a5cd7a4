/// What chooses among the forms of a text, and what its placeholders stand for.
public struct TextContext: Hashable, Sendable {
  /// What a placeholder stands for.
  public enum Argument: Hashable, Sendable {
    /// A whole number.
    case integer(Int)
    /// A number with decimals.
    case decimal(Double)
    /// A text.
    case text(String)
  }

  /// The number that stands for the argument of a plural where nobody tells one.
  ///
  /// A document has no program that would count something, and yet its plurals have to be shown. Five is what most
  /// lists hold in designs, it takes the commonest form of most languages, and where languages have many forms it takes
  /// a long one: `many` in Russian and Polish, `few` in Arabic, `other` in English.
  public static let sampleNumber = 5

  /// The language of the text.
  public var locale: LocaleIdentifier
  /// The kind of device, as tables name it: `iphone`, `ipad`, `mac`.
  public var device: String
  /// The arguments in order; may be fewer than there are placeholders.
  public var arguments: [Argument]
  /// The number for plurals whose argument is not told.
  public var sampleNumber: Int

  /// Makes a context.
  public init(
    locale: LocaleIdentifier, device: String = "iphone", arguments: [Argument] = [],
    sampleNumber: Int = TextContext.sampleNumber
  ) {
    self.locale = locale
    self.device = device
    self.arguments = arguments
    self.sampleNumber = sampleNumber
  }
}
