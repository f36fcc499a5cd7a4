/// A text as a table has it: the same for all, or in forms of which a number or the device chooses.
public indirect enum LocalizedText: Hashable, Sendable {
  /// The same for all.
  case plain(String)
  /// A form for each kind of device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`, `ipod`, `other`.
  case byDevice([String: LocalizedText])
  /// A form for each category of numbers.
  case byNumber(PluralForms)
  /// A form for each width, in a unit that Apple leaves open; the widest is taken.
  case byWidth([Int: LocalizedText])
  /// A text in which `%#@name@` stands for others.
  case format(String, [String: PluralForms])

  /// The forms of a plural and the argument that chooses among them.
  public struct PluralForms: Hashable, Sendable {
    /// Which argument, from 1; none for the next one in order.
    public var position: Int?
    /// What takes the place of `%arg`, without the percent sign: `lld`.
    public var specifier: String
    /// The forms. They may vary by device and contain other substitutions.
    public var forms: [PluralCategory: LocalizedText]
    /// Forms that no number chooses among, where the substitution varies by device alone.
    public var unnumbered: LocalizedText?

    /// Makes forms.
    public init(
      position: Int? = nil, specifier: String = "lld", forms: [PluralCategory: LocalizedText],
      unnumbered: LocalizedText? = nil
    ) {
      self.position = position
      self.specifier = specifier
      self.forms = forms
      self.unnumbered = unnumbered
    }
  }
}

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
