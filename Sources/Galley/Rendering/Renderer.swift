/// Lays out and paints view trees, given by their root view or its controller.
///
/// A renderer caches measured texts and painted glyphs, so use one renderer for everything that a task renders. It
/// serves one task at a time; other tasks make their own, with a shared ``FontLibrary``.
///
/// ```swift
/// let renderer = try Renderer()
/// let png = try renderer.png(of: card, width: 320, traits: TraitCollection(locale: "de"))
/// ```
public final class Renderer {
  /// How scenes are laid out and drawn, and what is recorded of them.
  public var settings: RenderSettings {
    didSet {
      guard settings.metrics != oldValue.metrics else { return }
      measuring = PangoTextMeasurer(library: measuring.library, systemFonts: settings.metrics)
    }
  }
  /// Called for each conflict when one of its constraints is broken, while the tree can still be inspected.
  public var alertForUnsatisfiableConstraints: ((LayoutConflict) -> Void)?
  package private(set) var measuring: PangoTextMeasurer
  private let rasterizer = Rasterizer()
  /// Renderers with the fonts of documents' projects, by the font files.
  private var renderersOfProjects: [[String]: Renderer] = [:]

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - fonts: The fonts, or `nil` for those that come with Galley.
  ///   - settings: How scenes are laid out and drawn, and what is recorded of them.
  /// - Throws: ``TypefaceError`` if the fonts are not found.
  public init(
    fonts: FontLibrary? = nil, settings: RenderSettings = RenderSettings()
  ) throws(TypefaceError) {
    let library = if let fonts { fonts } else { try FontLibrary.bundled() }
    measuring = PangoTextMeasurer(library: library, systemFonts: settings.metrics)
    self.settings = settings
  }

  /// Returns a renderer with the same settings that also has the fonts in some files, or this one if none of them
  /// contains a font. The files cannot replace a family that this renderer has.
  func adding(fontFiles files: [String]) -> Renderer {
    guard !files.isEmpty else { return self }
    let library = measuring.library
    let known = renderersOfProjects[files]
    guard
      let renderer = known
        ?? (try? FontLibrary(directories: library.directories, files: files)).flatMap({ try? Renderer(fonts: $0) })
    else { return self }
    renderersOfProjects[files] = renderer
    renderer.follow(self)
    return renderer
  }

  /// Takes the settings of the renderer whose fonts this one has, among others.
  func follow(_ other: Renderer) {
    guard other !== self else { return }
    settings = other.settings
    alertForUnsatisfiableConstraints = other.alertForUnsatisfiableConstraints
  }

  // MARK: Layout

  /// Lays out a view at a size.
  ///
  /// - Parameters:
  ///   - content: The root view, whose frame is set, or its controller.
  ///   - size: The root's size in points.
  ///   - safeArea: The insets of the root that bars and corners cover, in points.
  ///   - traits: The language, text size, appearance and scale.
  ///   - overlay: What to draw over the views to explain their layout, or `nil` for nothing.
  public func render(
    _ content: any SceneContent, size: Size, safeArea: EdgeInsets = .zero,
    traits: TraitCollection = TraitCollection(), overlay: LayoutOverlay? = nil
  ) -> Rendering {
    SceneSurroundings.during(traits: traits) {
      render(content, size: size, safeArea: safeArea, traits: traits, bars: { [] }, overlay: overlay)
    }
  }

  /// Lays out a view, with bars and the device's chrome over it that are not part of its tree.
  ///
  /// - Parameter bars: Returns the bars. Called after the layout, which may decide whether a bar is shown.
  func render(
    _ content: any SceneContent, size: Size, safeArea: EdgeInsets, traits: TraitCollection, bars: () -> [View],
    chrome: DeviceChrome? = nil, overlay: LayoutOverlay?, document maker: DocumentMaker? = nil
  ) -> Rendering {
    let scene = settle(content, size, safeArea: safeArea, traits, bars: bars, chrome: chrome, maker)
    var list =
      settings.recorded.contains(.displayList) ? displayList(of: scene) : DisplayList(size: scene.view.bounds.size)
    let findings = findings(in: scene)
    var origin = chrome?.origin ?? .zero
    let overlays = settings.overlays.map { overlay in
      let items = overlay.items(over: scene.view, outcome: scene.outcome, findings: findings, measuring: measuring)
      return DisplayItem.group(DisplayGroup(transform: .translation(x: origin.x, y: origin.y), items: items))
    }
    if let overlay {
      let overlaid = OverlaidScene(
        root: scene.view, bars: scene.bars, outcome: scene.outcome, findings: findings, list: list, origin: origin,
        background: traits.ground)
      let picture = overlay.picture(over: overlaid, measuring: measuring)
      (list, origin) = (picture.list, picture.origin)
    }
    var rendering = Rendering(
      layout: layout(of: scene, size: size, findings, origin: origin), displayList: list,
      scale: traits.displayScale, background: traits.ground, look: traits.look ?? .current,
      conflictLog: scene.outcome.conflicts.ofApp.map(\.explainedLog))
    rendering.rootClass = String(describing: type(of: content))
    rendering.overlays = overlays
    record(scene, in: &rendering)
    return rendering
  }

