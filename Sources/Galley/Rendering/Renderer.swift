/// Lays out view trees and paints them: views, or controllers with theirs.
///
/// A renderer keeps measured texts and painted glyphs, so make one and use it for everything that a task renders. It
/// serves one task at a time; several tasks each make one, over one ``FontLibrary``.
///
/// ```swift
/// let renderer = try Renderer()
/// let png = try renderer.png(of: card, width: 320, traits: TraitCollection(locale: "de"))
/// ```
public final class Renderer {
  let measuring: PangoTextMeasurer
  /// What is called with each conflict as it is broken; the tree is still there to be looked at.
  public var alertForUnsatisfiableConstraints: ((LayoutConflict) -> Void)?
  /// Whether ``Rendering/systems`` is wanted.
  package var recordsSystems = false
  /// Whether ``Rendering/displayList`` is wanted.
  package var recordsDisplayLists = true
  /// Whether layouts hold how each view looks.
  public var recordsStyles = false
  /// The view of which ``Rendering/explanation`` is wanted.
  package var explainedView: String?
  private let rasterizer = Rasterizer()

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - fonts: the fonts; none for those that come with Galley.
  ///   - systemFonts: whose widths and heights system fonts have.
  /// - Throws: ``TypefaceError`` when the fonts are not found.
  public init(
    fonts: FontLibrary? = nil, systemFonts: SystemFontModel = .sanFrancisco
  ) throws(TypefaceError) {
    if let fonts {
      measuring = PangoTextMeasurer(library: fonts, systemFonts: systemFonts)
    } else {
      measuring = PangoTextMeasurer(library: try .bundled(), systemFonts: systemFonts)
    }
  }

  // MARK: Layout

  /// Lays out a view, or a controller's, at a size.
  ///
  /// - Parameters:
  ///   - content: the tree's root, whose frame is set, or the controller that has it.
  ///   - size: the root's size in points.
  ///   - safeArea: how far bars and corners cover the root, in points.
  ///   - traits: language, text size, appearance and scale.
  ///   - overlay: what to draw over the views to explain their layout.
  public func render(
    _ content: any SceneContent, size: Size, safeArea: EdgeInsets = .zero,
    traits: TraitCollection = TraitCollection(), overlay: LayoutOverlay? = nil
  ) -> Rendering {
    render(content, size: size, safeArea: safeArea, traits: traits, chrome: [], overlay: overlay)
  }

  /// Lays out a view with bars over it, which are no part of its tree.
  func render(
    _ content: any SceneContent, size: Size, safeArea: EdgeInsets, traits: TraitCollection, chrome: [View],
    overlay: LayoutOverlay?
  ) -> Rendering {
    let environment = LayoutEnvironment(traits: traits, measuring: measuring)
    environment.recordsSystems = recordsSystems
    environment.alertForUnsatisfiableConstraints = alertForUnsatisfiableConstraints
    let outcome = content.layout(size: size, safeArea: safeArea, in: environment)
    let view = content.shownView
    var displayList = DisplayList(size: view.bounds.size)
    if recordsDisplayLists {
      displayList = view.displayList()
      displayList.items += items(of: chrome, traits: traits)
    }
    let findings = LayoutAudit(of: view, outcome: outcome).findings()
    if let overlay {
      displayList.items += overlay.items(over: view, outcome: outcome, findings: findings, measuring: measuring)
    }
    var rendering = Rendering(
      layout: LayoutResult(
        size: size, root: view.layoutNode(withStyles: recordsStyles), findings: findings,
        chrome: recordsStyles ? chrome.map { $0.layoutNode(withStyles: true) } : []),
      displayList: displayList,
      scale: traits.displayScale, background: traits.userInterfaceStyle == .dark ? .black : .white,
      conflictLog: outcome.conflicts.map(\.log))
    rendering.systems = outcome.systems
    if let explainedView {
      rendering.explanation = view.firstInTree { $0.label == explainedView }?.layoutExplanation(after: outcome)
    }
    return rendering
  }

