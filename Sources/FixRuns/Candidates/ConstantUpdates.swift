import AutoLayout
import Files
import Graphics
import InterfaceBuilder

/// Brings the constants of constraints up to date with the saved frames, as "Update Constraint Constants" in Interface
/// Builder does: the opposite of ``FrameUpdates``.
package struct ConstantUpdates {
  /// The difference in points from which a frame counts as moved, as for ``FrameUpdates``.
  private static let tolerance = 1.0

  private let document: EditableDocument
  /// The frames that the constraints give, in the root's coordinates, by the views' ids.
  private let solved: [String: Rect]

  /// - Parameter layout: The layout on the document's canvas.
  package init(of document: EditableDocument, solvedAs layout: LayoutResult) {
    self.document = document
    var solved: [String: Rect] = [:]
    func add(_ node: LayoutNode, at origin: Point) {
      if solved[node.id] == nil { solved[node.id] = Rect(origin: origin, size: node.frame.size) }
      for child in node.children { add(child, at: origin + child.frame.origin - node.contentOffset) }
    }
    add(layout.root, at: .zero)
    self.solved = solved
  }

  /// Returns the edits of equations between views that the canvas shows elsewhere than the constraints put them.
  ///
  /// - Parameter view: The view whose constraints to update, or `nil` for all views.
  package func edits(of view: String?) -> [DocumentEdit] {
    let constraints = view.map(document.constraints) ?? document.constraints
    return constraints.filter { $0.relation == .equal && !$0.isAspectRatio }.compactMap { constraint in
      guard let excess = excess(of: constraint), abs(excess) > Self.tolerance - 1e-6 else { return nil }
      // Half a point, to which Interface Builder snaps on screens with two pixels per point.
      let constant = ((constraint.constant + excess) * 2).rounded() / 2
      return .set(attribute: "constant", of: constraint.id, to: DocumentNumber.text(constant))
    }
  }

  /// Returns by how much the canvas has more between the items of a constraint than the layout. Safe areas and margins
  /// are at fixed distances from the edges of their views.
  private func excess(of constraint: DocumentObject) -> Double? {
    guard let first = shift(of: constraint.firstAttribute, of: constraint.firstItem) else { return nil }
    guard let attribute = constraint.secondAttribute else { return first }
    guard let multiplier = constraint.multiplier, let second = shift(of: attribute, of: constraint.secondItem) else {
      return nil
    }
    return first - multiplier * second
  }

  /// Returns by how much an attribute of a view differs on the canvas from the layout.
  private func shift(of attribute: String, of item: String?) -> Double? {
    guard var view = item.flatMap(document.object) else { return nil }
    if view.elementName.hasSuffix("LayoutGuide") {
      guard let owner = view.superview else { return nil }
      view = owner
    }
    guard let saved = view.canvasFrame, let solved = solved[view.id],
      let value = Self.value(of: attribute.replacing("Margin", with: ""))
    else { return nil }
    return value(saved) - value(solved)
  }

  private static func value(of attribute: String) -> ((Rect) -> Double)? {
    switch attribute {
    case "leading", "left": \.minX
    case "trailing", "right": \.maxX
    case "centerX": \.midX
    case "top", "firstBaseline": \.minY
    case "bottom", "baseline", "lastBaseline": \.maxY
    case "centerY": \.midY
    case "width": \.width
    case "height": \.height
    default: nil
    }
  }
}

extension DocumentObject {
  fileprivate var isAspectRatio: Bool {
    guard let secondAttribute else { return false }
    return firstItem == secondItem && Set([firstAttribute, secondAttribute]) == ["width", "height"]
  }

  /// The factor of a constraint: a number, or a ratio such as `2:3`. `nil` if it is neither.
  fileprivate var multiplier: Double? {
    guard let text = self["multiplier"] else { return 1 }
    let parts = text.utf8.split(separator: ":").map { Double($0) }
    switch parts.count {
    case 1: return parts[0]
    case 2: return parts[0].flatMap { one in parts[1].flatMap { $0 == 0 ? nil : one / $0 } }
    default: return nil
    }
  }
}
