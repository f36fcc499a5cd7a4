/// A colour of the platform, named as in Interface Builder documents.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  // Text.
  case label = "labelColor"
  case secondaryLabel = "secondaryLabelColor"
  case tertiaryLabel = "tertiaryLabelColor"
  case quaternaryLabel = "quaternaryLabelColor"
  case placeholderText = "placeholderTextColor"
  case link = "linkColor"
  case darkText = "darkTextColor"
  case lightText = "lightTextColor"

  // Lines.
  case separator = "separatorColor"
  case opaqueSeparator = "opaqueSeparatorColor"

  // Backgrounds.
  case systemBackground = "systemBackgroundColor"
  case secondarySystemBackground = "secondarySystemBackgroundColor"
  case tertiarySystemBackground = "tertiarySystemBackgroundColor"
  case systemGroupedBackground = "systemGroupedBackgroundColor"
  case secondarySystemGroupedBackground = "secondarySystemGroupedBackgroundColor"
  case tertiarySystemGroupedBackground = "tertiarySystemGroupedBackgroundColor"
  case groupTableViewBackground = "groupTableViewBackgroundColor"
  case tableCellGroupedBackground = "tableCellGroupedBackgroundColor"
  case tableBackground = "tableBackgroundColor"
  case viewFlipsideBackground = "viewFlipsideBackgroundColor"
  case scrollViewTexturedBackground = "scrollViewTexturedBackgroundColor"
  case underPageBackground = "underPageBackgroundColor"

  // Fills.
  case systemFill = "systemFillColor"
  case secondarySystemFill = "secondarySystemFillColor"
  case tertiarySystemFill = "tertiarySystemFillColor"
  case quaternarySystemFill = "quaternarySystemFillColor"

  // Hues.
  case systemRed = "systemRedColor"
  case systemOrange = "systemOrangeColor"
  case systemYellow = "systemYellowColor"
  case systemGreen = "systemGreenColor"
  case systemMint = "systemMintColor"
  case systemTeal = "systemTealColor"
  case systemCyan = "systemCyanColor"
  case systemBlue = "systemBlueColor"
  case systemIndigo = "systemIndigoColor"
  case systemPurple = "systemPurpleColor"
  case systemPink = "systemPinkColor"
  case systemBrown = "systemBrownColor"
  case tint = "tintColor"

  // Greys.
  case systemGray = "systemGrayColor"
  case systemGray2 = "systemGray2Color"
  case systemGray3 = "systemGray3Color"
  case systemGray4 = "systemGray4Color"
  case systemGray5 = "systemGray5Color"
  case systemGray6 = "systemGray6Color"

  // The same in light and dark.
  case black = "blackColor"
  case white = "whiteColor"
  case darkGray = "darkGrayColor"
  case lightGray = "lightGrayColor"
  case gray = "grayColor"
  case clear = "clearColor"
}
