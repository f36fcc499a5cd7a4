/// The text size a person chose, from the smallest to the largest accessibility size.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable, Comparable {
  /// The seven ordinary sizes; `L` is the default.
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  /// The five accessibility sizes.
  case accessibilityMedium = "AX1"
  case accessibilityLarge = "AX2"
  case accessibilityExtraLarge = "AX3"
  case accessibilityExtraExtraLarge = "AX4"
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// Smaller sizes come first.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.rank < right.rank }

  /// The place in the order of sizes, 0...11.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
