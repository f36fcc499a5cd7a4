extension Renderer {
  /// The picture of a scene and, as a sidecar, its layout.
  ///
  /// - Parameters:
  ///   - snapshot: the scene as it was laid out.
  ///   - rendering: the same with what lies over it.
  ///   - document: the document's path, or the catalog's name.
  /// - Throws: ``RasterError`` for a size that is not positive or too large.
  public func snapshotFiles(
    of snapshot: SceneSnapshot, _ rendering: Rendering, document: String
  ) throws(RasterError) -> SnapshotFiles {
    let sidecar = LayoutRecord(document: document, scenes: [snapshot]).json() + "\n"
    return SnapshotFiles(png: try png(of: rendering), sidecar: Array(sidecar.utf8))
  }
}
