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
