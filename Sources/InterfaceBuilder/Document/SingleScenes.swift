/// The documents with only one of a document's scenes, which make later steps cheaper.
///
/// What they have in common is found once, so that the time for each does not grow with the number of scenes.
struct SingleScenes: Sendable {
  /// The document without the entries that belong to single scenes.
  private let document: InterfaceDocument
  /// The place of the list of entries in the root.
  private let place: Int?
  private let entries: [InterfaceElement]
  /// The indices of the entries that each scene keeps, by the index of the scene.
  private let own: [[Int]]
  /// The indices of the entries that all scenes keep.
  private let shared: [Int]
  /// The documents that were given for scenes, by the indices of these.
  private var replacements: [Int: InterfaceDocument] = [:]

  init(_ document: InterfaceDocument) {
    let list = document.kind == .storyboard ? "scenes" : "objects"
    let place = document.root.children.firstIndex { $0.name == list }
    let entries = place.map { document.root.children[$0].children } ?? []
    switch document.kind {
    case .storyboard:
      own = document.scenes.map { [$0.storyboardIndex].compactMap(\.self) }
      shared = []
    case .xib:
      shared = entries.indices.filter { entries[$0].name == "placeholder" }
      let objects = entries.indices.filter { entries[$0].name != "placeholder" }
      let places = Dictionary(grouping: objects) { entries[$0].id }
      own = document.scenes.map { places[$0.id] ?? [] }
    }
    var rest = document
    if let place { rest.root.children[place].children = [] }
    self.document = rest
    self.place = place
    self.entries = entries
  }

  /// Returns the document with only the scene at an index of the document's `scenes`, or `nil` if there is none.
  func document(at index: Int) -> InterfaceDocument? {
    if let replacement = replacements[index] { return replacement }
    guard let place, own.indices.contains(index) else { return nil }
    var document = document
    document.root.children[place].children = (shared + own[index]).sorted().map { entries[$0] }
    return document
  }

  /// Returns the documents, with another one for one of the scenes.
  func replacing(sceneAt index: Int, with document: InterfaceDocument) -> SingleScenes {
    var documents = self
    documents.replacements[index] = document
    return documents
  }
}
