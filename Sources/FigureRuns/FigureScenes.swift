import Files
import Galley
import SnapshotRuns

/// Lays out the scenes of figures.
final class FigureScenes {
  private let setting: RunSetting
  private let renderer: Renderer
  private let assets = AssetLibrary()
  /// The inputs that could not be read, of those that have been opened.
  private(set) var problems: [Diagnostic] = []
  /// The inputs that are not open yet. The run reports those that it does not find.
  private lazy var units = UnitList(setting).units[...]
  private var sources: [SceneSource] = []

  init(_ setting: RunSetting, renderer: Renderer) {
    self.setting = setting
    self.renderer = renderer
  }

  /// Opens the next input that can be read, or returns `nil` if all are open.
  private func openNext() -> SceneSource? {
    while let unit = units.popFirst() {
      guard let source = open(unit) else { continue }
      sources.append(source)
      return source
    }
    return nil
  }

  private func open(_ unit: WorkUnit) -> SceneSource? {
    do throws(InterfaceDocumentError) {
      let source = try SceneSource(unit, in: setting, assets: assets)
      let found = InputProblems(of: [unit.file], setting, assets: assets).found.map { $0.named(by: setting.paths) }
      problems += found.filter { !problems.contains($0) }
      return source
    } catch {
      problems.append(Diagnostic(error).named(by: setting.paths))
      return nil
    }
  }

  /// Reads the inputs that are not open yet, so that one that cannot be read is a problem although no figure needs it.
  func readOthers() {
    for unit in units {
      TimeLimit.cell.restart()
      _ = open(unit)
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
    // Most figures show other scenes, whose layouts need the memory.
    defer { source.finish(index) }
    let redlined = panel.callouts.compactMap(\.redlined)
    let cell = panel.cell(language: language, appearance: appearance)
    do {
      let known = redlined.isEmpty ? nil : try names(source, index, cell)
      if let known { renderer.settings.overlays = redlined.map(known.overlay) }
      defer { renderer.settings.overlays = [] }
      let (snapshot, rendering) = try source.render(index, in: cell, overlay: nil, with: renderer)
      if !rendering.fileProblems.isEmpty { throw Failure(message: rendering.fileProblems.joined(separator: " ")) }
      var scene = FigureScene(
        layout: rendering.layout, list: rendering.displayList, background: rendering.background)
      for (names, drawing) in zip(redlined, rendering.overlays) {
        if names.count == 2, drawing.isEmptyGroup {
          let hint = names.lazy.compactMap { known?.hint(atUnknown: $0) }.first
          throw Failure(
            message: "no constraint joins '\(names[0])' and '\(names[1])' in \(language)"
              + (hint ?? "; 'galley outline' lists the constraints"))
        }
        scene.redlines[names] = [drawing]
      }
      scene.device = panel.screen.device ?? setting.catalog?.canvas
      return (scene, snapshot)
    } catch let error as Failure {
      throw error
    } catch {
      throw Failure(message: "\(error)")
    }
  }

  /// Returns what callouts can name in a scene.
  private func names(
    _ source: SceneSource, _ index: Int, _ cell: MatrixCell
  ) throws(SceneError) -> RedlineNames {
    let rendering = try source.render(index, in: cell, overlay: nil, with: renderer).1
    return RedlineNames(
      views: SceneViews(
        of: FigureScene(layout: rendering.layout, list: rendering.displayList, background: rendering.background)),
      constraints: rendering.layout.constraints)
  }

  private func find(_ panel: FigurePanel) throws(Failure) -> (SceneSource, Int) {
    let states = panel.state.map { [$0] } ?? []
    let find = { (source: SceneSource) in source.indices(ofScenes: [panel.scene], inStates: states).first }
    for source in sources { if let index = find(source) { return (source, index) } }
    // A document that ends the process loses no figure of the documents before it.
    while let source = openNext() { if let index = find(source) { return (source, index) } }
    let names = sources.flatMap(\.names)
    if let state = panel.state, sources.contains(where: { !$0.indices(ofScenes: [panel.scene]).isEmpty }) {
      throw Failure(message: "the scene '\(panel.scene)' has no state '\(state)'")
    }
    throw Failure(message: "no scene is called '\(panel.scene)'" + NearestNames.hint(names, to: panel.scene))
  }
}

/// The views and constraints that callouts name by identifiers, by the ends of ids or by texts.
private struct RedlineNames {
  let views: SceneViews
  let constraints: [ConstraintNote]

  /// Returns what draws the constraints of a callout.
  func overlay(for names: [String]) -> LayoutOverlay {
    var overlay = LayoutOverlay(kinds: [.constraints])
    overlay.showsOnlyLines = true
    if names.count == 2 {
      overlay.chosenConstraints = .between(side(names[0]), side(names[1]))
    } else if let name = names.first, !views.has(name), hasConstraint(name) {
      overlay.chosenConstraints = .named(name)
    } else {
      overlay.viewID = names.first.map(id)
    }
    return overlay
  }

  /// Returns the end of a message if the item of a side is no view: it may be misspelt, or a layout guide with an
  /// identifier.
  func hint(atUnknown name: String) -> String? {
    let item = side(name).item
    guard item != ConstraintChoice.Side.superview, !views.has(item) else { return nil }
    return "; no view is called '\(item)'" + NearestNames.hint(views.names, to: item)
  }

  private func hasConstraint(_ name: String) -> Bool { constraints.contains { $0.id == name || $0.name == name } }

  private func side(_ name: String) -> ConstraintChoice.Side {
    // A view may have a dot in its name.
    var side = views.has(name) ? ConstraintChoice.Side(item: name) : ConstraintChoice.Side(text: name)
    side.item = id(of: side.item)
    return side
  }

  private func id(of name: String) -> String { (try? views.entry(name))?.node.id ?? name }
}

extension DisplayItem {
  fileprivate var isEmptyGroup: Bool {
    if case .group(let group) = self { group.items.isEmpty } else { false }
  }
}
