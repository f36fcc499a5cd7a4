import Graphics

/// Places labels so that none covers a text or another label.
struct CalloutBoard {
  /// The part of the scene that is shown.
  let area: Rect
  /// Whether the reading direction is from right to left: places are tried in mirrored order.
  let isRightToLeft: Bool
  private var texts: [Rect]
  private var labels: [Rect] = []
  /// The views that show something. Texts of callouts do not cover them, though numbers may.
  private let controls: [Rect]

  /// The distance between labels, and from labels to texts, in points.
  private static let gap = 2.0

  init(area: Rect, texts: [Rect], controls: [Rect], isRightToLeft: Bool) {
    self.area = area
    self.controls = controls
    self.texts = texts
    self.isRightToLeft = isRightToLeft
  }

  /// Keeps labels away from an area.
  mutating func reserve(_ rect: Rect) { labels.append(rect) }

  private func isFree(_ rect: Rect) -> Bool {
    let wide = rect.insetBy(dx: -Self.gap, dy: -Self.gap)
    return !labels.contains { !$0.intersection(wide).isEmpty } && !texts.contains { !$0.intersection(rect).isEmpty }
  }

  /// How much of the texts and labels a line from one point to another crosses, in points.
  func crossedText(from start: Point, to end: Point) -> Double {
    let line = Rect(enclosing: [start, end]).insetBy(dx: -1, dy: -1)
    return (texts + labels).reduce(0) { sum, text in
      let crossed = text.intersection(line)
      return sum + (crossed.isEmpty ? 0 : max(crossed.width, crossed.height))
    }
  }

  /// Places a disc or a pill at a view: on its edge or beside it if that covers no text, or else in the margin.
  ///
  /// - Returns: The place, and whether it needs a line to the view.
  mutating func place(_ size: Size, at view: Rect) -> (rect: Rect, needsLine: Bool) {
    let inner = area.insetBy(dx: -size.width / 2, dy: -size.height / 2)
    for center in centers(of: size, at: view) {
      let rect = Rect(centeredAt: center, size: size)
      guard inner.contains(rect), isFree(rect) else { continue }
      labels.append(rect)
      return (rect, false)
    }
    return (placeInMargin(size, at: view), true)
  }

  /// Centres on the corners and edges of a view, and beside it, in the order of preference.
  private func centers(of size: Size, at view: Rect) -> [Point] {
    let (leading, trailing) = isRightToLeft ? (view.maxX, view.minX) : (view.minX, view.maxX)
    let out = isRightToLeft ? 1.0 : -1.0
    let (dx, dy) = (size.width / 2 + 5, size.height / 2 + 4)
    return [
      Point(x: leading, y: view.minY), Point(x: leading, y: view.midY), Point(x: leading + out * dx, y: view.midY),
      Point(x: leading, y: view.maxY), Point(x: trailing, y: view.minY), Point(x: trailing, y: view.midY),
      Point(x: trailing - out * dx, y: view.midY), Point(x: trailing, y: view.maxY),
      Point(x: view.midX, y: view.minY - dy), Point(x: view.midX, y: view.maxY + dy),
      Point(x: leading + out * dx, y: view.minY - dy), Point(x: trailing - out * dx, y: view.minY - dy),
    ]
  }

  /// Places a label beside the scene, at the height of a view or as near as other labels allow.
  ///
  /// - Parameter distance: From the scene's edge, in points.
  mutating func placeInMargin(_ size: Size, at view: Rect, distance: Double = 10) -> Rect {
    let middle = min(max(view.midY, area.minY), area.maxY)
    let sides = sides(of: view)
    for step in 0..<400 {
      let shift = Double((step + 1) / 2) * 6 * (step.isMultiple(of: 2) ? 1 : -1)
      for isLeft in step == 0 ? sides : [sides[0]] {
        let x = isLeft ? area.minX - distance - size.width : area.maxX + distance
        let rect = Rect(x: x, y: middle + shift - size.height / 2, width: size.width, height: size.height)
        if isFree(rect) {
          labels.append(rect)
          return rect
        }
      }
    }
    // A figure never has enough callouts to get here.
    return Rect(x: area.maxX + distance, y: area.maxY, width: size.width, height: size.height)
  }

