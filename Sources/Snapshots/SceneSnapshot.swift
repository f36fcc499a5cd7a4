import Graphics

/// A scene laid out in one cell of the matrix, from which an image and a sidecar are written.
public struct SceneSnapshot: Hashable, Sendable {
  /// The identifier of the scene's root view.
  public var id: String
  /// The scene's name, unique within its document even if case is ignored.
  public var name: String
  public var cell: MatrixCell
  /// The number of pixels per point.
  public var scale: Double
  /// The layout and its findings.
  public var layout: LayoutResult
  public var displayList: DisplayList

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

  /// The window's colour, behind scenes that do not fill their root.
  public var ground: Color { cell.appearance == .dark ? .black : .white }
}
