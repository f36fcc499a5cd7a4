extension EngineVersions {
  /// What this process paints with.
  ///
  /// - Parameter library: the fonts.
  public static func current(fonts library: FontLibrary) -> EngineVersions {
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
