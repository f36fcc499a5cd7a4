import AutoLayout
import Controls
import Graphics

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
