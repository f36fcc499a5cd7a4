import Galley

extension View {
  /// Holds a subview to all edges.
  func pinning(_ subview: View) {
    constrained { view in
      subview.topAnchor == view.topAnchor
      subview.leadingAnchor == view.leadingAnchor
      subview.trailingAnchor == view.trailingAnchor
      subview.bottomAnchor == view.bottomAnchor
    }
  }
}
