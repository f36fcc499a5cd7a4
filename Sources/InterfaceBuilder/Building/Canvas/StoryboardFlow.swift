/// What a document's scenes have to do with each other; it is worked out once for all of them.
struct StoryboardFlow {
  /// The bars that segues bring.
  let bars: StoryboardBars
  /// The ids of the controllers whose scenes fill a container view of another.
  let embeddedControllers: Set<String>
  /// The scenes' names by their controllers' ids.
  let sceneNames: [String: String]
  private let controllers: [String: ControllerElement]

  init(_ document: InterfaceDocument) {
    let scenes = document.scenes
    bars = StoryboardBars(scenes)
    embeddedControllers = Set(scenes.flatMap(\.segues).filter { $0.kind == .embed }.compactMap(\.destination))
    sceneNames = Dictionary(scenes.map { ($0.id, $0.name) }) { first, _ in first }
    let known = scenes.compactMap(\.controller).compactMap { controller in controller.id.map { ($0, controller) } }
    controllers = Dictionary(known) { first, _ in first }
  }

  /// The controller of an id.
  func controller(_ id: String?) -> ControllerElement? { id.flatMap { controllers[$0] } }
}

extension InterfaceDocument {
  /// The document with one of its scenes alone, so that work on the others is saved.
  func keepingScene(at index: Int) -> InterfaceDocument {
    var document = self
    switch kind {
    case .storyboard:
      document.keep(in: "scenes") { position, _ in position == index }
    case .xib:
      let scenes = scenes
      guard scenes.indices.contains(index) else { return self }
      let id = scenes[index].id
      document.keep(in: "objects") { _, object in object.name == "placeholder" || object.id == id }
    }
    return document
  }

  private mutating func keep(in list: String, where isKept: (Int, InterfaceElement) -> Bool) {
    guard let place = root.children.firstIndex(where: { $0.name == list }) else { return }
    let entries = root.children[place].children
    root.children[place].children = entries.indices.filter { isKept($0, entries[$0]) }.map { entries[$0] }
  }
}
