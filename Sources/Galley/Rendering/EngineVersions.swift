import Digests
import ImageFiles

package enum GalleyVersion {
  /// The version of this Galley, for example `1.2.0`.
  package static let current = "0.1.0"
}

extension EngineVersions {
  /// Returns the versions that this process renders with, also of the libraries that read images, which are loaded for
  /// that.
  package static func current(fonts library: FontLibrary) -> EngineVersions {
    var versions = loaded(fonts: library)
    for library in ImageLibrary.allCases { versions.libraries[library.rawValue] = library.version }
    return versions
  }

  /// Returns the versions of what every document needs. Those of the libraries that read images are part of the answers
  /// to requests for images.
  fileprivate static func loaded(fonts library: FontLibrary) -> EngineVersions {
    let (text, raster) = (TextEngineVersions(), RasterEngineVersions())
    return EngineVersions(
      galley: GalleyVersion.current,
      libraries: [
        "Pango": text.pango, "HarfBuzz": text.harfBuzz, "fontconfig": text.fontconfig, "Cairo": raster.cairo,
        "FreeType": raster.freeType,
      ],
      fonts: library.files.map { FontFile(name: $0.name, version: $0.version, digest: $0.digest) })
  }
}

/// The digest of everything except a document that determines its pictures: this program, its libraries and the fonts.
package enum EngineDigest {
  /// Returns the digest for this process, or `nil` if the system does not list the code that it runs.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - digestOfFile: Returns the digest of a file's content.
  package static func current(
    fonts: FontLibrary, digestOfFile: @escaping (String) -> ContentDigest?
  ) -> ContentDigest? {
    guard let code = LoadedCode(digestOfFile: digestOfFile).digest else { return nil }
    let hash = ContentHash()
    hash.add(code)
    hash.add(EngineVersions.loaded(fonts: fonts))
    for folder in fonts.directories {
      // If a folder has an index, the index lists the faces and not the files.
      hash.add(digestOfFile(folder + "/fonts.index")?.hexadecimal ?? "")
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
