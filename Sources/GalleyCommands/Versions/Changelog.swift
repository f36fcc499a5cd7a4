import CLicenses
import Files
import Galley

/// What a changelog says about each version: an entry is a paragraph that begins with a dash, below a heading of the
/// second level with a version, and `**pictures**` marks an entry about what pictures show.
struct Changelog: Equatable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The changelog of this program.
  static var own: Changelog { Changelog(String(cString: galley_changelog())) }

  private static let mark = "**pictures**"

  /// Returns the entries about pictures that lie between two versions, or `nil` if either is no version.
  func changesOfPictures(from before: String, to now: String) -> VersionExplanation.Changelog? {
    guard let first = Version(before), let last = Version(now) else { return nil }
    let entries = entries.filter { entry in
      // Whoever goes back to an earlier version loses its changes.
      min(first, last) < entry.version && entry.version <= max(first, last) && entry.text.utf8.contains(Self.mark)
    }
    return VersionExplanation.Changelog(from: before, to: now, entries: entries.map(\.text))
  }

  /// The entries in their order.
  private var entries: [(version: Version, text: String)] {
    var entries: [(version: Version, text: String)] = []
    var version: Version?
    var isInside = false
    for line in text.utf8.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.utf8.hasPrefix("## ") { version = Version(inHeading: line) }
      if line.utf8.hasPrefix("- "), let version {
        entries.append((version, String(line.utf8.dropFirst(2)) ?? ""))
        isInside = true
      } else if isInside, line.utf8.hasPrefix("  "), let more = String(line.utf8.dropFirst(2)) {
        entries[entries.count - 1].text += " " + more
      } else {
        isInside = false
      }
    }
    return entries
  }
}

/// The three numbers of a release.
private struct Version: Comparable {
  private let numbers: [Int]

  /// Reads a version such as `1.2.0` or `1.2.0-beta`, or returns `nil` if the text is none.
  init?(_ text: some StringProtocol) {
    let parts = String(text).utf8.prefix(before: "-").utf8.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    self.numbers = numbers
  }

  /// Reads the version in a heading: `## 1.2.0 - 2027-01-02`, `## Unreleased (0.1.0)`.
  init?(inHeading line: Substring) {
    let words = String(line).unicodeScalars.split { " ()[]".unicodeScalars.contains($0) }
    guard let version = words.lazy.compactMap({ Version(String($0)) }).first else { return nil }
    self = version
  }

  static func < (version: Version, other: Version) -> Bool { version.numbers.lexicographicallyPrecedes(other.numbers) }
}
