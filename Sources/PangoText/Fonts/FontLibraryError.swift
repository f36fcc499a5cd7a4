/// Why a font library cannot be built.
public enum FontLibraryError: Error, Hashable, Sendable {
  /// A folder holds no font that can be read.
  case noFonts(directory: String)
  /// The font engine refused its settings.
  case rejectedSettings
}
