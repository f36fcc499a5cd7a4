import Fonts

/// Why there are no fonts to measure and paint with.
public enum TypefaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fonts that come with Galley are in none of the folders that were searched.
  case bundledFontsMissing(triedFolders: [String])
  /// A folder of additional fonts contains no fonts.
  case noFonts(folder: String)
  /// A font in a folder of additional fonts cannot be used, for the reason.
  case unreadableFont(path: String, reason: String)
  /// fontconfig rejected Galley's settings.
  case rejectedSettings

  public var description: String {
    switch self {
    case .bundledFontsMissing(let folders): BundledFontsError.notFound(triedPlaces: folders).description
    case .noFonts(let folder): FontLibraryError.noFonts(directory: folder).description
    case .unreadableFont(let path, let reason): "'\(path)': \(reason)"
    case .rejectedSettings: FontLibraryError.rejectedSettings.description
    }
  }
}

extension FontLibrary {
  /// Returns the fonts that come with Galley, with those of additional folders.
  ///
  /// Share one library among all renderers; it is the only object that they may share.
  ///
  /// - Parameter folders: Folders of font files. They cannot replace a family that comes with Galley.
  /// - Throws: ``TypefaceError`` if a folder contains no fonts, or one that cannot be read.
  public static func bundled(with folders: [String] = []) throws(TypefaceError) -> FontLibrary {
    let bundled = try bundledFolder()
    do throws(FontLibraryError) {
      return try FontLibrary(directories: [bundled] + folders)
    } catch {
      switch error {
      case .noFonts(let folder): throw .noFonts(folder: folder)
      case .unreadableFont(let font): throw .unreadableFont(path: font.path, reason: font.description)
      case .rejectedSettings: throw .rejectedSettings
      }
    }
  }

  private static func bundledFolder() throws(TypefaceError) -> String {
    do throws(BundledFontsError) {
      return try BundledFonts.directory()
    } catch {
      switch error {
      case .notFound(let places): throw .bundledFontsMissing(triedFolders: places)
      }
    }
  }
}
