import Foundation
import Snapshots
import TestSupport

/// A document that has references and has been changed since they were made.
struct ChangedDocument {
  private let folder = TemporaryFolder()
  private let before: [String: SnapshotFiles]

  private static let original = Checkout.sample.appending(path: "Base.lproj/Inbox.xib")

  private var references: ReferenceFolder { ReferenceFolder(path: folder.path + "/refs") }

  init() throws {
    let text = try String(contentsOf: Self.original, encoding: .utf8)
    try folder.write(Array(text.utf8), to: "Inbox.xib")
    try Self.record(in: folder) { _ in }
    before = ReferenceStates.snapshots(in: ReferenceFolder(path: folder.path + "/refs"))
    try folder.write(Array(text.replacing("constant=\"20\"", with: "constant=\"24\"").utf8), to: "Inbox.xib")
  }

  /// The references, once they have been recorded from the document as it is now.
  func states() -> ReferenceStates {
    ReferenceStates(of: references, before: before, after: ReferenceStates.snapshots(in: references))
  }

  /// Records all references.
  ///
  /// - Parameter interfere: is called while that goes on.
  /// - Returns: how long it took, in microseconds.
  @discardableResult
  func record(_ interfere: (ToolProcess) -> Void) throws -> UInt32 { try Self.record(in: folder, interfere) }

  @discardableResult
  private static func record(in folder: TemporaryFolder, _ interfere: (ToolProcess) -> Void) throws -> UInt32 {
    let start = ContinuousClock.now
    let process = try ToolProcess(
      arguments: [
        "verify", "Inbox.xib", "--reference", "refs", "--record", "all", "--type-size", "L,AX1,AX3", "--quiet",
      ],
      in: folder.url)
    interfere(process)
    _ = process.result()
    return UInt32(start.duration(to: .now) / .microseconds(1))
  }
}
