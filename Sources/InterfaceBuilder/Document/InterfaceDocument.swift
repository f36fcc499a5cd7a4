import AutoLayout
import Files
import Graphics

/// An iOS xib or storyboard: its scenes, views, constraints and resources as a value.
///
/// Sizes and positions are in points.
public struct InterfaceDocument: Hashable, Sendable {
  /// A file format of Interface Builder.
  public enum Kind: String, Hashable, Sendable {
    case xib, storyboard
  }

  /// The path that the document was read from, as the caller wrote it.
  public let path: String
  public let kind: Kind
  /// The inconsistencies that were found while reading, in line order.
  public internal(set) var issues: [DocumentIssue]
  package internal(set) var root: InterfaceElement
  /// What should be in the document and is left out because it would be too much, in sentences.
  var omissions: [String] = []

  /// The version of Interface Builder that saved the document, for example 22155, or 0 if the document does not name
  /// one.
  ///
  /// The version 32700 is a placeholder, which keeps changes of version out of a repository (50 documents). The plug-in
  /// of such a document has the real version.
  var toolsVersion: Double {
    let version = Self.version(root.attributes["toolsVersion"])
    guard version >= Self.placeholderVersion else { return version }
    let plugIns = root.list("dependencies").filter { $0.name == "plugIn" }
    let plugIn = plugIns.first { $0.attributes["identifier"] == Self.plugInIdentifier }
    return plugIn.map { Self.version($0.attributes["version"]) } ?? version
  }

  private static let placeholderVersion = 32700.0
  private static let plugInIdentifier = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"

  /// Returns the number of a version, without what follows the second part: 14490.7 for `14490.7.1`.
  private static func version(_ text: String?) -> Double {
    Double((text ?? "").utf8.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0
  }

  /// The look that Interface Builder drew on the canvas.
  var look: SystemLook { SystemLook(toolsVersion: toolsVersion) }

  /// Whether views have safe area guides instead of the controllers' top and bottom guides.
  var usesSafeAreas: Bool { root.flag("useSafeAreas") ?? false }
  /// The device of the canvas, or `nil` for documents of Xcode 6 and 7, whose canvas is 600 x 600 points.
  public var device: CanvasDevice? { CanvasDevice(document: root) }
  /// The known device of the canvas. If its name has two meanings, the sizes of the roots decide.
  package var canvasDevice: Device? {
    device.flatMap { $0.device(forRootsOf: Set(scenes.compactMap { $0.rootView?.savedFrame?.size })) }
  }
  /// Whether the system shows the document while the app starts.
  package var isLaunchScreen: Bool { root.flag("launchScreen") ?? false }
  /// The images and colours that the document records by name.
  var resources: DocumentResources { DocumentResources(root.list("resources"), isColorMatched: isColorMatched) }
  /// Whether colours in calibrated spaces are converted to sRGB.
  var isColorMatched: Bool { root.flag("colorMatched") ?? false }
  /// The tint colour of the window, which the views of all scenes inherit.
  var globalTintColor: DocumentColor? { root.color("tintColor") }

  /// The scenes in document order: a storyboard's view controllers, each followed by the other views of its scene, or a
  /// xib's top-level views and controllers.
  var scenes: [InterfaceScene] {
    switch kind {
    case .storyboard:
      root.list("scenes").enumerated().flatMap { InterfaceScene.scenes(ofStoryboardScene: $0.element, at: $0.offset) }
    case .xib:
      root.list("objects").filter { $0.name != "placeholder" }.compactMap(InterfaceScene.init(topLevelObject:))
    }
  }

  /// The intrinsic sizes in points that custom classes computed when Interface Builder drew them, by the ids of their
  /// views.
  var designedSizes: [String: Size] {
    let designables = root.list("designables").compactMap { designable -> (String, Size)? in
      guard let id = designable.attributes["name"] else { return nil }
      return designable.size("intrinsicContentSize").map { (id, $0) }
    }
    return Dictionary(designables) { first, _ in first }
  }

  /// The names of the fonts that the document uses, except the system font.
  package var fontNames: Set<String> {
    var names: Set<String> = []
    root.visit { element in
      guard element.name == "fontDescription" || element.name == "font" else { return }
      if case .named(let name, _) = element.fontValue { names.insert(name) }
    }
    return names
  }

  /// The id of the view that is connected to the `view` outlet of a xib's File's Owner.
  var ownersViewID: String? { filesOwner?.outlets["view"] }

  /// The placeholder of the object that loads the xib.
  var filesOwner: PlaceholderElement? {
    root.list("objects").lazy.map(PlaceholderElement.init).first(where: \.isFilesOwner)
  }
}

/// A placeholder for an object outside the document.
struct PlaceholderElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Whether it represents the object that loads the xib.
  var isFilesOwner: Bool { element.attributes["placeholderIdentifier"] == "IBFilesOwner" }
}

// MARK: Scenes

