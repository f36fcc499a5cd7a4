import AutoLayout
import Graphics

/// Draws marks and their constants. A constant is in a rounded box, a pill, which is omitted if it would cover
/// something drawn before.
struct OverlayPen {
  let measuring: any TextMeasuring
  let area: Rect

  func items(for marks: [ConstraintMark]) -> [DisplayItem] {
    marks.flatMap(line) + pills(for: marks)
  }

  private func line(_ mark: ConstraintMark) -> [DisplayItem] {
    var path: [PathElement] = [.move(mark.start), .line(mark.end)]
    if mark.shape == .bar {
      for end in [mark.extent.lowerBound, mark.extent.upperBound] {
        path.append(.move(mark.point(at: end, aside: -OverlayStyle.tick)))
        path.append(.line(mark.point(at: end, aside: OverlayStyle.tick)))
      }
    }
    let halo = StrokeStyle(width: OverlayStyle.lineWidth + 1)
    return [
      .stroke(.elements(path), halo, OverlayStyle.lineHalo),
      .stroke(.elements(path), mark.look.stroke, mark.look.color),
    ] + (mark.look.isBroken ? [cross(on: mark)] : [])
  }

  /// Returns the cross that marks a broken constraint.
  private func cross(on mark: ConstraintMark) -> DisplayItem {
    let center = mark.point(at: mark.extent.lowerBound + mark.length / 4)
    let arm = OverlayStyle.tick
    let path: [PathElement] = [
      .move(center + Point(x: -arm, y: -arm)), .line(center + Point(x: arm, y: arm)),
      .move(center + Point(x: -arm, y: arm)), .line(center + Point(x: arm, y: -arm)),
    ]
    return .stroke(.elements(path), StrokeStyle(width: 1.5, hasRoundCaps: true), mark.look.color)
  }

  private func pills(for marks: [ConstraintMark]) -> [DisplayItem] {
    var taken: [Rect] = []
    return marks.reversed().flatMap { mark -> [DisplayItem] in
      guard !mark.text.isEmpty else { return [] }
      let text = paragraph(mark.text)
      guard let rect = place(for: text.size, on: mark, avoiding: taken) else { return [] }
      taken.append(rect)
      return pill(text, in: rect, color: mark.look.color)
    }
  }

  private func paragraph(_ string: String) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(runs: [TextRun(string, font: OverlayStyle.pill)], alignment: .left, pixelScale: 3))
  }

  /// Returns a free place for a pill, on the line if it is long enough, or else next to it; `nil` if every place is
  /// taken.
  private func place(for text: Size, on mark: ConstraintMark, avoiding taken: [Rect]) -> Rect? {
    let size = Size(width: text.width + 2 * OverlayStyle.pillPadding, height: OverlayStyle.pillHeight)
    let alongPill = mark.axis == .horizontal ? size.width : size.height
    let acrossPill = mark.axis == .horizontal ? size.height : size.width
    let beside = acrossPill / 2 + OverlayStyle.tick + 1
    let asides = mark.length >= alongPill + 4 ? [0, beside, -beside] : [beside, -beside]
    for aside in asides {
      for part in [0.5, 0.35, 0.65, 0.2, 0.8] {
        let center = mark.point(at: mark.extent.lowerBound + mark.length * part, aside: aside)
        let rect = heldInside(
          Rect(origin: center - Point(x: size.width / 2, y: size.height / 2), size: size))
        if taken.allSatisfy({ $0.intersection(rect).isEmpty }) { return rect }
      }
    }
    return nil
  }

  private func heldInside(_ rect: Rect) -> Rect {
    var rect = rect
    rect.origin.x = max(area.minX, min(rect.minX, area.maxX - rect.width))
    rect.origin.y = max(area.minY, min(rect.minY, area.maxY - rect.height))
    return rect
  }

  private func pill(_ text: Paragraph, in rect: Rect, color: Color) -> [DisplayItem] {
    let origin = Point(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2)
    return [
      .fill(.roundedRect(rect.insetBy(dx: -0.75, dy: -0.75), radius: rect.height / 2 + 0.75), OverlayStyle.halo),
      .fill(.roundedRect(rect, radius: rect.height / 2), color), .text(text, at: origin, .white),
    ]
  }
}

/// The measures, in points, and colours of overlays. As in Interface Builder, blue constraints hold, red ones do not,
/// and dashed ones are optional.
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
