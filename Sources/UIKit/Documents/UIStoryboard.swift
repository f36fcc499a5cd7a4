import Foundation
import Galley

/// A storyboard, as Xcode writes it: its controllers are made of the app's registered classes, in the language of the
/// scene.
open class UIStoryboard: NSObject {
  public let name: String
  private let source: DocumentOfApp?
  /// The scenes by the ids of their controllers, read when one is first asked for.
  private lazy var contents = source.flatMap { $0.loader() }.map(StoryboardContents.init)

  /// Finds a storyboard in the resources of the scene that is being made, or else in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its type.
  ///   - storyboardBundleOrNil: The bundle, or `nil` for the main one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    source = DocumentOfApp(named: name + ".storyboard", in: storyboardBundleOrNil)
    super.init()
    if source == nil { DocumentLog.note("no storyboard named '\(name)' in the resources") }
  }

  open func instantiateInitialViewController() -> UIViewController? {
    contents?.initialController.flatMap { makeController($0) }
  }
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents?.initialController.flatMap { makeController($0, creator: creator) } as? ViewController
  }
  /// Returns the controller with a storyboard identifier. As in UIKit, it is an error if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = contents?.controller(identified: identifier).flatMap({ makeController($0) }) else {
      preconditionFailure("storyboard '\(name)' has no view controller with the identifier '\(identifier)'")
    }
    return controller
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard
      let controller = contents?.controller(identified: identifier).flatMap({ makeController($0, creator: creator) })
        as? ViewController
    else {
      preconditionFailure("storyboard '\(name)' has no \(ViewController.self) with the identifier '\(identifier)'")
    }
    return controller
  }

  /// Makes the controller with an id in the document, or that of another storyboard to which a reference with the id
  /// leads.
  final func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let contents, let (element, objects) = contents.scenes[id] else { return nil }
    if element.name == "viewControllerPlaceholder" { return referencedController(element) }
    return UIStoryboardScene(element, objects: objects, in: contents.loader, storyboard: self)
      .makeController(creator: creator)
  }

  /// The ids of the controllers in the document.
  final var controllerIDs: [String] { contents?.scenes.keys.sorted() ?? [] }

  private func referencedController(_ reference: InterfaceElement) -> UIViewController? {
    let identifier = reference.attributes["referencedIdentifier"]
    guard let other = reference.attributes["storyboardName"] else {
      return identifier.flatMap { contents?.controller(identified: $0) }.flatMap { makeController($0) }
    }
    let storyboard = UIStoryboard(name: other, bundle: source?.bundle)
    guard let identifier else { return storyboard.instantiateInitialViewController() }
    return storyboard.contents?.controller(identified: identifier).flatMap { storyboard.makeController($0) }
  }
}

/// The scenes of a storyboard.
private struct StoryboardContents {
  let loader: DocumentLoader
  /// The elements of the controllers, and the other objects of their scenes, by the controllers' ids.
  let scenes: [String: (controller: InterfaceElement, objects: [InterfaceElement])]
  let initialController: String?

  init(_ loader: DocumentLoader) {
    self.loader = loader
    let root = loader.document.root
    var scenes: [String: (controller: InterfaceElement, objects: [InterfaceElement])] = [:]
    for scene in root.list("scenes") {
      let objects = scene.list("objects")
      let member =
        objects.first { $0.attributes["sceneMemberID"] == "viewController" } ?? objects.first(where: \.isController)
      guard let member, let id = member.id else { continue }
      scenes[id] = (member, objects.filter { $0.id != id })
    }
    self.scenes = scenes
    initialController = root.attributes["initialViewController"]
  }

  /// Returns the id of the controller with a storyboard identifier.
  func controller(identified identifier: String) -> String? {
    scenes.first { $0.value.controller.attributes["storyboardIdentifier"] == identifier }?.key
  }
}

extension UIViewController {
  /// Performs the segues that embed controllers in container views. Called when the view is loaded.
  final func performEmbedSegues(of elements: [InterfaceElement], in loaded: LoadedDocument) {
    for container in elements {
      for segue in container.list("connections") where segue.attributes["kind"] == "embed" {
        guard let id = segue.attributes["destination"], let view = container.id.flatMap(loaded.object) as? UIView,
          let child = storyboard?.makeController(id)
        else { continue }
        embed(child, in: view, identifier: segue.attributes["identifier"], sender: view)
      }
    }
  }

  private func embed(_ child: UIViewController, in container: UIView, identifier: String?, sender: UIView) {
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: child) { [unowned self] in
      addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.node.autoresizingReference = container.node.bounds.size
      container.addSubview(child.view)
      child.didMove(toParent: self)
    }
    guard shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
