import AutoLayout
import Graphics

@testable import InterfaceBuilder

/// A scene that has been built and laid out.
struct BuiltSample {
  let scene: BuiltScene

  init(
    _ document: InterfaceDocument, scene index: Int = 0, on canvas: Canvas = .document,
    traits: TraitCollection = TraitCollection(locale: "base")
  ) {
    scene = SceneBuilder(document: document).build(document.sceneReferences[index], on: canvas, traits: traits)
    let measuring = PlainMeasuring()
    scene.root.layout(
      size: scene.settledSize(measuring: measuring), safeArea: scene.safeArea,
      in: LayoutEnvironment(traits: scene.traits, measuring: measuring))
  }

  /// Returns the view with an id.
  func view(_ id: String) -> View? {
    var found: View?
    scene.root.forEachInTree { if $0.identifier == id { found = $0 } }
    return found
  }

  /// Returns the frame of the view with an id, in its superview's coordinates.
  func frame(_ id: String) -> Rect? { view(id)?.frame }
}
