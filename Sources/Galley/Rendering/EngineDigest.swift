import Digests

/// Everything but a document that decides what its pictures look like: this program, its libraries, the fonts.
package enum EngineDigest {
  /// What this process comes to; none where the system does not tell what it runs.
  ///
  /// - Parameters:
  ///   - fonts: the fonts.
  ///   - files: sums up whole files.
  package static func current(fonts: FontLibrary, files: FileDigests) -> ContentDigest? {
    guard let code = LoadedCode(files: files).digest else { return nil }
    let hash = ContentHash()
    hash.add(code)
    hash.add(EngineVersions.current(fonts: fonts))
    for folder in fonts.directories {
      // Which faces a folder with an index has is told by the index and not by the files.
      hash.add(files.digest(of: folder + "/fonts.index")?.hexadecimal ?? "")
    }
    return hash.digest()
  }
}

extension ContentHash {
  fileprivate func add(_ versions: EngineVersions) {
    add(versions.galley)
    for (name, version) in versions.libraries.sorted(by: { $0.key < $1.key }) { add("\(name) \(version)") }
    for font in versions.fonts { add("\(font.name) \(font.version ?? "") \(font.digest)") }
  }
}
