import Graphics

/// A screen drawn with bars for words: enough to see what moved.
struct SampleScreen {
  var width = 360
  var height = 640
  var isDark = false
  var isRightToLeft = false
  /// How far the total stands below its place, in pixels.
  var totalOffset = 0
  var buttonColor: UInt32 = 0xFF1F_6FEB
  /// How long the first row's text is, 0...1.
  var titleLength = 0.5
  var hasHairlines = true
  var hasBanner = false

  private var ground: UInt32 { isDark ? 0xFF1C_1C1E : 0xFFF2_F2F7 }
  private var card: UInt32 { isDark ? 0xFF2C_2C2E : 0xFFFF_FFFF }
  private var ink: UInt32 { isDark ? 0xFFEB_EBF0 : 0xFF2A_2A2E }
  private var faint: UInt32 { isDark ? 0xFF8E_8E93 : 0xFFB0_B0B8 }

  /// The picture.
  func draw() -> Pixmap {
    var canvas = Canvas(width: width, height: height, ground: ground, isMirrored: isRightToLeft)
    canvas.fill(x: 24, y: 40, width: width / 2, height: 18, ink)
    canvas.fill(x: 24, y: 68, width: width / 3, height: 8, faint)
    if hasBanner { canvas.fill(x: 16, y: 92, width: width - 32, height: 34, 0xFFFF_D60A) }
    let top = hasBanner ? 138 : 96
    canvas.fill(x: 16, y: top, width: width - 32, height: 4 * 64, card)
    for row in 0..<4 { drawRow(row, top: top + row * 64, on: &canvas) }
    drawTotal(top: top + 4 * 64 + 24 + totalOffset, on: &canvas)
    return canvas.pixmap
  }

  private func drawRow(_ row: Int, top: Int, on canvas: inout Canvas) {
    let length = row == 0 ? titleLength : 0.3 + Double(row % 3) * 0.12
    canvas.fill(x: 32, y: top + 16, width: 32, height: 32, [0xFFEF_9A9A, 0xFFA5_D6A7, 0xFF90_CAF9, 0xFFCE_93D8][row])
    canvas.fill(x: 80, y: top + 18, width: Int(Double(width) * length), height: 10, ink)
    canvas.fill(x: 80, y: top + 36, width: width / 4, height: 8, faint)
    if hasHairlines, row < 3 { canvas.fill(x: 80, y: top + 63, width: width - 96, height: 1, faint) }
  }

  private func drawTotal(top: Int, on canvas: inout Canvas) {
    canvas.fill(x: 24, y: top, width: 72, height: 14, ink)
    canvas.fill(x: width - 104, y: top, width: 80, height: 14, ink)
    canvas.fill(x: 24, y: top + 40, width: width - 48, height: 48, buttonColor)
    canvas.fill(x: width / 2 - 50, y: top + 58, width: 100, height: 12, 0xFFFF_FFFF)
  }
}

/// Pixels to fill rectangles on.
struct Canvas {
  var pixmap: Pixmap
  let isMirrored: Bool

  init(width: Int, height: Int, ground: UInt32, isMirrored: Bool) {
    pixmap = Pixmap(
      width: width, height: height, scale: 1, pixels: [UInt32](repeating: ground, count: width * height))
    self.isMirrored = isMirrored
  }

  /// Fills what of a rectangle lies on the canvas.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: UInt32) {
    let left = isMirrored ? pixmap.width - x - width : x
    let columns = max(0, left)..<max(0, min(left + width, pixmap.width))
    for row in max(0, y)..<max(0, min(y + height, pixmap.height)) {
      let start = row * pixmap.width
      pixmap.pixels.replaceSubrange(
        start + columns.lowerBound..<start + columns.upperBound, with: repeatElement(color, count: columns.count))
    }
  }

  /// Draws the frame of a rectangle.
  mutating func outline(x: Int, y: Int, width: Int, height: Int, _ color: UInt32) {
    fill(x: x, y: y, width: width, height: 1, color)
    fill(x: x, y: y + height - 1, width: width, height: 1, color)
    fill(x: x, y: y, width: 1, height: height, color)
    fill(x: x + width - 1, y: y, width: 1, height: height, color)
  }
}
