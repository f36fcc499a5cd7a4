internal import CPango
import Files

struct FontFolder {
  let path: String

  /// Appends the faces in the order of their file names, read from the folder's index if there is one.
  ///
  /// - Throws: ``UnreadableFont`` if a font file cannot be read.
  func addFonts(to fonts: UnsafeMutablePointer<FcFontSet>) throws(UnreadableFont) {
    if let index = try index(), !index.isEmpty {
      try addIndexedFonts(index, to: fonts)
    } else {
      for file in fontFiles { try FontFolder.addFaces(ofFile: path + "/" + file, to: fonts) }
      // They are read when a text has the language, where nobody could say that they cannot be.
      for file in hyphenationFiles { _ = try FontFile.opened(path + "/" + file) }
    }
  }

  /// Returns the bytes of the folder's index, or `nil` if there is none.
  private func index() throws(UnreadableFont) -> [UInt8]? {
    let index = path + "/fonts.index"
    do throws(TextFileError) {
      return try InputFile.content(of: index, as: .font)
    } catch {
      if error.reason == .missing { return nil }
      throw UnreadableFont(path: index, reason: .file(error.reason))
    }
  }

  /// Adds a variable font once, without its named instances, because its axes include them.
  ///
  /// - Throws: ``UnreadableFont`` if the file is no font or cut off.
  static func addFaces(
    ofFile file: String, to fonts: UnsafeMutablePointer<FcFontSet>
  ) throws(UnreadableFont) {
    try FontFile.check(file)
    guard let faces = FcFontSetCreate() else { return }
    defer { FcFontSetDestroy(faces) }
    FcFreeTypeQueryAll(file, UInt32.max, nil, nil, faces)
    let patterns = (0..<Int(faces.pointee.nfont)).compactMap { faces.pointee.fonts[$0] }
    let variable = patterns.filter(isVariable)
    guard !patterns.isEmpty else { throw UnreadableFont(path: file, reason: .noFont) }
    for pattern in variable.isEmpty ? patterns : variable {
      FcPatternReference(pattern)
      FcFontSetAdd(fonts, pattern)
    }
  }

  private static func isVariable(_ pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, FC_VARIABLE, 0, &value) == FcResultMatch && value != 0
  }

  /// Adds the faces of an index. Each line is a face in the format of `fc-scan --format '%{=unparse}'`, with the file
  /// name without its folder.
  ///
  /// - Throws: ``UnreadableFont`` if a file cannot be read.
  private func addIndexedFonts(
    _ index: [UInt8], to fonts: UnsafeMutablePointer<FcFontSet>
  ) throws(UnreadableFont) {
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
      _ = try FontFile.opened(absolute)
    }
  }

  /// The files that determine how text looks: fonts, the dictionary for breaking Thai, hyphenation patterns.
  var textFiles: [String] {
    Folder.names(in: path).filter { Self.isFont($0) || $0 == "thbrk.tri" } + hyphenationFiles
  }

  private var hyphenationFiles: [String] {
    Folder.names(in: path + "/Hyphenation").filter { $0.utf8.hasSuffix(".txt") }.map { "Hyphenation/" + $0 }
  }

  private var fontFiles: [String] { Folder.names(in: path).filter(Self.isFont) }

  private static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains(where: name.lowercased().hasSuffix)
  }
}
