import Graphics

/// The part of a scene that a figure shows, for texts about it and for comparisons.
package struct ShownScene: Hashable, Sendable {
  package var name: String
  /// The layout without views outside of the part, and without private texts.
  package var layout: LayoutResult

  init(name: String, layout: LayoutResult, area: Rect) {
    self.name = name
    self.layout = layout
    let root = layout.origin
    self.layout.root = layout.root.shown(in: area, at: root)
    self.layout.chrome = layout.chrome.filter { !$0.frame.offset(by: root).intersection(area).isEmpty }
    self.layout.findings = []
  }
}

extension LayoutNode {
  /// Returns the view with those of its subviews that are in an area.
  fileprivate func shown(in area: Rect, at origin: Point) -> LayoutNode {
    var node = self
    node.children = children.compactMap { child in
      let corner = origin + child.frame.origin - contentOffset
      guard !child.isHidden, !Rect(origin: corner, size: child.frame.size).intersection(area).isEmpty else {
        return nil
      }
      return child.shown(in: area, at: corner)
    }
    return node
  }
}
