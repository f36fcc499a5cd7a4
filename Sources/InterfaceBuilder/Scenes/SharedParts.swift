import AutoLayout
import Graphics
import Synchronization

/// What the builds of a document's scenes have in common: the document with one scene, for the size classes of a screen
/// and with the rows that fill it, the views in it that constraints place, and what the document records for all
/// scenes. None of these depends on the text size, the appearance or data.
final class SharedParts: Sendable {
  /// The choices that the parts of a scene depend on.
  struct Key: Hashable {
    /// The index of the scene.
    var scene: Int
    var horizontal: TraitCollection.SizeClass?
    var vertical: TraitCollection.SizeClass?
    /// The number of rows of each prototype cell, and the screen that they fill, or `nil` if cells are not repeated.
    var rows: PrototypeRows?
  }

  private struct Known {
    var documents: [Key: InterfaceDocument] = [:]
    var constrained: [ConstrainedKey: ConstrainedViews] = [:]
    var classes: [Int: [String]] = [:]
    var records: [SizeClasses: DocumentRecords] = [:]
  }

  private struct ConstrainedKey: Hashable {
    var key: Key
    var root: String?
  }

  private struct SizeClasses: Hashable {
    var horizontal: TraitCollection.SizeClass?
    var vertical: TraitCollection.SizeClass?
  }

  /// The documents with one scene, as they were read.
  let singleScenes: SingleScenes
  private let known = Mutex(Known())

  init(_ singleScenes: SingleScenes) { self.singleScenes = singleScenes }

  /// Returns the document with one scene, which is made once.
  func document(_ key: Key, make: () -> InterfaceDocument) -> InterfaceDocument {
    if let document = known.withLock({ $0.documents[key] }) { return document }
    let document = make()
    known.withLock { $0.documents[key] = document }
    return document
  }

  /// Returns what such a document records for all scenes, which each of them has for the same size classes.
  func records(in document: InterfaceDocument, _ key: Key) -> DocumentRecords {
    let key = SizeClasses(horizontal: key.horizontal, vertical: key.vertical)
    if let records = known.withLock({ $0.records[key] }) { return records }
    let records = DocumentRecords(in: document)
    known.withLock { $0.records[key] = records }
    return records
  }

  /// Returns the views below a root of such a document that constraints place.
  func constrainedViews(below root: ViewElement, _ key: Key) -> ConstrainedViews {
    let key = ConstrainedKey(key: key, root: root.id)
    if let views = known.withLock({ $0.constrained[key] }) { return views }
    let views = ConstrainedViews(below: root)
    known.withLock { $0.constrained[key] = views }
    return views
  }

  /// Returns the classes of a scene that may show their xibs.
  func classesWithoutContent(ofSceneAt index: Int, find: () -> [String]) -> [String] {
    if let classes = known.withLock({ $0.classes[index] }) { return classes }
    let classes = find()
    known.withLock { $0.classes[index] = classes }
    return classes
  }
}

/// What Interface Builder recorded in a document for all of its scenes when it drew them.
struct DocumentRecords {
  let resources: DocumentResources
  let designedSizes: [String: Size]

  init(in document: InterfaceDocument) {
    resources = document.resources
    designedSizes = document.designedSizes
  }
}
