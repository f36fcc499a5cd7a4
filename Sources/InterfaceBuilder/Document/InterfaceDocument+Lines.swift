extension InterfaceDocument {
  /// The lines of the file in which elements start, by id; one pass over the document.
  ///
  /// - Parameter ids: the elements' ids; those that the document does not have are left out.
  public func lines(ofElements ids: Set<String>) -> [String: Int] {
    var lines: [String: Int] = [:]
    root.visit { element in
      if let id = element.id, ids.contains(id), lines[id] == nil { lines[id] = element.position.line }
    }
    return lines
  }
}
