import AutoLayout
import Graphics

extension Finding {
  /// A constraint that reaches out of a scroll view's content or a cell; none where it stays inside.
  ///
  /// Sizes may be tied across a scroll view, and the scroll view itself belongs to the outside. A cell is a layout of its
  /// own, so that nothing can be tied to it.
  static func crossedBounds(_ path: ConstraintPath) -> Finding? {
    let name = path.constraint.name
    if let cell = path.sides.joined().first(where: \.isLayoutBoundary) {
      return Finding(
        rule: "crosses-bounds", severity: .warning, views: [cell.label], constraints: [name],
        message: "The constraint '\(name)' reaches out of \(cell.phrase), which is laid out on its own;"
          + " it takes no part.",
        fixes: ["Tie the view to the cell's content view."])
    }
    guard path.constraint.firstAttribute.kind != .dimension,
      let scrollView = path.sides.lazy.compactMap({ $0.dropFirst().first { $0 is ScrollView } }).first
    else { return nil }
    return Finding(
      rule: "crosses-bounds", severity: .warning, views: [scrollView.label], constraints: [name],
      message: "The constraint '\(name)' ties the content of \(scrollView.phrase) to a place outside of it,"
        + " which does not scroll.",
      fixes: ["Tie the content to the scroll view, or to its frame layout guide."])
  }
}
