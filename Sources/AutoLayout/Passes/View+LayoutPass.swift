// The layout pass: frames are set from the top down, as far as something has changed.
extension View {
  /// Calls `layoutSubviews` where it is due, each view before its subviews.
  ///
  /// - Parameter root: the top of the layout that the view belongs to.
  func layoutTopDown(in pass: LayoutPass, root: View) {
    if marks.contains(.layout) {
      callLayoutSubviews(in: pass, root: root)
    }
    for subview in subviews where subview.needsLayout {
      if subview.isLayoutBoundary {
        subview.layoutAsRoot(in: pass)
      } else {
        subview.layoutTopDown(in: pass, root: root)
      }
    }
    if !subviews.contains(where: \.needsLayout) { marks.remove(.layoutBelow) }
  }

  /// Lays out a root of the size it has: the tree's, or one inside it.
  func layoutAsRoot(in pass: LayoutPass) {
    performUpdatePass()
    settle(in: pass)
    layoutTopDown(in: pass, root: self)
  }

  private func callLayoutSubviews(in pass: LayoutPass, root: View) {
    // Before the calls, so that what an override asks for is not forgotten.
    marks.subtract([.layout, .unsettled])
    let viewController = viewController
    if let viewController {
      pass.call(.viewWillLayoutSubviews, of: self) { viewController.viewWillLayoutSubviews() }
    }
    pass.call(.layoutSubviews, of: self) {
      layoutSubviews()
      root.settle(in: pass)
    }
    if let viewController {
      pass.call(.viewDidLayoutSubviews, of: self) {
        viewController.viewDidLayoutSubviews()
        root.settle(in: pass)
      }
    }
  }

  /// What `layoutSubviews` does when it reaches its base: the subviews take their frames, with what the override changed
  /// before.
  func baseLayoutSubviews() {
    if marks.contains(.unsettled), let pass = runningPass { settleDuringLayout(in: pass) }
    for subview in subviews {
      if let placedFrame = subview.placedFrame { subview.takeFrame(placedFrame) }
    }
    // Last: what a subview invalidates as it takes its frame belongs to super.
    noteSuper(.calledLayoutSubviews)
  }

  /// Subviews that moved take their frames in this layout, and so ask for no other.
  private func settleDuringLayout(in pass: LayoutPass) {
    let isDueAgain = marks.contains(.layout)
    marks.remove(.unsettled)
    layoutRoot.settle(in: pass)
    if !isDueAgain { marks.remove(.layout) }
  }
}
