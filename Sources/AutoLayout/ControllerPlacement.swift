import Graphics

/// A view that places the views of child controllers itself, not by their autoresizing masks.
package protocol ControllerPlacing: View {
  /// Places the views in the view's present bounds.
  func placeControllerViews()
}

extension View {
  /// Gives the views of child controllers the frames that the first layout is about to give them, as far as they follow
  /// from autoresizing masks or from a container.
  ///
  /// UIKit resizes subviews at once. Here layout does, which is too late for hooks that come before it.
  func placeControllers() {
    (self as? any ControllerPlacing)?.placeControllerViews()
    for subview in subviews where subview.viewController != nil {
      if subview.translatesAutoresizingMaskIntoConstraints {
        subview.keepAutoresizingReferences(subview.bounds.size)
        subview.setFrameByLayout(subview.autoresizedFrame(in: bounds.size))
      }
      subview.placeControllers()
    }
  }

  /// The frame that the autoresizing mask gives the view in a superview of a size.
  private func autoresizedFrame(in size: Size) -> Rect {
    let reference = layoutState.autoresizingReference ?? size
    var frame = layoutState.autoresizingFrame
    for axis in Axis.allCases {
      let shares = AutoresizingShares(view: self, axis: axis, reference: reference.extent(along: axis))
      let growth = size.extent(along: axis) - reference.extent(along: axis)
      switch axis {
      case .horizontal:
        frame.origin.x += shares.start * growth
        frame.size.width += shares.extent * growth
      case .vertical:
        frame.origin.y += shares.start * growth
        frame.size.height += shares.extent * growth
      }
    }
    return frame
  }
}
