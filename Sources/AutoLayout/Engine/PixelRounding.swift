import Graphics

/// Rounds solved edges to whole pixels, each edge once in the root's coordinates, so that what touches still touches.
struct PixelRounding {
  /// Pixels per point.
  let scale: Double

  /// Gives a root's subviews their frames.
  func apply(below root: View) {
    for subview in root.subviews where !subview.isLayoutBoundary {
      apply(to: subview, origin: .zero, roundedOrigin: .zero)
    }
  }

  private func apply(to view: View, origin: Point, roundedOrigin: Point) {
    let solved = view.solvedFrame.offset(by: origin)
    let left = rounded(solved.minX)
    let top = rounded(solved.minY)
    view.frame = Rect(
      x: left - roundedOrigin.x, y: top - roundedOrigin.y, width: rounded(solved.maxX) - left,
      height: rounded(solved.maxY) - top)
    view.autoresizingReference = view.superview?.bounds.size
    for subview in view.subviews where !subview.isLayoutBoundary {
      apply(to: subview, origin: solved.origin, roundedOrigin: Point(x: left, y: top))
    }
  }

  private func rounded(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
