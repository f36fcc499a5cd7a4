import Graphics

/// What the views of a subtree know of the system that they are part of, while the subtree is solved on its own.
struct SystemMembership {
  private var views: [Member] = []
  private var guides: [(guide: LayoutGuide, variableBase: Int, frame: Rect)] = []
  private var constraints: [(constraint: LayoutConstraint, row: Int?)] = []

  private struct Member {
    let view: View
    let variableBase: Int
    let rows: OwnRows
    let alignmentRect: Rect
    let width: Double?
    let contentSize: Size
    let margins: EdgeInsets
    let safeArea: EdgeInsets
    let readableInsets: EdgeInsets
  }

  init(ofSubtree view: View) { take(view) }

  private mutating func take(_ view: View) {
    views.append(
      Member(
        view: view, variableBase: view.variableBase, rows: view.systemRows, alignmentRect: view.solvedAlignmentRect,
        width: view.solvedWidth, contentSize: (view as? ScrollView)?.solvedContentSize ?? .zero,
        margins: view.effectiveMargins,
        safeArea: view.safeAreaInsets, readableInsets: view.readableContentInsets))
    for guide in view.layoutGuides { guides.append((guide, guide.variableBase, guide.solvedFrame)) }
    for constraint in view.constraints { constraints.append((constraint, constraint.row)) }
    for subview in view.subviews where !subview.isLayoutBoundary { take(subview) }
  }

  /// Puts everything back.
  func restore() {
    for member in views {
      let view = member.view
      view.variableBase = member.variableBase
      view.systemRows = member.rows
      view.solvedAlignmentRect = member.alignmentRect
      view.solvedWidth = member.width
      (view as? ScrollView)?.solvedContentSize = member.contentSize
      view.effectiveMargins = member.margins
      view.safeAreaInsets = member.safeArea
      view.readableContentInsets = member.readableInsets
    }
    for (guide, variableBase, frame) in guides {
      guide.variableBase = variableBase
      guide.solvedFrame = frame
    }
    for (constraint, row) in constraints { constraint.row = row }
  }
}
