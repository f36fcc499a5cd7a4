import Graphics

/// Draws the marks of placeholders: simple outlines in a square.
struct PlaceholderMark {
  private let box: Rect
  private let color: Color
  private let line: StrokeStyle

  init(in box: Rect, color: Color) {
    self.box = box
    self.color = color
    line = StrokeStyle(width: max(1, box.width * 0.055), hasRoundCaps: true)
  }

  func items(for kind: PlaceholderView.Kind) -> [DisplayItem] {
    switch kind {
    case .map: foldedMap
    case .web: globe
    case .video: film
    case .scene: cube(in: box)
    case .augmentedReality: viewfinder + cube(in: box.insetBy(dx: box.width * 0.24, dy: box.height * 0.24))
    case .sprites: gamepad
    case .graphics: triangle
    }
  }

  // MARK: Marks

  /// Three panels of folded paper.
  private var foldedMap: [DisplayItem] {
    let tops = [(0.06, 0.24), (0.35, 0.12), (0.65, 0.24), (0.94, 0.12)]
    let height = 0.66
    let outline = tops + tops.reversed().map { ($0.0, $0.1 + height) }
    let folds = [tops[1], tops[2]].map { top in stroke([top, (top.0, top.1 + height)]) }
    return [stroke(outline, isClosed: true)] + folds
  }

  private var globe: [DisplayItem] {
    let circle = rect(0.08, 0.08, 0.84, 0.84)
    return [
      .stroke(.ellipse(in: circle), line, color), .stroke(.ellipse(in: rect(0.3, 0.08, 0.4, 0.84)), line, color),
      stroke([(0.08, 0.5), (0.92, 0.5)]), stroke([(0.15, 0.29), (0.85, 0.29)]), stroke([(0.15, 0.71), (0.85, 0.71)]),
    ]
  }

  private var film: [DisplayItem] {
    [
      .stroke(.roundedRect(rect(0.04, 0.16, 0.92, 0.68), radius: box.width * 0.12), line, color),
      .fill(path([(0.41, 0.34), (0.41, 0.66), (0.68, 0.5)], isClosed: true), color),
    ]
  }

  private var gamepad: [DisplayItem] {
    [
      .stroke(.roundedRect(rect(0.04, 0.24, 0.92, 0.52), radius: box.width * 0.26), line, color),
      stroke([(0.21, 0.5), (0.41, 0.5)]), stroke([(0.31, 0.4), (0.31, 0.6)]),
      .fill(.ellipse(in: rect(0.59, 0.5, 0.1, 0.1)), color), .fill(.ellipse(in: rect(0.7, 0.39, 0.1, 0.1)), color),
    ]
  }

  private var triangle: [DisplayItem] { [stroke([(0.5, 0.14), (0.94, 0.86), (0.06, 0.86)], isClosed: true)] }

  /// A cube seen from a corner.
  private func cube(in box: Rect) -> [DisplayItem] {
    let inner = PlaceholderMark(in: box, color: color)
    // The corners of a regular hexagon: the horizontal ones are at half the square root of 3 of its radius.
    let (left, right) = (0.5 - 0.433, 0.5 + 0.433)
    let corners = [(0.5, 0.0), (right, 0.25), (right, 0.75), (0.5, 1.0), (left, 0.75), (left, 0.25)]
    let edges = [corners[1], corners[3], corners[5]].map { inner.stroke([(0.5, 0.5), $0], width: line) }
    return [inner.stroke(corners, isClosed: true, width: line)] + edges
  }

  /// The corners of a square.
  private var viewfinder: [DisplayItem] {
    let reach = 0.22
    return [(0.04, 0.04), (0.96, 0.04), (0.96, 0.96), (0.04, 0.96)].map { x, y in
      let (inX, inY) = (x < 0.5 ? x + reach : x - reach, y < 0.5 ? y + reach : y - reach)
      return stroke([(inX, y), (x, y), (x, inY)])
    }
  }

  // MARK: Shapes in fractions of the box

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(
      x: box.minX + x * box.width, y: box.minY + y * box.height, width: width * box.width, height: height * box.height)
  }

  private func path(_ points: [(Double, Double)], isClosed: Bool) -> Path {
    let places = points.map { Point(x: box.minX + $0 * box.width, y: box.minY + $1 * box.height) }
    let lines = places.enumerated().map { $0.offset == 0 ? PathElement.move($0.element) : .line($0.element) }
    return .elements(isClosed ? lines + [.close] : lines)
  }

  private func stroke(
    _ points: [(Double, Double)], isClosed: Bool = false, width: StrokeStyle? = nil
  ) -> DisplayItem {
    .stroke(path(points, isClosed: isClosed), width ?? line, color)
  }
}
