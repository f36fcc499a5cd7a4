import Files

/// The fonts that come with the package.
package enum BundledFonts {
  /// Returns the path of the folder with the font files.
  ///
  /// Without an explicit path, this looks in three places in order: the environment variable `GALLEY_FONTS`, the
  /// resource folder that the package manager puts beside the executable, and the source tree. It does not use
  /// `Bundle.module`, which stops the process if the folder is missing.
  ///
  /// - Parameter path: The only folder to look in, or `nil` for the usual places.
  /// - Throws: ``BundledFontsError/notFound(triedPlaces:)`` with the folders it has looked in.
  package static func directory(at path: String? = nil) throws(BundledFontsError) -> String {
    let places = path.map { [$0] } ?? usualPlaces
    guard let found = places.first(where: holdsFonts) else { throw .notFound(triedPlaces: places) }
    return found
  }

  private static var usualPlaces: [String] {
    var places: [String] = []
    if let path = getenv("GALLEY_FONTS") { places.append(String(cString: path)) }
    if let executable = Executable.path {
      places.append(Folder.parent(of: executable) + "/galley_Fonts.resources/Files")
    }
    places.append(Folder.parent(of: #filePath) + "/Files")
    return places
  }

  private static func holdsFonts(_ folder: String) -> Bool {
    access(folder + "/fonts.index", R_OK) == 0
  }
}

/// The reason why the bundled fonts cannot be used.
package enum BundledFontsError: Error, Hashable, Sendable {
  /// None of these folders contains the fonts.
  case notFound(triedPlaces: [String])
}

extension BundledFontsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let places):
      """
      the bundled fonts are missing; looked in \(places.joined(separator: ", ")). Keep galley_Fonts.resources beside the \
      program, or set GALLEY_FONTS to the folder of the fonts
      """
    }
  }
}
