/// The two files of a snapshot.
public struct SnapshotFiles: Hashable, Sendable {
  /// The picture's bytes.
  public var png: [UInt8]
  /// The layout's bytes; none where there is a picture alone.
  public var sidecar: [UInt8]?

  /// Makes files.
  public init(png: [UInt8], sidecar: [UInt8]? = nil) {
    self.png = png
    self.sidecar = sidecar
  }
}
