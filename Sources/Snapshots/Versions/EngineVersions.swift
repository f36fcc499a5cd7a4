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
