import AutoLayout
import Graphics

/// Outlines of views that draw nothing, each with its name: thin dashed lines that cannot be mistaken for content.
package struct GhostOutlines {
  /// A view that draws nothing.
  package struct Ghost: Hashable, Sendable {
    /// The visible part of the view, in the picture's coordinates.
    var frame: Rect
    var name: String
    /// Whether other ghosts are inside this one, so that the name belongs at the upper edge.
    var isContainer: Bool
    /// The colour behind the view.
    var ground: Color

    package init(frame: Rect, name: String, isContainer: Bool, ground: Color) {
      self.frame = frame
      self.name = name
      self.isContainer = isContainer
      self.ground = ground
    }
  }

  private let traits: TraitCollection
  private let measuring: any TextMeasuring
  /// The part of the picture that may have names.
  private let area: Rect
  /// The areas that names and lines avoid.
  private let content: [Rect]

  private static let font = Font(size: 11, weight: 500)
  private static let dash = StrokeStyle(width: 1, dash: [4, 3])
  private static let cornerRadius = 3.0
  private static let padding = 4.0

  /// - Parameters:
  ///   - area: The part of the picture that may have names, in its coordinates: bars and sensors do not cover it.
  ///   - content: The areas that lines and names do not cross.
  package init(in area: Rect, avoiding content: [Rect], traits: TraitCollection, measuring: any TextMeasuring) {
    self.area = area
    self.content = content
    self.traits = traits
    self.measuring = measuring
  }

  /// Returns the outlines, then the names. A name that has no room is shortened or left out.
  package func items(for ghosts: [Ghost]) -> [DisplayItem] {
    let shown = unique(ghosts).filter { !crossesContent($0.frame) }
    var taken = content
    let names = shown.reversed().flatMap { ghost -> [DisplayItem] in
      guard let (text, origin) = name(of: ghost, avoiding: taken) else { return [] }
      taken.append(Rect(origin: origin, size: text.size).insetBy(dx: -2, dy: 0))
      return [.text(text, at: origin, ink(over: ghost.ground, alpha: 0.62))]
    }
    let items = shown.map(outline) + names
    return items.isEmpty ? [] : [.group(.picture(items))]
  }

  /// Leaves out outlines that lie on each other, as those of views that fill their superview. The inner one is kept,
  /// because it is nearer to the content.
  private func unique(_ ghosts: [Ghost]) -> [Ghost] {
    var kept: [Ghost] = []
    // Only ghosts of the same or of the next square can have their corners close to each other.
    var places: [Square: [Int]] = [:]
    for ghost in ghosts.reversed() {
      let square = Square(of: ghost.frame)
      let near = square.withNeighbours.flatMap { places[$0] ?? [] }
      if let same = near.filter({ kept[$0].frame.isClose(to: ghost.frame) }).min() {
        if !kept[same].name.contains(ghost.name), ghost.name.contains("\u{00B7}") { kept[same].name = ghost.name }
        continue
      }
      places[square, default: []].append(kept.count)
      kept.append(ghost)
    }
    return kept.reversed()
  }

  // MARK: Lines

  private func outline(_ ghost: Ghost) -> DisplayItem {
    let rect = ghost.frame.insetBy(dx: 0.5, dy: 0.5)
    return .stroke(
      .roundedRect(rect, radius: min(Self.cornerRadius, rect.width / 3, rect.height / 3)), Self.dash,
      ink(over: ghost.ground, alpha: 0.34))
  }

  /// Returns whether one of the four lines would be drawn over content.
  private func crossesContent(_ frame: Rect) -> Bool {
    let lines = [
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1),
      Rect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1),
      Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height),
      Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.height),
    ]
    return lines.contains { line in content.contains { !$0.intersection(line).isEmpty } }
  }

  // MARK: Names

  private func name(of ghost: Ghost, avoiding taken: [Rect]) -> (Paragraph, Point)? {
    let room = ghost.frame.intersection(area).insetBy(dx: Self.padding, dy: 1)
    guard room.width >= 24 else { return outside(ghost, avoiding: taken) }
    let text = paragraph(ghost.name, width: room.width)
    guard room.height >= text.size.height else { return outside(ghost, avoiding: taken) }
    let width = min(text.size.width, room.width)
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let leading = isRightToLeft ? room.maxX - width : room.minX
    let trailing = isRightToLeft ? room.minX : room.maxX - width
    let center = Point(x: room.midX - width / 2, y: room.midY - text.size.height / 2)
    let bottom = room.maxY - text.size.height - 2
    let corners = [
      Point(x: leading, y: room.minY + 2), Point(x: trailing, y: room.minY + 2), Point(x: leading, y: bottom),
      Point(x: trailing, y: bottom),
    ]
    let places = ghost.isContainer ? corners : [center] + corners
    return places.first { isFree(Rect(origin: $0, size: Size(width: width, height: text.size.height)), of: taken) }
      .map { (text, $0) }
  }

  /// Returns a place after, below or above a small view.
  private func outside(_ ghost: Ghost, avoiding taken: [Rect]) -> (Paragraph, Point)? {
    let text = paragraph(ghost.name, width: 120)
    let frame = ghost.frame
    let middle = frame.midY - text.size.height / 2
    let after = Point(x: frame.maxX + Self.padding, y: middle)
    let before = Point(x: frame.minX - Self.padding - text.size.width, y: middle)
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let beside = isRightToLeft ? [before, after] : [after, before]
    let below = Point(x: frame.midX - text.size.width / 2, y: frame.maxY + 1)
    return (beside + [below]).first {
      let rect = Rect(origin: $0, size: text.size)
      return rect.intersection(area).isClose(to: rect) && isFree(rect, of: taken)
    }.map { (text, $0) }
  }

  private func isFree(_ rect: Rect, of taken: [Rect]) -> Bool {
    taken.allSatisfy { $0.intersection(rect).isEmpty }
  }

  private func paragraph(_ name: String, width: Double) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(name, font: Self.font)], width: width, lineBreakMode: .truncatingMiddle, alignment: .left,
        pixelScale: traits.displayScale))
  }

  /// Returns black or white, whichever can be seen on a colour.
  private func ink(over ground: Color, alpha: Double) -> Color {
    let luminance = 0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue
    return luminance > 0.5 ? Color(white: 0, alpha: alpha) : Color(white: 1, alpha: alpha)
  }
}

/// A square of the picture as wide as corners that are close to each other may be apart.
private struct Square: Hashable {
  var column, row: Double

  init(of rect: Rect) {
    column = (rect.minX / Rect.closeness).rounded(.down)
    row = (rect.minY / Rect.closeness).rounded(.down)
  }

  var withNeighbours: [Square] {
    [-1.0, 0, 1].flatMap { across in
      [-1.0, 0, 1].map { down in
        var square = self
        square.column += across
        square.row += down
        return square
      }
    }
  }
}

extension Rect {
  /// The distance at which edges are no longer close, in points.
  fileprivate static let closeness = 2.0

  fileprivate func isClose(to other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
      abs($0) < Self.closeness
    }
  }
}
