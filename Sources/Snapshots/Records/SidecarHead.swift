import Files
import Foundation

/// The scene that a sidecar belongs to, read from the beginning of the file.
package struct SidecarHead: Hashable, Sendable {
  /// The document's path, or the catalog's name.
  package var document: String
  /// The identifier of the scene's root view.
  package var scene: String

  /// The number of bytes that hold the head of every sidecar: the longest path of common systems and an id.
  private static let length = 8192

  /// Reads the head of a sidecar, or returns `nil` if the bytes do not begin as one.
  package init?(_ bytes: [UInt8]) {
    var rest = bytes.prefix(Self.length)
    guard rest.skip("{\"galley\":\(LayoutRecord.version),\"document\":"), let document = rest.takeString(),
      rest.skip(",\"scenes\":[{\"id\":"), let scene = rest.takeString()
    else { return nil }
    (self.document, self.scene) = (document, scene)
  }

  /// Reads the head of the sidecar at a path, or returns `nil` if there is none.
  package init?(ofFile path: String) {
    guard let bytes = try? InputFile(path, as: .layout).bytes(at: 0, count: Self.length) else { return nil }
    self.init(bytes)
  }
}

extension ArraySlice<UInt8> {
  /// Removes a text from the beginning, or returns `false` if the bytes begin otherwise.
  fileprivate mutating func skip(_ text: String) -> Bool {
    guard starts(with: text.utf8) else { return false }
    removeFirst(text.utf8.count)
    return true
  }

  /// Removes a JSON string from the beginning and returns its value.
  fileprivate mutating func takeString() -> String? {
    guard first == UInt8(ascii: "\"") else { return nil }
    var end = startIndex + 1
    while end < endIndex, self[end] != UInt8(ascii: "\"") { end += self[end] == UInt8(ascii: "\\") ? 2 : 1 }
    guard end < endIndex else { return nil }
    defer { self = self[(end + 1)...] }
    return try? JSONDecoder().decode(String.self, from: Data(self[startIndex...end]))
  }
}
