import CairoRaster
import Digests
import Files
import LoopbackServer
import Reports
import Snapshots

/// Makes pictures of a report the references.
///
/// All files are checked before any is written: those of the report and the reference must still be what the report
/// says. Accepting a picture a second time succeeds.
struct Acceptance {
  let report: String
  let references: String
  let results: DecidableResults

  private var folder: ReferenceFolder { ReferenceFolder(path: references) }

  /// Accepts a result.
  ///
  /// - Throws: ``AcceptanceError``. The reference is then unchanged, or accepting again completes the change.
  func accept(_ decided: DecidableResult) throws(AcceptanceError) {
    switch decided.result.status {
    case .passed, .failed: throw .undecidable
    case .orphaned: try removeOrphan(decided)
    case .changed, .added, .layout, .drift: try replace(decided)
    }
  }

  private func replace(_ decided: DecidableResult) throws(AcceptanceError) {
    let current = try reference(named: decided.result.path)
    let actual = try actualFiles(of: decided)
    try check(current.png, isWhatIsShownIn: decided)
    if current.png != actual.png || current.sidecar != actual.sidecar {
      try written { () throws(FileError) in try folder.write(actual, as: decided.result.path) }
    }
    guard let former = decided.result.referencePath, former != decided.result.path else { return }
    try removeFormer(former, of: decided)
  }

  /// Removes the reference under its former name, after it was written under the new one. Its picture is either that of
  /// the new snapshot or one that the reviewer saw change.
  private func removeFormer(_ former: String, of decided: DecidableResult) throws(AcceptanceError) {
    guard let png = try reference(named: former).png else { return }
    guard !results.have(former) else { throw .referenceHasChanged(former) }
    try check(png, isWhatIsShownIn: decided, at: former)
    try written { () throws(FileError) in try folder.remove(former) }
  }

  private func removeOrphan(_ decided: DecidableResult) throws(AcceptanceError) {
    let current = try reference(named: decided.result.path)
    guard current.png != nil || current.sidecar != nil else { return }
    try check(current.png, isWhatIsShownIn: decided)
    try written { () throws(FileError) in try folder.remove(decided.result.path) }
  }

  /// Refuses a reference that somebody else changed: one that is neither what the reviewer saw nor the new picture.
  private func check(
    _ png: [UInt8]?, isWhatIsShownIn decided: DecidableResult, at path: String? = nil
  ) throws(AcceptanceError) {
    guard let hash = png?.hexadecimalHash else { return }
    let shown = [PictureKind.expected, .actual].compactMap { decided.pictures?.picture(of: $0)?.hash }
    guard shown.contains(hash) else { throw .referenceHasChanged(path ?? decided.result.path) }
  }

  /// Returns the picture and the layout of the report, if their bytes are still what the report says.
  private func actualFiles(of decided: DecidableResult) throws(AcceptanceError) -> SnapshotFiles {
    guard let picture = decided.pictures?.picture(of: .actual) else { throw .noPicture }
    let png = try reportFile(picture.file, hash: picture.hash)
    guard PNGOutline(png) != nil else { throw .reportHasChanged(picture.file) }
    if let ambiguity = PNG.ambiguity(in: png) { throw .ambiguousPicture(picture.file, ambiguity) }
    guard let layout = decided.pictures?.sidecar else { return SnapshotFiles(png: png) }
    let sidecar = try reportFile(layout.file, hash: layout.hash)
    guard (try? SidecarReader.layout(in: sidecar)) != nil else { throw .reportHasChanged(layout.file) }
    guard Self.isTrue(sidecar, of: png) else { throw .foreignDigest(layout.file) }
    return SnapshotFiles(png: png, sidecar: sidecar)
  }

  /// Returns whether the digest of the pixels that a layout names is that of the picture, or none is named for its
  /// file. A run that trusts digests would otherwise pass what the reviewer has not seen.
  private static func isTrue(_ sidecar: [UInt8], of png: [UInt8]) -> Bool {
    guard let digests = PictureDigests(inSidecar: sidecar), digests.file == QuickDigest(of: png) else { return true }
    return (try? PNG.decode(png))?.digest == digests.pixels
  }

