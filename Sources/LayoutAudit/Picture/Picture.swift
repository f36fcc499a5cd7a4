import AutoLayout
import Graphics

/// What a solved tree shows, from the bottom to the top.
struct Picture {
  /// Something painted.
  enum Layer {
    case text(ShownText)
    /// A control whose parts text must not lie on.
    case control(View, Rect)
    /// What hides everything below it.
    case cover(Rect)
  }

  /// The views that are shown, back to front, with what they draw.
  private(set) var views: [(view: View, items: [DisplayItem])] = []
  /// What is painted, back to front.
  private(set) var layers: [Layer] = []

  init(of root: View) { add(root, at: PicturePlace(root: root)) }

  /// The texts, back to front.
  var texts: [ShownText] {
    layers.compactMap { layer in
      if case .text(let text) = layer { return text }
      return nil
    }
  }

  private mutating func add(_ view: View, at place: PicturePlace) {
    guard !view.isHidden, place.alpha > 0.001 else { return }
    let items = view.displayItems()
    views.append((view, items))
    if let color = view.backgroundColor { addCover(view.bounds, opacity: color.alpha, at: place) }
    add(items, of: view, at: place.placeOfOwnItems(of: view))
    if view.isControlOfParts, !view.bounds.isEmpty {
      layers.append(.control(view, place.rect(view.bounds.inset(by: view.alignmentRectInsets))))
    }
    for subview in view.subviews { add(subview, at: place.place(of: subview, in: view)) }
    add(view.overlayItems(), of: view, at: place)
  }

  private mutating func add(_ items: [DisplayItem], of view: View, at place: PicturePlace) {
    for item in items {
      switch item {
      case .text(let paragraph, let origin, let color):
        if color.alpha * place.alpha > 0.02 { addText(paragraph, of: view, at: origin, place) }
      case .fill(.rect(let rect), let color), .fill(.roundedRect(let rect, _), let color):
        addCover(rect, opacity: color.alpha, at: place)
      case .image(_, let rect, nil): addCover(rect, opacity: 1, at: place)
      case .group(let group): add(group, of: view, at: place)
      case .fill, .stroke, .image: break
      }
    }
  }

  private mutating func add(_ group: DisplayGroup, of view: View, at place: PicturePlace) {
    let inner = place.place(of: group, in: view)
    guard group.isPicture else { return add(group.items, of: view, at: inner) }
    if let extent = group.items.extent { addCover(extent, opacity: 1, at: inner) }
  }

  private mutating func addText(_ paragraph: Paragraph, of view: View, at origin: Point, _ place: PicturePlace) {
    let hasDescenders = view.textSummary?.string.hasDescenders ?? true
    layers.append(
      .text(
        ShownText(
          view: view, paragraph: paragraph, box: place.rect(paragraph.lineBox.offset(by: origin)),
          ink: paragraph.inkBoxes(hasDescenders: hasDescenders).map { place.rect($0.offset(by: origin)) },
          clips: place.clips,
          visible: place.visible, isUpright: place.transform.preservesRectangles)))
  }

  /// What is seen through only faintly counts as hidden: a dimmed screen below a message is no fault.
  private mutating func addCover(_ rect: Rect, opacity: Double, at place: PicturePlace) {
    guard opacity * place.alpha >= 0.5, place.transform.preservesRectangles else { return }
    let area = place.rect(rect).intersection(place.visible)
    if !area.isEmpty { layers.append(.cover(area)) }
  }
}
