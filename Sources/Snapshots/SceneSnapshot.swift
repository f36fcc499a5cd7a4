import AutoLayout
import Graphics

/// A scene laid out in one cell of the matrix, from which an image and a sidecar are written.
package struct SceneSnapshot: Hashable, Sendable {
  /// The identifier of the scene's root view.
  package var id: String
  /// The scene's name, unique within its document even if case is ignored.
  package var name: String
  /// The state of the project's data that the scene is in, or `nil` for none.
  package var state: String?
  package var cell: MatrixCell
  /// The number of pixels per point.
  package var scale: Double
  /// The look of iOS that the views were drawn in.
  package var look: SystemLook
  /// The layout and its findings.
  package var layout: LayoutResult
  package var displayList: DisplayList

  package init(
    id: String, name: String, state: String? = nil, cell: MatrixCell, scale: Double, look: SystemLook = .current,
    layout: LayoutResult,
    displayList: DisplayList
  ) {
    self.id = id
    self.name = name
    self.state = state
    self.cell = cell
    self.scale = scale
    self.look = look
    self.layout = layout
    self.displayList = displayList
  }

  /// The window's colour, behind scenes that do not fill their root.
  package var ground: Color { cell.appearance == .dark ? .black : .white }
}
