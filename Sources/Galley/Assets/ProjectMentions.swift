import Digests
import Files

/// Which names the code and the documents of a project mention, and in which files. Capitals do not count: generated
/// code has `R.nib.priceCell` for `PriceCell.xib`.
struct ProjectMentions: Sendable {
  private static let types = [".swift", ".m", ".mm", ".h", ".xib", ".storyboard", ".plist"]

  private var paths: [String] = []
  /// Whether a file or folder could not be read, which may mention anything.
  private var isPartial: Bool
  /// The indices of the files that mention a word, by the word's hash. A class has few files of its own, so that more
  /// than four are not kept apart.
  private var files: [UInt64: Files] = [:]

  private struct Files {
    var indices = SIMD4<Int32>(repeating: -1)
    /// The number of files, up to five.
    var count = 0

    mutating func add(_ index: Int32) {
      guard count < 5, count == 0 || indices[min(count, 4) - 1] != index else { return }
      if count < 4 { indices[count] = index }
      count += 1
    }
  }

  init(_ listing: ProjectListing) {
    isPartial = !listing.problems.isEmpty
    for part in listing.parts {
      for path in part.paths where Self.types.contains(where: path.utf8.hasSuffix) { add(part.folder + "/" + path) }
    }
  }

  private mutating func add(_ path: String) {
    guard let bytes = try? TextFile(contentsOf: path, as: .source).bytes else {
      isPartial = true
      return
    }
    let file = Int32(paths.count)
    paths.append(path)
    Self.forEachWord(of: bytes) { files[$0, default: Files()].add(file) }
  }

  /// Returns whether another file than some mentions a word, or may do so.
  func mention(_ word: String, outside own: Set<String>) -> Bool {
    guard !isPartial else { return true }
    var found: Files?
    Self.forEachWord(of: Array(word.utf8)) { found = files[$0] }
    guard let found else { return false }
    return found.count > 4 || (0..<found.count).contains { !own.contains(paths[Int(found.indices[$0])]) }
  }

  /// Calls a closure with the hash of each word: letters, digits and low lines.
  private static func forEachWord(of bytes: [UInt8], _ visit: (UInt64) -> Void) {
    let bytes = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    var start = 0
    for end in 0...bytes.count where end == bytes.count || !isPartOfWord(bytes[end]) {
      if end > start { visit(bytes[start..<end].stableHash) }
      start = end + 1
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
