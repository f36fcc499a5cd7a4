import ConstraintSolver
import Graphics

extension View {
  /// Inspects the system that places this view, solved for the current constraints and the size of its layout. Frames
  /// do not change.
  ///
  /// - Parameter inspect: Reads the system, and must not change it.
  /// - Returns: The result of `inspect`, or `nil` before the first layout.
  func inspectLayoutSystem<Insight>(_ inspect: (inout LayoutSystem) -> Insight) -> Insight? {
    let root = layoutRoot
    guard environment != nil else { return nil }
    return root.currentEngine(at: .fixed(root.frame.size)).inspect(inspect)
  }

  /// Returns the constraints that together determine the position and extent of an item along an axis, in the order in
  /// which the engine added them.
  ///
  /// - Parameter item: The view itself, or one of its guides that constraints place.
  func holders(of item: any LayoutItem, along axis: Axis) -> [LayoutConstraint] {
    let held = inspectLayoutSystem { system -> [LayoutConstraint] in
      // Read here, because inspecting the system may have built it and assigned the variables.
      let base = (item as? LayoutGuide)?.firstVariable ?? layoutState.firstVariable
      guard base >= 0 else { return [] }
      let sources = [VariableOffset.start(axis), VariableOffset.extent(axis)]
        .flatMap { system.solver.holders(of: system.variable(base, $0)).map(\.constraint) }
      return Set(sources).sorted().compactMap { system.constraint(of: system.rows[$0.index].source) }
    }
    return (held ?? []).withoutRepeatedContentSizes
  }

  // MARK: Exercising ambiguity

  /// Moves the view to the next position or size that the constraints allow, until the next layout.
  func moveToNextOptimum() {
    guard self !== layoutRoot else { return }
    inspectLayoutSystem { system in
      let optima = system.optima(of: self)
      guard !optima.isEmpty else { return }
      let present = optima.firstIndex { isPlaced(at: system.alignmentRect(of: self, in: $0)) }
      let optimum = optima[present.map { ($0 + 1) % optima.count } ?? 0]
      for view in system.views { view.layoutState.solvedAlignmentRect = system.alignmentRect(of: view, in: optimum) }
    }
    layoutRoot.layOutCurrentSolution()
  }

  /// Lays out this root with the current solution, without solving again.
  private func layOutCurrentSolution() {
    withPass { pass in
      PixelRounding(scale: traitCollection.displayScale, pass: pass).apply(below: self)
      layoutTopDown(in: pass, root: self)
    }
  }

  private func isPlaced(at rect: Rect) -> Bool {
    // The view is at whole pixels, but the optimum may be between them.
    let tolerance = 1 / traitCollection.displayScale
    let placed = frame.inset(by: insetsOfAlignmentRect)
    return abs(placed.minX - rect.minX) < tolerance && abs(placed.minY - rect.minY) < tolerance
      && abs(placed.width - rect.width) < tolerance && abs(placed.height - rect.height) < tolerance
  }
}

extension [LayoutConstraint] {
  /// The constraints, with a single one for each content size: hugging and compression resistance are two inequalities
  /// of the system, but one constraint of Auto Layout.
  fileprivate var withoutRepeatedContentSizes: [LayoutConstraint] {
    enumerated().filter { index, constraint in
      guard constraint.origin == .contentSize else { return true }
      return !self[..<index].contains {
        $0.origin == .contentSize && $0.firstItem === constraint.firstItem
          && $0.firstAttribute == constraint.firstAttribute
      }
    }.map(\.element)
  }
}

extension LayoutSystem {
  /// Returns the variable of a view's left or top edge.
  func start(of view: View, along axis: Axis) -> Variable {
    variable(view.layoutState.firstVariable, VariableOffset.start(axis))
  }

  /// Returns the variable of a view's width or height.
  func extent(of view: View, along axis: Axis) -> Variable {
    variable(view.layoutState.firstVariable, VariableOffset.extent(axis))
  }

  /// Returns the variables that constraints do not determine.
  mutating func openVariables() -> Set<Variable> { Set(solver.ambiguousVariables()) }

  /// Returns a view's alignment rectangle in its superview's coordinates, for given values of the variables.
  func alignmentRect(of view: View, in values: [Double]) -> Rect {
    Rect(
      x: values[start(of: view, along: .horizontal).index], y: values[start(of: view, along: .vertical).index],
      width: values[extent(of: view, along: .horizontal).index],
      height: values[extent(of: view, along: .vertical).index])
  }

  /// Returns the values of all variables at the limits of each ambiguous variable of a view. Each result places the
  /// view differently.
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
