import Graphics

/// The measures, in points, and colours of overlays. As in Interface Builder, blue constraints hold, red ones do not,
/// and dashed ones are optional.
///
/// The colours are those of Masataka Okabe and Kei Ito, which readers with any kind of colour vision can distinguish
/// ("Color Universal Design", 2008, https://jfly.uni-koeln.de/color/). Their red is vermillion. An error also has
/// another shape.
enum OverlayStyle {
  static let blue = Color(hex: 0x0072B2)
  static let vermillion = Color(hex: 0xD55E00)
  static let orange = Color(hex: 0xE69F00)
  static let skyBlue = Color(hex: 0x56B4E9)
  static let green = Color(hex: 0x009E73)
  static let purple = Color(hex: 0xCC79A7)
  static let yellow = Color(hex: 0xF0E442)

  static let lineWidth = 1.0
  static let errorLineWidth = 2.0
  static let dash = [3.0, 2.0]
  static let tick = 4.0
  static let badge = Font(size: 8, weight: 600)
  static let badgeHeight = 11.0
  static let badgePadding = 3.0

  static let held = blue
  static let conflicting = vermillion
  static let frame = purple
  static let ambiguousFrame = vermillion
  static let ambiguousDash = [6.0, 3.0]
  static let alignment = orange
  static let certainOverflow = vermillion
  static let possibleOverflow = orange
  static let stripeWidth = 1.5
  static let stripePitch = 6.0
  static let leastOverflow = 4.0
  static let halo = Color(white: 1, alpha: 0.85)
  static let lineHalo = Color(white: 1, alpha: 0.5)

  /// Colours for regions beside each other, in the order of use.
  static let regions = [blue, orange, green, purple, skyBlue, vermillion]

  /// Returns the colour of text on a colour of the palette. Of white and black, it has the greater contrast ratio (WCAG
  /// 2.2): white on blue 5.1 and black on vermillion 5.4, for example.
  static func ink(on color: Color) -> Color {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.4 ? .black : .white
  }
}

/// The colours around the picture, where the legend and lists are.
struct MarginStyle: Hashable {
  var ground: Color
  var ink: Color
  var faintInk: Color
  var edge: Color

  static let light = MarginStyle(
    ground: Color(white: 0.93), ink: Color(white: 0.08), faintInk: Color(white: 0.35), edge: Color(white: 0.45))
  static let dark = MarginStyle(
    ground: Color(white: 0.16), ink: Color(white: 0.95), faintInk: Color(white: 0.70), edge: Color(white: 0.60))
  /// A grey on which both black and white text can be read: contrast ratios 7 and 3.
  static let middle = MarginStyle(
    ground: Color(white: 0.58), ink: .black, faintInk: Color(white: 0.2), edge: Color(white: 0.2))

}
