import Digests
import Files
import Snapshots

/// Writes the folder of a report.
struct ReportFolder {
  let path: String
  /// The paths of the written pictures below the folder.
  private var written: Set<String> = []
  /// Whether the folder already had a report, whose pictures may be removed.
  private let hadReport: Bool

  init(path: String) {
    self.path = path
    hadReport = FileKind(at: path + "/report.json") != .missing
  }

  func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    try AtomicFile.write(bytes, to: path + "/" + file)
  }

  func writePage() throws(FileError) {
    for (name, bytes) in PageFiles.all { try write(bytes, to: "page/" + name) }
    try write(PageFiles.review, to: "index.html")
  }

  mutating func writeFiles(
    of result: SnapshotResult, kinds: [PictureKind],
    png: (PictureKind, SnapshotResult) throws(FileError) -> [UInt8]?,
    sidecar: (SnapshotResult) throws(FileError) -> [UInt8]?
  ) throws(FileError) -> SnapshotPictures {
    var pictures = SnapshotPictures()
    for kind in kinds {
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

  /// Keeps the pictures of some kinds that are already in the folder, and removes the others.
  mutating func keep(
    _ pictures: SnapshotPictures, of kinds: [PictureKind]
  ) throws(FileError) -> SnapshotPictures {
    let others = pictures.pictures.filter { !kinds.contains($0.kind) }.map(\.picture.file)
    for file in others { try FileNames.remove("\(path)/\(file)") }
    let kept = pictures.without(Set(others))
    written.formUnion(kept.files)
    return kept
  }

  /// Returns the path of a picture below the folder. The result's path may come from elsewhere, so parts that lead out
  /// of the folder are dropped.
  static func file(of result: SnapshotResult, kind: PictureKind) -> String { file(of: result, suffix: kind.suffix) }

  /// Returns the path of the actual picture's layout below the folder.
  static func sidecarFile(of result: SnapshotResult) -> String { file(of: result, suffix: sidecarSuffix) }

  private static func file(of result: SnapshotResult, suffix: String) -> String {
    let parts = result.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return "images/" + parts.joined(separator: "/") + suffix
  }

  private static let sidecarSuffix = ".actual.json"

  /// Removes the pictures of an earlier report.
  func removeOtherPictures() throws(FileError) {
    guard hadReport else { return }
    var pictures = FolderWalk(below: path + "/images")
    let suffixes = PictureKind.allCases.map(\.suffix) + [Self.sidecarSuffix]
    for name in pictures.list() where suffixes.contains(where: { name.hasSuffix($0) }) {
      if !written.contains("images/" + name) { try FileNames.remove(path + "/images/" + name) }
    }
  }
}
