/// What a document says about each of its scenes.
///
/// The scenes are found once, so that the time for each of them does not grow with their number.
package struct SceneContents: Sendable {
  private let scenes: [InterfaceScene]

  package init(of document: InterfaceDocument) { scenes = document.scenes }

  /// Returns a scene of the document, or `nil` if the reference is to another document's.
  func scene(_ reference: SceneReference) -> InterfaceScene? {
    scenes.indices.contains(reference.index) ? scenes[reference.index] : nil
  }
}
