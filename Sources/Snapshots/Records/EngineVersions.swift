import Digests
import Graphics

/// What images are made with: all that may change their bytes while documents and code stay the same.
public struct EngineVersions: Hashable, Sendable {
  /// A file that decides what text looks like.
  public struct FontFile: Hashable, Sendable {
    /// The file's name, within the folder of fonts.
    public var name: String
    /// The version that the font tells of itself; none of what is no font.
    public var version: String?
    /// Digits that change with the content.
    public var digest: String

    /// Makes a file's record.
    public init(name: String, version: String?, digest: String) {
      self.name = name
      self.version = version
      self.digest = digest
    }
  }

  /// The version of Galley.
  public var galley: String
  /// The versions of libraries by name, for example `Pango`.
  public var libraries: [String: String]
  /// The fonts, in the order in which they are looked through.
  public var fonts: [FontFile]

  /// Makes a record of versions.
  public init(galley: String, libraries: [String: String], fonts: [FontFile]) {
    self.galley = galley
    self.libraries = libraries
    self.fonts = fonts
  }

  /// 16 hexadecimal digits that stand for all fonts.
  public var fontSetDigest: String {
    var hash = StableHash()
    for font in fonts { hash.add("\(font.name) \(font.digest)\n".utf8) }
    return hash.hexadecimal
  }
}

/// A part that images of one time were made with otherwise than those of another.
public struct VersionChange: Hashable, Sendable {
  /// The part: a library's name or a font file's.
  public var part: String
  /// Its version before; none where it was not there.
  public var before: String?
  /// Its version now; none where it is no longer there.
  public var now: String?

  /// Makes a change.
  public init(part: String, before: String?, now: String?) {
    self.part = part
    self.before = before
    self.now = now
  }
}

extension EngineVersions {
  /// What has changed since other versions: Galley, libraries by name, fonts by name.
  public func changes(since before: EngineVersions) -> [VersionChange] {
    let parts = [("Galley", before.galley, galley)].map { VersionChange(part: $0, before: $1, now: $2) }
    return
      (parts + Self.changes(from: before.libraries, to: libraries)
      + Self.changes(from: before.fontVersions, to: fontVersions)).filter { $0.before != $0.now }
  }

  private static func changes(from before: [String: String], to now: [String: String]) -> [VersionChange] {
    Set(before.keys).union(now.keys).sorted().map { VersionChange(part: $0, before: before[$0], now: now[$0]) }
  }

  /// What tells a font from another of its name: its version and, since not every change of a font changes that, its
  /// digest.
  private var fontVersions: [String: String] {
    Dictionary(
      fonts.map { ($0.name, [$0.version, "[\($0.digest)]"].compactMap(\.self).joined(separator: " ")) },
      uniquingKeysWith: { first, _ in first })
  }
}
