import Files
import Foundation
import Graphics
import Snapshots

/// The folder of a report while it is written.
struct ReportFolder {
  /// The folder.
  let path: String
  /// The pictures written, by their paths below the folder.
  private var written: Set<String> = []
  /// Whether a report was there already, whose pictures are ours to remove.
  private let heldReport: Bool

  init(path: String) {
    self.path = path
    heldReport = FileManager.default.fileExists(atPath: path + "/report.json")
  }

  func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    try AtomicFile.write(bytes, to: path + "/" + file)
  }

  func writePage() throws(FileError) {
    for (name, bytes) in PageFiles.all { try write(bytes, to: "page/" + name) }
    try write(PageFiles.index, to: "index.html")
  }

  mutating func writeFiles(
    of result: SnapshotResult, png: (PictureKind, SnapshotResult) throws(FileError) -> [UInt8]?,
    sidecar: (SnapshotResult) throws(FileError) -> [UInt8]?
  ) throws(FileError) -> SnapshotPictures {
    var pictures = SnapshotPictures()
    for kind in PictureKind.allCases {
      guard let bytes = try png(kind, result), let outline = PNGOutline(bytes) else { continue }
      let file = Self.file(of: result, kind: kind)
      try write(bytes, to: file)
      written.insert(file)
      pictures.add(outline, hash: bytes.hexadecimalHash, of: kind, as: file)
    }
    if let bytes = try sidecar(result) {
      let file = Self.sidecarFile(of: result)
      try write(bytes, to: file)
      written.insert(file)
      pictures.add(sidecar: .init(file: file, hash: bytes.hexadecimalHash))
    }
    return pictures
  }

  /// Leaves pictures where they are that lie in the folder already.
  mutating func keep(_ pictures: SnapshotPictures) { written.formUnion(pictures.files) }

  /// Where a picture lies below the folder. A path that came from elsewhere leads nowhere else.
  static func file(of result: SnapshotResult, kind: PictureKind) -> String { file(of: result, suffix: kind.suffix) }

  /// Where the layout of the picture as it is now lies below the folder.
  static func sidecarFile(of result: SnapshotResult) -> String { file(of: result, suffix: sidecarSuffix) }

  private static func file(of result: SnapshotResult, suffix: String) -> String {
    let parts = result.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return "images/" + parts.joined(separator: "/") + suffix
  }

  private static let sidecarSuffix = ".actual.json"

  /// Removes the pictures of an earlier report, which nothing shows any more.
  func removeOtherPictures() throws(FileError) {
    guard heldReport, let names = FileManager.default.enumerator(atPath: path + "/images") else { return }
    let suffixes = PictureKind.allCases.map(\.suffix) + [Self.sidecarSuffix]
    for case let name as String in names where suffixes.contains(where: { name.hasSuffix($0) }) {
      guard !written.contains("images/" + name) else { continue }
      do {
        try FileManager.default.removeItem(atPath: path + "/images/" + name)
      } catch {
        throw FileError(path: path + "/images/" + name, reason: error.localizedDescription)
      }
    }
  }
}

extension [UInt8] {
  /// The bytes' hash as digits: another file has another one.
  package var hexadecimalHash: String {
    var hash = StableHash()
    hash.add(self)
    return hash.hexadecimal
  }
}
