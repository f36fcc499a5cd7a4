import Graphics

/// Layout margins that were set by hand.
package enum ExplicitMargins: Hashable, Sendable {
  /// They keep their sides in every language.
  case bySide(EdgeInsets)
  /// They change sides with the language.
  case directional(DirectionalEdgeInsets)

  func resolved(for direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .bySide(let insets): insets
    case .directional(let insets): insets.resolved(for: direction)
    }
  }
}

/// The margins and the safe area that a view was last told of, with those of a new view.
struct ReportedInsets {
  var margins = EdgeInsets(all: 8)
  var safeArea = EdgeInsets.zero
}

extension View {
  /// Whether the view has margins or a safe area that it was not told of.
  var hasNewInsets: Bool {
    layoutState.reportedInsets.margins != layoutState.margins || layoutState.reportedInsets.safeArea != safeAreaInsets
  }

  /// Calls the hooks of the view and its controller for what is new.
  func tellInsets() {
    let former = layoutState.reportedInsets
    layoutState.reportedInsets = ReportedInsets(margins: layoutState.margins, safeArea: safeAreaInsets)
    let viewController = viewController
    if former.safeArea != layoutState.reportedInsets.safeArea {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    if former.margins != layoutState.reportedInsets.margins {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
  }
}

extension View {
  /// The view's controller adds to the safe area by another amount. Inside a tree the next layout reckons with it.
  func additionalSafeAreaDidChange(from old: EdgeInsets, to new: EdgeInsets) {
    guard superview == nil else { return marginsDidChange() }
    takeSafeArea(
      EdgeInsets(
        top: safeAreaInsets.top - old.top + new.top, left: safeAreaInsets.left - old.left + new.left,
        bottom: safeAreaInsets.bottom - old.bottom + new.bottom,
        right: safeAreaInsets.right - old.right + new.right))
  }
}

extension DirectionalEdgeInsets {
  /// The least margins of a scene's root: at the sides 16 points, 20 from a width of 400 on, as in frames that Xcode saved.
  package static func systemMinimum(inRootOfWidth width: Double) -> DirectionalEdgeInsets {
    let side = width < 400 ? 16.0 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
