import Graphics

/// Computes margins and safe areas from the root down, with the positions of the last solution.
struct MarginPass {
  private let rootSize: Size
  /// The part of the root that bars do not cover, in its coordinates.
  private let safeRect: Rect

  init(root: View, size: Size) {
    rootSize = size
    safeRect = Rect(origin: .zero, size: size).inset(by: root.safeAreaInsets)
  }

  /// Updates a root and its descendants.
  ///
  /// - Parameter isPlaced: Whether the descendants have positions. Before the first solution, their safe areas are zero
  ///   and their superviews' margins are not preserved.
  func update(_ root: View, isPlaced: Bool) {
    root.updateMargins(parent: nil, controller: root.viewController)
    root.updateReadableContentInsets(width: rootSize.width)
    let surroundings = Surroundings(safeRect: safeRect, isScrolled: root is ScrollView)
    for subview in root.subviews where !subview.isLayoutBoundary {
      update(subview, in: surroundings, isPlaced: isPlaced)
    }
  }

  /// What surrounds a view, in the root's coordinates.
  private struct Surroundings {
    var origin = Point.zero
    var safeRect: Rect
    var isScrolled: Bool
  }

  private func update(_ view: View, in surroundings: Surroundings, isPlaced: Bool) {
    let frame = view.solvedFrame.offset(by: surroundings.origin)
    var inner = surroundings
    inner.origin = frame.origin
    inner.isScrolled = surroundings.isScrolled || view is ScrollView
    // A scroll view itself moves its content out from under bars.
    let isCovered = isPlaced && !surroundings.isScrolled
    view.layoutState.safeAreaInsets = isCovered ? overlap(of: frame, beyond: surroundings.safeRect) : .zero
    let controller = view.viewController
    if let additional = controller?.additionalSafeAreaInsets, additional != .zero {
      view.layoutState.safeAreaInsets = view.layoutState.safeAreaInsets + additional
      inner.safeRect = frame.inset(by: view.layoutState.safeAreaInsets)
    }
    view.updateMargins(parent: isPlaced ? view.superview : nil, controller: controller)
    view.updateReadableContentInsets(width: frame.width)
    for subview in view.subviews where !subview.isLayoutBoundary { update(subview, in: inner, isPlaced: isPlaced) }
  }

  /// Returns how far the area outside the safe area reaches into a frame. A frame outside the root has no safe area.
  private func overlap(of frame: Rect, beyond safeRect: Rect) -> EdgeInsets {
    guard !frame.intersection(Rect(origin: .zero, size: rootSize)).isEmpty else { return .zero }
    return EdgeInsets(
      top: max(0, min(frame.height, safeRect.minY - frame.minY)),
      left: max(0, min(frame.width, safeRect.minX - frame.minX)),
      bottom: max(0, min(frame.height, frame.maxY - safeRect.maxY)),
      right: max(0, min(frame.width, frame.maxX - safeRect.maxX)))
  }
}

extension View {
  /// The solved frame in the superview's coordinates, before rounding.
  package var solvedFrame: Rect { frame(forAlignmentRect: layoutState.solvedAlignmentRect) }

  fileprivate func updateMargins(parent: View?, controller: ViewController?) {
    var margins = ownMargins(under: controller)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let parent { margins = margins.widened(toKeep: parent, around: solvedFrame) }
    layoutState.margins = margins
  }

  /// Returns the margins that were set, or else the system's. Those of a controller's view are at least the
  /// controller's minimum.
  private func ownMargins(under controller: ViewController?) -> EdgeInsets {
    let explicit = explicitMargins.map(bySide)
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = bySide(controller.leastMargins)
      return explicit.map { $0.widened(to: least) } ?? least
    }
    return explicit ?? bySide(systemMinimumMargins)
  }

  private func bySide(_ margins: ExplicitMargins) -> EdgeInsets {
    switch margins {
    case .bySide(let insets): insets
    case .directional(let insets): bySide(insets)
    }
  }

  /// Returns margins by side. Equal ones need no direction, which takes a walk up the tree.
  private func bySide(_ margins: DirectionalEdgeInsets) -> EdgeInsets {
    margins.resolved(for: margins.leading == margins.trailing ? .leftToRight : effectiveUserInterfaceLayoutDirection)
  }

  /// Centres the readable content within the margins, and limits its width for the text size.
  fileprivate func updateReadableContentInsets(width: Double) {
    let available = width - layoutState.margins.horizontal
    layoutState.readableContentInsets = layoutState.margins
    guard available > ContentSizeCategory.extraSmall.readableWidth else { return }
    let surplus = max(0, available - traitCollection.preferredContentSizeCategory.readableWidth) / 2
    layoutState.readableContentInsets = layoutState.margins + EdgeInsets(left: surplus, right: surplus)
    if layoutMarginsFollowReadableWidth { layoutState.margins = layoutState.readableContentInsets }
  }
}

extension EdgeInsets {
  /// Returns the greater of the two insets on each side.
  fileprivate func widened(to least: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, least.top), left: max(left, least.left), bottom: max(bottom, least.bottom),
      right: max(right, least.right))
  }

  /// Returns insets that are at least as large as the part of the superview's margins that reaches into the frame.
  fileprivate func widened(toKeep superview: View, around frame: Rect) -> EdgeInsets {
    let outer = superview.layoutState.margins
    let size = superview.solvedFrame.size
    return EdgeInsets(
      top: max(top, outer.top - frame.minY), left: max(left, outer.left - frame.minX),
      bottom: max(bottom, outer.bottom - (size.height - frame.maxY)),
      right: max(right, outer.right - (size.width - frame.maxX)))
  }
}
