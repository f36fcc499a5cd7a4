import Graphics

extension View {
  /// Sets the bounds: their origin directly, their size through the frame.
  func setBounds(_ bounds: Rect) {
    if bounds.origin != boundsOrigin {
      boundsOrigin = bounds.origin
      boundsOriginDidChange()
    }
    guard bounds.size != frame.size else { return }
    let middle = center
    frame = Rect(
      x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }

  /// The transform from the view's coordinates to its superview's. ``transform`` applies about the centre of the frame.
  package var transformToSuperview: AffineTransform {
    let origin = bounds.origin
    guard transform != .identity else { return .translation(x: frame.minX - origin.x, y: frame.minY - origin.y) }
    return AffineTransform.translation(x: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(.translation(x: frame.midX, y: frame.midY))
  }

  /// Returns the transform from the view's coordinates to another view's, or to the root's if `other` is nil.
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
