extension Renderer {
  /// One picture of a scene in all its cells.
  ///
  /// - Parameters:
  ///   - snapshots: the cells, in the order in which rows and columns shall stand.
  ///   - document: the document's path, for the heading.
  public func contactSheet(of snapshots: [SceneSnapshot], document: String) -> Rendering {
    let sheet = ContactSheet(of: snapshots, document: document, measuring: measuring).displayList()
    let node = LayoutNode(
      id: "", elementClass: "view", name: "", frame: Rect(origin: .zero, size: sheet.size),
      alignmentRect: Rect(origin: .zero, size: sheet.size))
    return Rendering(
      layout: LayoutResult(size: sheet.size, root: node), displayList: sheet, scale: ContactSheet.scale)
  }
}
