import AutoLayout
import Graphics

/// Turns a document's scenes into view trees.
///
/// A builder is a value: the same scene can be built for any number of canvases, from several tasks at once.
public struct SceneBuilder: Sendable {
  /// Finds a picture of the asset catalog.
  public typealias ImageSource = @Sendable (_ name: String, _ traits: TraitCollection) -> Pixmap?
  /// Finds a colour of the asset catalog.
  public typealias ColorSource = @Sendable (_ name: String, _ traits: TraitCollection) -> Color?

  /// The document, its texts in the language that is to be shown.
  public let document: InterfaceDocument
  private let flow: StoryboardFlow
  private let images: ImageSource
  private let colors: ColorSource

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - document: The document, its texts in the language that is to be shown.
  ///   - images: Finds pictures of the asset catalog; a stand-in of the recorded size is drawn for others.
  ///   - colors: Finds colours of the asset catalog; others are taken from the document's own record.
  public init(
    document: InterfaceDocument, images: @escaping ImageSource = { _, _ in nil },
    colors: @escaping ColorSource = { _, _ in nil }
  ) {
    self.document = document
    flow = StoryboardFlow(document)
    self.images = images
    self.colors = colors
  }

  /// Builds a scene.
  ///
  /// - Parameters:
  ///   - scene: One of the document's `sceneReferences`.
  ///   - canvas: The document's own canvas or a device.
  ///   - traits: The language, text size and appearance; what the screen decides is replaced.
  /// - Returns: the tree, its constraints active, with the size and safe area to lay it out in.
  public func build(_ scene: SceneReference, on canvas: Canvas, traits: TraitCollection = TraitCollection())
    -> BuiltScene
  {
    let screen = screen(for: canvas)
    let traits = screen.traits(over: traits)
    let settled = settled(scene, on: screen)
    guard let shown = settled.scenes.first(where: { $0.rootView != nil }), let root = shown.rootView else {
      return BuiltScene(root: View(), size: screen.size, safeArea: .zero, traits: traits)
    }
    let resources = SceneResources(settled.resources, traits: traits, images: images, colors: colors)
    let assembly = SceneAssembly(
      scene: shown, root: root, document: settled, flow: flow, canvas: canvas,
      context: CanvasContext(of: shown, in: settled, flow: flow, on: screen), resources: resources)
    return assembly.build()
  }

  private func screen(for canvas: Canvas) -> SceneScreen {
    switch canvas {
    case .document: SceneScreen(canvasOf: document)
    case .device(let device, let orientation): SceneScreen(device, orientation)
    }
  }

  /// The scene alone, its variations by size class settled; a canvas of no device has none.
  private func settled(_ scene: SceneReference, on screen: SceneScreen) -> InterfaceDocument {
    document.keepingScene(at: scene.index).resolved(
      horizontal: screen.device?.horizontalSizeClass(in: screen.orientation),
      vertical: screen.device?.verticalSizeClass(in: screen.orientation))
  }
}