  /// Lays out the views of a scene and the bars over it.
  private func settle(
    _ content: any SceneContent, _ size: Size, safeArea: EdgeInsets, _ traits: TraitCollection, bars: () -> [View],
    chrome: DeviceChrome?, _ maker: DocumentMaker?
  ) -> SettledScene {
    let environment = LayoutEnvironment(traits: traits, measuring: measuring)
    environment.recordsSystems = settings.recorded.contains(.systems)
    environment.alertForUnsatisfiableConstraints = alertForUnsatisfiableConstraints
    let outcome = content.settledLayout(size: size, safeArea: safeArea, in: environment)
    let view = content.shownView
    let bars = bars()
    let sides = EdgeInsets(left: safeArea.left, right: safeArea.right)
    for bar in bars { layOut(bar, safeArea: sides, traits: traits) }
    let auditsDesign = settings.recorded.contains(.designFindings)
    let picture = auditsDesign ? Picture.recordingGround(of: view) : Picture(of: view)
    // Where nothing can be filled with samples, the picture names what will be there.
    let usualGhosts: Ghosts? = maker != nil || view.isFilledWithSamples ? .auto : nil
    let ghosts = (settings.ghosts ?? usualGhosts).map {
      let name = maker == nil ? view.classInApp : maker?.controllerClass
      return GhostPass(over: view, picture: picture, safeArea: safeArea, ghosts: $0, maker: name)
    }
    return SettledScene(
      view: view, bars: bars, outcome: outcome, picture: picture, ghosts: ghosts, traits: traits,
      chrome: chrome?.asPreferred(by: content), maker: maker,
      isScreen: maker?.isOfController ?? (content.shownController != nil))
  }

  private func displayList(of scene: SettledScene) -> DisplayList {
    var list = scene.view.displayList()
    if let ghosts = scene.ghosts {
      list.items += ghosts.items(below: scene.bars.map(\.frame), traits: scene.traits, measuring: measuring)
    }
    list.items += items(of: scene.bars)
    if let chrome = scene.chrome { add(chrome, to: &list, traits: scene.traits) }
    return list
  }

  private func findings(in scene: SettledScene) -> [Finding] {
    var findings = LayoutAudit(of: scene.picture, bars: scene.bars, outcome: scene.outcome).findings()
    if scene.maker != nil || settings.ghosts != nil, let finding = scene.ghosts?.finding { findings.append(finding) }
    findings += SceneSurroundings.current?.findingsOnFiles ?? []
    guard settings.recorded.contains(.designFindings) else { return findings }
    return findings
      + DesignPass(
        root: scene.view, picture: scene.picture, outcome: scene.outcome, isScreen: scene.isScreen,
        chrome: scene.chrome, renderer: self, bars: scene.bars
      ).findings()
  }

  private func layout(of scene: SettledScene, size: Size, _ findings: [Finding], origin: Point) -> LayoutResult {
    let recordsStyles = settings.recorded.contains(.styles)
    let recordsConstraints = recordsStyles || settings.recorded.contains(.designFindings)
    return LayoutResult(
      size: size, root: scene.view.layoutNode(withStyles: recordsStyles), findings: findings,
      chrome: scene.bars.map { $0.layoutNode(withStyles: recordsStyles) }, origin: origin,
      constraints: recordsConstraints ? scene.view.constraintNotes() : [])
  }

