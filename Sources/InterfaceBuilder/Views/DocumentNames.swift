/// The names that a document has for its views, in addition to their labels, by the ids of the views: the outlets that
/// show them, or else the texts or images that they show.
package struct DocumentNames: Sendable {
  private let names: [String: String]

  init(_ names: [String: String]) { self.names = names }

  subscript(id: String?) -> String? { id.flatMap { names[$0] } }
}
