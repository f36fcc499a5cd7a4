import Galley

extension SceneSnapshot {
  /// A snapshot of an empty scene.
  static func sample(
    name: String = "Login", cell: MatrixCell = MatrixCell(), scale: Double = 2,
    size: Size = Size(width: 375, height: 667), findings: [Finding] = []
  ) -> SceneSnapshot {
    let frame = Rect(origin: .zero, size: size)
    let root = LayoutNode(id: "abc-de-fgh", elementClass: "view", name: "", frame: frame, alignmentRect: frame)
    return SceneSnapshot(
      id: "abc-de-fgh", name: name, cell: cell, scale: scale,
      layout: LayoutResult(size: size, root: root, findings: findings), displayList: DisplayList(size: size))
  }
}
