/// A text in a strings table: plain, or in several forms that depend on a number or on the device.
package indirect enum LocalizedText: Sendable {
  case plain(String)
  /// A form for each kind of device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`, `ipod`, `other`.
  case byDevice([String: LocalizedText])
  /// A form for each plural category.
  case byNumber(PluralForms)
  /// A form for each width in an unspecified unit. The widest one is used.
  case byWidth([Int: LocalizedText])
  /// A format with substitutions for placeholders such as `%#@name@`, by name.
  case format(String, [String: PluralForms])

  /// The forms of a plural and the argument that selects one of them.
  package struct PluralForms: Sendable {
    /// The number of the argument, from 1, or `nil` for the next one.
    package var position: Int?
    /// The specifier that replaces `%arg`, without the percent sign, for example `lld`.
    package var specifier: String
    /// The forms by category. They can vary by device and contain other substitutions.
    package var forms: [PluralCategory: LocalizedText]
    /// The text of a substitution that varies only by device.
    package var unnumbered: LocalizedText?

    package init(
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

/// The language, device and arguments that determine how a text is shown.
public struct TextContext: Hashable, Sendable {
  /// The value for a placeholder.
  public enum Argument: Hashable, Sendable {
    case integer(Int)
    case decimal(Double)
    case text(String)
  }

  /// The default number for plurals without an argument, 5.
  ///
  /// A document has no code that counts something, but its plurals must be shown for some number. Most lists in designs
  /// have about five items. Five has the most common form in most languages, and a long one in languages with many
  /// forms: `many` in Russian and Polish, `few` in Arabic.
  public static let sampleNumber = 5

  public var locale: LocaleIdentifier
  /// The kind of device by its name in strings tables: `iphone`, `ipad`, `mac` and others.
  public var device: String
  /// The arguments in order. There can be fewer than placeholders.
  public var arguments: [Argument]
  /// The number for plurals without an argument.
  public var sampleNumber: Int

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
