/// What a run needs of a document to know its cells and to tell what is wrong with it.
package struct CachedDocument: Hashable, Sendable {
  /// A scene by what the document calls it.
  package struct Scene: Hashable, Sendable {
    /// The id of the scene's root view.
    package var id: String
    /// The scene's name in the document.
    package var title: String
    /// The name that the scene's files have.
    package var name: String

    /// Makes a scene.
    package init(id: String, title: String, name: String) {
      self.id = id
      self.title = title
      self.name = name
    }
  }

  /// The scenes that have a view, in document order.
  package var scenes: [Scene]
  /// The locales that the document has tables for.
  package var locales: [String]
  /// What is wrong with the document, in lines for the log.
  package var issues: [String]

  /// Makes a document.
  package init(scenes: [Scene], locales: [String], issues: [String]) {
    self.scenes = scenes
    self.locales = locales
    self.issues = issues
  }
}

extension CachedDocument {
  /// The document as a cache's value.
  package var bytes: [UInt8] {
    var fields = EntryWriter()
    fields.add(scenes.flatMap { [$0.id, $0.title, $0.name] })
    fields.add(locales)
    fields.add(issues)
    return fields.bytes
  }

  /// Reads a document from a cache's value; none from another.
  package init?(bytes: [UInt8]) {
    var fields = EntryReader(bytes)
    guard let scenes = fields.texts(), scenes.count % 3 == 0, let locales = fields.texts(),
      let issues = fields.texts(), fields.isAtEnd
    else { return nil }
    self.init(
      scenes: stride(from: 0, to: scenes.count, by: 3).map {
        Scene(id: scenes[$0], title: scenes[$0 + 1], name: scenes[$0 + 2])
      }, locales: locales, issues: issues)
  }
}
