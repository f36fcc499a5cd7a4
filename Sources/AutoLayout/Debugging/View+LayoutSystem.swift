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
  func start(of view: View, along axis: Axis) -> Variable { variable(view.variableBase, VariableOffset.start(axis)) }

  /// A view's second variable of an axis: its width or height.
  func extent(of view: View, along axis: Axis) -> Variable { variable(view.variableBase, VariableOffset.extent(axis)) }

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
