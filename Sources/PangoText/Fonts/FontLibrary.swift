internal import CPango
import Files

/// The fonts of some folders, and no others: fonts that the machine has installed are never seen.
///
/// Build one before the tasks that measure text start, and share it among their measurers.
public final class FontLibrary: Sendable {
  /// Never changed after `init`, and fontconfig counts its references atomically.
  nonisolated(unsafe) let configuration: OpaquePointer
  let families: FontFamilies
  /// The folders, in the order in which they are looked through.
  package let directories: [String]

  /// Reads what fonts there are.
  ///
  /// - Parameter directories: The bundled folder first, then any others; where two have the same family, the first wins.
  ///   Each may have a folder `Hyphenation` of patterns by language.
  /// - Throws: `FontLibraryError.noFonts` for a folder without fonts.
  public init(directories: [String]) throws(FontLibraryError) {
    TextEnvironment.makeHermetic(dictionaryFolders: directories)
    guard let configuration = FcConfigCreate() else { throw .rejectedSettings }
    self.configuration = configuration
    self.directories = directories
    let loaded = PangoLock.withLock { () -> Result<FontFamilies, FontLibraryError> in
      Result { () throws(FontLibraryError) in try FontLibrary.load(directories, into: configuration) }
    }
    do throws(FontLibraryError) {
      families = try loaded.get()
    } catch {
      FcConfigDestroy(configuration)
      throw error
    }
  }

  deinit { FcConfigDestroy(configuration) }

  private static func load(
    _ directories: [String], into configuration: OpaquePointer
  ) throws(FontLibraryError) -> FontFamilies {
    let rules = FcConfigParseAndLoadFromMemory(configuration, FontconfigRules.xml, FcBool(FcTrue))
    guard rules != 0, FcConfigBuildFonts(configuration) != 0, let fonts = FcConfigGetFonts(configuration, FcSetSystem)
    else { throw .rejectedSettings }
    for directory in directories {
      let before = fonts.pointee.nfont
      FontFolder(path: directory).addFonts(to: fonts)
      guard fonts.pointee.nfont > before else { throw .noFonts(directory: directory) }
    }
    // Else Pango, on its first use, searches the machine's fonts for its default: up to 860 ms.
    FcConfigSetCurrent(configuration)
    return FontFamilies(fonts)
  }
}

/// Why a font library cannot be built.
public enum FontLibraryError: Error, Hashable, Sendable {
  /// A folder holds no font that can be read.
  case noFonts(directory: String)
  /// The font engine refused its settings.
  case rejectedSettings
}

extension FontLibrary {
  /// The files that decide what text looks like, by folder and name, with what tells one version from another.
  ///
  /// The folders are read anew: ask once.
  public var files: [FontFile] {
    let versions = versionsByPath
    return directories.flatMap { directory in
      FontFolder(path: directory).textFiles.compactMap { name in
        let path = directory + "/" + name
        guard let digest = RandomAccessFile(path: path).flatMap(FontFile.digest) else { return nil }
        return FontFile(name: name, version: versions[path], digest: digest)
      }
    }
  }

  private var versionsByPath: [String: String] {
    guard let fonts = FcConfigGetFonts(configuration, FcSetSystem) else { return [:] }
    var versions: [String: String] = [:]
    for number in 0..<Int(fonts.pointee.nfont) {
      guard let pattern = fonts.pointee.fonts[number] else { continue }
      var file: UnsafeMutablePointer<FcChar8>?
      var version: Int32 = 0
      guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
        FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version) == FcResultMatch
      else { continue }
      versions[String(cString: file)] = Self.text(ofRevision: version)
    }
    return versions
  }

  /// The revision of a font's `head` table, a number of 16.16 bits, in thousandths.
  private static func text(ofRevision revision: Int32) -> String {
    let thousandths = (Int(revision) * 1_000 + 0x8000) >> 16
    let decimals = String(1_000 + thousandths % 1_000).dropFirst()
    return "\(thousandths / 1_000).\(decimals)"
  }
}
