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
