internal import CPango

extension FontLibrary {
  /// The files that decide what text looks like, by folder and name, with what tells one version from another.
  ///
  /// The folders are read anew: ask once.
  public var files: [FontFile] {
    let versions = versionsByPath
    return directories.flatMap { directory in
      FontFolder(path: directory).textFiles.compactMap { name in
        let path = directory + "/" + name
        guard let digest = RandomAccessFile(path: path).flatMap(FontFile.digest) else { return nil }
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

  /// The revision of a font's `head` table, a number of 16.16 bits, in thousandths.
  private static func text(ofRevision revision: Int32) -> String {
    let thousandths = (Int(revision) * 1_000 + 0x8000) >> 16
    let decimals = String(1_000 + thousandths % 1_000).dropFirst()
    return "\(thousandths / 1_000).\(decimals)"
  }
}
