import CPango

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of font files.
struct FontFolder {
  let path: String

  /// Appends the folder's faces in the order of their file names, from its index where it has one.
  func addFonts(to fonts: UnsafeMutablePointer<FcFontSet>) {
    if let index = contents(of: path + "/fonts.index") {
      addIndexedFonts(index, to: fonts)
    } else {
      for file in fontFiles { FcFreeTypeQueryAll(path + "/" + file, UInt32.max, nil, nil, fonts) }
    }
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

  private var fontFiles: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if [".ttf", ".otf", ".ttc", ".otc"].contains(where: name.lowercased().hasSuffix) { names.append(name) }
    }
    return names.sorted()
  }

  private func contents(of file: String) -> [UInt8]? {
    guard let stream = fopen(file, "rb") else { return nil }
    defer { fclose(stream) }
    fseek(stream, 0, SEEK_END)
    let size = ftell(stream)
    rewind(stream)
    guard size > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, stream) }
  }
}
