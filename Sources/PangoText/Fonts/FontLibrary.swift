internal import CPango

/// The fonts of some folders, and no others: fonts that the machine has installed are never seen.
///
/// Build one before the tasks that measure text start, and share it among their measurers.
public final class FontLibrary: Sendable {
  /// Never changed after `init`, and fontconfig counts its references atomically.
  nonisolated(unsafe) let configuration: OpaquePointer
  let families: FontFamilies
  let hyphenation: HyphenationFolders
  /// The folders, in the order in which they are looked through.
  package let directories: [String]

  /// Reads what fonts there are.
  ///
  /// - Parameter directories: The bundled folder first, then any others; where two have the same family, the first wins.
  ///   Each may have a folder `Hyphenation` of patterns by language.
  /// - Throws: `FontLibraryError.noFonts` for a folder without fonts.
  public init(directories: [String]) throws(FontLibraryError) {
    TextEnvironment.makeHermetic(dictionaryFolders: directories)
    hyphenation = HyphenationFolders(paths: directories.map { $0 + "/Hyphenation" })
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
