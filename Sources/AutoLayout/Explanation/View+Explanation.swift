extension View {
  /// Tells what holds this view on each side, what gives way and what stays open.
  ///
  /// - Parameter outcome: what the layout returned, for its conflicts.
  /// - Returns: the explanation; none before the first layout. A few solves of the view's system.
  public func layoutExplanation(after outcome: LayoutOutcome) -> LayoutExplanation? {
    inspectLayoutSystem { system in
      var probe = LayoutProbe(of: self, in: system)
      let conflicts = outcome.conflicts.filter { conflict in conflict.constraints.contains { $0.speaks(of: self) } }
      return LayoutExplanation(
        view: ExplainedItem(self), superview: superview.map { ExplainedItem($0) },
        direction: effectiveUserInterfaceLayoutDirection, isLayoutRoot: self === system.root,
        alignmentRect: solvedAlignmentRect, frame: frame, sides: ExplainedSide.Kind.allCases.map { probe.side($0) },
        yielding: probe.yielding(), conflicts: conflicts.map(explained))
    }
  }

  private func explained(_ conflict: LayoutConflict) -> LayoutExplanation.ExplainedConflict {
    LayoutExplanation.ExplainedConflict(
      constraints: conflict.constraints.map { ExplainedConstraint($0, explaining: self) },
      broken: ExplainedConstraint(conflict.broken, explaining: self))
  }
}

extension LayoutConstraint {
  /// Whether an item of the constraint is the view or one of its guides.
  func speaks(of view: View) -> Bool { firstItem?.layoutView === view || secondItem?.layoutView === view }
}
