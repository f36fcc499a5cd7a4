import ConstraintSolver
import Graphics

extension View {
  /// Looks into the system that places this view, solved for the size of its layout and the constraints as they are now.
  /// Frames stay as they are.
  ///
  /// - Parameter inspect: is given the system, which it must not edit.
  /// - Returns: what `inspect` returns; none before the first layout.
  func inspectLayoutSystem<Insight>(_ inspect: (inout LayoutSystem) -> Insight) -> Insight? {
    let root = layoutRoot
    guard environment != nil else { return nil }
    return root.currentEngine(at: .fixed(root.frame.size)).inspect(inspect)
  }
}

extension LayoutSystem {
  /// A view's first variable of an axis: its left or top edge.
  func start(of view: View, along axis: Axis) -> Variable {
    variable(view.layoutState.firstVariable, VariableOffset.start(axis))
  }

  /// A view's second variable of an axis: its width or height.
  func extent(of view: View, along axis: Axis) -> Variable {
    variable(view.layoutState.firstVariable, VariableOffset.extent(axis))
  }

  /// The variables that constraints leave open.
  mutating func openVariables() -> Set<Variable> { Set(solver.ambiguousVariables()) }

  /// A view's alignment rectangle in its superview's coordinates, by the values of all variables.
  func alignmentRect(of view: View, in values: [Double]) -> Rect {
    Rect(
      x: values[start(of: view, along: .horizontal).index], y: values[start(of: view, along: .vertical).index],
      width: values[extent(of: view, along: .horizontal).index],
      height: values[extent(of: view, along: .vertical).index])
  }
}

extension View {
  /// The constraints that hold the variables of an item in this view's layout along an axis, in the order in which the
  /// engine took them in.
  ///
  /// - Parameter item: the view itself or one of its guides that constraints place.
  func holders(of item: any LayoutItem, along axis: Axis) -> [LayoutConstraint] {
    let held = inspectLayoutSystem { system -> [LayoutConstraint] in
      // Looking into the system may have built it, and given the item its variables.
      let base = (item as? LayoutGuide)?.firstVariable ?? layoutState.firstVariable
      guard base >= 0 else { return [] }
      let sources = [VariableOffset.start(axis), VariableOffset.extent(axis)]
        .flatMap { system.solver.holders(of: system.variable(base, $0)).map(\.constraint) }
      return Set(sources).sorted().compactMap { system.constraint(of: system.rows[$0.index].source) }
    }
    return held ?? []
  }
}

extension View {
  /// Takes the next of the places that the constraints allow, until something is solved again.
  func moveToNextOptimum() {
    guard self !== layoutRoot else { return }
    inspectLayoutSystem { system in
      let optima = system.optima(of: self)
      guard !optima.isEmpty else { return }
      let present = optima.firstIndex { isPlaced(at: system.alignmentRect(of: self, in: $0)) }
      let optimum = optima[present.map { ($0 + 1) % optima.count } ?? 0]
      for view in system.views { view.layoutState.solvedAlignmentRect = system.alignmentRect(of: view, in: optimum) }
    }
    layoutRoot.takeSolvedPlaces()
  }

  /// Lays out this root by the places that the views were given, without solving anything.
  private func takeSolvedPlaces() {
    withPass { pass in
      PixelRounding(scale: traitCollection.displayScale, pass: pass).apply(below: self)
      layoutTopDown(in: pass, root: self)
    }
  }

  private func isPlaced(at rect: Rect) -> Bool {
    // The view stands at pixels, the optimum between them.
    let tolerance = 1 / traitCollection.displayScale
    let placed = frame.inset(by: alignmentRectInsets)
    return abs(placed.minX - rect.minX) < tolerance && abs(placed.minY - rect.minY) < tolerance
      && abs(placed.width - rect.width) < tolerance && abs(placed.height - rect.height) < tolerance
  }
}

extension LayoutSystem {
  /// The values of all variables at the ends of what is open of a view; no two place the view alike.
  fileprivate mutating func optima(of view: View) -> [[Double]] {
    var optima: [[Double]] = []
    for axis in Axis.allCases {
      for variable in [start(of: view, along: axis), extent(of: view, along: axis)] {
        guard let ambiguity = solver.ambiguity(of: variable) else { continue }
        for optimum in [ambiguity.least, ambiguity.greatest] {
          let rect = alignmentRect(of: view, in: optimum)
          if !optima.contains(where: { alignmentRect(of: view, in: $0) == rect }) { optima.append(optimum) }
        }
      }
    }
    return optima
  }
}
