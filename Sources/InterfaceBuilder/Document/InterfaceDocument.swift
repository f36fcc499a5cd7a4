/// An Interface Builder document for iOS, read: scenes, views, constraints and resources as a value.
///
/// Sizes and positions are points. A document changes only as a whole: `resolved(width:height:)` settles its size-class
/// variations and `localized(by:)` puts a table's texts in, each giving a document of the same kind.
public struct InterfaceDocument: Hashable, Sendable {
  /// The two kinds of documents.
  public enum Kind: String, Hashable, Sendable {
    /// Objects that a program loads one document at a time.
    case xib
    /// Scenes of view controllers.
    case storyboard
  }

  /// Where the document was read from, as it was given.
  public let path: String
  /// Whether it is a xib or a storyboard.
  public let kind: Kind
  /// What the document says that cannot be meant; the rest of it stands.
  public var issues: [DocumentIssue]
  /// The `document` element.
  var root: InterfaceElement

  /// The version of Interface Builder that saved the document, for example 22155; 0 where it is not told.
  public var toolsVersion: Double {
    let parts = (root.attributes["toolsVersion"] ?? "").split(separator: ".").prefix(2)
    return Double(parts.joined(separator: ".")) ?? 0
  }
  /// Whether constraints place the views at all.
  public var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }
  /// Whether variations by size class are in force.
  public var usesTraitCollections: Bool { root.flag("useTraitCollections") ?? false }
  /// Whether views have safe area guides rather than the controllers' top and bottom guides.
  public var usesSafeAreas: Bool { root.flag("useSafeAreas") ?? false }
  /// Whether the document is shown while an app starts.
  public var isLaunchScreen: Bool { root.flag("launchScreen") ?? false }
  /// The id of the view controller that a storyboard starts with.
  public var initialViewController: String? { root.attributes["initialViewController"] }
  /// The device whose canvas the document was edited on; none in the oldest documents, whose canvas is 600 x 600.
  public var device: CanvasDevice? { CanvasDevice(document: root) }
  /// The images and colours that the document knows by name.
  var resources: DocumentResources { DocumentResources(root.list("resources"), isColorMatched: isColorMatched) }
  /// Whether colours were managed when the document was saved.
  var isColorMatched: Bool { root.flag("colorMatched") ?? false }
  /// The tint that views inherit.
  var globalTintColor: DocumentColor? { root.color("tintColor") }

  /// The scenes in document order: a storyboard's view controllers, a xib's top-level views and controllers.
  public var scenes: [InterfaceScene] {
    switch kind {
    case .storyboard: root.list("scenes").map(InterfaceScene.init(storyboardScene:))
    case .xib: topLevelObjects.compactMap(InterfaceScene.init(topLevelObject:))
    }
  }

  /// A xib's objects, those that stand for others left out.
  var topLevelObjects: [InterfaceElement] { root.list("objects").filter { $0.name != "placeholder" } }

  /// A xib's stand-ins for objects outside of it.
  var placeholders: [PlaceholderElement] {
    root.list("objects").filter { $0.name == "placeholder" }.map(PlaceholderElement.init)
  }

  /// The id of the view that is the `view` of a xib's owner, a view controller.
  var ownersViewID: String? { placeholders.first(where: \.isFilesOwner)?.outlets["view"] }
}

extension InterfaceDocument {
  /// The lines of the file in which elements start, by id; one pass over the document.
  ///
  /// - Parameter ids: the elements' ids; those that the document does not have are left out.
  public func lines(ofElements ids: Set<String>) -> [String: Int] {
    var lines: [String: Int] = [:]
    root.visit { element in
      if let id = element.id, ids.contains(id), lines[id] == nil { lines[id] = element.position.line }
    }
    return lines
  }
}

/// A scene of a document that can be built.
public struct SceneReference: Hashable, Sendable {
  /// The id of the scene's root view; the controller's where the root has none.
  public let id: String
  /// The storyboard identifier, else the title, else the user label, else the id.
  public let name: String
  /// The id of the view controller; none for a view that stands alone.
  public let controllerID: String?
  /// The scene's place among the document's scenes.
  let index: Int
}

extension InterfaceDocument {
  /// The scenes that have a view, in document order: a storyboard's view controllers, a xib's top-level views.
  public var sceneReferences: [SceneReference] {
    scenes.enumerated().compactMap { index, scene in
      guard let root = scene.rootView else { return nil }
      return SceneReference(
        id: root.id ?? scene.id, name: scene.name, controllerID: scene.controller?.id, index: index)
    }
  }
}

/// The device whose screen Interface Builder's canvas shows.
public struct CanvasDevice: Hashable, Sendable {
  /// The way a device is held.
  public enum Orientation: String, Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// The two appearances.
  public enum Appearance: String, Hashable, Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// Interface Builder's name, for example `retina6_12`.
  public var id: String
  /// The way it is held.
  public var orientation: Orientation
  /// The appearance.
  public var appearance: Appearance

  /// Makes a device.
  public init(id: String, orientation: Orientation = .portrait, appearance: Appearance = .light) {
    self.id = id
    self.orientation = orientation
    self.appearance = appearance
  }

  /// The device that a document names: in its `device`, or in the simulated metrics of documents before Xcode 8.
  init?(document: InterfaceElement) {
    if let device = document.child(named: "device"), let id = device.attributes["id"] {
      self.init(
        id: id, orientation: device.word("orientation") ?? .portrait, appearance: device.word("appearance") ?? .light)
      return
    }
    guard let metrics = document.child(forKey: "defaultSimulatedMetrics"),
      let screen = metrics.child(forKey: "destination")?.attributes["type"], let id = screen.split(separator: ".").first
    else { return nil }
    let orientation = metrics.child(forKey: "orientation")?.attributes["orientation"] ?? ""
    self.init(id: String(id), orientation: orientation.hasPrefix("landscape") ? .landscape : .portrait)
  }
}

/// A stand-in for an object outside of the document.
struct PlaceholderElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Whether it stands for the object that loads a xib.
  var isFilesOwner: Bool { element.attributes["placeholderIdentifier"] == "IBFilesOwner" }
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
