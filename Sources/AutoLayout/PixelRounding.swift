import Graphics

/// Rounds solved edges to whole pixels in the root's coordinates, so that adjacent views stay adjacent.
struct PixelRounding {
  /// Pixels per point.
  let scale: Double
  /// The running pass, which checks views that move because of an override.
  let pass: LayoutPass

  /// Stores the rounded frames in the descendants of a root. They take effect when the superviews are laid out.
  func apply(below root: View) {
    pass.noteInsets(of: root)
    for subview in root.subviews where !subview.isLayoutBoundary {
      apply(to: subview, origin: .zero, pixelOrigin: .zero)
    }
  }

  /// - Parameter pixelOrigin: The rounded origin of the superview in the root's coordinates, in pixels.
  private func apply(to view: View, origin: Point, pixelOrigin: Point) {
    pass.noteInsets(of: view)
    let solved = view.solvedFrame.offset(by: origin)
    let left = pixel(solved.minX)
    let top = pixel(solved.minY)
    // Whole pixels are subtracted: the difference of two edges in points is not always a whole number of pixels again.
    place(
      view,
      at: Rect(
        x: (left - pixelOrigin.x) / scale, y: (top - pixelOrigin.y) / scale,
        width: (pixel(solved.maxX) - left) / scale, height: (pixel(solved.maxY) - top) / scale))
    for subview in view.subviews where !subview.isLayoutBoundary {
      apply(to: subview, origin: solved.origin, pixelOrigin: Point(x: left, y: top))
    }
  }

  private func place(_ view: View, at frame: Rect) {
    let former = view.layoutState.placedFrame
    // A frame that was set other than by layout, even to the same place except for the rounding, is set again.
    guard former != frame || view.frame != frame else { return }
    view.layoutState.placedFrame = frame
    // A frame that an override has just set differs only by the rounding, and is kept. One that layout has set is that
    // of an earlier solution.
    let isOfLayout = view.frame == former
    guard pass.currentCall == nil || isOfLayout || !isWithinPixel(view.frame, frame) else { return }
    pass.checkMove(of: view)
    view.superview?.markNeedsLayout()
  }

  private func isWithinPixel(_ left: Rect, _ right: Rect) -> Bool {
    let limit = 1 / scale
    return abs(left.minX - right.minX) < limit && abs(left.minY - right.minY) < limit
      && abs(left.maxX - right.maxX) < limit && abs(left.maxY - right.maxY) < limit
  }

  /// Rounds a coordinate to a number of pixels, and the middle between two up.
  ///
  /// The edges of centred views are often in the middle. A rounding error of the solver must not move one edge up and
  /// the other down, because the view would then be narrower than its content. Without that, a view whose solved width
  /// is a whole number of pixels keeps it at every position, negative ones included.
  private func pixel(_ value: Double) -> Double { (value * scale + 0.5 + Self.largestError).rounded(.down) }

  /// More than the solver's rounding errors, in pixels.
  private static let largestError = 1.0 / 1_024
}
