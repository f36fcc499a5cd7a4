import Graphics
import InterfaceBuilder

/// Brings the frames that a document saves up to date with its constraints, as "Update Frames" in Interface Builder
/// does.
package struct FrameUpdates {
  /// The difference in points from which a saved frame counts as wrong. Texts are measured to half a point, and in
  /// another typeface than Apple's.
  private static let tolerance = 1.0

  private let document: EditableDocument

  package init(of document: EditableDocument) { self.document = document }

  /// Returns the edits for the views of a layout on the document's canvas.
  ///
  /// - Parameter view: The view to update with everything inside it, or `nil` for all views.
  package func edits(for layout: LayoutResult, below view: String?) -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    add(layout.root, to: &edits, below: view, isInside: view == nil, isRoot: true)
    return edits
  }

  private func add(
    _ node: LayoutNode, to edits: inout [DocumentEdit], below view: String?, isInside: Bool, isRoot: Bool
  ) {
    let isInside = isInside || node.id == view
    if isInside, !isRoot, let object = document.object(node.id), !object.isPlacedByMask(in: document),
      let saved = object.savedFrame, Self.differ(saved, node.frame)
    {
      edits.append(.setFrame(of: node.id, to: node.frame.atWholePixels))
    }
    for child in node.children { add(child, to: &edits, below: view, isInside: isInside, isRoot: false) }
  }

  private static func differ(_ one: Rect, _ other: Rect) -> Bool {
    let differences = [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
    ]
    return differences.contains { abs($0) > tolerance - 1e-6 }
  }
}

extension Rect {
  /// The rectangle at whole pixels of screens with a scale of 2 or 3, without the remainders of computing.
  fileprivate var atWholePixels: Rect {
    func snapped(_ value: Double) -> Double { (value * 6).rounded() / 6 }
    return Rect(x: snapped(minX), y: snapped(minY), width: snapped(width), height: snapped(height))
  }
}
