import AutoLayout

/// The controllers from a container to the one whose view it shows first: a navigation controller, for example, in a
/// tab bar controller, and its root. They may be in several storyboards of the project.
struct ControllerChain {
  struct Link {
    /// Builds the scenes of the storyboard with the controller.
    var builder: SceneBuilder
    var controller: ControllerElement
    var id: String
  }

  /// The controllers, from the outermost.
  private(set) var links: [Link] = []

  /// Follows the first children of containers, and references to other storyboards, until a controller that shows its
  /// own view. A child may name its parent as its own child, and references each other: then the chain ends.
  init(from id: String, in builder: SceneBuilder, memory: SceneMemory) {
    var (id, builder) = (id, builder)
    var visited: Set<[String]> = []
    while visited.insert([builder.document.path, id]).inserted {
      guard let controller = builder.flow.controller(id) else {
        guard let target = builder.target(ofAddress: id, memory: memory) else { return }
        (id, builder) = (target.id, target.builder)
        continue
      }
      if controller.kind == .viewControllerPlaceholder {
        guard let target = builder.target(of: controller, memory: memory) else { return }
        (id, builder) = (target.id, target.builder)
        continue
      }
      links.append(Link(builder: builder, controller: controller, id: id))
      guard controller.view == nil, let child = controller.children.first else { return }
      id = child
    }
  }

  /// The controller whose view is shown, or `nil` if there is no controller.
  var shown: Link? { links.last }

  /// The bars around the view, which the containers of the chain show.
  ///
  /// - Parameter outer: The bars around the first controller.
  func bars(inside outer: SceneBars) -> SceneBars {
    var bars = outer
    for (container, child) in zip(links, links.dropFirst()) {
      let passed = container.builder.flow.barsOnDevice.bars(
        passedBy: container.controller, id: container.id, around: bars, to: child.controller)
      bars = (passed ?? SceneBars()).overridden(by: child.controller.simulatedMetrics)
    }
    return bars
  }

  /// The controllers that bars may refer to, by their ids: the containers, and the children of tab bar controllers with
  /// their items.
  func controllers(memory: SceneMemory) -> [String: ControllerElement] {
    var known: [String: ControllerElement] = [:]
    for link in links {
      known[link.id] = link.controller
      known.merge(link.builder.tabs(of: link.controller, memory: memory)) { $1 }
    }
    return known
  }
}

extension SceneBuilder {
  /// Returns the controllers of other storyboards that a tab bar controller contains, by the ids of the references to
  /// them.
  func tabs(of container: ControllerElement?, memory: SceneMemory) -> [String: ControllerElement] {
    guard let container, container.kind == .tabBarController else { return [:] }
    var known: [String: ControllerElement] = [:]
    for child in container.children where flow.controller(child)?.kind == .viewControllerPlaceholder {
      // A reference has an item of its own, which the app replaces by that of the controller.
      let chain = ControllerChain(from: child, in: self, memory: memory)
      if let first = chain.links.first, first.controller.tabBarItem != nil { known[child] = first.controller }
    }
    return known
  }
}

extension ControllerElement {
  /// The ids of the controllers that a container contains from the start.
  var children: [String] { segues.filter { $0.kind == .relationship }.compactMap(\.destination) }
}

extension SceneBuilder {
  /// Returns the controller of another storyboard that a reference names: that with the identifier, or else the initial
  /// one.
  func target(
    of reference: ControllerElement, memory: SceneMemory
  ) -> (builder: SceneBuilder, id: String)? {
    guard let name = reference.element.attributes["storyboardName"] else {
      // Without a storyboard's name, the identifier is one of the same storyboard.
      return reference.element.attributes["referencedIdentifier"].flatMap(flow.controller(identifiedBy:))
        .map { (self, $0) }
    }
    guard let builder = memory.builder(ofStoryboard: name, make: { otherBuilder(ofStoryboard: name) }) else {
      return nil
    }
    let identifier = reference.element.attributes["referencedIdentifier"]
    let id = identifier.map(builder.flow.controller(identifiedBy:)) ?? builder.document.initialController
    return id.map { (builder, $0) }
  }

  /// Returns the controller of another storyboard that data names, or `nil` if the text is no such address.
  func target(ofAddress address: String, memory: SceneMemory) -> (builder: SceneBuilder, id: String)? {
    guard let controller = StoryboardController(address: address),
      let builder = memory.builder(
        ofStoryboard: controller.storyboard, make: { otherBuilder(ofStoryboard: controller.storyboard) })
    else { return nil }
    return (builder, controller.id)
  }

  private func otherBuilder(ofStoryboard name: String) -> SceneBuilder? {
    guard case .document(let document) = sources.document(name + ".storyboard") else { return nil }
    return building(document)
  }
}

extension InterfaceDocument {
  /// The id of the storyboard's initial controller.
  fileprivate var initialController: String? { root.attributes["initialViewController"] }
}

/// A scene inside another one, which is also a scene of its own.
package struct InnerScene {
  package let root: View
  /// The id of its controller.
  package let controller: String
  /// The path of its document.
  package let document: String
}

/// What is known about other scenes while one scene is built, and how many scenes it contains so far.
final class SceneMemory {
  private var builders: [String: SceneBuilder?] = [:]
  private var documents: [DocumentKey: InterfaceDocument] = [:]
  var embeddedCount = 0
  /// The scenes inside the scene.
  private(set) var inner: [InnerScene] = []
  /// What the scene does not show because it would be too much, in sentences, each once.
  private(set) var omissions: [String] = []
  /// The fonts of the whole view tree that follow the text size.
  let fonts = FollowedFonts()

  func note(omissions new: [String]) { omissions += new.filter { !omissions.contains($0) } }

  func note(_ view: View, of controller: String, in document: InterfaceDocument) {
    inner.append(InnerScene(root: view, controller: controller, document: document.path))
  }

  /// The xibs that custom views show, by the scenes that they are in.
  var classXibs: [DocumentKey: ShownClassXibs] = [:]

  struct DocumentKey: Hashable {
    var path: String
    var scene: Int
  }

  func builder(ofStoryboard name: String, make: () -> SceneBuilder?) -> SceneBuilder? {
    if let known = builders[name] { return known }
    let builder = make()
    builders[name] = builder
    return builder
  }

  /// Returns a document with only one of its scenes, which is made once.
  func document(ofSceneAt index: Int, in path: String, make: () -> InterfaceDocument) -> InterfaceDocument {
    let key = DocumentKey(path: path, scene: index)
    if let known = documents[key] { return known }
    let document = make()
    documents[key] = document
    return document
  }
}
