import Files
import GalleyTesting
import UIKit

/// Compares a snapshot with its reference, and writes the references that are asked for.
struct ReferenceCheck<Format> {
  let diffing: Diffing<Format>
  let files: ReferenceFiles
  let record: SnapshotTestingConfiguration.Record
  let diffTool: SnapshotTestingConfiguration.DiffTool
  /// The name of the snapshot, if the test gives one.
  let name: String?
  let testName: String
  let test: RunningTest

  /// Returns why the test fails, or `nil` if it passes.
  func failure(of snapshot: Format) -> SnapshotFailure? {
    if let flaw = diffing.flaw(snapshot) { return .noSnapshot(reason: flaw) }
    let own = files.own.path
    if record == .all { return write(snapshot, to: own) ?? .recorded(own, test: testName) }
    guard let reference = files.existing?.path else {
      guard record != .never else { return .missing(own) }
      return write(snapshot, to: own) ?? .recordedMissing(own, test: testName)
    }
    do {
      let data = Data(try InputFile.content(of: reference, as: .snapshot))
      return failure(of: snapshot, comparedWith: try diffing.reference(from: data), at: reference)
    } catch {
      return .unreadable(reference, reason: "\(error)")
    }
  }

  private func failure(of snapshot: Format, comparedWith reference: Format, at path: String) -> SnapshotFailure? {
    guard let (message, attachments) = diffing.diff(reference, snapshot) else { return nil }
    if let failure = write(snapshot, to: files.artefact.path) { return failure }
    test.attach(attachments.map { ($0.fileName, [UInt8]($0.data)) })
    var difference = SnapshotFailure.Difference(
      name: name, files: diffTool(currentFilePath: path, failedFilePath: files.artefact.path), message: message)
    // XCTest on Linux attaches nothing.
    if let picture = attachments.first(where: { $0.fileName == "difference.png" }) {
      difference.picture = files.differencePicture.path
      if let failure = write(picture.data, to: files.differencePicture.path) { return failure }
    }
    if record == .failed {
      if let failure = write(snapshot, to: files.own.path) { return failure }
      difference.recorded = files.own.path
    }
    return .different(difference)
  }

  private func write(_ snapshot: Format, to path: String) -> SnapshotFailure? {
    write(diffing.toData(snapshot), to: path)
  }

  /// Writes a file, and returns why it could not.
  private func write(_ data: Data, to path: String) -> SnapshotFailure? {
    do throws(FileError) {
      try AtomicFile.write([UInt8](data), to: path)
      return nil
    } catch {
      return .unwritable(path, reason: error.reason)
    }
  }
}
