import AutoLayout

extension ContentSizeCategory {
  /// The size of a constant's value, for example `UICTContentSizeCategoryAccessibilityXL`; none for an unknown name.
  init?(documentName: String) {
    let prefix = "UICTContentSizeCategory"
    guard documentName.hasPrefix(prefix) else { return nil }
    switch documentName.dropFirst(prefix.count) {
    case "AccessibilityM": self = .accessibilityMedium
    case "AccessibilityL": self = .accessibilityLarge
    case "AccessibilityXL": self = .accessibilityExtraLarge
    case "AccessibilityXXL": self = .accessibilityExtraExtraLarge
    case "AccessibilityXXXL": self = .accessibilityExtraExtraExtraLarge
    case let name:
      guard let category = Self(rawValue: String(name)), !category.isAccessibilityCategory else { return nil }
      self = category
    }
  }
}
