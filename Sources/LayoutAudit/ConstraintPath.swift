import AutoLayout

/// A constraint between two items, with the views that lie between each of them and their common ancestor.
struct ConstraintPath {
  let constraint: LayoutConstraint
  /// From each item's view, itself included, up to the common ancestor, which is left out.
  let sides: [[View]]

  /// Makes a path; none where the constraint joins no two items of one tree.
  init?(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem?.layoutView, let second = constraint.secondItem?.layoutView,
      let ancestor = first.ancestorShared(with: second)
    else { return nil }
    self.constraint = constraint
    sides = [Self.views(from: first, to: ancestor), Self.views(from: second, to: ancestor)]
  }

  private static func views(from view: View, to ancestor: View) -> [View] {
    var views: [View] = []
    var current: View? = view
    while let next = current, next !== ancestor {
      views.append(next)
      current = next.superview
    }
    return views
  }
}
