import AutoLayout
import Controls
import Graphics

/// The visible parts of a view tree after layout.
package struct Picture {
  let root: View

  enum Layer {
    case text(ShownText)
    /// A control that no text may overlap.
    case control(View, Rect)
    /// An image, which may hide a part of a text below it. A text over an image is a caption.
    case image(View, Rect, isOpaque: Bool)
    /// An opaque area, which hides everything below it.
    case cover(Rect)
  }

  /// The visible views with the items that they draw, back to front.
  private(set) var views: [(view: View, items: [DisplayItem])] = []
  /// The layers, back to front.
  private(set) var layers: [Layer] = []
  /// What is behind the texts, or `nil` if it is not recorded.
  private(set) var ground: PaintedGround?

  package init(of root: View) { self.init(of: root, ground: nil) }

  /// Makes a picture that also records the colours behind texts.
  package static func recordingGround(of root: View) -> Picture { Picture(of: root, ground: PaintedGround(of: root)) }

  private init(of root: View, ground: PaintedGround?) {
    self.root = root
    self.ground = ground
    add(root, at: PicturePlace(root: root))
  }

  /// All text, back to front.
  var texts: [ShownText] {
    layers.compactMap { layer in
      if case .text(let text) = layer { return text }
      return nil
    }
  }

  private mutating func add(_ view: View, at place: PicturePlace) {
    guard !view.isHidden, place.alpha > 0.001 else { return }
    let items = view.drawnItems()
    views.append((view, items))
    if let color = view.backgroundColor.map(view.resolved) {
      addCover(view.bounds, opacity: color.alpha, at: place)
      ground?.add(.flat(color), in: view.bounds, at: place)
    }
    add(items, of: view, at: place.placeOfOwnItems(of: view))
    if view.isDrawnByApp, items.isEmpty { ground?.add(.unknown, in: view.bounds, at: place) }
    if let area = view.areaWithoutText(drawing: items) { layers.append(.control(view, place.rect(area))) }
    for subview in view.subviews { add(subview, at: place.place(of: subview, in: view)) }
    add(view.drawnOverlayItems(), of: view, at: place)
  }

  private mutating func add(_ items: [DisplayItem], of view: View, at place: PicturePlace) {
    for item in items {
      switch item {
      case .text(let paragraph, let origin, let color):
        if color.alpha * place.alpha > 0.02 { addText(paragraph, color, of: view, at: origin, place) }
      case .fill(.rect(let rect), let color), .fill(.roundedRect(let rect, _), let color):
        addCover(rect, opacity: color.alpha, at: place)
        ground?.add(.flat(color), in: rect, at: place)
      case .fill(let path, _): path.extent.map { ground?.add(.painted, in: $0, at: place) }
      case .image(let pixmap, let rect, let tint):
        if tint == nil { addCover(rect, opacity: 1, at: place) }
        if view.showsImage {
          let isOpaque = tint == nil && pixmap.isOpaque
          layers.append(.image(view, place.rect(rect).intersection(place.visible), isOpaque: isOpaque))
        }
        ground?.add(tint == nil && pixmap.isOpaque ? .opaque : .painted, in: rect, at: place)
      case .backdrop(let path, let backdrop):
        path.extent.map { ground?.add(.painted, in: $0, at: place) }
        // Text behind a blur cannot be read.
        if let area = path.extent {
          addCover(area, opacity: backdrop.blurRadius > 0 ? 1 : backdrop.tint.alpha, at: place)
        }
      case .group(let group): add(group, of: view, at: place)
      case .stroke: break
      }
    }
  }

  private mutating func add(_ group: DisplayGroup, of view: View, at place: PicturePlace) {
    let inner = place.place(of: group, in: view)
    guard group.isPicture else { return add(group.items, of: view, at: inner) }
    guard let extent = group.items.extent else { return }
    addCover(extent, opacity: 1, at: inner)
    ground?.add(.unknown, in: extent, at: inner)
  }

  private mutating func addText(
    _ paragraph: Paragraph, _ color: Color, of view: View, at origin: Point, _ place: PicturePlace
  ) {
    ground?.add(paragraph, color, at: origin, place, ofLayer: layers.count)
    let hasDescenders = view.textSummary?.string.hasDescenders ?? true
    layers.append(
      .text(
        ShownText(
          view: view, paragraph: paragraph, box: place.rect(paragraph.lineBox.offset(by: origin)),
          ink: paragraph.inkBoxes(hasDescenders: hasDescenders).map { place.rect($0.offset(by: origin)) },
          placement: .translation(x: origin.x, y: origin.y).concatenating(place.transform),
          clips: place.clips,
          visible: place.visible, isUpright: place.transform.preservesRectangles)))
  }

  /// Adds an area that hides what is below it. Half opacity is enough, so the dimmed screen below a message causes no
  /// overlaps.
  private mutating func addCover(_ rect: Rect, opacity: Double, at place: PicturePlace) {
    guard opacity * place.alpha >= 0.5, place.transform.preservesRectangles else { return }
    let area = place.rect(rect).intersection(place.visible)
    if !area.isEmpty { layers.append(.cover(area)) }
  }
}