  /// Adds what the settings ask for beside the layout.
  private func record(_ scene: SettledScene, in rendering: inout Rendering) {
    rendering.systems = scene.outcome.systems
    if settings.recorded.contains(.coveredViews) { rendering.coveredViews = CoveredViews(of: scene.picture) }
    if settings.recorded.contains(.outline) { rendering.outline = scene.view.layoutOutline() }
    if let explainedView = settings.explainedView {
      rendering.explanation = scene.view.view(called: explainedView)?.layoutExplanation(after: scene.outcome)
    }
  }

  /// Makes the picture of an app's view the picture of a device's screen, and draws the chrome over it.
  private func add(_ chrome: DeviceChrome, to list: inout DisplayList, traits: TraitCollection) {
    list = chrome.screen(showing: list, traits: traits)
    let view = chrome.view(over: list, background: traits.ground)
    layOut(view, safeArea: .zero, traits: traits)
    list.items += items(of: [view])
  }

  /// Lays out a view over a scene at its frame.
  private func layOut(_ bar: View, safeArea: EdgeInsets, traits: TraitCollection) {
    let place = bar.frame.origin
    bar.layout(
      size: bar.frame.size, safeArea: safeArea, in: LayoutEnvironment(traits: traits, measuring: measuring))
    if bar.frame.origin != place { bar.frame.origin = place }
  }

  /// Returns the display items of the views over a scene.
  private func items(of bars: [View]) -> [DisplayItem] {
    bars.map { bar in
      let place = bar.frame.origin
      return .group(
        DisplayGroup(transform: .translation(x: place.x, y: place.y), items: bar.displayList().items))
    }
  }

  /// Lays out a view at a width, with the height that its constraints and content need.
  ///
  /// - Parameters:
  ///   - content: The root view, whose frame is set, or its controller.
  ///   - width: The root's width in points.
  ///   - traits: The language, text size, appearance and scale.
  ///   - overlay: What to draw over the views to explain their layout, or `nil` for nothing.
  public func render(
    _ content: any SceneContent, width: Double, traits: TraitCollection = TraitCollection(),
    overlay: LayoutOverlay? = nil
  ) -> Rendering {
    SceneSurroundings.during(traits: traits) {
      let environment = LayoutEnvironment(traits: traits, measuring: measuring)
      let size = content.fittingSize(atWidth: width, in: environment)
      return render(content, size: size, traits: traits, overlay: overlay)
    }
  }

  /// Lays out a view on a device's screen. The picture has the device's status bar, sensor housing and home indicator
  /// unless ``RenderSettings/showsChrome`` is false.
  ///
  /// - Parameters:
  ///   - content: The root view, whose frame is set, or its controller.
  ///   - device: The device, which determines size, safe area, scale, size classes and idiom.
  ///   - orientation: The device's orientation.
  ///   - traits: The language, text size and appearance.
  ///   - overlay: What to draw over the views to explain their layout, or `nil` for nothing.
  public func render(
    _ content: any SceneContent, on device: Device, orientation: Device.Orientation = .portrait,
    traits: TraitCollection = TraitCollection(), overlay: LayoutOverlay? = nil
  ) -> Rendering {
    render(
      content, on: device, orientation: orientation, traits: traits, showsChrome: settings.showsChrome ?? true,
      overlay: overlay)
  }

  func render(
    _ content: any SceneContent, on device: Device, orientation: Device.Orientation, traits: TraitCollection,
    showsChrome: Bool, overlay: LayoutOverlay?
  ) -> Rendering {
    let traits = traits.on(device, orientation: orientation)
    return SceneSurroundings.during(traits: traits, device: device, orientation: orientation) {
      render(
        content, size: device.size(in: orientation), safeArea: device.safeArea(in: orientation), traits: traits,
        bars: { [] }, chrome: showsChrome ? DeviceChrome(device, orientation) : nil, overlay: overlay)
    }
  }

  // MARK: Painting

  /// Paints a rendering.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or is too large.
  public func pixmap(of rendering: Rendering) throws(RasterError) -> Pixmap {
    try rendering.checkArea()
    return try pixmap(of: rendering.displayList, scale: rendering.scale, background: rendering.background)
  }

  /// Paints a display list.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or is too large.
  public func pixmap(of list: DisplayList, scale: Double, background: Color) throws(RasterError) -> Pixmap {
    try rasterizer.pixmap(of: list, scale: scale, background: background)
  }

  /// Paints a rendering and returns the bytes of a PNG file.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or is too large.
  public func png(of rendering: Rendering) throws(RasterError) -> [UInt8] {
    PNG.encode(try pixmap(of: rendering))
  }

