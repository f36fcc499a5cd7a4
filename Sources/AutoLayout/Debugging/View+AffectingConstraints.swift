extension View {
  /// The constraints that together give the view its place and extent along an axis, in the order in which the
  /// engine took them in:
  /// those of its content size, its mask and the root's size among them.
  ///
  /// A constraint that only happens to hold is left out: without any of these the view could be elsewhere.
  ///
  /// - Returns: the constraints; none before the first layout, fewer than needed where the layout is ambiguous.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    let held = inspectLayoutSystem { system in
      let sources = [system.start(of: self, along: axis), system.extent(of: self, along: axis)]
        .flatMap { system.solver.holders(of: $0).map(\.constraint) }
      return Set(sources).sorted().compactMap { system.constraint(of: system.rows[$0.index].source) }
    }
    return held ?? []
  }
}
