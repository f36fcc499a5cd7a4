/// The order in which Xcode writes attributes, taken from 1,500 documents.
enum AttributeOrder {
  /// The attributes that edits add, each with those that Xcode writes after it in any element. What is in neither list
  /// comes before them.
  private static let layout = [
    "fixedFrame", "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "ambiguous", "misplaced", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "layoutMarginsFollowReadableWidth", "enabled", "contentHorizontalAlignment", "contentVerticalAlignment", "bounces",
    "axis", "distribution", "alignment", "spacing", "image", "text", "textAlignment", "usesAttributedText",
    "adjustsImageWhenHighlighted", "buttonType", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "adjustsImageWhenDisabled", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted", "lineBreakMode",
    "numberOfLines", "baselineAdjustment", "minimumFontSize", "minimumScaleFactor", "adjustsLetterSpacingToFitWidth",
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "preferredMaxLayoutWidth",
    "apportionsSegmentWidthsByContent", "segmentControlStyle", "selectedSegmentIndex", "hasAttributedTitle",
    "pointerInteraction", "role", "separatorStyle", "rowHeight", "style",
    "translatesAutoresizingMaskIntoConstraints", "id", "userLabel", "customClass", "customModule",
    "customModuleProvider",
  ]
  private static let constraint = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority", "constant",
    "placeholder", "symbolType", "symbolic", "identifier", "id", "userLabel",
  ]

  /// Returns the attribute of an element before which a new one belongs, or `nil` if it belongs at the end.
  static func successor(of name: String, in element: DocumentSpans.Element) -> DocumentSpans.Attribute? {
    let order = element.name == "constraint" ? constraint : layout
    let later = Set(order.firstIndex(of: name).map { order[($0 + 1)...] } ?? ["id"])
    return element.attributes.first { later.contains($0.name) }
  }
}
