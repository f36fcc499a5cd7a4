import Graphics

/// Drawings of letters and numbers.
enum SymbolCharacters {
  /// Returns the drawing of a letter or of a number up to 99, or `nil` for other names.
  static func drawing(of name: String) -> SymbolDrawing? {
    guard (1...2).contains(name.count), name.count == 1 || name.allSatisfy(\.isNumber) else { return nil }
    let paths = name.compactMap(SymbolTable.system.path)
    guard paths.count == name.count else { return nil }
    return paths.count == 1
      ? [SymbolPart(.line, paths[0])]
      : paths.enumerated().map { SymbolPart(.line, $1, shift: $0 == 0 ? -66 : 66) }
  }
}
