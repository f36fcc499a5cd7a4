/// A scene of a document, with the name that its files have.
public struct DocumentScene: Hashable, Sendable {
  /// What the document knows the scene by.
  public let reference: SceneReference
  /// The scene's name, unique within its document also where case is folded.
  public let name: String
}
