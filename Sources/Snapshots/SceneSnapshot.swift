import Graphics

/// A scene laid out in one cell of the matrix: what is written as an image and a sidecar.
public struct SceneSnapshot: Hashable, Sendable {
  /// The id of the scene's root view.
  public var id: String
  /// The scene's name, unique within its document also where case is folded.
  public var name: String
  /// The cell.
  public var cell: MatrixCell
  /// Pixels per point.
  public var scale: Double
  /// The solved layout and what was found wrong with it.
  public var layout: LayoutResult
  /// What is painted.
  public var displayList: DisplayList

  /// Makes a snapshot.
  public init(
    id: String, name: String, cell: MatrixCell, scale: Double, layout: LayoutResult, displayList: DisplayList
  ) {
    self.id = id
    self.name = name
    self.cell = cell
    self.scale = scale
    self.layout = layout
    self.displayList = displayList
  }

  /// The colour behind a scene that does not fill its root: that of the system's window.
  public var ground: Color { cell.appearance == .dark ? .black : .white }
}
