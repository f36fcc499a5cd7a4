import Galley
import SnapshotRuns

/// Lays out the scenes of figures.
final class FigureScenes {
  private let setting: RunSetting
  private let renderer: Renderer
  private let assets = AssetLibrary()
  /// The inputs that could not be read, of those that have been opened.
  private(set) var problems: [Diagnostic] = []
  private lazy var units = UnitList(setting).units[...]
  private var sources: [SceneSource] = []

  init(_ setting: RunSetting, renderer: Renderer) {
    self.setting = setting
    self.renderer = renderer
  }

  /// Opens the next input that can be read, or returns `nil` if all are open.
  private func openNext() -> SceneSource? {
    while let unit = units.popFirst() {
      do throws(InterfaceDocumentError) {
        guard let source = try SceneSource(unit, in: setting, assets: assets) else { continue }
        sources.append(source)
        return source
      } catch {
        problems.append(Diagnostic(error).named(by: setting.paths))
      }
    }
    return nil
  }

  /// A scene that no input has, or that cannot be laid out.
  struct Failure: Error {
    var message: String
  }

  /// Returns the scene of a panel.
  func scene(
    of panel: FigurePanel, language: String, appearance: TraitCollection.UserInterfaceStyle
  ) throws(Failure) -> (FigureScene, SceneSnapshot) {
    let (source, index) = try find(panel)
    // A kept layout would lack the drawings of constraints.
    source.finish(index)
    let redlined = panel.callouts.compactMap { if case .redlines(let view) = $0 { view } else { nil } }
    let cell = panel.cell(language: language, appearance: appearance)
    do throws(SceneError) {
      let ids = redlined.isEmpty ? [:] : try self.ids(of: redlined, source, index, cell)
      renderer.recordedOverlays = redlined.map { view in
        var overlay = LayoutOverlay(kinds: [.constraints], viewID: ids[view] ?? view)
        overlay.showsOnlyLines = true
        return overlay
      }
      defer { renderer.recordedOverlays = [] }
      source.finish(index)
      let (snapshot, rendering) = try source.render(index, in: cell, overlay: nil, with: renderer)
      var scene = FigureScene(
        layout: rendering.layout, list: rendering.displayList, background: rendering.background)
      for (view, drawing) in zip(redlined, rendering.overlays) { scene.redlines[view] = [drawing] }
      scene.device = panel.screen.device ?? setting.catalog?.canvas
      return (scene, snapshot)
    } catch {
      throw Failure(message: error.description)
    }
  }

  /// Returns the ids of views that callouts name by the ends of ids or by names.
  private func ids(
    of names: [String], _ source: SceneSource, _ index: Int, _ cell: MatrixCell
  ) throws(SceneError) -> [String: String] {
    let rendering = try source.render(index, in: cell, overlay: nil, with: renderer).1
    let views = SceneViews(
      of: FigureScene(layout: rendering.layout, list: rendering.displayList, background: rendering.background))
    return names.reduce(into: [:]) { ids, name in ids[name] = (try? views.entry(name))?.node.id }
  }

  private func find(_ panel: FigurePanel) throws(Failure) -> (SceneSource, Int) {
    let states = panel.state.map { [$0] } ?? []
    let find = { (source: SceneSource) in source.indices(ofScenes: [panel.scene], inStates: states).first }
    for source in sources { if let index = find(source) { return (source, index) } }
    // A document that harms its reader harms no figure of the documents before it.
    while let source = openNext() { if let index = find(source) { return (source, index) } }
    let names = sources.flatMap(\.names)
    if let state = panel.state, sources.contains(where: { !$0.indices(ofScenes: [panel.scene]).isEmpty }) {
      throw Failure(message: "the scene '\(panel.scene)' has no state '\(state)'")
    }
    throw Failure(message: "no scene is called '\(panel.scene)'" + NearestNames.hint(names, to: panel.scene))
  }
}
