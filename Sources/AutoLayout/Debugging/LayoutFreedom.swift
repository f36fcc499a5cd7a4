import ConstraintSolver
import Graphics

/// Positions and sizes of views that constraints leave open for one reason: they move together, or not at all.
package struct LayoutFreedom {
  /// A value of a view that the solver determines.
  package enum Value: Int, CaseIterable, Comparable, Hashable {
    // In the order of a view's variables.
    case x, y, width, height, contentWidth, contentHeight

    package static func < (left: Value, right: Value) -> Bool { left.rawValue < right.rawValue }
  }

  /// The views, in tree order, with the values that are open.
  package fileprivate(set) var views: [(view: View, values: Set<Value>)]

  /// Returns the freedom with some of its values only, or `nil` if none remain.
  package func filtered(_ isIncluded: (View, Value) -> Bool) -> LayoutFreedom? {
    var freedom = self
    freedom.views = views.compactMap { view, values in
      let values = values.filter { isIncluded(view, $0) }
      return values.isEmpty ? nil : (view, values)
    }
    return freedom.views.isEmpty ? nil : freedom
  }
}

extension View {
  /// Returns what constraints leave open by more than a distance without making the layout worse, one freedom for each
  /// cause. Causes that concern the same views, such as the position and the height of one view, are combined.
  ///
  /// - Parameters:
  ///   - views: Views of a tree, in tree order, that have an ambiguous layout.
  ///   - distance: The largest freedom that does not count, in points.
  package static func freedoms(of views: [View], beyond distance: Double) -> [LayoutFreedom] {
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    let layouts = Dictionary(grouping: views) { ObjectIdentifier($0.layoutRoot) }
    var freedoms: [LayoutFreedom] = []
    for views in layouts.values {
      let found = views[0].inspectLayoutSystem { $0.freedoms(of: views, beyond: distance) }
      freedoms += found ?? []
    }
    return freedoms.sorted { left, right in
      left.views.lazy.map { places[ObjectIdentifier($0.view)] ?? 0 }
        .lexicographicallyPrecedes(right.views.lazy.map { places[ObjectIdentifier($0.view)] ?? 0 })
    }
  }
}

extension LayoutSystem {
  /// The most variables whose freedom is measured. Each measurement solves the layout again. The others count as free,
  /// so that nothing ambiguous is left out: at most what is open by a rounding error is reported, too.
  private static let mostMeasured = 200

  fileprivate mutating func freedoms(of views: [View], beyond distance: Double) -> [LayoutFreedom] {
    let open = solver.ambiguousVariables()
    let places = valuePlaces(of: views)
    var optima = solver.optima()
    var rest = Self.mostMeasured
    var freedoms: [LayoutFreedom] = []
    var known: [[Int]: Int] = [:]
    for part in optima.parts(of: open) {
      let values = part.compactMap { places[$0] }.sorted { ($0.view, $0.value) < ($1.view, $1.value) }
      guard !values.isEmpty, isFree(part, in: &optima, beyond: distance, rest: &rest) else { continue }
      let numbers = Set(values.map(\.view)).sorted()
      let index = known[numbers] ?? freedoms.count
      if index == freedoms.count {
        known[numbers] = index
        freedoms.append(LayoutFreedom(views: numbers.map { (views[$0], []) }))
      }
      for (view, value) in values {
        guard let place = numbers.firstIndex(of: view) else { continue }
        freedoms[index].views[place].values.insert(value)
      }
    }
    return freedoms
  }

  /// Whether a variable of a part can move by more than a distance.
  private func isFree(
    _ part: [Variable], in optima: inout SolverOptima, beyond distance: Double, rest: inout Int
  ) -> Bool {
    for variable in part {
      guard rest > 0 else { return true }
      rest -= 1
      guard let ambiguity = optima.ambiguity(of: variable) else { continue }
      guard let least = ambiguity.range.lower?.value, let greatest = ambiguity.range.upper?.value else { return true }
      if greatest - least > distance { return true }
    }
    return false
  }

  /// Returns the index of a view and the value that each variable represents.
  private func valuePlaces(of views: [View]) -> [Variable: (view: Int, value: LayoutFreedom.Value)] {
    var places: [Variable: (view: Int, value: LayoutFreedom.Value)] = [:]
    for (index, view) in views.enumerated() where view.layoutState.firstVariable >= 0 {
      for value in LayoutFreedom.Value.allCases.prefix(view is ScrollView ? 6 : 4) {
        places[variable(view.layoutState.firstVariable, value.rawValue)] = (index, value)
      }
    }
    return places
  }
}
