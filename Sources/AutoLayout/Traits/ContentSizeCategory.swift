/// A text size of Dynamic Type, from the smallest to the largest accessibility size.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable, Comparable {
  /// The seven standard sizes. The default is `L`.
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

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.rank < right.rank }

  /// The position among all sizes, 0...11.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory {
  /// The greatest readable width of a line of body text, in points.
  ///
  /// UIKit documents that it depends on the text size (UIView, `readableContentGuide`). 672 at size L is published (Use
  /// Your Loaf, "Readable Content Guides"). No measurement was found for the other sizes: at these widths a line holds
  /// as many letters as at L, by the size and tracking of the body style (Human Interface Guidelines, "Typography"), in
  /// whole steps of 8 points.
  var readableWidth: Double {
    switch self {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 744
    case .extraExtraLarge: 832
    case .extraExtraExtraLarge: 928
    case .accessibilityMedium: 1144
    case .accessibilityLarge: 1352
    case .accessibilityExtraLarge: 1640
    case .accessibilityExtraExtraLarge: 1920
    case .accessibilityExtraExtraExtraLarge: 2160
    }
  }
}
