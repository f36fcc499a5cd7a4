import Graphics

/// The measures and colours of overlays, in points. The meanings are Interface Builder's: blue holds, red does not, a
/// dashed line is optional.
enum OverlayStyle {
  static let lineWidth = 1.0
  static let dash = [3.0, 2.0]
  static let tick = 4.0
  static let pill = Font(size: 8, weight: 600)
  static let pillHeight = 11.0
  static let pillPadding = 3.0

  static let held = Color(hex: 0x0A60FF)
  static let conflicting = Color(hex: 0xE3001B)
  static let frame = Color(hex: 0xA020C0, alpha: 0.75)
  static let ambiguousFrame = Color(hex: 0xE3001B, alpha: 0.9)
  static let alignment = Color(hex: 0xE07000, alpha: 0.9)
  static let certainOverflow = Color(hex: 0xE3001B, alpha: 0.85)
  static let possibleOverflow = Color(hex: 0xF08C00, alpha: 0.85)
  static let stripeWidth = 1.5
  static let stripePitch = 6.0
  static let leastOverflow = 4.0
  static let halo = Color(white: 1, alpha: 0.75)
  static let lineHalo = Color(white: 1, alpha: 0.4)
}
