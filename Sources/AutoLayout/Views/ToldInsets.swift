import Graphics

/// The margins and the safe area that a view was last told of, with those of a new view.
struct ToldInsets {
  var margins = EdgeInsets(all: 8)
  var safeArea = EdgeInsets.zero
}

extension View {
  /// Whether the view has margins or a safe area that it was not told of.
  var hasNewInsets: Bool { toldInsets.margins != effectiveMargins || toldInsets.safeArea != safeAreaInsets }

  /// Calls the hooks of the view and its controller for what is new.
  func tellInsets() {
    let former = toldInsets
    toldInsets = ToldInsets(margins: effectiveMargins, safeArea: safeAreaInsets)
    let viewController = viewController
    if former.safeArea != toldInsets.safeArea {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    if former.margins != toldInsets.margins {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
  }
}
