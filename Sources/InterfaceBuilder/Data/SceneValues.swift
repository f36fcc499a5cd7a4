/// The values of a scene in one of its states.
package struct SceneValues: Hashable, Sendable {
  /// The values. Later ones replace earlier ones.
  package var entries: [DataNode.Entry]
  /// The values without a state of the document's other scenes, which container views may show, by the ids of their
  /// controllers.
  package var others: [String: [DataNode.Entry]]

  package init(_ entries: [DataNode.Entry], others: [String: [DataNode.Entry]] = [:]) {
    self.entries = entries
    self.others = others
  }

  /// Returns the values of a scene in a container view, or `nil` if it has none.
  ///
  /// - Parameter entries: The values that the scene around it has for it.
  func embedded(_ controller: String, _ entries: [DataNode.Entry]?) -> SceneValues? {
    let all = (others[controller] ?? []) + (entries ?? [])
    return all.isEmpty && others.isEmpty ? nil : SceneValues(all, others: others)
  }
}

/// A document after values of data were written into it.
struct WrittenDocument {
  let document: InterfaceDocument
  let problems: [DataProblem]
  /// The values for the scenes that container views show, by the ids of their controllers.
  let embedded: [String: [DataNode.Entry]]

  /// - Parameters:
  ///   - values: The values.
  ///   - document: The document with only the scene that the values are for.
  ///   - whole: The document with all scenes, for the names of those that container views show.
  init(
    _ values: [DataNode.Entry], into document: InterfaceDocument, of whole: InterfaceDocument, sources: DataSources
  ) {
    let writer = DataWriter(sources: sources, scenes: ControllerNames(whole), root: document.root)
    var document = document
    document.write(values, with: writer)
    self.document = document
    problems = writer.problems
    embedded = writer.embedded
  }
}

extension InterfaceDocument {
  /// Writes values into the only scene of the document, and adds the colours and images that they need.
  fileprivate mutating func write(_ values: [DataNode.Entry], with writer: DataWriter) {
    writer.write(values, into: &root)
    addResources(writer.resources)
  }

  /// Adds the colours and images that other documents record, unless the document has some of the same names.
  mutating func addResources(_ resources: [InterfaceElement]) {
    guard !resources.isEmpty else { return }
    let known = Set(root.list("resources").map { $0.name + "/" + ($0.attributes["name"] ?? "") })
    let new = resources.filter { !known.contains($0.name + "/" + ($0.attributes["name"] ?? "")) }
    root.append(new, toList: "resources")
  }

  /// The entries of the list of resources.
  var resourceEntries: [InterfaceElement] { root.list("resources") }

  /// The connections of a xib's File's Owner.
  var ownerConnections: [InterfaceElement] {
    root.list("objects").first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }?.list("connections") ?? []
  }
}
