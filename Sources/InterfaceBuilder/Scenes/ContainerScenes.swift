import AutoLayout
import Controls
import Graphics

/// The scenes of container controllers: navigation, tab bar, split view and page view controllers. They show their
/// first child inside their bars. Interface Builder shows no content in them on its canvas.
extension SceneBuilder {
  /// Builds the scene of a container.
  func container(_ scene: SceneReference, in setting: SceneSetting, values: SceneValues?) -> BuiltScene {
    let empty = BuiltScene(root: View(), size: setting.screen.size, safeArea: .zero, traits: setting.traits)
    guard let id = scene.controllerID, let controller = flow.controller(id) else { return empty }
    if controller.kind == .splitViewController, setting.traits.horizontalSizeClass == .regular,
      let split = splitScene(id, controller, in: setting, values: values)
    {
      return split
    }
    let path = EmbeddingPath(of: nil, in: document)
    let first = controller.kind == .splitViewController ? controller.columns.compact : nil
    let chain = ControllerChain(from: first ?? id, in: self, memory: path.memory)
    let outer = flow.barsOnDevice.bars(aroundController: first ?? id)
    guard let built = shown(by: chain, around: outer, path, setting, values)?.build(), let child = chain.shown else {
      return empty
    }
    if child.controller.view != nil { path.memory.note(built.root, of: child.id, in: child.builder.document) }
    return built.containing(path.memory)
  }

  private func shown(
    by chain: ControllerChain, around outer: SceneBars, _ path: EmbeddingPath, _ setting: SceneSetting,
    _ values: SceneValues?
  ) -> SceneAssembly? {
    guard let shown = chain.shown else { return nil }
    let bars = chain.bars(inside: outer)
    let containers = chain.controllers(memory: path.memory)
    guard let inner = path.entering(shown.id, of: shown.builder.document) else { return nil }
    let flow = shown.builder.flow
    let builder = shown.controller.view == nil ? shown.builder.givingView(to: shown.id) : shown.builder
    guard let builder, let index = flow.index(ofController: shown.id) else { return nil }
    func assembly(_ setting: SceneSetting, _ path: EmbeddingPath) -> SceneAssembly? {
      builder.assembly(
        ofSceneAt: index, showing: flow.scenes[shown.id]?.rootID ?? shown.id, in: setting, path: path,
        values: values?.embedded(shown.id, nil), bars: bars, containers: containers)
    }
    let result = assembly(setting, inner)
    return result?.isInSheetOfDevice == true ? assembly(setting.elevated, inner) : result
  }

  // MARK: Split views

  /// Builds the columns of a split view side by side, each with its bars.
  private func splitScene(
    _ id: String, _ controller: ControllerElement, in setting: SceneSetting, values: SceneValues?
  ) -> BuiltScene? {
    let path = EmbeddingPath(of: id, in: document)
    let columns = controller.columns
    let primary = columns.primary.flatMap { column($0, of: (id, controller), in: setting, path, values) }
    let secondary = columns.secondary.flatMap { column($0, of: (id, controller), in: setting, path, values) }
    guard primary != nil || secondary != nil else { return nil }
    let root = SplitColumnsView(
      size: setting.screen.size, primary: primary?.view, secondary: secondary?.view,
      width: controller.primaryColumnWidth)
    root.identifier = id
    for scene in [primary, secondary] { scene?.builder.activateConstraints() }
    var chrome = setting.screen.device.map { DeviceChrome($0, setting.screen.orientation) }
    chrome?.statusBarStyle = .default
    return BuiltScene(
      root: root, size: setting.screen.size, safeArea: setting.screen.safeArea, traits: setting.traits,
      deviceChrome: chrome
    ).containing(path.memory)
  }

  private func column(
    _ child: String, of split: (id: String, controller: ControllerElement), in setting: SceneSetting,
    _ path: EmbeddingPath, _ values: SceneValues?
  ) -> EmbeddedScene? {
    let chain = ControllerChain(from: child, in: self, memory: path.memory)
    guard let first = chain.links.first else { return nil }
    let outer = flow.barsOnDevice.bars(
      passedBy: split.controller, id: split.id, around: SceneBars(), to: first.controller)
    let scene = shown(by: chain, around: outer ?? SceneBars(), path, setting, values)?.buildEmbedded()
    if let scene, let child = chain.shown, child.controller.view != nil {
      path.memory.note(scene.view, of: child.id, in: child.builder.document)
    }
    return scene
  }
}

extension ControllerElement {
  /// The children of a split view controller, by their places. The first one is the primary column, the last one the
  /// secondary.
  fileprivate var columns: (primary: String?, secondary: String?, compact: String?) {
    let segues = segues.filter { $0.kind == .relationship }
    func child(_ names: String...) -> String? {
      segues.first { $0.relationship.map(names.contains) ?? false }?.destination
    }
    let primary = child("masterViewController", "primaryViewController") ?? segues.first?.destination
    let secondary = child("detailViewController", "secondaryViewController")
    return (primary, secondary, child("compactViewController") ?? primary)
  }

  /// The width of the primary column of a split view controller.
  fileprivate var primaryColumnWidth: SplitColumnWidth {
    SplitColumnWidth(
      preferred: element.number("preferredPrimaryColumnWidth"),
      fraction: element.number("preferredPrimaryColumnWidthFraction"),
      minimum: element.number("minimumPrimaryColumnWidth"), maximum: element.number("maximumPrimaryColumnWidth"))
  }
}

extension InterfaceDocument {
  /// Returns the document with an empty view of a size for a controller.
  func givingView(to controller: String, size: Size) -> InterfaceDocument {
    var document = self
    let rect = InterfaceElement(
      "rect", attributes: ["key": "frame", "x": "0", "y": "0", "width": "\(size.width)", "height": "\(size.height)"])
    let color = InterfaceElement(
      "color", attributes: ["key": "backgroundColor", "systemColor": "systemBackgroundColor"])
    let mask = InterfaceElement(
      "autoresizingMask", attributes: ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"])
    let view = InterfaceElement("view", attributes: ["key": "view"], children: [rect, mask, color])
    document.root.append(view, toElementWithID: controller)
    return document
  }
}

extension InterfaceElement {
  @discardableResult
  fileprivate mutating func append(_ child: InterfaceElement, toElementWithID id: String) -> Bool {
    if self.id == id {
      children.append(child)
      return true
    }
    for index in children.indices where children[index].append(child, toElementWithID: id) { return true }
    return false
  }
}
