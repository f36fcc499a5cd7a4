import Digests
import Graphics

/// The versions of everything that can change the bytes of images of the same documents and code.
package struct EngineVersions: Hashable, Sendable {
  /// A file that affects text: a font, a dictionary or hyphenation patterns.
  package struct FontFile: Hashable, Sendable {
    /// The file's name within the folder of fonts.
    package var name: String
    /// The version that a font states, or `nil` if the file is not a font.
    package var version: String?
    /// A digest of the content, as hexadecimal digits.
    package var digest: String

    package init(name: String, version: String?, digest: String) {
      self.name = name
      self.version = version
      self.digest = digest
    }
  }

  /// The name of Galley among the parts of changes.
  package static let nameOfTool = "Galley"

  package var galley: String
  /// The versions of libraries, by names such as `Pango`.
  package var libraries: [String: String]
  /// The font files, in the order in which they are searched.
  package var fonts: [FontFile]

  package init(galley: String, libraries: [String: String], fonts: [FontFile]) {
    self.galley = galley
    self.libraries = libraries
    self.fonts = fonts
  }

  /// A digest of all fonts, as 16 hexadecimal digits.
  package var fontSetDigest: String {
    var hash = StableHash()
    for font in fonts { hash.add("\(font.name) \(font.digest)\n".utf8) }
    return hash.hexadecimal
  }
}

/// A library or font whose version differs between two sets of images.
package struct VersionChange: Hashable, Sendable {
  /// The name of the library or of the font file.
  package var part: String
  /// The version before, or `nil` if the part is new.
  package var before: String?
  /// The version now, or `nil` if the part is gone.
  package var now: String?

  package init(part: String, before: String?, now: String?) {
    self.part = part
    self.before = before
    self.now = now
  }
}

extension EngineVersions {
  /// Returns the parts that changed since other versions: Galley, then libraries by name, then fonts by name.
  package func changes(since before: EngineVersions) -> [VersionChange] {
    let parts = [(Self.nameOfTool, before.galley, galley)].map { VersionChange(part: $0, before: $1, now: $2) }
    return
      (parts + Self.changes(from: before.libraries, to: libraries)
      + Self.changes(from: before.fontVersions, to: fontVersions)).filter { $0.before != $0.now }
  }

  private static func changes(from before: [String: String], to now: [String: String]) -> [VersionChange] {
    Set(before.keys).union(now.keys).sorted().map { VersionChange(part: $0, before: before[$0], now: now[$0]) }
  }

  /// The version and the digest of each font. A font can change without its version changing.
  private var fontVersions: [String: String] {
    Dictionary(
      fonts.map { ($0.name, [$0.version, "[\($0.digest)]"].compactMap(\.self).joined(separator: " ")) },
      uniquingKeysWith: { first, _ in first })
  }
}
