/// A cell read back from the name of a picture: `DEVICE_LOCALE_TYPESIZE[_landscape][_dark]@2x`.
package struct CellName: Hashable {
  /// The cell's choices.
  package let traits: SnapshotTraits
  /// Pixels per point.
  package let scale: Int

  /// Reads a name; what is missing in it is empty, or usual.
  package init(_ name: String) {
    let halves = name.split(separator: "@")
    let parts = (halves.first ?? "").split(separator: "_").map(String.init)
    scale = halves.last.flatMap { Int($0.dropLast()) } ?? 1
    traits = SnapshotTraits(
      device: parts.first ?? "", locale: parts.count > 1 ? parts[1] : "", typeSize: parts.count > 2 ? parts[2] : "",
      orientation: parts.contains("landscape") ? "landscape" : "portrait",
      appearance: parts.contains("dark") ? "dark" : "light")
  }
}