/// A scene of a document that can be built.
public struct SceneReference: Hashable, Sendable {
  /// The id of the root view, or the id of the view controller if the root view has none.
  public let id: String
  /// The name as a person knows it, unique in the document even if case is ignored: the storyboard identifier, or else
  /// the title, the label, the custom class, the document's name or the id.
  public let name: String
  /// The names by which the scene can be chosen, in addition to ``name`` and the ids; other scenes may have them too.
  package let otherNames: [String]
  /// The id of the view controller, or `nil` for a view without one: a top-level view of a xib, a view in a scene's
  /// dock, or the title view of a navigation item.
  public let controllerID: String?
  /// The class of the view controller, or of a xib's File's Owner, that the app has, or `nil` if it is the system's.
  package let controllerClass: String?
  /// Whether the scene is that of a container controller, which shows its first child on a device and nothing on the
  /// canvas.
  package let isContainer: Bool
  /// The index of the scene in the document's `scenes`.
  let index: Int
}

extension InterfaceDocument {
  /// The scenes that have a view or show that of a child, in document order: a storyboard's view controllers, each
  /// followed by the views in its dock and its title view, or a xib's top-level views.
  public var sceneReferences: [SceneReference] {
    let names = SceneNaming(self)
    let owner = filesOwner
    let ownersViewID = owner?.outlets["view"]
    return scenes.enumerated().compactMap { index, scene in
      let isContainer = scene.rootView == nil && scene.controller?.isContainer == true
      guard scene.rootView != nil || isContainer else { return nil }
      let isOwners = kind == .xib && scene.rootView?.id != nil && scene.rootView?.id == ownersViewID
      return SceneReference(
        id: scene.rootView?.id ?? scene.id, name: names.unique[index], otherNames: names.known[index],
        controllerID: scene.controller?.id,
        controllerClass: scene.controller?.customClass ?? (isOwners ? owner?.customClass : nil),
        isContainer: isContainer, index: index)
    }
  }

  /// Returns the document with only one of its scenes. ``SingleScenes`` returns several in less time.
  func keepingScene(at index: Int) -> InterfaceDocument {
    SingleScenes(self).document(at: index) ?? self
  }
}

// MARK: Positions

extension InterfaceDocument {
  /// Returns where each element starts, by the element's id. A copy starts where its original does.
  ///
  /// - Parameter ids: The ids to look up. Ids that the document does not contain are ignored.
  package func positions(ofElements ids: Set<String>) -> [String: SourcePosition] {
    let wanted = Dictionary(grouping: ids, by: InterfaceElement.originalID)
    var positions: [String: SourcePosition] = [:]
    root.visit { element in
      for id in element.id.flatMap({ wanted[$0] }) ?? [] where positions[id] == nil { positions[id] = element.position }
    }
    return positions
  }

  /// Returns the id of the object that an object of a view tree was copied from, as rows are from their prototype, or
  /// the id itself.
  package static func originalID(of id: String) -> String { InterfaceElement.originalID(of: id) }

  /// Returns the line where each element starts, by the element's id, as ``positions(ofElements:)`` does.
  package func lines(ofElements ids: Set<String>) -> [String: Int] { positions(ofElements: ids).mapValues(\.line) }
}

// MARK: Canvas

/// The device that Interface Builder's canvas shows.
public struct CanvasDevice: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable {
    case portrait, landscape
  }

  public enum Appearance: String, Hashable, Sendable {
    case light, dark
  }

  /// Interface Builder's name for the device, for example `retina6_12`.
  public var id: String
  public var orientation = Orientation.portrait
  public var appearance = Appearance.light
}

extension CanvasDevice {
  /// The devices to which names of canvases were given later. `retina6_7` has 428 x 926 points in 10 documents up to
  /// version 22505, and 430 x 932 in 4 documents from version 23094 on.
  private static let laterMeanings = ["retina6_7": Device.named("iphone-15-plus")]

  /// Returns the device that the canvas' name means in a document whose roots have the sizes, or `nil` if the name is
  /// unknown.
  func device(forRootsOf sizes: @autoclosure () -> Set<Size>) -> Device? {
    if let later = Self.laterMeanings[id] ?? nil,
      sizes().contains(later.size(in: orientation == .landscape ? .landscape : .portrait))
    {
      return later
    }
    return Device.interfaceBuilder(id: id)
  }

  /// Reads the `device` element, or the simulated metrics of documents before Xcode 8.
  init?(document: InterfaceElement) {
    if let device = document.child(named: "device"), let id = device.attributes["id"] {
      self.init(
        id: id, orientation: device.word("orientation") ?? .portrait, appearance: device.word("appearance") ?? .light)
      return
    }
    guard let metrics = document.child(forKey: "defaultSimulatedMetrics"),
      let screen = metrics.child(forKey: "destination")?.attributes["type"],
      let id = screen.utf8.split(separator: ".").first
    else { return nil }
    let orientation = metrics.child(forKey: "orientation")?.attributes["orientation"] ?? ""
    self.init(id: String(id), orientation: orientation.hasPrefix("landscape") ? .landscape : .portrait)
  }
}