  private func reportFile(_ file: String, hash: String?) throws(AcceptanceError) -> [UInt8] {
    guard let hash else { throw .earlierReport }
    let names = try names(of: file)
    guard let bytes = try read(names, below: report), bytes.hexadecimalHash == hash else {
      throw .reportHasChanged(file)
    }
    return bytes
  }

  /// Reads the current files of a reference.
  private func reference(named path: String) throws(AcceptanceError) -> (png: [UInt8]?, sidecar: [UInt8]?) {
    var names = try names(of: path)
    // The pattern of snapshots' names. No other file is ever replaced, whatever a report says.
    guard let last = names.popLast(), last.utf8.hasSuffix("x"), last.utf8.contains("@") else { throw .badName(path) }
    return (
      try read(names + [last + ".png"], below: references), try read(names + [last + ".json"], below: references)
    )
  }

  private func names(of path: String) throws(AcceptanceError) -> [String] {
    let names = path.utf8.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(RequestTarget.isPlain) else { throw .badName(path) }
    return names
  }

  private func read(_ names: [String], below folder: String) throws(AcceptanceError) -> [UInt8]? {
    do throws(ContainedFileError) {
      return try ContainedFile(names, below: folder).read(as: .snapshotFile(named: names.last ?? ""))
    } catch {
      throw .file(error)
    }
  }

  private func written(_ write: () throws(FileError) -> Void) throws(AcceptanceError) {
    do throws(FileError) { try write() } catch { throw .disk(error) }
  }
}

/// A reason why a picture cannot be accepted.
enum AcceptanceError: Error, Hashable, CustomStringConvertible {
  /// The verdict leaves nothing to decide.
  case undecidable
  /// The report has no actual picture.
  case noPicture
  /// The report's format is from before the server existed.
  case earlierReport
  /// A file of the report has changed since the report was made.
  case reportHasChanged(String)
  /// A reference has changed since the report was made, and is not the new picture either.
  case referenceHasChanged(String)
  /// A layout of the report names the digest of a picture that is not the one beside it.
  case foreignDigest(String)
  /// A picture of the report of which browsers may show another one than a run compares.
  case ambiguousPicture(String, PNGAmbiguity)
  /// A path that no snapshot has.
  case badName(String)
  case file(ContainedFileError)
  case disk(FileError)

  /// The reason in sentences for the reviewer.
  var description: String {
    switch self {
    case .undecidable: "This image cannot be accepted."
    case .noPicture: "The report has no picture to accept."
    case .earlierReport: "An earlier version of Galley wrote the report. Run galley verify again."
    case .reportHasChanged(let file):
      "The report's '\(file)' has changed since the report was made. Run galley verify again."
    case .referenceHasChanged(let path):
      "The reference '\(path)' has changed since the report was made. Run galley verify again."
    case .foreignDigest(let file):
      "The report's '\(file)' has the digest of another picture than the one shown. Run galley verify again."
    case .ambiguousPicture(let file, let part):
      "The report's '\(file)' is a PNG file with \(part). Run galley verify again."
    case .badName(let path): "'\(path)' is not the name of a snapshot."
    case .file(let error): error.description
    case .disk(let error): error.description
    }
  }
}

/// A result that a reviewer can decide about, and its files in the report.
struct DecidableResult {
  let result: SnapshotResult
  /// The pictures, or `nil` in a report without pictures.
  let pictures: SnapshotPictures?
}

/// The results that a reviewer can decide about, by path. If a path occurs twice, the first result counts.
struct DecidableResults {
  private let results: [PathBytes: DecidableResult]
  private let served: ServedReport

  init(_ served: ServedReport) {
    let stored = served.report
    self.served = served
    results = Dictionary(
      stored.run.results.map { result in
        (PathBytes(result.path), DecidableResult(result: result, pictures: stored.pictures(of: result)))
      },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(path: PathBytes) -> DecidableResult? { results[path] }

  /// Returns whether an image of the run has a path, decidable or not.
  func have(_ path: String) -> Bool { results[PathBytes(path)] != nil || served.leavesOut(path) }
}
