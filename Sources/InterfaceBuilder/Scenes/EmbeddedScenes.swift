import AutoLayout
import Controls
import Graphics

/// The scenes that contain a scene, from the outermost one, while container views are filled with the scenes that they
/// show.
struct EmbeddingPath {
  /// The ids of the controllers, with their documents.
  private var controllers: [String] = []
  /// What is known about other scenes.
  let memory = SceneMemory()

  /// The number of scenes around a scene (at most 1 in documents), and the number of scenes in all that a scene
  /// contains (at most 4): those that contain others twice double with each, and views are not nested without end.
  static let (greatestDepth, greatestCount) = (24, 100)

  init(of controller: String?, in document: InterfaceDocument) {
    controllers = [controller].compactMap(\.self).map { Self.name($0, document) }
  }

  /// Returns the path of a scene inside the last one, or `nil` if it is around that already, as in an app it would be
  /// without end, or if there are too many, which is noted.
  func entering(_ controller: String, of document: InterfaceDocument) -> EmbeddingPath? {
    let name = Self.name(controller, document)
    guard !controllers.contains(name) else { return nil }
    guard controllers.count <= Self.greatestDepth, memory.embeddedCount < Self.greatestCount else {
      memory.note(omissions: [Self.omission])
      return nil
    }
    memory.embeddedCount += 1
    var path = self
    path.controllers.append(name)
    return path
  }

  private static let omission =
    "Not all scenes of container views are shown, because there are more than \(greatestCount) in the scene, or more than"
    + " \(greatestDepth) inside each other."

  private static func name(_ controller: String, _ document: InterfaceDocument) -> String {
    document.path + "#" + controller
  }
}

extension SceneBuilder {
  /// Builds what a controller in a container view shows: its view, or that of its first child with the bars of the
  /// containers between.
  func embedded(
    _ controller: String, in setting: SceneSetting, path: EmbeddingPath, values: SceneValues?,
    entries: [DataNode.Entry]?
  ) -> EmbeddedScene? {
    let chain = ControllerChain(from: controller, in: self, memory: path.memory)
    guard let shown = chain.shown, shown.controller.view != nil, let scene = shown.builder.flow.scenes[shown.id],
      let inner = path.entering(shown.id, of: shown.builder.document)
    else { return nil }
    let assembly = shown.builder.assembly(
      ofSceneAt: scene.index, showing: scene.rootID, in: setting, path: inner,
      values: values?.embedded(shown.id, entries), bars: chain.bars(inside: SceneBars()),
      containers: chain.links.count > 1 ? chain.controllers(memory: path.memory) : [:])
    return assembly.map { assembly in
      let scene = assembly.buildEmbedded()
      path.memory.note(scene.view, of: shown.id, in: shown.builder.document)
      return scene
    }
  }
}

extension SceneAssembly {
  /// Builds the view that fills a container view.
  ///
  /// As in UIKit, the view of the controller has the size of the container view, a safe area that results from its
  /// position, and the margins of a controller's view, and all constraints are solved together.
  func buildEmbedded() -> EmbeddedScene {
    let builder = makeBuilder()
    let view = builder.build(root)
    registerControllerGuides(of: view, in: builder)
    let size = rootSize
    place(view, size: size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.autoresizingReference = size
    return EmbeddedScene(view: framed(view, builder), builder: builder)
  }

  /// Returns the view inside the bars that its navigation controller shows in the container view.
  private func framed(_ view: View, _ builder: ViewTreeBuilder) -> View {
    let bars = ChromeBuilder(
      scene: scene, flow: flow, context: context, builder: builder,
      hidesEmptyBars: (resources.traits.look ?? .current) >= .iOS15
    ).embeddedBars
    guard bars.navigationBar != nil || bars.toolbar != nil else { return view }
    let frame = ControllerFrameView(content: view, navigationBar: bars.navigationBar, toolbar: bars.toolbar)
    frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.autoresizingReference = view.frame.size
    frame.frame = view.frame
    return frame
  }

  /// A view tree builder whose container views show their scenes on a device. Interface Builder shows empty boxes on
  /// its canvas.
  func makeBuilder() -> ViewTreeBuilder {
    ViewTreeBuilder(constrained: constrained, setting: setting, resources: resources) { controller in
      canvas == .document ? nil : embedded(controller, path)
    }
  }
}
