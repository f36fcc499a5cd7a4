import Graphics

/// How large a scene's root is on another screen than the document's.
struct RootSizeRule: Hashable, Sendable {
  /// The root's size on the document's canvas.
  var saved: Size
  /// The size of that canvas.
  var canvas: Size
  /// How the root relates to the screen.
  var placement: CanvasContext.Placement

  /// The size on a screen: what fills the canvas fills the screen, a controller's view that leaves room for bars leaves
  /// as much, anything else keeps its size.
  func size(on screen: Size) -> Size {
    let width = saved.width == canvas.width ? screen.width : saved.width
    if saved.height == canvas.height { return Size(width: width, height: screen.height) }
    guard placement == .controller, saved.height < canvas.height else {
      return Size(width: width, height: saved.height)
    }
    return Size(width: width, height: max(0, screen.height - (canvas.height - saved.height)))
  }
}
