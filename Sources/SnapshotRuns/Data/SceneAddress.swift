import Files
import Galley

/// What a data file calls a scene: `Login`, or `Main/Login` and `App/Main.storyboard/Login` to name its document too.
struct SceneAddress {
  let text: String

  init(_ text: String) { self.text = text }

  /// Returns whether a scene of a document has the address.
  ///
  /// - Parameter names: All names of the scene.
  func names(_ names: [String], ofSceneIn document: String) -> Bool {
    if names.contains(text) { return true }
    var start = text.startIndex
    while let slash = text[start...].utf8.firstIndex(of: "/") {
      start = text.utf8.index(after: slash)
      if names.contains(String(text[start...])), Self.isDocument(document, named: text[..<slash]) { return true }
    }
    return false
  }

  /// Returns whether a path ends with a document's name, with or without type.
  private static func isDocument(_ path: String, named name: Substring) -> Bool {
    let withoutType = path.utf8.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    return [path[...], withoutType].contains { $0.utf8.equals(String(name)) || $0.utf8.hasSuffix("/" + name) }
  }

  /// The last parts of the address. Each may be the name of a scene.
  private var possibleNames: [Substring] {
    var names = [text[...]]
    var start = text.startIndex
    while let slash = text[start...].utf8.firstIndex(of: "/") {
      start = text.utf8.index(after: slash)
      names.append(text[start...])
    }
    return names
  }

  /// Returns whether a document may have a scene with the address, judged by its bytes alone.
  func mayBe(in bytes: [UInt8], of document: String) -> Bool {
    possibleNames.contains { name in
      // XML may write these characters in another way; a document may have one scene, which is named like its file.
      let isPlain = name.utf8.allSatisfy { $0 < 128 && !"&<>\"'".utf8.contains($0) }
      guard isPlain, !Self.isDocument(document, named: name) else { return true }
      // Some names are made of several: `Inbox Navigation`, `Inbox tableFooterView`, `Cell (iN0-l3-epB)`.
      let first = name.utf8.split(separator: " ").first ?? name
      return bytes.contains(first.utf8) || Self.fileName(of: document).utf8.hasPrefix(String(first))
    }
  }

  private static func fileName(of document: String) -> Substring { document.utf8.split(separator: "/").last ?? "" }
}

extension [UInt8] {
  /// Returns whether the bytes of a text are in these, one after the other.
  fileprivate func contains(_ text: Substring.UTF8View) -> Bool {
    let wanted = Array(text)
    guard let first = wanted.first, count >= wanted.count else { return false }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - wanted.count {
        if bytes[index] == first, wanted.indices.allSatisfy({ bytes[index + $0] == wanted[$0] }) { return true }
        index += 1
      }
      return false
    }
  }
}
