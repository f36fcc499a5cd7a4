import AutoLayout
import Controls
import Graphics

/// The scenes that contain a scene, from the outermost one, while container views are filled with the scenes that they show.
struct EmbeddingPath {
  /// The ids of the controllers.
  private var controllers: [String] = []
  private let count = Count()

  /// The number of scenes around a scene (at most 1 in documents), and the number of scenes in all that a scene contains (at most 4).
  /// In the app, a scene that contains itself would never end.
  private static let (greatestDepth, greatestCount) = (8, 64)

  private final class Count {
    var scenes = 0
  }

  init(of controller: String?) { controllers = [controller].compactMap(\.self) }

  /// Returns the path of a scene inside the last one, or `nil` if it is around that already, or if there are too many.
  func entering(_ controller: String) -> EmbeddingPath? {
    guard !controllers.contains(controller), controllers.count <= Self.greatestDepth,
      count.scenes < Self.greatestCount
    else { return nil }
    count.scenes += 1
    var path = self
    path.controllers.append(controller)
    return path
  }
}

extension SceneAssembly {
  /// Builds the view that fills a container view.
  ///
  /// As in UIKit, the view of the controller has the size of the container view, a safe area that results from its position, and
  /// the margins of a controller's view, and all constraints are solved together.
  func buildEmbedded() -> EmbeddedScene {
    let builder = makeBuilder()
    let view = builder.build(root)
    registerControllerGuides(of: view, in: builder)
    let size = rootSize
    place(view, size: size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.autoresizingReference = size
    return EmbeddedScene(view: view, builder: builder)
  }

  /// A view tree builder whose container views show their scenes on a device. Interface Builder shows empty boxes on its canvas.
  func makeBuilder() -> ViewTreeBuilder {
    ViewTreeBuilder(root: root, setting: setting, resources: resources) { controller in
      guard canvas != .document, let child = flow.shownController(of: controller), let path = path.entering(child)
      else { return nil }
      return assembly(child, controller, path)?.buildEmbedded()
    }
  }
}
