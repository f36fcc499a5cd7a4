/// A view tree that was laid out and can be painted: a value that outlives the tree.
public struct Rendering: Hashable, Sendable {
  /// The frames of all views, with the findings about them.
  public var layout: LayoutResult
  /// What to paint.
  public var displayList: DisplayList
  /// Pixels per point.
  public var scale: Double
  /// The colour behind everything.
  public var background: Color
  /// The look of iOS that the views were drawn in.
  public var look: SystemLook
  /// The conflicts as Apple's platforms log them.
  public var conflictLog: [String]
  /// The linear systems that were solved, or `nil` unless ``RecordedParts/systems`` are recorded.
  package var systems: LayoutSystemRecord?
  /// The drawings of ``RenderSettings/overlays``, in the picture's coordinates.
  package var overlays: [DisplayItem] = []
  /// The explanation of ``RenderSettings/explainedView``, or `nil` if the scene does not have the view.
  package var explanation: LayoutExplanation?
  /// The views that cover each other, or `nil` unless ``RecordedParts/coveredViews`` are recorded.
  package var coveredViews: CoveredViews?
  /// The tree with its constraints, or `nil` unless the ``RecordedParts/outline`` is recorded.
  package var outline: LayoutOutline?
  /// The xibs that custom views and cells show.
  package var classXibs = ShownClassXibs()
  /// The class of the root view or its controller.
  package var rootClass = ""
  /// The scene's requests to the asset catalogs with their answers, or `nil` unless ``DocumentRenderer/recordsAssets``
  /// was set.
  package var assets: [AssetRequest: AssetAnswer]?

  public init(
    layout: LayoutResult, displayList: DisplayList, scale: Double, background: Color = .white,
    look: SystemLook = .current, conflictLog: [String] = []
  ) {
    self.layout = layout
    self.displayList = displayList
    self.scale = scale
    self.background = background
    self.look = look
    self.conflictLog = conflictLog
  }

  /// Checks that there is something to paint.
  ///
  /// - Throws: ``RasterError/noArea(scene:width:height:)`` if the root has no width or no height.
  func checkArea() throws(RasterError) {
    let size = displayList.size
    guard size.width == 0 || size.height == 0 else { return }
    throw .noArea(scene: rootClass, width: size.width, height: size.height)
  }
}
