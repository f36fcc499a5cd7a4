import Graphics

/// Works out margins and safe areas from the root downwards; what depends on places uses those of the last solve.
struct MarginPass {
  /// The root's part that no bar covers, in the root's coordinates.
  private let safeRect: Rect
  private let rootSize: Size

  init(root: View, size: Size) {
    rootSize = size
    safeRect = Rect(origin: .zero, size: size).inset(by: root.safeAreaInsets)
  }

  /// Updates a root and everything below it.
  ///
  /// - Parameter isPlaced: whether a solve has placed the views; before it only the root's own margins are known.
  func update(_ root: View, isPlaced: Bool) {
    root.updateMargins(parent: nil)
    root.updateReadableContentInsets(width: rootSize.width)
    for subview in root.subviews where !subview.isLayoutBoundary {
      update(subview, origin: .zero, isPlaced: isPlaced, isScrolled: root is ScrollView)
    }
  }

  private func update(_ view: View, origin: Point, isPlaced: Bool, isScrolled: Bool) {
    let frame = view.solvedFrame.offset(by: origin)
    // A scroll view moves its content out from under the bars by itself.
    view.safeAreaInsets = isPlaced && !isScrolled ? overlap(of: frame) : .zero
    view.updateMargins(parent: isPlaced ? view.superview : nil)
    view.updateReadableContentInsets(width: frame.width)
    for subview in view.subviews where !subview.isLayoutBoundary {
      update(subview, origin: frame.origin, isPlaced: isPlaced, isScrolled: isScrolled || view is ScrollView)
    }
  }

  /// How far the unsafe rim reaches into a frame. A frame wholly outside of the root has no safe area to speak of.
  private func overlap(of frame: Rect) -> EdgeInsets {
    guard !frame.intersection(Rect(origin: .zero, size: rootSize)).isEmpty else { return .zero }
    return EdgeInsets(
      top: max(0, min(frame.height, safeRect.minY - frame.minY)),
      left: max(0, min(frame.width, safeRect.minX - frame.minX)),
      bottom: max(0, min(frame.height, frame.maxY - safeRect.maxY)),
      right: max(0, min(frame.width, frame.maxX - safeRect.maxX)))
  }
}

extension View {
  /// The solved frame in the superview's coordinates, not yet rounded.
  var solvedFrame: Rect { frame(forAlignmentRect: solvedAlignmentRect) }

  fileprivate func updateMargins(parent: View?) {
    var margins = (explicitMargins ?? .directional(systemMinimumMargins))
      .resolved(for: effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let parent { margins = margins.widened(toKeep: parent, around: solvedFrame) }
    effectiveMargins = margins
  }

  /// The readable width is held to what a page of body text needs.
  /// Source: `readableContentGuide` is 672 points wide at the default text size on every device wider than that.
  fileprivate func updateReadableContentInsets(width: Double) {
    let available = width - effectiveMargins.horizontal
    let surplus = max(0, available - 672) / 2
    readableContentInsets = effectiveMargins + EdgeInsets(left: surplus, right: surplus)
  }
}

extension EdgeInsets {
  /// At least the part of a superview's margins that reaches into a subview's frame.
  fileprivate func widened(toKeep superview: View, around frame: Rect) -> EdgeInsets {
    let outer = superview.effectiveMargins
    let size = superview.solvedFrame.size
    return EdgeInsets(
      top: max(top, outer.top - frame.minY), left: max(left, outer.left - frame.minX),
      bottom: max(bottom, outer.bottom - (size.height - frame.maxY)),
      right: max(right, outer.right - (size.width - frame.maxX)))
  }
}
