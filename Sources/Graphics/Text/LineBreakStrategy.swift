/// Where lines prefer to break.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The strategies as bits, as NSLineBreakStrategy counts them.
  public let rawValue: UInt

  /// Makes a set of strategies from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Korean breaks between words only, not between any two syllables (NSParagraphStyle.LineBreakStrategy,
  /// `hangulWordPriority`).
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// As labels break.
  public static let standard: LineBreakStrategy = [.hangulWordPriority]
}
