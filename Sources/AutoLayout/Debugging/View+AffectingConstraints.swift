extension View {
  /// The constraints that hold the variables of an item in this view's layout along an axis, in the order in which the
  /// engine took them in.
  ///
  /// - Parameter item: the view itself or one of its guides that constraints place.
  func holders(of item: any LayoutItem, along axis: Axis) -> [LayoutConstraint] {
    let held = inspectLayoutSystem { system -> [LayoutConstraint] in
      // Looking into the system may have built it, and given the item its variables.
      let base = (item as? LayoutGuide)?.variableBase ?? variableBase
      guard base >= 0 else { return [] }
      let sources = [VariableOffset.start(axis), VariableOffset.extent(axis)]
        .flatMap { system.solver.holders(of: system.variable(base, $0)).map(\.constraint) }
      return Set(sources).sorted().compactMap { system.constraint(of: system.rows[$0.index].source) }
    }
    return held ?? []
  }
}
