internal import CPango
import Files

/// The fonts in one or more folders. Fonts that are installed on the machine are never used.
///
/// Create a library before starting tasks that measure text, and share it among them.
public final class FontLibrary: Sendable {
  /// Never changed after `init`; fontconfig counts references atomically.
  nonisolated(unsafe) let configuration: OpaquePointer
  let families: FontFamilies
  /// The folders in the order in which they are searched.
  package let directories: [String]
  /// The font files in addition to the folders that cannot be used.
  package let unreadableFiles: [UnreadableFont]

  /// Reads the fonts in one or more folders.
  ///
  /// - Parameters:
  ///   - directories: The bundled folder, then others. If several have the same family, the first one is used. Each can
  ///     contain a folder `Hyphenation` with patterns by language.
  ///   - files: Font files after those of the folders.
  /// - Throws: ``FontLibraryError`` if a folder contains no fonts, or one that cannot be read.
  package init(directories: [String], files: [String] = []) throws(FontLibraryError) {
    TextEnvironment.setThaiDictionary(in: directories)
    guard let configuration = FcConfigCreate() else { throw .rejectedSettings }
    self.configuration = configuration
    self.directories = directories
    let loaded = PangoLock.withLock { () -> Result<Loaded, FontLibraryError> in
      Result { () throws(FontLibraryError) in try FontLibrary.load(directories, files, into: configuration) }
    }
    do throws(FontLibraryError) {
      (families, unreadableFiles) = try loaded.get()
    } catch {
      FcConfigDestroy(configuration)
      throw error
    }
  }

  deinit { FcConfigDestroy(configuration) }

  private typealias Loaded = (families: FontFamilies, unreadableFiles: [UnreadableFont])

  private static func load(
    _ directories: [String], _ files: [String], into configuration: OpaquePointer
  ) throws(FontLibraryError) -> Loaded {
    let rules = FcConfigParseAndLoadFromMemory(configuration, FontconfigRules.xml, FcBool(FcTrue))
    guard rules != 0, FcConfigBuildFonts(configuration) != 0, let fonts = FcConfigGetFonts(configuration, FcSetSystem)
    else { throw .rejectedSettings }
    for directory in directories {
      let before = fonts.pointee.nfont
      do throws(UnreadableFont) {
        try FontFolder(path: directory).addFonts(to: fonts)
      } catch {
        throw .unreadableFont(error)
      }
      guard fonts.pointee.nfont > before else { throw .noFonts(directory: directory) }
    }
    var unreadableFiles: [UnreadableFont] = []
    for file in files {
      do throws(UnreadableFont) {
        try FontFolder.addFaces(ofFile: file, to: fonts)
      } catch {
        unreadableFiles.append(error)
      }
    }
    // What other libraries draw must not depend on a document's project.
    guard !files.isEmpty || FixedFaces.makeCurrent(fonts) else { throw .rejectedSettings }
    return (FontFamilies(fonts), unreadableFiles)
  }
}

/// An error while creating a font library.
package enum FontLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A folder contains no readable font.
  case noFonts(directory: String)
  /// A font in a folder cannot be used.
  case unreadableFont(UnreadableFont)
  /// Fontconfig rejected the built-in configuration.
  case rejectedSettings

  package var description: String {
    switch self {
    case .noFonts(let directory):
      "no fonts in '\(directory)'; expected a folder of .ttf, .otf, .ttc or .otc files"
    case .unreadableFont(let font): "'\(font.path)': \(font)"
    case .rejectedSettings: "fontconfig rejected Galley's font settings; check which version of fontconfig is installed"
    }
  }
}

extension FontLibrary {
  /// The files that determine how text looks, in the order of folders and names, with their versions and hashes.
  ///
  /// - Complexity: Reads all folders on each access.
  package var files: [FontFile] {
    let versions = versionsByPath
    return directories.flatMap { directory in
      FontFolder(path: directory).textFiles.compactMap { name in
        let path = directory + "/" + name
        guard let digest = (try? InputFile(path, as: .font)).flatMap(FontFile.digest) else { return nil }
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

  /// Returns the revision in the `head` table of a font, a 16.16 fixed-point number, with three decimals.
  private static func text(ofRevision revision: Int32) -> String {
    let thousandths = (Int(revision) * 1_000 + 0x8000) >> 16
    let decimals = String(1_000 + thousandths % 1_000).dropFirst()
    return "\(thousandths / 1_000).\(decimals)"
  }
}
