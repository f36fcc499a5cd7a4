extension LocalizedTables {
  /// The files that can decide what a document's languages show, whether they can be read or not: tables and the
  /// languages' own documents, in the order of their folders.
  ///
  /// No file is opened. Which folders there are shows in the paths: one without a file of the document changes nothing.
  ///
  /// - Parameter path: The document's path.
  public static func files(besideDocument path: String) -> [String] {
    let place = DocumentPlace(path)
    return place.catalogs + place.folders.flatMap { TableSource(in: $0.url, of: place)?.files ?? [] }
  }
}

extension TableSource {
  /// The files that are read for the language itself; a catalog is there for all.
  fileprivate var files: [String] {
    switch self {
    case .files(let strings, let rules): [strings, rules].compactMap(\.self)
    case .catalog: []
    case .document(let path): [path]
    }
  }
}
