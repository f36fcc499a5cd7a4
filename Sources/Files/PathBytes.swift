/// A path, or the name of a file, that is equal to another if their bytes are, as on file systems.
///
/// Two texts are equal if they look the same, such as `é` as one character and as a letter with an accent after it. As
/// the names of files they are different. So a set of what is on a disk, or a table by the names of files, has these
/// paths. Names by which a document refers to something, such as that of an image, remain texts.
package struct PathBytes: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: PathBytes, other: PathBytes) -> Bool { one.text.utf8.equals(other.text) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }

  package static func < (one: PathBytes, other: PathBytes) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

extension Sequence<String> {
  /// The texts as paths, without repetitions.
  package var pathBytes: Set<PathBytes> { Set(lazy.map(PathBytes.init)) }
}
