/// Where lines prefer to break.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Korean breaks between words only, not between any two syllables (NSParagraphStyle.LineBreakStrategy,
  /// `hangulWordPriority`).
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// As labels break.
  public static let standard: LineBreakStrategy = [.hangulWordPriority]
}
