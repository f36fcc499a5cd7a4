import Files

/// The fonts that come with the package.
public enum BundledFonts {
  /// The folder that holds the font files.
  ///
  /// Without an explicit path these places are tried in turn: the environment variable `GALLEY_FONTS`, the resource
  /// folder that the package manager puts beside the executable, the source tree that this file was compiled in.
  /// `Bundle.module` is left alone: it stops the process when the folder is missing.
  ///
  /// - Parameter path: The only folder to look at, where it is known.
  /// - Returns: The folder's path.
  /// - Throws: `BundledFontsError.notFound` with the folders that were tried.
  public static func directory(at path: String? = nil) throws(BundledFontsError) -> String {
    let places = path.map { [$0] } ?? usualPlaces
    guard let found = places.first(where: holdsFonts) else { throw .notFound(triedPlaces: places) }
    return found
  }

  private static var usualPlaces: [String] {
    var places: [String] = []
    if let path = getenv("GALLEY_FONTS") { places.append(String(cString: path)) }
    if let executable = Executable.path { places.append(Folder.parent(of: executable) + "/galley_Fonts.resources/Files") }
    places.append(Folder.parent(of: #filePath) + "/Files")
    return places
  }

  private static func holdsFonts(_ folder: String) -> Bool {
    access(folder + "/fonts.index", R_OK) == 0
  }
}

/// Why the fonts cannot be used.
public enum BundledFontsError: Error, Hashable, Sendable {
  /// None of the folders holds the fonts.
  case notFound(triedPlaces: [String])
}