  /// Lays out a view, or a controller's, at a width, as high as its constraints and content ask for.
  ///
  /// - Parameters:
  ///   - content: the tree's root, whose frame is set, or the controller that has it.
  ///   - width: the root's width in points.
  ///   - traits: language, text size, appearance and scale.
  ///   - overlay: what to draw over the views to explain their layout.
  public func render(
    _ content: any SceneContent, width: Double, traits: TraitCollection = TraitCollection(),
    overlay: LayoutOverlay? = nil
  ) -> Rendering {
    let environment = LayoutEnvironment(traits: traits, measuring: measuring)
    let size = content.shownView.systemLayoutSizeFitting(
      Size(width: width, height: 0), horizontalFittingPriority: .required, in: environment)
    return render(content, size: size, traits: traits, overlay: overlay)
  }

  /// Lays out a view, or a controller's, on a device's screen.
  ///
  /// - Parameters:
  ///   - content: the tree's root, whose frame is set, or the controller that has it.
  ///   - device: the device; it decides size, safe area, scale, size classes and idiom.
  ///   - orientation: the way it is held.
  ///   - traits: language, text size and appearance.
  ///   - overlay: what to draw over the views to explain their layout.
  public func render(
    _ content: any SceneContent, on device: Device, orientation: Device.Orientation = .portrait,
    traits: TraitCollection = TraitCollection(), overlay: LayoutOverlay? = nil
  ) -> Rendering {
    render(
      content, size: device.size(in: orientation), safeArea: device.safeArea(in: orientation),
      traits: traits.on(device, orientation: orientation), overlay: overlay)
  }

  // MARK: Painting

  /// Paints what was laid out.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or too large.
  public func pixmap(of rendering: Rendering) throws(RasterError) -> Pixmap {
    try pixmap(of: rendering.displayList, scale: rendering.scale, background: rendering.background)
  }

  /// Paints a display list.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or too large.
  public func pixmap(of list: DisplayList, scale: Double, background: Color) throws(RasterError) -> Pixmap {
    try rasterizer.pixmap(of: list, scale: scale, background: background)
  }

  /// Paints what was laid out as a PNG file's bytes.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or too large.
  public func png(of rendering: Rendering) throws(RasterError) -> [UInt8] {
    PNG.encode(try pixmap(of: rendering))
  }

  /// Lays out a view, or a controller's, at a width, as high as its content asks for, and paints it as a PNG file's bytes.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or too large.
  public func png(
    of content: any SceneContent, width: Double, traits: TraitCollection = TraitCollection()
  ) throws(RasterError) -> [UInt8] {
    try png(of: render(content, width: width, traits: traits))
  }

  /// Lays out a view, or a controller's, on a device's screen and paints it as a PNG file's bytes.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or too large.
  public func png(
    of content: any SceneContent, on device: Device, orientation: Device.Orientation = .portrait,
    traits: TraitCollection = TraitCollection()
  ) throws(RasterError) -> [UInt8] {
    try png(of: render(content, on: device, orientation: orientation, traits: traits))
  }

  /// Writes what was laid out as a file of a format, text of vector formats as outlines.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or too large.
  public func file(of rendering: Rendering, as format: ImageFormat) throws(RasterError) -> [UInt8] {
    let ground = Rect(origin: .zero, size: rendering.displayList.size)
    var page = rendering.displayList
    page.items.insert(.fill(.rect(ground), rendering.background), at: 0)
    switch format {
    case .png: return try png(of: rendering)
    case .svg: return try rasterizer.svg(of: page)
    case .pdf: return try rasterizer.pdf(of: page)
    }
  }
}

extension Renderer {
  /// What bars look like that lie over a scene.
  func items(of chrome: [View], traits: TraitCollection) -> [DisplayItem] {
    chrome.map { bar in
      let place = bar.frame.origin
      bar.layout(size: bar.frame.size, in: LayoutEnvironment(traits: traits, measuring: measuring))
      return .group(
        DisplayGroup(transform: .translation(x: place.x, y: place.y), items: bar.displayList().items))
    }
  }
}

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
