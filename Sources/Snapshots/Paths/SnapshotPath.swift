import AutoLayout
import Graphics

/// Where a snapshot's files lie below the output folder.
public struct SnapshotPath: Hashable, Sendable {
  /// The longest that a part of a path is, in bytes: the limit of common file systems less room for a suffix.
  static let longestPart = 200

  /// The folder of the document: its path's parts, escaped.
  public let folder: String

  /// Makes the paths of a document's snapshots.
  ///
  /// - Parameter document: the document's path relative to the working directory; `..` and leading slashes are dropped.
  public init(document: String) {
    let parts = document.split(separator: "/").filter { $0 != "." && $0 != ".." }
    folder = parts.map { Self.part(String($0)) }.joined(separator: "/")
  }

  /// Makes the paths below a folder whose parts are escaped already.
  public init(escapedFolder folder: String) { self.folder = folder }

  /// The path without extension of a snapshot's files:
  /// `DOCUMENT/SCENE/DEVICE_LOCALE_TYPESIZE[_landscape][_dark][_OVERLAY]@SCALEx`.
  public func file(for snapshot: SceneSnapshot, overlays: [OverlayKind] = []) -> String {
    file(ofScene: snapshot.name, in: snapshot.cell, scale: snapshot.scale, overlays: overlays)
  }

  /// The path without extension of the files of a scene in a cell, painted at so many pixels per point.
  package func file(
    ofScene name: String, in cell: MatrixCell, scale: Double, overlays: [OverlayKind] = []
  ) -> String {
    "\(folder(ofScene: name))/\(Self.name(of: cell, overlays: overlays))@\(Int(scale))x"
  }

  /// The path without extension of a scene's contact sheet.
  public func sheet(ofScene name: String) -> String { folder(ofScene: name) + "/sheet" }

  /// The folder of a scene's files.
  public func folder(ofScene name: String) -> String { "\(folder)/\(Self.part(name))" }

  private static func name(of cell: MatrixCell, overlays: [OverlayKind]) -> String {
    let device = cell.screen.name.prefix { $0 != "@" }
    var parts = [part(String(device)), part(cell.locale.replacingUnderscores), cell.typeSize.name]
    if cell.orientation == .landscape { parts.append("landscape") }
    if cell.appearance == .dark { parts.append("dark") }
    if !overlays.isEmpty { parts.append(overlays.map(\.rawValue).joined(separator: "-")) }
    return parts.joined(separator: "_")
  }

  /// A part of a path: escaped, and where it is too long cut and told apart by a hash of the whole.
  private static func part(_ text: String) -> String {
    let escaped = text.percentEscapedForPath()
    guard escaped.utf8.count > longestPart else { return escaped }
    return escaped.prefix(longestPart - 17) + "-" + String(text.utf8.stableHash, radix: 16)
  }
}

extension String {
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? "-" : $0 }) }
}