/// The drawing state in a view's coordinates: transform, opacity and clipping.
struct PicturePlace {
  var transform = AffineTransform.identity
  var alpha = 1.0
  /// The area that is visible without scrolling.
  var visible: Rect
  /// The areas that cut off content even if it is scrolled, from the inside out.
  var clips: [ShownText.Clip]

  /// Makes the place of a root, which clips to its bounds.
  init(root: View) {
    transform = .translation(x: -root.bounds.minX, y: -root.bounds.minY)
    visible = root.pictureBounds
    clips = [ShownText.Clip(area: visible, view: root)]
  }

  /// Returns the place of a subview, if this is the place of its superview.
  func place(of subview: View, in view: View) -> PicturePlace {
    var place = self
    if view.clipsToBounds { place.clip(to: view.bounds, by: view) }
    if let scrollView = view as? ScrollView { place.clips = scrollClips(of: scrollView) }
    place.transform = subview.transformToSuperview.concatenating(transform)
    place.alpha *= subview.alpha
    return place
  }

  /// Returns the place for a view's own drawing, which scrolls in a scroll view.
  func placeOfOwnItems(of view: View) -> PicturePlace {
    var place = self
    if view.clipsToBounds { place.clip(to: view.bounds, by: view) }
    if let scrollView = view as? ScrollView, view.scrollsItsDrawing { place.clips = scrollClips(of: scrollView) }
    return place
  }

  /// Returns the place for the items of a group in a view's drawing.
  func place(of group: DisplayGroup, in view: View) -> PicturePlace {
    var place = self
    place.transform = group.transform.concatenating(transform)
    place.alpha *= group.alpha
    guard let area = group.clip?.extent else { return place }
    place.clip(to: area, by: view)
    if view.scrollsItsDrawing { place.clips = clips }
    return place
  }

  /// Returns the rectangle in the picture's coordinates.
  func rect(_ rect: Rect) -> Rect { transform.apply(to: rect) }

  private mutating func clip(to area: Rect, by view: View) {
    let area = rect(area)
    visible = visible.intersection(area)
    clips.insert(ShownText.Clip(area: area, view: view), at: 0)
  }

  /// Returns the clips for content that scrolls, which is only cut off beyond the content size. Empty if that size is
  /// unknown.
  private func scrollClips(of scrollView: ScrollView) -> [ShownText.Clip] {
    let size = scrollView.contentSize
    guard size.width > 0, size.height > 0, !scrollView.hasAmbiguousLayout else { return [] }
    // A collection whose first item is at the right scrolls to the left.
    let isMirrored = scrollView is CollectionView && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = Rect(origin: Point(x: isMirrored ? scrollView.frame.width - size.width : 0, y: 0), size: size)
    return [ShownText.Clip(area: rect(content.union(scrollView.bounds)), view: scrollView)]
  }
}

extension Pixmap {
  /// Whether no pixel of a sample is translucent: the corners and every 97th of an image, as those of a photo.
  fileprivate var isOpaque: Bool {
    guard let last = pixels.last, last >> 24 == 0xFF, width > 0 else { return false }
    guard pixels[0] >> 24 == 0xFF, pixels[width - 1] >> 24 == 0xFF, pixels[pixels.count - width] >> 24 == 0xFF else {
      return false
    }
    return stride(from: 0, to: pixels.count, by: 97).allSatisfy { pixels[$0] >> 24 == 0xFF }
  }
}

extension View {
  /// The bounds of the picture whose root is this view.
  var pictureBounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// Whether the view's own drawing can be scrolled.
  fileprivate var scrollsItsDrawing: Bool { (self as? TextView)?.isScrollEnabled ?? (self is ScrollView) }
}

extension View {
  /// The area that no text of another view may overlap, or `nil` if there is none. The text of buttons and fields is
  /// checked as text.
  fileprivate func areaWithoutText(drawing items: [DisplayItem]) -> Rect? {
    guard !bounds.isEmpty else { return nil }
    switch viewKind.textOver {
    case .allowed: return nil
    case .outsideBounds: return bounds.inset(by: alignmentRectInsets)
    case .outsideDrawing: return items.extent
    }
  }
}

extension View {
  /// Whether the view is an image that the project has, or a button, which may have one.
  fileprivate var showsImage: Bool {
    if let view = self as? ImageView { return view.image?.isMissing == false }
    return self is Button
  }

  /// Whether the app is likely to draw what nothing is drawn for here: a view of a class of its own, or an image view
  /// whose image code sets. Views around others are not meant, most of which have such a class.
  fileprivate var isDrawnByApp: Bool {
    subviews.isEmpty && backgroundColor == nil && (classInApp != nil || self is ImageView)
  }
}