  /// Lays out a view at a width, with the height that its content needs, and returns the bytes of a PNG file.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or is too large.
  public func png(
    of content: any SceneContent, width: Double, traits: TraitCollection = TraitCollection()
  ) throws(RasterError) -> [UInt8] {
    try png(of: render(content, width: width, traits: traits))
  }

  /// Lays out a view on a device's screen and returns the bytes of a PNG file.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or is too large.
  public func png(
    of content: any SceneContent, on device: Device, orientation: Device.Orientation = .portrait,
    traits: TraitCollection = TraitCollection()
  ) throws(RasterError) -> [UInt8] {
    try png(of: render(content, on: device, orientation: orientation, traits: traits))
  }

  /// Returns the bytes of an image file of a rendering.
  ///
  /// - Throws: ``RasterError`` for a size that is not positive or is too large.
  public func file(of rendering: Rendering, as format: ImageFormat) throws(RasterError) -> [UInt8] {
    try rendering.checkArea()
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

extension SceneContent {
  /// Lays out the tree, and again after the work that its code puts off.
  func settledLayout(size: Size, safeArea: EdgeInsets, in environment: LayoutEnvironment) -> LayoutOutcome {
    let layout = { self.layout(size: size, safeArea: safeArea, in: environment) }
    return SceneSurroundings.current?.work.layingOut(layout) ?? layout()
  }

  /// Returns the size that constraints and content need at a width, after the work that the code that made them put
  /// off.
  func fittingSize(atWidth width: Double, in environment: LayoutEnvironment) -> Size {
    let view = shownView
    SceneSurroundings.current?.work.runTurn()
    return view.systemLayoutSizeFitting(
      Size(width: width, height: 0), horizontalFittingPriority: .required, in: environment)
  }
}

extension DeviceChrome {
  /// Returns the chrome that a view controller wants, or this one for a view without a controller.
  fileprivate func asPreferred(by content: any SceneContent) -> DeviceChrome {
    guard let controller = content.shownController else { return self }
    var chrome = self
    chrome.statusBarStyle = controller.chooser(of: .statusBarStyle).chosenStatusBarStyle
    chrome.hidesStatusBar = controller.chooser(of: .statusBarHidden).choosesHiddenStatusBar
    chrome.hidesHomeIndicator = controller.chooser(of: .homeIndicatorHidden).choosesHiddenHomeIndicator
    return chrome
  }
}

extension ViewController {
  /// Returns the controller that makes a choice: this one, or that of a chain of children that each is asked for.
  fileprivate func chooser(of decision: ScreenDecision) -> ViewController {
    var chooser = self
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let next = chooser.child(for: decision), seen.insert(ObjectIdentifier(next)).inserted { chooser = next }
    return chooser
  }
}

extension TraitCollection {
  /// The colour behind everything.
  fileprivate var ground: Color { userInterfaceStyle == .dark ? .black : .white }
}

extension Renderer {
  /// Draws a contact sheet: a scene in all its cells.
  ///
  /// - Parameters:
  ///   - snapshots: The cells, in the order of the sheet's rows and columns.
  ///   - document: The document's path, for the heading.
  package func contactSheet(of snapshots: [SceneSnapshot], document: String) -> Rendering {
    let sheet = ContactSheet(of: snapshots, document: document, measuring: measuring).displayList()
    let node = LayoutNode(
      id: "", elementClass: "view", name: "", frame: Rect(origin: .zero, size: sheet.size),
      alignmentRect: Rect(origin: .zero, size: sheet.size))
    return Rendering(
      layout: LayoutResult(size: sheet.size, root: node), displayList: sheet, scale: ContactSheet.scale)
  }
}

extension View {
  /// Returns the view of the tree with an identifier, or else the first with a name.
  fileprivate func view(called name: String) -> View? {
    firstInTree { $0.label == name } ?? firstInTree { $0.knownName == name }
  }
}

/// A scene whose views have their places.
private struct SettledScene {
  let view: View
  let bars: [View]
  let outcome: LayoutOutcome
  let picture: Picture
  let ghosts: GhostPass?
  let traits: TraitCollection
  /// The chrome as the scene's controller wants it.
  let chrome: DeviceChrome?
  let maker: DocumentMaker?
  /// Whether a controller shows the view, not another view.
  let isScreen: Bool
}
