import Files
import ReviewReport
import Snapshots

/// Makes pictures of a report the references.
///
/// Everything is looked at before anything is written: what the report says about its files and about the reference
/// must still be so. A picture that was accepted before passes.
struct Acceptance {
  let report: String
  let references: String
  /// The results by path.
  let results: [String: DecidableResult]

  private var folder: ReferenceFolder { ReferenceFolder(path: references) }

  /// Accepts a result.
  ///
  /// - Throws: ``AcceptanceError``; then the reference is as it was, or the next acceptance mends it.
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
    try removeFormer(former, shownBy: actual)
  }

  /// Removes the reference under its former name, once it is there under the new one.
  private func removeFormer(_ former: String, shownBy actual: SnapshotFiles) throws(AcceptanceError) {
    guard let png = try reference(named: former).png else { return }
    guard results[former] == nil, png == actual.png else { throw .referenceHasChanged(former) }
    try written { () throws(FileError) in try folder.remove(former) }
  }

  private func removeOrphan(_ decided: DecidableResult) throws(AcceptanceError) {
    let current = try reference(named: decided.result.path)
    guard current.png != nil || current.sidecar != nil else { return }
    try check(current.png, isWhatIsShownIn: decided)
    try written { () throws(FileError) in try folder.remove(decided.result.path) }
  }

  /// A reference that is neither the one that the reviewer saw nor the new one was made by somebody else since.
  private func check(_ png: [UInt8]?, isWhatIsShownIn decided: DecidableResult) throws(AcceptanceError) {
    guard let hash = png?.hexadecimalHash else { return }
    let shown = [PictureKind.expected, .actual].compactMap { decided.pictures?.picture(of: $0)?.hash }
    guard shown.contains(hash) else { throw .referenceHasChanged(decided.result.path) }
  }

  /// The picture and the layout that the report shows, if they are what it says.
  private func actualFiles(of decided: DecidableResult) throws(AcceptanceError) -> SnapshotFiles {
    guard let picture = decided.pictures?.picture(of: .actual) else { throw .noPicture }
    let png = try reportFile(picture.file, hash: picture.hash)
    guard PNGOutline(png) != nil else { throw .reportHasChanged(picture.file) }
    guard let layout = decided.pictures?.sidecar else { return SnapshotFiles(png: png) }
    let sidecar = try reportFile(layout.file, hash: layout.hash)
    guard (try? SidecarReader.layout(in: sidecar)) != nil else { throw .reportHasChanged(layout.file) }
    return SnapshotFiles(png: png, sidecar: sidecar)
  }

  private func reportFile(_ file: String, hash: String?) throws(AcceptanceError) -> [UInt8] {
    guard let hash else { throw .earlierReport }
    let names = try names(of: file)
    guard let bytes = try read(names, below: report), bytes.hexadecimalHash == hash else {
      throw .reportHasChanged(file)
    }
    return bytes
  }

  /// The files of a reference as they are now.
  private func reference(named path: String) throws(AcceptanceError) -> (png: [UInt8]?, sidecar: [UInt8]?) {
    var names = try names(of: path)
    // What snapshots are called. No other file is ever replaced, whatever a report says.
    guard let last = names.popLast(), last.hasSuffix("x"), last.contains("@") else { throw .badName(path) }
    return (
      try read(names + [last + ".png"], below: references), try read(names + [last + ".json"], below: references)
    )
  }

  private func names(of path: String) throws(AcceptanceError) -> [String] {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(RequestTarget.isPlain) else { throw .badName(path) }
    return names
  }

  private func read(_ names: [String], below folder: String) throws(AcceptanceError) -> [UInt8]? {
    do throws(ContainedFileError) {
      return try ContainedFile(names, below: folder).read()
    } catch {
      throw .file(error)
    }
  }

  private func written(_ write: () throws(FileError) -> Void) throws(AcceptanceError) {
    do throws(FileError) { try write() } catch { throw .disk(error) }
  }
}

/// Why a picture is not accepted.
enum AcceptanceError: Error, Hashable {
  /// The verdict leaves nothing to decide.
  case undecidable
  /// The report has no picture to accept.
  case noPicture
  /// The report was made before reports could be accepted from.
  case earlierReport
  /// A file of the report is not what the report says.
  case reportHasChanged(String)
  /// A reference is neither the one that the report shows nor the new one.
  case referenceHasChanged(String)
  /// A path that no snapshot has.
  case badName(String)
  /// A file that is not to be read.
  case file(ContainedFileError)
  /// The disk refuses.
  case disk(FileError)
}

extension AcceptanceError {
  /// Why, for the reviewer.
  var sentence: String {
    switch self {
    case .undecidable: "There is nothing to decide here."
    case .noPicture: "The report has no picture to accept."
    case .earlierReport: "An earlier version wrote the report. Run galley verify again."
    case .reportHasChanged(let file): "The report's '\(file)' is not what the report says. Run galley verify again."
    case .referenceHasChanged(let path):
      "The reference '\(path)' has changed since the report was made. Run galley verify again."
    case .badName(let path): "'\(path)' is no name of a snapshot."
    case .file(let error): "'\(error.path)' is not used: \(error.reason)"
    case .disk(let error): "'\(error.path)' cannot be written: \(error.reason)"
    }
  }
}

/// What there is to decide about: a result, and the files that the report has of it.
struct DecidableResult {
  let result: SnapshotResult
  /// None in reports without pictures.
  let pictures: SnapshotPictures?
}

extension StoredReport {
  /// What there is to decide about, by path. Where a path is there twice, the first counts.
  var decidable: [String: DecidableResult] {
    Dictionary(
      run.results.map { ($0.path, DecidableResult(result: $0, pictures: pictures[$0.path])) },
      uniquingKeysWith: { first, _ in first })
  }
}
