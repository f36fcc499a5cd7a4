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

  /// The files and folders of a report, by their names in its folder.
  static let entries = [
    StoredReport.fileName, VersionFile.name, PageData.fileName, AppliedDecisions.file, "index.html", "page",
    PassingBatch.folder, "images", ".pictures",
  ]

  /// Whether the folder has a report that Galley wrote: the folder's record lists it, or else it can be read.
  var hasReport: Bool {
    guard FileKind(at: "\(path)/\(StoredReport.fileName)") != .missing else { return false }
    let listed = (try? OwnedFolder(path: path).entries()) ?? []
    return listed.contains(PathBytes(StoredReport.fileName)) || isReadable
  }

  /// Whether the folder's report can be read. A folder that went through an archive without hidden files has a report
  /// and no record.
  private var isReadable: Bool { (try? StoredReport(inFolder: path) { _, _ in false }) != nil }

  /// Makes sure that nothing is replaced that Galley did not write.
  func check() throws(FileError) {
    lazy var isReport = isReadable
    if IndexPage.exists(inFolder: path) {
      throw FileError(
        path: path, reason: "It has the images of 'galley render', with their page. Name another folder for the report."
      )
    }
    try OwnedFolder(path: path).check(Self.entries) { _ in isReport }
  }

  /// Records that the folder's report is Galley's.
  func claim() throws(FileError) { try OwnedFolder(path: path).claim(Self.entries) }

  func write(_ bytes: [UInt8], to file: String) throws(FileError) { try self.file(file).write(bytes) }

  func file(_ file: String) -> ContainedFile { ContainedFile(path: file, below: path) }

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
    for file in others { try ContainedFile(path: file, below: path).remove() }
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
    let parts = result.path.utf8.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return "images/" + parts.joined(separator: "/") + suffix
  }

  private static let sidecarSuffix = ".actual.json"

  /// Returns whether a name below `images` is that of a report's picture or layout.
  private static func isPicture(_ name: String) -> Bool { suffixes.contains { name.utf8.hasSuffix($0) } }

  private static let suffixes = PictureKind.allCases.map(\.suffix) + [sidecarSuffix]

  /// Removes the pictures of an earlier report.
  func removeOtherPictures() throws(FileError) {
    guard hadReport else { return }
    var pictures = FolderWalk(below: path + "/images")
    for name in pictures.list() where Self.isPicture(name) {
      if !written.contains("images/" + name) { try ContainedFile(path: "images/" + name, below: path).remove() }
    }
  }

  /// Removes the batches of an earlier report that had more of them.
  ///
  /// - Parameter count: The number of batches of this one.
  func removeBatches(after count: Int) throws(FileError) {
    guard hadReport else { return }
    let batches = Folder.names(in: "\(path)/\(PassingBatch.folder)")
    for name in batches {
      guard let number = PassingBatch.number(ofFile: name), number > count else { continue }
      try file("\(PassingBatch.folder)/\(name)").remove()
    }
  }

  /// Returns the path below the folder of something that no report contains, or `nil` if there is nothing else than a
  /// report.
  func foreignEntry() -> String? {
    let known = Set(Self.entries + [OwnedFolder.recordName])
    let pageFiles = Set(PageFiles.all.map { "page/" + $0.name })
    var walk = FolderWalk(below: path)
    return walk.list().sorted().first { file in
      switch file.utf8.split(separator: "/").first.map(String.init) {
      case file: !known.contains(file)
      case "page": !pageFiles.contains(file)
      case PassingBatch.folder: !PassingBatch.isFile(file)
      case "images": FileKind(at: "\(path)/\(file)") != .folder && !Self.isPicture(file)
      case ".pictures": false
      default: true
      }
    }
  }
}
