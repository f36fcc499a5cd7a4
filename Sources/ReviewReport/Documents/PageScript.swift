/// A JSON document as a script for the page, since pages of a folder may read nothing else.
package struct PageScript {
  /// The name that the page finds the document under.
  let name: String
  /// The document.
  let json: String

  /// Makes a script.
  package init(name: String, json: String) {
    self.name = name
    self.json = json
  }

  /// The script; a name within the document cannot end it wherever it stands.
  package var bytes: [UInt8] {
    let pieces = json.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Array("globalThis.\(name) = ".utf8) + Array(pieces.joined(separator: Array("\\u003C".utf8)))
  }

  /// The document of a script of a name; none where the bytes are no such script.
  package static func json(of script: [UInt8], name: String) -> [UInt8]? {
    let head = Array("globalThis.\(name) = ".utf8)
    return script.starts(with: head) ? Array(script.dropFirst(head.count)) : nil
  }
}
