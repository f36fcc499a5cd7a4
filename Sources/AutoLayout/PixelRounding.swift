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
      apply(to: subview, origin: .zero, roundedOrigin: .zero)
    }
  }

  private func apply(to view: View, origin: Point, roundedOrigin: Point) {
    pass.noteInsets(of: view)
    let solved = view.solvedFrame.offset(by: origin)
    let left = rounded(solved.minX)
    let top = rounded(solved.minY)
    place(
      view,
      at: Rect(
        x: left - roundedOrigin.x, y: top - roundedOrigin.y, width: rounded(solved.maxX) - left,
        height: rounded(solved.maxY) - top))
    for subview in view.subviews where !subview.isLayoutBoundary {
      apply(to: subview, origin: solved.origin, roundedOrigin: Point(x: left, y: top))
    }
  }

  private func place(_ view: View, at frame: Rect) {
    let former = view.layoutState.placedFrame
    // A frame that was set other than by layout, even to the same place but for the rounding, is set again.
    guard former != frame || view.frame != frame else { return }
    view.layoutState.placedFrame = frame
    // A frame that an override has just set differs only by the rounding, and is kept. One that layout has set is that of an earlier
    // solution.
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

  /// Rounds a coordinate to a pixel, and the middle between two pixels up.
  ///
  /// The edges of centred views are often in the middle. A rounding error of the solver must not move one edge up and the other
  /// down, because the view would then be narrower than its content. Without that, a view whose solved width is a whole number of
  /// pixels keeps it at every position, negative ones included.
  private func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.largestError).rounded(.down) / scale
  }

  /// More than the solver's rounding errors, in pixels.
  private static let largestError = 1.0 / 1_024
}
