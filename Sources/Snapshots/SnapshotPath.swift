import AutoLayout
import Digests
import Files
import Graphics

/// The paths of a document's snapshots below the output folder.
package struct SnapshotPath: Hashable, Sendable {
  /// The longest part of a path, in bytes: the limit of common file systems, less room for a suffix.
  static let longestPart = 200

  /// The folder of the document's snapshots: the escaped parts of the document's path.
  package let folder: String

  /// Creates the paths for a document.
  ///
  /// - Parameter document: The document's path relative to the working directory. `..` and leading slashes are
  ///   dropped.
  package init(document: String) {
    let parts = document.utf8.split(separator: "/").filter { $0 != "." && $0 != ".." }
    folder = parts.map { Self.part(String($0)) }.joined(separator: "/")
  }

  /// Creates the paths below a folder whose parts are already escaped.
  package init(escapedFolder folder: String) { self.folder = folder }

  /// Returns the path of a snapshot's files without extension,
  /// `DOCUMENT/SCENE/DEVICE_LOCALE_TYPESIZE[_landscape][_dark][_high-contrast][_LOOK][_OVERLAY]@SCALEx`.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - overlays: The names of the overlays that are drawn over the picture.
  package func file(for snapshot: SceneSnapshot, overlays: [String] = []) -> String {
    file(ofScene: snapshot.name, in: snapshot.cell, scale: snapshot.scale, overlays: overlays)
  }

  /// Returns the path, without extension, of the files of a scene in a cell at a number of pixels per point.
  ///
  /// - Parameter overlaidView: The view that the overlays explain, if there is a file for each of several.
  package func file(
    ofScene name: String, in cell: MatrixCell, scale: Double, overlays: [String] = [], overlaidView: String? = nil
  ) -> String {
    let view = overlaidView.map { "_" + Self.part($0.replacingUnderscores) } ?? ""
    return "\(folder(ofScene: name))/\(Self.name(of: cell, overlays: overlays))\(view)@\(Int(bounded: scale))x"
  }

  /// Returns the path of a scene's contact sheet without extension.
  package func sheet(ofScene name: String) -> String { folder(ofScene: name) + "/sheet" }

  /// Returns the folder of a scene's files.
  package func folder(ofScene name: String) -> String { "\(folder)/\(Self.part(name))" }

  private static func name(of cell: MatrixCell, overlays: [String]) -> String {
    let device = cell.screen.name.utf8.prefix(before: "@")
    var parts = [part(String(device)), part(cell.locale.replacingUnderscores), cell.typeSize.name]
    parts += SnapshotTraits(cell).unusualWords
    if !overlays.isEmpty { parts.append(overlays.joined(separator: "-")) }
    return parts.joined(separator: "_")
  }

  /// Returns a part of a path: escaped and, if it is too long, cut off and followed by a hash of the full text.
  private static func part(_ text: String) -> String {
    let escaped = FileNameEscapes.escaped(text)
    guard escaped.utf8.count > longestPart else { return escaped }
    return FileNameEscapes.prefix(of: escaped, bytes: longestPart - 17) + "-" + String(text.utf8.stableHash, radix: 16)
  }

  /// Returns the path that a snapshot had while every byte but letters, digits and a few signs of ASCII was escaped, or
  /// `nil` if the path is the same.
  package static func formerly(_ path: String) -> String? {
    let former = path.utf8.split(separator: "/").map { FileNameEscapes.formerly(FileNameEscapes.unescaped(String($0))) }
    // The name of the cell and its scale were never escaped as a whole.
    let name = path.utf8.split(separator: "/").last.map(String.init) ?? ""
    let result = (former.dropLast() + [name]).joined(separator: "/")
    return result == path ? nil : result
  }
}

extension String {
  fileprivate var replacingUnderscores: String { utf8.replacing("_", with: "-") }
}

/// Makes names distinct, also on file systems that ignore case.
package enum UniqueNames {
  /// Returns the names in order. A name that equals an earlier one, ignoring case, is followed by its id in
  /// parentheses.
  ///
  /// The ids must be unique. A name depends only on the names before it.
  package static func resolve(_ items: [(name: String, id: String)]) -> [String] {
    var taken: Set<String> = []
    return items.map { item in
      var name = item.name.isEmpty ? item.id : item.name
      while !taken.insert(name.lowercased()).inserted { name += " (\(item.id))" }
      return name
    }
  }
}
