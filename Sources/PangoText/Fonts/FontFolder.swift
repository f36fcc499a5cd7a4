internal import CPango
import Files

/// A folder of font files.
struct FontFolder {
  let path: String

  /// Appends the folder's faces in the order of their file names, from its index where it has one.
  func addFonts(to fonts: UnsafeMutablePointer<FcFontSet>) {
    if let index = [UInt8](contentsOfFile: path + "/fonts.index"), !index.isEmpty {
      addIndexedFonts(index, to: fonts)
    } else {
      for file in fontFiles { addFaces(of: path + "/" + file, to: fonts) }
    }
  }

  /// A variable font is told once, without its named instances, since its axes cover them.
  private func addFaces(of file: String, to fonts: UnsafeMutablePointer<FcFontSet>) {
    guard let faces = FcFontSetCreate() else { return }
    defer { FcFontSetDestroy(faces) }
    FcFreeTypeQueryAll(file, UInt32.max, nil, nil, faces)
    let patterns = (0..<Int(faces.pointee.nfont)).compactMap { faces.pointee.fonts[$0] }
    let variable = patterns.filter(isVariable)
    for pattern in variable.isEmpty ? patterns : variable {
      FcPatternReference(pattern)
      FcFontSetAdd(fonts, pattern)
    }
  }

  private func isVariable(_ pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, FC_VARIABLE, 0, &value) == FcResultMatch && value != 0
  }

  /// A line of an index is a face as `fc-scan --format '%{=unparse}'` writes it, its file without the folder.
  private func addIndexedFonts(_ index: [UInt8], to fonts: UnsafeMutablePointer<FcFontSet>) {
    for line in index.split(separator: UInt8(ascii: "\n")) {
      guard let pattern = FcNameParse(line + [0]) else { continue }
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else {
        FcPatternDestroy(pattern)
        continue
      }
      let absolute = path + "/" + String(cString: file)
      FcPatternDel(pattern, FC_FILE)
      FcPatternAddString(pattern, FC_FILE, absolute)
      FcFontSetAdd(fonts, pattern)
    }
  }

  /// The files that decide what text looks like: fonts, the dictionary that breaks Thai words, hyphenation patterns.
  var textFiles: [String] {
    let hyphenation = Folder.names(in: path + "/Hyphenation").filter { $0.hasSuffix(".txt") }
    return Folder.names(in: path).filter { Self.isFont($0) || $0 == "thbrk.tri" } + hyphenation.map { "Hyphenation/" + $0 }
  }

  private var fontFiles: [String] { Folder.names(in: path).filter(Self.isFont) }

  private static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains(where: name.lowercased().hasSuffix)
  }
}
