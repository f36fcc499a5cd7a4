import Graphics

/// Layout margins that code or a document has set.
package enum ExplicitMargins: Hashable, Sendable {
  /// Margins that keep their sides in every language.
  case bySide(EdgeInsets)
  /// Margins that swap sides in right-to-left languages.
  case directional(DirectionalEdgeInsets)
}

/// The margins and safe area last reported to a view's hooks, initially those of a new view.
struct ReportedInsets {
  var margins = EdgeInsets(all: 8)
  var safeArea = EdgeInsets.zero
}

extension View {
  /// Whether the margins or the safe area changed since they were reported.
  var hasUnreportedInsets: Bool {
    layoutState.reportedInsets.margins != layoutState.margins || layoutState.reportedInsets.safeArea != safeAreaInsets
  }

  /// Calls the hooks of the view and its controller for margins and safe areas that changed.
  func reportInsets() {
    let former = layoutState.reportedInsets
    layoutState.reportedInsets = ReportedInsets(margins: layoutState.margins, safeArea: safeAreaInsets)
    let viewController = viewController
    if former.safeArea != layoutState.reportedInsets.safeArea {
      if let hooks { hooks.safeAreaInsetsDidChange() } else { safeAreaInsetsDidChange() }
      viewController?.callSafeAreaDidChange()
    }
    if former.margins != layoutState.reportedInsets.margins {
      if let hooks { hooks.layoutMarginsDidChange() } else { layoutMarginsDidChange() }
      viewController?.callMarginsDidChange()
    }
  }

  /// Updates the safe area after the controller's additional insets changed. Within a tree, the next layout does so.
  func additionalSafeAreaDidChange(from old: EdgeInsets, to new: EdgeInsets) {
    guard superview == nil else { return marginsDidChange() }
    setRootSafeArea(
      EdgeInsets(
        top: safeAreaInsets.top - old.top, left: safeAreaInsets.left - old.left,
        bottom: safeAreaInsets.bottom - old.bottom, right: safeAreaInsets.right - old.right))
  }
}

extension DirectionalEdgeInsets {
  /// Returns the minimum margins of a scene's root: at the sides 16 points, or 20 if the root is at least 400 points
  /// wide. Measured in frames that Xcode saved.
  package static func systemMinimum(inRootOfWidth width: Double) -> DirectionalEdgeInsets {
    let side = width < 400 ? 16.0 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
