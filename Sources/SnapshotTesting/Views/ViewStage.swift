import Galley
import GalleyTesting
import UIKit

/// What a view or a controller is laid out and drawn in.
struct ViewStage {
  /// The size in points, or `nil` for the view's own.
  let size: CGSize?
  let safeArea: UIEdgeInsets
  /// All traits: the strategy's, or else those of the device, or else those of the screen.
  let traits: TraitCollection

  init(_ config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection) {
    self.size = size ?? config.size
    safeArea = config.safeArea
    self.traits = UITraitCollection(traitsFrom: [config.traits, traits]).traits
  }

  /// Returns a picture of a view, or an empty image after it has reported why there is none.
  ///
  /// What no view covers is transparent. The view then has its former frame again, as in the library.
  func image(of view: UIView) -> UIImage { image(of: view.stageContent) { view } }

  /// Returns a picture of a controller's view and of what the controller presents.
  func image(of controller: UIViewController) -> UIImage { image(of: controller) { controller.view } }

  /// Lays out a view, and returns a text about it.
  func describe(_ view: UIView, _ describe: () -> String) -> String { text(of: view.stageContent, { view }, describe) }

  /// Lays out a controller's view, with the hooks of its appearance, and returns a text about it.
  func describe(_ controller: UIViewController, _ describe: () -> String) -> String {
    text(of: controller, { controller.view }, describe)
  }

  private func image(of content: any SceneContent, view: () -> UIView) -> UIImage {
    reporting(otherwise: UIImage()) { renderer in
      let rendering = try render(content, of: view, renderer, restoresFrame: true)
      return UIImage(
        Image(try renderer.pixmap(of: rendering.displayList, scale: rendering.scale, background: .clear)))
    }
  }

  private func text(of content: any SceneContent, _ view: () -> UIView, _ describe: () -> String) -> String {
    reporting(otherwise: "") { renderer in
      renderer.settings.recorded = []
      _ = try render(content, of: view, renderer)
      return describe()
    }
  }

  private func render(
    _ content: any SceneContent, of view: () -> UIView, _ renderer: Renderer, restoresFrame: Bool = false
  ) throws -> Rendering {
    try SceneSurroundings.during(traits: traits) {
      // Loads the view of a controller with the traits.
      let view = view()
      let frame = view.frame
      defer { if restoresFrame { view.frame = frame } }
      let environment = LayoutEnvironment(traits: traits, measuring: renderer.measuring)
      let size = size ?? StageSize(of: view, in: environment).size
      guard size.width > 0, size.height > 0 else { throw EmptyStage(size: size) }
      return renderer.render(content, size: Size(size), safeArea: EdgeInsets(safeArea), traits: traits)
    }
  }

  private func reporting<Result>(otherwise empty: Result, _ work: (Renderer) throws -> Result) -> Result {
    do {
      return try work(Renderer(fonts: SharedFonts.library.get()))
    } catch {
      StrategyProblem.report("\(error)")
      return empty
    }
  }
}

extension UIView {
  /// The view, or the controller of a window, whose hooks are called.
  fileprivate var stageContent: any SceneContent { (self as? UIWindow)?.rootViewController ?? self }
}

/// Why a view is not drawn.
struct EmptyStage: Error, CustomStringConvertible {
  let size: CGSize

  var description: String {
    """
    The view would have \(size.words) points. Give it a frame, constraints that determine its size, or a `size` in the \
    strategy.
    """
  }
}
