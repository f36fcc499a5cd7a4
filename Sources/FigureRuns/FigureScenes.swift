import Galley
import SnapshotRuns

/// Lays out the scenes of figures.
final class FigureScenes {
  private let setting: RunSetting
  private let renderer: Renderer
  private let assets = AssetLibrary()
  private(set) var problems: [Diagnostic] = []
  private lazy var sources: [(document: String, source: SceneSource)] = openSources()

  init(_ setting: RunSetting, renderer: Renderer) {
    self.setting = setting
    self.renderer = renderer
  }

  private func openSources() -> [(document: String, source: SceneSource)] {
    let list = UnitList(setting)
    problems += list.failures.map { Diagnostic($0) }
    return list.units.compactMap { unit in
      do throws(InterfaceDocumentError) {
        return try SceneSource(unit, in: setting, assets: assets).map { (unit.document, $0) }
      } catch {
        problems.append(Diagnostic(error).named(by: setting.paths))
        return nil
      }
    }
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
    for (_, source) in sources {
      let states = panel.state.map { [$0] } ?? []
      if let index = source.indices(ofScenes: [panel.scene], inStates: states).first { return (source, index) }
    }
    let names = sources.flatMap(\.source.names)
    if let state = panel.state, sources.contains(where: { !$0.source.indices(ofScenes: [panel.scene]).isEmpty }) {
      throw Failure(message: "the scene '\(panel.scene)' has no state '\(state)'")
    }
    throw Failure(message: "no scene is called '\(panel.scene)'" + NearestNames.hint(names, to: panel.scene))
  }
}
