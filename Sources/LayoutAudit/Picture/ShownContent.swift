import AutoLayout
import Controls
import Graphics

/// What a picture shows apart from bars and the backgrounds of views.
///
/// A text, an image, a control or a line is content. A fill of a plain view is background, and so is everything that
/// has the colour of what is behind it.
package struct ShownContent {
  /// A view of the picture.
  package struct Entry {
    package let view: View
    /// The visible part of the view, in the root's coordinates.
    package let frame: Rect
    /// The index of the superview, or `nil` for the root.
    package let parent: Int?
    /// Whether neither the view nor anything in it draws content.
    package fileprivate(set) var isEmpty: Bool
    /// Whether the view is a bar, or in one.
    package let isInBar: Bool
  }

  /// The visible views in tree order.
  package private(set) var entries: [Entry] = []
  /// The areas of the content.
  package private(set) var areas: [Rect] = []
  /// The areas of bars among the views.
  package private(set) var bars: [Rect] = []
  private var grounds: [(area: Rect, color: Color)]

  private let picture: Picture

  /// - Parameter picture: The picture of a view after its layout.
  package init(of picture: Picture) {
    self.picture = picture
    let root = picture.root
    let ground: Color = root.traitCollection.userInterfaceStyle == .dark ? .black : .white
    grounds = [(root.pictureBounds, ground)]
    add(root, at: PicturePlace(root: root), parent: nil, isInBar: false)
  }

  /// Whether nothing but bars and backgrounds can be seen.
  package var isBlank: Bool { areas.isEmpty }

  /// The colour of the backgrounds at a point.
  package func ground(at point: Point) -> Color {
    grounds.last { $0.area.contains(point) }?.color ?? grounds[0].color
  }

  /// Adds a view with its subviews, and returns whether it draws content.
  @discardableResult
  private mutating func add(_ view: View, at place: PicturePlace, parent: Int?, isInBar: Bool) -> Bool {
    guard !view.isHidden, place.alpha > 0.001 else { return false }
    let isInBar = isInBar || view.viewKind.isBar
    // The picture has the same views in the same order.
    let index = entries.count
    let items = picture.views[index].items
    let frame = place.rect(view.bounds).intersection(place.visible)
    entries.append(Entry(view: view, frame: frame, parent: parent, isEmpty: true, isInBar: isInBar))
    if view.viewKind.isBar { bars.append(frame) }
    if let color = view.backgroundColor.map(view.resolved) { addGround(frame, color, opacity: place.alpha) }
    var isShown = add(items, of: view, at: place.placeOfOwnItems(of: view), isInBar: isInBar)
    for subview in view.subviews {
      let inner = place.place(of: subview, in: view)
      if add(subview, at: inner, parent: index, isInBar: isInBar) { isShown = true }
    }
    entries[index].isEmpty = !isShown
    return isShown
  }

  private mutating func add(_ items: [DisplayItem], of view: View, at place: PicturePlace, isInBar: Bool) -> Bool {
    var isShown = false
    for item in items where add(item, of: view, at: place, isInBar: isInBar) { isShown = true }
    return isShown
  }

  private mutating func add(_ item: DisplayItem, of view: View, at place: PicturePlace, isInBar: Bool) -> Bool {
    switch item {
    case .text(let paragraph, let origin, let color):
      let box = paragraph.lineBox.offset(by: origin)
      return paragraph.hasInk && addMark(box, color, at: place, isInBar: isInBar)
    case .image(_, let rect, let tint): return addMark(rect, tint, at: place, isInBar: isInBar)
    case .fill(let path, let color), .stroke(let path, _, let color):
      guard let area = path.extent else { return false }
      guard view.viewKind.drawing == .background else { return addMark(area, color, at: place, isInBar: isInBar) }
      addGround(place.rect(area).intersection(place.visible), color, opacity: place.alpha)
      return false
    case .backdrop: return false
    case .group(let group):
      let inner = place.place(of: group, in: view)
      guard group.isPicture else { return add(group.items, of: view, at: inner, isInBar: isInBar) }
      return group.items.extent.map { addMark($0, nil, at: inner, isInBar: isInBar) } ?? false
    }
  }

  /// Adds an area of content, unless it looks like what is behind it.
  private mutating func addMark(_ rect: Rect, _ color: Color?, at place: PicturePlace, isInBar: Bool) -> Bool {
    let area = place.rect(rect).intersection(place.visible)
    guard !area.isEmpty, place.alpha * (color?.alpha ?? 1) > 0.02 else { return false }
    let middle = Point(x: area.midX, y: area.midY)
    if let color, color.isClose(to: ground(at: middle)) { return false }
    if !isInBar { areas.append(area) }
    return true
  }

  /// Adds a background. An opaque one hides the content behind it.
  private mutating func addGround(_ area: Rect, _ color: Color, opacity: Double) {
    guard !area.isEmpty, color.alpha * opacity > 0.5 else { return }
    if color.alpha * opacity > 0.98 { areas.removeAll { area.contains($0) } }
    grounds.append((area, color))
  }
}

extension Paragraph {
  /// Whether the paragraph draws anything.
  fileprivate var hasInk: Bool { lines.contains { line in line.runs.contains { !$0.glyphs.isEmpty } } }
}

extension Color {
  /// Whether no one can tell the colour from an opaque one.
  fileprivate func isClose(to other: Color) -> Bool {
    let pairs = [(red, other.red), (green, other.green), (blue, other.blue)]
    return pairs.allSatisfy { abs($0 - $1) * alpha < 0.02 }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5 && other.maxY <= maxY + 0.5
  }
}
