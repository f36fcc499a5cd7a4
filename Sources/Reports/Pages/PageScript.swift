/// A JSON document as a script, the only form of data that a page may load from a folder.
package struct PageScript {
  /// The global variable that the script sets.
  let name: String
  /// The document as UTF-8.
  let json: [UInt8]

  package init(name: String, json: String) { self.init(name: name, json: Array(json.utf8)) }

  package init(name: String, json: [UInt8]) {
    self.name = name
    self.json = json
  }

  /// The script. Every `<` is escaped, so that no text in the document can end a script element.
  package var bytes: [UInt8] {
    let pieces = json.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Array("globalThis.\(name) = ".utf8) + Array(pieces.joined(separator: Array("\\u003C".utf8)))
  }

  /// Returns the document in a script that sets a variable, or `nil` if the bytes are not such a script.
  package static func json(of script: [UInt8], name: String) -> [UInt8]? {
    let head = Array("globalThis.\(name) = ".utf8)
    return script.starts(with: head) ? Array(script.dropFirst(head.count)) : nil
  }
}
