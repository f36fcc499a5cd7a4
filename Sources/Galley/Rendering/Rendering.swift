/// A view tree as it was laid out and is to be painted: a value that outlives the tree.
public struct Rendering: Hashable, Sendable {
  /// The places of all views, and what was found wrong with them.
  public var layout: LayoutResult
  /// What is to be painted.
  public var displayList: DisplayList
  /// Pixels per point.
  public var scale: Double
  /// What lies under everything.
  public var background: Color
  /// The conflicts in the words that Apple's platforms log.
  public var conflictLog: [String]
  /// The linear systems that were solved, where the renderer was asked to keep them.
  package var systems: LayoutSystemRecord?
  /// Why a view stands where it stands, where the renderer was asked for it and the scene has the view.
  package var explanation: LayoutExplanation?
  /// What the scene asked the asset catalogs for and what was found, where a document's renderer was asked for it.
  package var assets: [AssetRequest: AssetAnswer]?

  /// Makes a rendering.
  public init(
    layout: LayoutResult, displayList: DisplayList, scale: Double, background: Color = .white,
    conflictLog: [String] = []
  ) {
    self.layout = layout
    self.displayList = displayList
    self.scale = scale
    self.background = background
    self.conflictLog = conflictLog
  }
}

/// A format of image files.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Outlines for the web.
  case svg
  /// Outlines for print.
  case pdf
}
