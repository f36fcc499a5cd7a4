import AutoLayout
import Graphics

/// A short text beside a line.
struct OverlayBadge {
  var text: String
  /// The line that the text belongs to.
  var start: Point
  var end: Point
  var color: Color
  /// Whether the badge reports an error: it has square corners and an exclamation mark.
  var isError = false

  fileprivate var length: Double { max(abs(end.x - start.x), abs(end.y - start.y)) }
  fileprivate var isHorizontal: Bool { abs(end.x - start.x) >= abs(end.y - start.y) }

  fileprivate func point(at part: Double) -> Point {
    Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }
}

/// Places badges so that none covers another: on their line, beside it, or further away with a leader.
struct BadgeBoard {
  let measuring: any TextMeasuring
  /// The area that badges stay in.
  let area: Rect
  /// What is drawn over all lines: the badges, and then what they may not cover.
  var items: [DisplayItem] { leaders + plates + top }
  private var taken = OccupiedAreas()
  private var leaders: [DisplayItem] = []
  private var plates: [DisplayItem] = []
  private var top: [DisplayItem] = []

  /// The greatest distance of a badge from its line, in points.
  private static let farthest = 120.0

  init(measuring: any TextMeasuring, area: Rect) {
    self.measuring = measuring
    self.area = area
  }

  /// Keeps badges away from an area.
  mutating func reserve(_ area: Rect) { taken.insert(area) }

  /// Draws items over all badges.
  mutating func addOnTop(_ items: [DisplayItem]) { top += items }

  /// Adds badges with their leaders. A badge without room anywhere near its line is left out.
  mutating func add(_ badges: [OverlayBadge]) {
    for badge in badges where !badge.text.isEmpty {
      let text = paragraph(badge.isError ? "! \(badge.text)" : badge.text)
      guard let place = place(of: text.size, for: badge) else { continue }
      taken.insert(place.rect)
      if place.hasLeader { leaders += leader(from: place.rect, to: badge) }
      plates += plate(text, in: place.rect, of: badge)
    }
  }

  private func paragraph(_ string: String) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(runs: [TextRun(string, font: OverlayStyle.badge)], alignment: .left, pixelScale: 3))
  }

  // MARK: Places

  private func place(of text: Size, for badge: OverlayBadge) -> (rect: Rect, hasLeader: Bool)? {
    let size = Size(width: text.width + 2 * OverlayStyle.badgePadding, height: OverlayStyle.badgeHeight)
    for center in nearCenters(of: size, for: badge) {
      if let rect = freeRect(of: size, at: center) { return (rect, false) }
    }
    let middle = heldInside(Rect(origin: badge.point(at: 0.5), size: .zero)).origin
    var distance = 14.0
    while distance <= Self.farthest {
      for direction in Self.directions {
        let center = Point(
          x: middle.x + direction.x * (distance + size.width / 2), y: middle.y + direction.y * (distance + 4))
        if let rect = freeRect(of: size, at: center) { return (rect, true) }
      }
      distance += 8
    }
    return nil
  }

  private static let directions = [
    Point(x: 0, y: -1), Point(x: 0, y: 1), Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0.7, y: -0.7),
    Point(x: -0.7, y: -0.7), Point(x: 0.7, y: 0.7), Point(x: -0.7, y: 0.7),
  ]

  /// The centres on the line if it is long enough, and beside it.
  private func nearCenters(of size: Size, for badge: OverlayBadge) -> [Point] {
    let along = badge.isHorizontal ? size.width : size.height
    let across = badge.isHorizontal ? size.height : size.width
    let beside = across / 2 + OverlayStyle.tick + 1
    let asides = badge.length >= along + 4 ? [0, beside, -beside] : [beside, -beside]
    return asides.flatMap { aside in
      [0.5, 0.35, 0.65, 0.2, 0.8].map { part in
        let point = badge.point(at: part)
        return badge.isHorizontal ? Point(x: point.x, y: point.y + aside) : Point(x: point.x + aside, y: point.y)
      }
    }
  }

  private func freeRect(of size: Size, at center: Point) -> Rect? {
    let rect = heldInside(Rect(origin: center - Point(x: size.width / 2, y: size.height / 2), size: size))
    return taken.intersects(rect.insetBy(dx: -0.5, dy: -0.5)) ? nil : rect
  }

  private func heldInside(_ rect: Rect) -> Rect {
    var rect = rect
    rect.origin.x = max(area.minX, min(rect.minX, area.maxX - rect.width))
    rect.origin.y = max(area.minY, min(rect.minY, area.maxY - rect.height))
    return rect
  }

  // MARK: Drawing

  private func plate(_ text: Paragraph, in rect: Rect, of badge: OverlayBadge) -> [DisplayItem] {
    let radius = badge.isError ? 1 : rect.height / 2
    let origin = Point(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2)
    return [
      .fill(.roundedRect(rect.insetBy(dx: -0.75, dy: -0.75), radius: radius + 0.75), OverlayStyle.halo),
      .fill(.roundedRect(rect, radius: radius), badge.color),
      .text(text, at: origin, OverlayStyle.ink(on: badge.color)),
    ]
  }

  private func leader(from rect: Rect, to badge: OverlayBadge) -> [DisplayItem] {
    let target = heldInside(Rect(origin: badge.point(at: 0.5), size: .zero)).origin
    let path = Path.line(from: Point(x: rect.midX, y: rect.midY), to: target)
    let dot = Rect(x: target.x - 1.5, y: target.y - 1.5, width: 3, height: 3)
    return [
      .stroke(path, StrokeStyle(width: 1.5), OverlayStyle.halo), .stroke(path, StrokeStyle(width: 0.5), badge.color),
      .fill(.ellipse(in: dot), badge.color),
    ]
  }
}

extension Double {
  /// The number for a badge: hundredths, or thousandths below 1.
  var shortText: String {
    let rounded = abs(self) < 1 ? (self * 1_000).rounded() / 1_000 : (self * 100).rounded() / 100
    guard abs(rounded) < 1e9 else { return "\(rounded)" }
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
