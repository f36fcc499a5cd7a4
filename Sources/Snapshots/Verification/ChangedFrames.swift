import Graphics
import ImageDiff

/// The outlines of the views that differ between two layouts, to draw over both pictures: red for changes of their
/// own, blue for changes that followed from others.
package struct ChangedFrames {
  /// The picture to draw over.
  package enum Side {
    case expected
    case actual
  }

  private let causes: [ViewChange]
  private let consequences: [ViewChange]
  /// The positions of the roots in the pictures.
  private let origins: (expected: Point, actual: Point)

  package init(from expected: LayoutResult, to actual: LayoutResult) {
    let difference = LayoutComparison(of: expected.withChromeInTree, with: actual.withChromeInTree).difference()
    var (causes, consequences): ([ViewChange], [ViewChange]) = ([], [])
    for case .views(let changes, let followed, _, _) in difference.causes {
      causes += changes
      consequences += followed
    }
    (self.causes, self.consequences) = (causes, consequences)
    origins = (expected.origin, actual.origin)
  }

  /// Whether no view differs.
  package var isEmpty: Bool { causes.isEmpty && consequences.isEmpty }

  /// Returns a picture with the outlines of its side drawn over it.
  package func drawn(over picture: Pixmap, _ side: Side) -> Pixmap {
    var canvas = FrameCanvas(picture: picture)
    let origin = side == .expected ? origins.expected : origins.actual
    for change in consequences { canvas.outline(change.rect(side)?.offset(by: origin), 0x0A60FF) }
    for change in causes { canvas.outline(change.rect(side)?.offset(by: origin), 0xE3001B) }
    return canvas.picture
  }
}

extension ViewChange {
  fileprivate func rect(_ side: ChangedFrames.Side) -> Rect? {
    switch side {
    case .expected: expectedRect
    case .actual: actualRect
    }
  }
}

/// A picture to draw rectangles on.
private struct FrameCanvas {
  private(set) var picture: Pixmap

  init(picture: Pixmap) { self.picture = picture }

  /// Draws the outline of a rectangle given in points. The line is a point wide, inside the rectangle, with a pale
  /// halo so that it shows on any colour.
  mutating func outline(_ rect: Rect?, _ color: UInt32) {
    guard let rect, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
    let (left, right) = (column(rect.minX), column(rect.maxX))
    let (top, bottom) = (row(rect.minY), row(rect.maxY))
    guard left < right, top < bottom else { return }
    let line = max(1, Int(bounded: picture.scale))
    frame(left - 1, top - 1, right + 1, bottom + 1, width: line + 2, 0xFF_FFFF, share: 128)
    frame(left, top, right, bottom, width: line, color, share: 255)
  }

  /// Draws the four sides without painting a corner twice.
  private mutating func frame(
    _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, width: Int, _ color: UInt32, share: UInt32
  ) {
    let innerTop = min(top + width, bottom)
    let innerBottom = max(bottom - width, innerTop)
    let innerLeft = min(left + width, right)
    fill(left, top, right, innerTop, color, share)
    fill(left, innerBottom, right, bottom, color, share)
    fill(left, innerTop, innerLeft, innerBottom, color, share)
    fill(max(right - width, innerLeft), innerTop, right, innerBottom, color, share)
  }

  private mutating func fill(
    _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ color: UInt32, _ share: UInt32
  ) {
    let columns = max(0, left)..<max(0, left, min(right, picture.width))
    for y in max(0, top)..<max(0, top, min(bottom, picture.height)) {
      for x in columns {
        let place = y * picture.width + x
        picture.pixels[place] = picture.pixels[place].mixed(with: color, share)
      }
    }
  }

  private func column(_ points: Double) -> Int { pixel(points, picture.width) }
  private func row(_ points: Double) -> Int { pixel(points, picture.height) }

  /// Converts points to pixels, limited to a little outside the picture.
  private func pixel(_ points: Double, _ limit: Int) -> Int {
    Int(bounded: max(-8, min((points * picture.scale).rounded(), Double(limit + 8))))
  }
}

extension UInt32 {
  /// Returns this colour with an opaque one over it, at a share of 0 to 255.
  fileprivate func mixed(with color: UInt32, _ share: UInt32) -> UInt32 {
    var mixed: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let over = shift == 24 ? 255 : color >> shift & 0xFF
      let sum = (self >> shift & 0xFF) * (255 - share) + over * share
      mixed |= ((sum + 127) / 255) << shift
    }
    return mixed
  }
}
