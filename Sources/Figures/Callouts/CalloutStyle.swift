import Graphics

/// The measures of callouts in points, and what is drawn with them.
struct CalloutStyle {
  let color: Color
  let writer: FigureWriter

  static let disc = 22.0
  static let line = 2.0
  static let halo = Color(white: 1, alpha: 0.9)
  static let labelWidth = 150.0
  static let head = 9.0
  static let outset = 4.0
  static let dim = Color(white: 0, alpha: 0.5)

  var ink: Color { 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.55 ? .black : .white }

  // MARK: Labels

  func number(_ number: Int, in rect: Rect) -> [DisplayItem] {
    let text = writer.paragraph(writer.number(Double(number)), size: 13, weight: 700)
    return [
      .fill(.ellipse(in: rect.insetBy(dx: -1.5, dy: -1.5)), Self.halo), .fill(.ellipse(in: rect), color),
      .text(text, at: text.corner(centeredIn: rect), ink),
    ]
  }

  static let padding = Size(width: 8, height: 4)

  func label(_ text: String) -> Paragraph {
    writer.paragraph(text, size: 13, weight: 600, width: Self.labelWidth, lines: 6)
  }

  func dimensionLabel(_ text: String) -> Paragraph { writer.paragraph(text, size: 11, weight: 600) }

  static func size(ofPillFor text: Paragraph) -> Size {
    Size(width: text.size.width + 2 * padding.width, height: text.size.height + 2 * padding.height)
  }

  func pill(_ text: Paragraph, in rect: Rect) -> [DisplayItem] {
    let radius = min(rect.height / 2, 10)
    return [
      .fill(.roundedRect(rect.insetBy(dx: -1.5, dy: -1.5), radius: radius + 1.5), Self.halo),
      .fill(.roundedRect(rect, radius: radius), color),
      .text(
        text,
        at: Point(
          x: rect.minX + Self.padding.width - text.leftmost(isRightToLeft: writer.isRightToLeft),
          y: rect.minY + Self.padding.height), ink),
    ]
  }

  // MARK: Lines

  func rectangle(around view: Rect) -> [DisplayItem] {
    let path = Path.roundedRect(view.insetBy(dx: -Self.outset, dy: -Self.outset), radius: 6)
    return [
      .stroke(path, StrokeStyle(width: Self.line + 2), Self.halo), .stroke(path, StrokeStyle(width: Self.line), color),
    ]
  }

  func line(from start: Point, to end: Point) -> [DisplayItem] {
    let path = Path.line(from: start, to: end)
    return [
      .stroke(path, StrokeStyle(width: 1.5 + 2, hasRoundCaps: true), Self.halo),
      .stroke(path, StrokeStyle(width: 1.5, hasRoundCaps: true), color),
    ]
  }

  /// An arrow whose head ends at a point.
  func arrow(from start: Point, to end: Point) -> [DisplayItem] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1 else { return [] }
    let (ux, uy) = (dx / length, dy / length)
    let neck = Point(x: end.x - ux * Self.head, y: end.y - uy * Self.head)
    let head = Path.elements([
      .move(end), .line(Point(x: neck.x - uy * 5, y: neck.y + ux * 5)),
      .line(Point(x: neck.x + uy * 5, y: neck.y - ux * 5)), .close,
    ])
    let shaft = Path.line(from: start, to: neck)
    return [
      .stroke(shaft, StrokeStyle(width: Self.line + 2), Self.halo), .stroke(head, StrokeStyle(width: 2), Self.halo),
      .stroke(shaft, StrokeStyle(width: Self.line), color), .fill(head, color),
    ]
  }

  /// A line with a tick at each end.
  func dimension(from start: Point, to end: Point) -> [DisplayItem] {
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    let tick = isLevel ? Point(x: 0, y: 5) : Point(x: 5, y: 0)
    // The ticks are within the distance, so that they do not touch what is at its ends.
    let inset = abs(end.x - start.x) + abs(end.y - start.y) > 8 ? 1.5 : 0
    let inwards =
      isLevel ? Point(x: end.x > start.x ? inset : -inset, y: 0) : Point(x: 0, y: end.y > start.y ? inset : -inset)
    let (start, end) = (start + inwards, end - inwards)
    let path = Path.elements([
      .move(start), .line(end), .move(start - tick), .line(start + tick), .move(end - tick), .line(end + tick),
    ])
    return [.stroke(path, StrokeStyle(width: 3.5), Self.halo), .stroke(path, StrokeStyle(width: 1.5), color)]
  }

  /// Dims an area, except for some parts.
  static func spotlight(on views: [Rect], in area: Rect) -> DisplayItem {
    var path: [PathElement] = area.corners
    for view in Rect.joiningOverlapping(views.map { $0.insetBy(dx: -outset, dy: -outset).intersection(area) }) {
      path += view.roundedHole
    }
    return .fill(.elements(path), dim)
  }
}

extension Rect {
  /// The corners as a subpath.
  fileprivate var corners: [PathElement] {
    let others = [Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
    return [.move(origin)] + others.map { .line($0) } + [.close]
  }

  /// A subpath that runs the other way round, so that it is a hole within another, with round corners.
  fileprivate var roundedHole: [PathElement] {
    let r = max(0, min(8, width / 2, height / 2))
    // The control points of a quarter circle: 4/3 (sqrt 2 - 1).
    let k = r * (1 - 0.5522847498)
    return [
      .move(Point(x: minX + r, y: minY)),
      .curve(Point(x: minX + k, y: minY), Point(x: minX, y: minY + k), to: Point(x: minX, y: minY + r)),
      .line(Point(x: minX, y: maxY - r)),
      .curve(Point(x: minX, y: maxY - k), Point(x: minX + k, y: maxY), to: Point(x: minX + r, y: maxY)),
      .line(Point(x: maxX - r, y: maxY)),
      .curve(Point(x: maxX - k, y: maxY), Point(x: maxX, y: maxY - k), to: Point(x: maxX, y: maxY - r)),
      .line(Point(x: maxX, y: minY + r)),
      .curve(Point(x: maxX, y: minY + k), Point(x: maxX - k, y: minY), to: Point(x: maxX - r, y: minY)), .close,
    ]
  }

  /// Returns rectangles that cover the same without overlapping: overlapping holes would be filled where they overlap.
  fileprivate static func joiningOverlapping(_ rects: [Rect]) -> [Rect] {
    var joined: [Rect] = []
    for rect in rects {
      var rect = rect
      while let index = joined.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
        rect = rect.union(joined.remove(at: index))
      }
      joined.append(rect)
    }
    return joined
  }
}

extension Paragraph {
  func corner(centeredIn rect: Rect) -> Point {
    Point(x: rect.midX - size.width / 2 - (lines.first?.x ?? 0), y: rect.midY - size.height / 2)
  }

  /// The left end of the widest line: paragraphs that were set in a width begin at its right edge in right-to-left
  /// languages.
  func leftmost(isRightToLeft: Bool) -> Double { isRightToLeft ? lines.map(\.x).min() ?? 0 : 0 }
}
