import Files

/// The names of a document's scenes, as a person knows them.
///
/// A scene is named by its storyboard identifier, or else its title, its label in Interface Builder, its custom class,
/// or the document if no other scene needs that name. Without any of these (15 of 2,080 scenes), it is named by its id.
/// A container is named after its first child: `Inbox Navigation`.
///
/// Of two scenes with the same name, the first in the document keeps it. The other has the next of its names, or else
/// the name with its id: `MessageCell (iN0-l3-epB)`, or a number after it if that is taken too. Names of scenes
/// therefore stay when scenes are added after them.
struct SceneNaming {
  /// The names by which each scene is known, in the order of preference. They are not unique.
  private(set) var known: [[String]]
  /// The name of each scene, unique even if case is ignored.
  private(set) var unique: [String] = []

  init(_ document: InterfaceDocument) {
    let scenes = document.scenes
    let owner = document.filesOwner
    let ownersViewID = owner?.outlets["view"]
    known = scenes.map { $0.knownNames(ofOwner: ownersViewID != nil && $0.rootView?.id == ownersViewID ? owner : nil) }
    addName(of: document, ownersViewID: ownersViewID, to: scenes)
    addOutlets(of: scenes, ownersOutlets: owner?.outletNames ?? [:])
    addChildren(of: scenes)
    unique = Self.unique(known, ids: scenes.map(\.id))
  }

  // MARK: Further names

  /// Adds the document's name to the view of its File's Owner, or to its only scene with a view.
  private mutating func addName(
    of document: InterfaceDocument, ownersViewID: String?, to scenes: [InterfaceScene]
  ) {
    let shown = scenes.indices.filter { scenes[$0].rootView != nil && !scenes[$0].isDetached }
    let owners = shown.filter { document.kind == .xib && scenes[$0].rootView?.id == ownersViewID }
    guard let index = owners.first ?? (shown.count == 1 ? shown.first : nil) else { return }
    known[index].append(document.baseName)
  }

  /// Adds the outlets that show views without a controller: of the File's Owner, or of the controller of the same
  /// scene.
  private mutating func addOutlets(of scenes: [InterfaceScene], ownersOutlets: [String: String]) {
    var outlets = ownersOutlets
    for (index, scene) in scenes.enumerated() {
      if let controller = scene.controller { outlets = controller.outletNames }
      guard scene.controller == nil, let id = scene.rootView?.id, let outlet = outlets[id] else { continue }
      known[index].append(outlet)
    }
  }

  /// Adds a name after the first child to containers, and one after the controller to the other views of its scene.
  private mutating func addChildren(of scenes: [InterfaceScene]) {
    let places = Dictionary(
      scenes.indices.compactMap { index in scenes[index].controller?.id.map { ($0, index) } }
    ) { first, _ in first }
    let shown = Self.scenesInContainers(scenes, places)
    var controllerName: String?
    for (index, scene) in scenes.enumerated() {
      if let controller = scene.controller {
        if let word = controller.containerWord, let child = shown[index],
          let name = known[child].first
        {
          known[index].append("\(name) \(word)")
        }
        controllerName = known[index].first
      } else if scene.isDetached, let controllerName, let view = scene.rootView {
        let part = known[index].first ?? view.elementName.capitalizedWords
        known[index].append("\(controllerName) \(part)")
      }
    }
  }

  /// Returns for each container the index of the first scene inside it that is not a container itself.
  private static func scenesInContainers(_ scenes: [InterfaceScene], _ places: [String: Int]) -> [Int?] {
    let isContainer = scenes.map { $0.controller?.containerWord != nil }
    var shown: [Int?] = scenes.map { _ in nil }
    var isKnown = scenes.map { _ in false }
    for start in scenes.indices {
      var chain: [Int] = []
      var place: Int? = start
      // A child may name its parent as its own child.
      while let index = place, isContainer[index], !isKnown[index] {
        isKnown[index] = true
        chain.append(index)
        let child = scenes[index].controller?.segues.first { $0.kind == .relationship }
        place = child?.destination.flatMap { places[$0] }
      }
      let end = place.flatMap { isContainer[$0] ? shown[$0] : $0 }
      for index in chain { shown[index] = end }
    }
    return shown
  }

  // MARK: Unique names

  /// Returns a name for each scene. A name depends only on the first choices of all scenes and on the names before it.
  private static func unique(_ known: [[String]], ids: [String]) -> [String] {
    let firstChoices = Set(known.compactMap { $0.first?.lowercased() })
    var taken: Set<String> = []
    // Only in invalid documents have several scenes the same id.
    var lastNumbers: [String: Int] = [:]
    return zip(known, ids).map { names, id in
      var name = names.first ?? id
      if taken.contains(name.lowercased()) {
        let other = names.first { !taken.contains($0.lowercased()) && !firstChoices.contains($0.lowercased()) }
        name = other ?? "\(name) (\(id))"
      }
      let base = name
      while !taken.insert(name.lowercased()).inserted {
        lastNumbers[base.lowercased(), default: 1] += 1
        name = "\(base) \(lastNumbers[base.lowercased(), default: 1])"
      }
      return name
    }
  }
}

extension InterfaceScene {
  /// Returns the names in the scene itself, in the order of preference.
  ///
  /// - Parameter owner: The File's Owner if the scene's view is its `view`, as it is the controller then, or `nil`.
  fileprivate func knownNames(ofOwner owner: PlaceholderElement?) -> [String] {
    let titles = [controller?.title, controller?.navigationItem?.title, controller?.tabBarItem?.title]
      .compactMap(\.self).filter { !Self.titlesOfTemplates.contains($0) }
    let names =
      [controller?.storyboardIdentifier] + titles + [
        controller?.userLabel, rootView?.userLabel, (controller?.element ?? owner?.element)?.attributes["customClass"],
        rootView?.customClass, rootView?.element.attributes["reuseIdentifier"], controller?.referencedName,
      ]
    return names.compactMap { $0?.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The titles that Xcode gives to new controllers.
  private static let titlesOfTemplates: Set<String> = [
    "Root View Controller", "View Controller", "Table View Controller", "Title",
  ]
}

extension ControllerElement {
  /// The word that follows the name of a container's first child, or `nil` for other controllers.
  fileprivate var containerWord: String? {
    switch kind {
    case .navigationController: "Navigation"
    case .tabBarController: "Tabs"
    case .splitViewController: "Split"
    case .pageViewController: "Pages"
    default: nil
    }
  }
}

extension InterfaceDocument {
  /// The file's name without its extension.
  fileprivate var baseName: String {
    let file = path.utf8.split(separator: "/").last.map(String.init) ?? path
    return file.utf8.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}

extension String {
  /// The words of an element's name, each with a capital: `Image View` for `imageView`.
  fileprivate var capitalizedWords: String {
    let spaced = reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter)" : String(letter) }
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }
}
