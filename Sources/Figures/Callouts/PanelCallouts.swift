import Graphics

/// The callouts over a scene.
struct PanelCallouts {
  let callouts: [Callout]
  let views: SceneViews
  let scene: FigureScene
  /// The part of the scene that is shown, in the picture's coordinates.
  let area: Rect
  let style: CalloutStyle

  /// A numbered view with its explanation.
  struct LegendRow {
    var number: Int
    var text: String
  }

  struct Drawing {
    /// What is clipped to the scene.
    var inside: [DisplayItem] = []
    /// What may be outside of the scene.
    var over: [DisplayItem] = []
    /// The area of the labels outside of the scene.
    var reach: [Rect] = []
    var legend: [LegendRow] = []
  }

  /// - Parameter firstNumber: The number of the first numbered callout: numbers go on from one scene to the next.
  func drawing(firstNumber: Int) throws(UnknownFigureView) -> Drawing {
    var drawing = Drawing()
    let texts = scene.list.items.texts(in: area).flatMap(\.lines)
    var board = CalloutBoard(
      area: area, texts: texts, controls: views.drawnViews(in: area), isRightToLeft: style.writer.isRightToLeft)
    try addAreas(to: &drawing)
    try addDimensions(to: &drawing, on: &board)
    try addNumbers(from: firstNumber, to: &drawing, on: &board)
    try addArrows(to: &drawing, on: &board)
    return drawing
  }

  private func addAreas(to drawing: inout Drawing) throws(UnknownFigureView) {
    for callout in callouts {
      switch callout {
      case .spotlight(let names):
        var rects: [Rect] = []
        for name in names { rects.append(try views.rect(name, in: area)) }
        drawing.inside.append(CalloutStyle.spotlight(on: rects, in: area))
      case .redlines(let name):
        // Without such a view, the name is that of a constraint.
        if scene.redlines[[name]] == nil || views.has(name) { _ = try views.rect(name, in: area) }
        drawing.inside += scene.redlines[[name]] ?? []
      case .redlinesBetween(let first, let second):
        drawing.inside += scene.redlines[[first, second]] ?? []
      case .rectangle(let name):
        let rect = try views.rect(name, in: area)
        drawing.over += style.rectangle(around: rect)
        drawing.reach.append(rect.insetBy(dx: -7, dy: -7))
      default: break
      }
    }
  }

  // MARK: Numbers

  private func addNumbers(
    from first: Int, to drawing: inout Drawing, on board: inout CalloutBoard
  ) throws(UnknownFigureView) {
    var number = first
    for case .number(let name, let legend) in callouts {
      let view = try views.rect(name, in: area)
      let side = max(
        CalloutStyle.disc,
        style.writer.paragraph(style.writer.number(Double(number)), size: 13, weight: 700).size.width + 8)
      let place = board.place(Size(width: side, height: side), at: view)
      if place.needsLine {
        let tip = CalloutArrow(from: place.rect, to: view)
        drawing.over += style.line(from: tip.start, to: tip.end)
      }
      drawing.over += style.number(number, in: place.rect)
      drawing.reach.append(place.rect.insetBy(dx: -2, dy: -2))
      drawing.legend.append(LegendRow(number: number, text: legend.text(in: style.writer.language) ?? ""))
      number += 1
    }
  }

  // MARK: Arrows

  private func addArrows(to drawing: inout Drawing, on board: inout CalloutBoard) throws(UnknownFigureView) {
    for case .arrow(let name, let words) in callouts {
      let view = try views.rect(name, in: area)
      guard let words = words.text(in: style.writer.language), !words.isEmpty else {
        // Room for a shaft.
        let place = board.placeNear(Size(width: 8, height: 8), at: view, coversControls: true)
        let tip = CalloutArrow(from: place, to: view)
        drawing.over += style.arrow(from: tip.start, to: tip.end)
        drawing.reach.append(place)
        continue
      }
      let text = style.label(words)
      let place = board.placeNear(CalloutStyle.size(ofPillFor: text), at: view, coversControls: false)
      let tip = CalloutArrow(from: place, to: view)
      drawing.over += style.arrow(from: tip.start, to: tip.end) + style.pill(text, in: place)
      drawing.reach.append(place.insetBy(dx: -2, dy: -2))
    }
  }

  // MARK: Dimensions

  /// Returns the rectangle of a view that is at least partly shown.
  private func wholeRect(_ name: String) throws(UnknownFigureView) -> Rect {
    _ = try views.rect(name, in: area)
    return try views.entry(name).rect
  }

  private func addDimensions(to drawing: inout Drawing, on board: inout CalloutBoard) throws(UnknownFigureView) {
    for case .dimension(let first, let second) in callouts {
      let (one, other) = (try wholeRect(first), try wholeRect(second))
      let line = DimensionLine(from: one, to: other, isRightToLeft: style.writer.isRightToLeft)
      let text = style.dimensionLabel(style.writer.number(line.length))
      drawing.over += style.dimension(from: line.start, to: line.end)
      let place = board.place(CalloutStyle.size(ofPillFor: text), onLineFrom: line.start, to: line.end)
      drawing.over += style.pill(text, in: place)
      drawing.reach.append(place.insetBy(dx: -2, dy: -2))
    }
  }
}

/// The line that shows the distance of two views: from edge to edge if they are apart, or from an edge of a view to
/// that of the view around it.
struct DimensionLine {
  let start: Point
  let end: Point

  var length: Double { max(abs(end.x - start.x), abs(end.y - start.y)) }

  init(from one: Rect, to other: Rect, isRightToLeft: Bool) {
    let across = max(one.minX, other.minX) - min(one.maxX, other.maxX)
    let down = max(one.minY, other.minY) - min(one.maxY, other.maxY)
    if down >= 0, down >= across || across < 0 {
      let x = Self.middle(one.minX...one.maxX, other.minX...other.maxX)
      let isBelow = other.minY >= one.maxY
      start = Point(x: x, y: isBelow ? one.maxY : one.minY)
      end = Point(x: x, y: isBelow ? other.minY : other.maxY)
    } else if across >= 0 {
      let y = Self.middle(one.minY...one.maxY, other.minY...other.maxY)
      let isRight = other.minX >= one.maxX
      start = Point(x: isRight ? one.maxX : one.minX, y: y)
      end = Point(x: isRight ? other.minX : other.maxX, y: y)
    } else {
      let y = Self.middle(one.minY...one.maxY, other.minY...other.maxY)
      start = Point(x: isRightToLeft ? one.maxX : one.minX, y: y)
      end = Point(x: isRightToLeft ? other.maxX : other.minX, y: y)
    }
  }

  /// The middle of what two ranges have in common, or of the first one.
  private static func middle(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> Double {
    let (low, high) = (max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound))
    return low <= high ? (low + high) / 2 : (one.lowerBound + one.upperBound) / 2
  }
}
