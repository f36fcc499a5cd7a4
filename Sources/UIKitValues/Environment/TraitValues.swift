import Foundation
import Galley

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The direction of the language in traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// The contrast of colours, as chosen with the "Increase Contrast" setting.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The level of a view in the interface: elevated in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The weight of text, as chosen with the "Bold Text" setting.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// Whether a window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// A text size of Dynamic Type.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(suffix: "XS")
  public static let small = UIContentSizeCategory(suffix: "S")
  public static let medium = UIContentSizeCategory(suffix: "M")
  public static let large = UIContentSizeCategory(suffix: "L")
  public static let extraLarge = UIContentSizeCategory(suffix: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(suffix: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(suffix: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(suffix: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(suffix: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXXXL")

  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank < right.rank }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank <= right.rank }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank > right.rank }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank >= right.rank }

  private init(suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  private var rank: Int { category?.rank ?? -1 }
}

// MARK: - Galley's values

extension UIContentSizeCategory {
  private static let all = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
    accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  package init(_ category: ContentSizeCategory) { self = Self.all[category.rank] }

  /// Galley's category, or `nil` if it is unspecified.
  package var category: ContentSizeCategory? {
    Self.all.firstIndex(of: self).map { ContentSizeCategory.allCases[$0] }
  }
}

extension UIUserInterfaceStyle {
  package init(_ style: TraitCollection.UserInterfaceStyle) { self = style == .dark ? .dark : .light }
}

extension UIUserInterfaceSizeClass {
  package init(_ sizeClass: TraitCollection.SizeClass) { self = sizeClass == .regular ? .regular : .compact }
}

extension UIUserInterfaceLayoutDirection {
  package init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UIUserInterfaceIdiom {
  package init(_ idiom: TraitCollection.UserInterfaceIdiom) { self = idiom == .pad ? .pad : .phone }
}
