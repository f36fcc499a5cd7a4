import AutoLayout
import Controls
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

/// How a view's coordinates lie in the picture, and what is seen of what is drawn there.
struct PicturePlace {
  var transform = AffineTransform.identity
  var alpha = 1.0
  /// What is seen at once.
  var visible: Rect
  /// What cuts off for good, from the inside out.
  var clips: [ShownText.Clip]

  /// The place of a root: nothing is seen beyond its bounds.
  init(root: View) {
    transform = .translation(x: -root.bounds.minX, y: -root.bounds.minY)
    visible = root.pictureBounds
    clips = [ShownText.Clip(area: visible, view: root)]
  }

  /// The place of a subview of a view that is at this place.
  func place(of subview: View, in view: View) -> PicturePlace {
    var place = self
    if view.clipsToBounds { place.clip(to: view.bounds, by: view) }
    if let scrollView = view as? ScrollView { place.clips = scrollClips(of: scrollView) }
    place.transform = subview.transformToSuperview.concatenating(transform)
    place.alpha *= subview.alpha
    return place
  }

  /// The place of what a view draws itself: a scroll view's drawing scrolls as its subviews do.
  func placeOfOwnItems(of view: View) -> PicturePlace {
    guard let scrollView = view as? ScrollView, view.scrollsItsDrawing else { return self }
    var place = self
    place.clips = scrollClips(of: scrollView)
    return place
  }

  /// The place of what a group holds that a view draws.
  func place(of group: DisplayGroup, in view: View) -> PicturePlace {
    var place = self
    place.transform = group.transform.concatenating(transform)
    place.alpha *= group.alpha
    guard let area = group.clip?.extent else { return place }
    place.clip(to: area, by: view)
    if view.scrollsItsDrawing { place.clips = clips }
    return place
  }

  /// A rectangle of the place's coordinates in the picture.
  func rect(_ rect: Rect) -> Rect { transform.bounds(of: rect) }

  private mutating func clip(to area: Rect, by view: View) {
    let area = rect(area)
    visible = visible.intersection(area)
    clips.insert(ShownText.Clip(area: area, view: view), at: 0)
  }

  /// What scrolls is lost only beyond the content, as far as that is known.
  private func scrollClips(of scrollView: ScrollView) -> [ShownText.Clip] {
    let size = scrollView.contentSize
    guard size.width > 0, size.height > 0, !scrollView.hasAmbiguousLayout else { return [] }
    let content = Rect(origin: .zero, size: size)
    return [ShownText.Clip(area: rect(content.union(scrollView.bounds)), view: scrollView)]
  }
}

extension View {
  /// The picture that the view is the root of.
  var pictureBounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// Whether what the view draws can be scrolled into sight.
  fileprivate var scrollsItsDrawing: Bool { (self as? TextView)?.isScrollEnabled ?? (self is ScrollView) }
}

extension AffineTransform {
  /// The smallest upright rectangle around a rectangle's image.
  func bounds(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(apply(to:))
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return Rect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}

extension View {
  /// Whether the view is a control whose parts text must not lie on. Texts of buttons and fields count as texts, and what
  /// lies on their pictures and grounds is a badge or a caption.
  var isControlOfParts: Bool {
    self is Switch || self is Slider || self is Stepper || self is SegmentedControl || self is DatePicker
      || self is PickerView
  }
}