  /// The sides of the scene for a label, left as `true`. First comes the side from which a line to the view crosses
  /// less text, then the nearer one, then the leading one.
  private func sides(of view: Rect) -> [Bool] {
    let (left, right) = (view.minX - area.minX, area.maxX - view.maxX)
    let leftText = crossedText(from: Point(x: area.minX, y: view.midY), to: Point(x: view.minX, y: view.midY))
    let rightText = crossedText(from: Point(x: view.maxX, y: view.midY), to: Point(x: area.maxX, y: view.midY))
    if (leftText, left) == (rightText, right) { return isRightToLeft ? [false, true] : [true, false] }
    return (leftText, left) < (rightText, right) ? [true, false] : [false, true]
  }

  /// Places a label in free space around a view, at a distance for an arrow, or else in the margin.
  ///
  /// - Parameter coversControls: Whether the place may be on other views.
  mutating func placeNear(_ size: Size, at view: Rect, coversControls: Bool) -> Rect {
    let reach = 26.0
    let (leading, out) = isRightToLeft ? (view.minX, -1.0) : (view.maxX, 1.0)
    let trailingX = leading + out * (reach + size.width / 2)
    let candidates = [
      Point(x: view.midX, y: view.maxY + reach + size.height / 2),
      Point(x: view.midX, y: view.minY - reach - size.height / 2), Point(x: trailingX, y: view.midY),
      Point(x: trailingX, y: view.maxY + reach), Point(x: trailingX, y: view.minY - reach),
    ]
    for center in candidates {
      let rect = Rect(centeredAt: center, size: size)
      let tip = CalloutArrow(from: rect, to: view)
      guard area.insetBy(dx: 4, dy: 4).contains(rect), isFree(rect),
        coversControls || !controls.contains(where: { !$0.intersection(rect).isEmpty && !$0.contains(view) }),
        crossedText(from: tip.start, to: tip.end) == 0
      else { continue }
      labels.append(rect)
      return rect
    }
    return placeInMargin(size, at: view, distance: 28)
  }

  /// Places the number of a dimension on its line or beside it.
  mutating func place(_ size: Size, onLineFrom start: Point, to end: Point) -> Rect {
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    let length = max(abs(end.x - start.x), abs(end.y - start.y))
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let aside = (isLevel ? size.height : size.width) / 2 + 5
    let along = length / 2 + (isLevel ? size.width : size.height) / 2 + 5
    // Along the line and aside from it.
    var offsets = [
      Point(x: 0, y: aside), Point(x: 0, y: -aside), Point(x: along, y: 0), Point(x: -along, y: 0),
      Point(x: along, y: aside), Point(x: -along, y: -aside), Point(x: 0, y: 2 * aside), Point(x: 0, y: -2 * aside),
    ]
    if length > (isLevel ? size.width : size.height) + 16 { offsets.insert(.zero, at: 0) }
    for offset in offsets {
      let center = middle + (isLevel ? offset : Point(x: offset.y, y: offset.x))
      let rect = Rect(centeredAt: center, size: size)
      if area.insetBy(dx: -size.width, dy: -size.height).contains(rect), isFree(rect) {
        labels.append(rect)
        return rect
      }
    }
    return placeInMargin(size, at: Rect(enclosing: [start, end]))
  }
}

/// The line from a label to a view, which ends at the view's edge.
struct CalloutArrow {
  let start: Point
  let end: Point

  init(from label: Rect, to view: Rect) {
    let spanX = Self.shared(label.minX, label.maxX, view.minX, view.maxX)
    let spanY = Self.shared(label.minY, label.maxY, view.minY, view.maxY)
    if let y = spanY {
      let isLeft = label.midX < view.midX
      start = Point(x: isLeft ? label.maxX : label.minX, y: y)
      end = Point(x: isLeft ? view.minX : view.maxX, y: y)
    } else if let x = spanX {
      let isAbove = label.midY < view.midY
      start = Point(x: x, y: isAbove ? label.maxY : label.minY)
      end = Point(x: x, y: isAbove ? view.minY : view.maxY)
    } else {
      let isLeft = label.midX < view.midX
      start = Point(x: isLeft ? label.maxX : label.minX, y: label.midY)
      end = Point(x: isLeft ? view.minX : view.maxX, y: label.midY < view.midY ? view.minY : view.maxY)
    }
  }

  /// The middle of what two ranges have in common, or `nil` if that is less than 2 points.
  private static func shared(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Double? {
    let (start, end) = (max(low, otherLow), min(high, otherHigh))
    return end - start >= 2 ? (start + end) / 2 : nil
  }
}

extension Rect {
  init(centeredAt center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
