import Graphics

/// The measures and colours of a contact sheet, in points.
enum SheetStyle {
  static let margin = 24.0
  static let leastContentWidth = 320.0
  static let headingHeight = 42.0
  static let subtitleOffset = 27.0
  static let blockSpace = 24.0
  static let cellSpace = 16.0
  static let rowLabelWidth = 44.0
  static let captionHeight = 24.0
  static let columnLabelHeight = 20.0

  static let ground = Color(hex: 0xECEDF0)
  static let ink = Color(hex: 0x1C1C1E)
  static let fadedInk = Color(hex: 0x6C6C70)
  static let edge = Color(hex: 0x000000, alpha: 0.18)
  static let error = Color(hex: 0xD70015)
  static let warning = Color(hex: 0xE07B00)

  static let title = Font(size: 20, weight: 700)
  static let heading = Font(size: 13, weight: 600)
  static let label = Font(size: 12, weight: 600)
  static let caption = Font(size: 12)
  static let badge = Font(size: 10, weight: 700)
}
