/// How a renderer lays out and draws scenes, and what it records of them.
///
/// Whatever is kept between layouts or between runs is kept under a key that contains the whole value, so a new
/// property counts in every key. Keys between runs are made of printed values, so no property is a set or a dictionary,
/// which each process prints in another order.
public struct RenderSettings: Hashable, Sendable {
  /// The number to show in texts with plural forms.
  public var sampleNumber = TextContext.sampleNumber
  /// The metrics of system fonts.
  public var metrics = SystemFontModel.sanFrancisco
  /// Whether pictures of a screen have the device's status bar, sensor housing and home indicator, or `nil` for the
  /// default: they do if a device was chosen, and do not on the canvas of a document or a catalog. Views that do not
  /// fill the screen never have them. They are drawn over the picture and are not part of the layout.
  public var showsChrome: Bool?
  /// The number of rows of each prototype cell of a document's tables and collections, from 1, or `nil` for the
  /// default: each once on the canvas, as in Interface Builder, and as many as fill the screen on a device.
  public var rows: Int?
  /// Whether a custom view or cell without content of its own shows the xib of the project that has the name of its
  /// class, as most classes with such a xib do in the app.
  public var showsClassXibs = true
  /// When views that draw nothing are outlined with their names, or `nil` for the default: ``Ghosts/auto`` for
  /// documents, which show no data, and for views filled with samples, and ``Ghosts/never`` for other scenes in Swift.
  /// The outlines are not part of the layout.
  public var ghosts: Ghosts?
  /// Whether runs fill the scenes of a catalog with samples where they have no data. A renderer lays out what it is
  /// given.
  package var showsSamples = false
  /// The size of scenes where it differs from their own.
  package var size = ChosenSize()
  /// What renderings have in addition to the frames and the findings about them.
  public var recorded: RecordedParts = .displayList
  /// The overlays to record in ``Rendering/overlays``, without drawing them.
  package var overlays: [LayoutOverlay] = []
  /// The identifier of the view to explain in ``Rendering/explanation``, or `nil` to explain none.
  package var explainedView: String?

  public init() {}
}

/// What a ``Rendering`` has in addition to the frames and the findings about them.
public struct RecordedParts: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What to paint: ``Rendering/displayList``.
  public static let displayList = RecordedParts(rawValue: 1 << 0)
  /// The style of each view in the layout.
  public static let styles = RecordedParts(rawValue: 1 << 1)
  /// Findings about how the layout is made (``Finding/Rule/isAboutDesign``).
  package static let designFindings = RecordedParts(rawValue: 1 << 2)
  /// The linear systems: ``Rendering/systems``.
  package static let systems = RecordedParts(rawValue: 1 << 3)
  /// The views that cover each other: ``Rendering/coveredViews``.
  package static let coveredViews = RecordedParts(rawValue: 1 << 4)
  /// The tree with its constraints: ``Rendering/outline``.
  package static let outline = RecordedParts(rawValue: 1 << 5)
}

extension RenderSettings {
  /// These settings with the usual records. No frame depends on what is recorded.
  var ofFrames: RenderSettings {
    var settings = self
    let usual = RenderSettings()
    settings.recorded = usual.recorded
    settings.overlays = usual.overlays
    settings.explainedView = usual.explainedView
    return settings
  }

  /// Whether layouts can be kept for other cells. Systems, outlines and explanations are those of one cell.
  var canKeepLayouts: Bool { recorded.isDisjoint(with: [.systems, .outline]) && explainedView == nil }
}
