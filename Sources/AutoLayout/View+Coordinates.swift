import Graphics

// How a view's own coordinates lie in those around it.
extension View {
  /// Takes bounds: the origin at once, the size by the frame.
  func takeBounds(_ bounds: Rect) {
    if bounds.origin != boundsOrigin {
      boundsOrigin = bounds.origin
      boundsOriginDidChange()
    }
    guard bounds.size != frame.size else { return }
    let middle = center
    frame = Rect(
      x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }

  /// From the view's own coordinates to its superview's: turned about the centre of the untransformed frame.
  package var transformToSuperview: AffineTransform {
    let origin = bounds.origin
    guard transform != .identity else { return .translation(x: frame.minX - origin.x, y: frame.minY - origin.y) }
    return AffineTransform.translation(x: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(.translation(x: frame.midX, y: frame.midY))
  }

  /// From the view's own coordinates to another view's; none for the root's.
  func transform(to other: View?) -> AffineTransform {
    guard other !== self else { return .identity }
    let toRoot = transformToRoot
    return other.map { toRoot.concatenating($0.transformToRoot.inverted()) } ?? toRoot
  }

  private var transformToRoot: AffineTransform {
    var transform = AffineTransform.identity
    var view = self
    while let above = view.superview {
      transform = transform.concatenating(view.transformToSuperview)
      view = above
    }
    return transform
  }
}
