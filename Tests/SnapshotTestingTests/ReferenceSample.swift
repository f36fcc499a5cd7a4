import Foundation
import Galley
import TestSupport
import UIKit

@testable import SnapshotTesting

/// References of a test's file in a temporary folder.
struct ReferenceSample {
  let folder = TemporaryFolder()
  /// The name of the test's file. It is unique, since it is also that of a folder for failures.
  var file: String { folder.url.lastPathComponent }

  /// Compares a value, and records as `record` says.
  func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record = .missing, folder: String = "linux", testName: String = "test()"
  ) -> String? {
    withSnapshotTesting(diffTool: .default, folder: folder) {
      verifySnapshot(
        of: value, as: strategy, named: name, record: record,
        snapshotDirectory: self.folder.path(of: "__Snapshots__/\(file)"), testName: testName)
    }
  }

  /// Writes a reference of Apple's renderer.
  func writeOriginal(_ text: String, to name: String) throws {
    try folder.write(text, to: "__Snapshots__/\(file)/\(name)")
  }

  func writeOwn(_ text: String, to name: String) throws {
    try folder.write(text, to: "__Snapshots__/linux/\(file)/\(name)")
  }

  func path(ofOwn name: String) -> String { folder.path(of: "__Snapshots__/linux/\(file)/\(name)") }

  /// The contents of this renderer's references.
  var own: [String: String] { texts(below: "__Snapshots__/linux/\(file)") }
  /// The contents of the references of Apple's renderer.
  var originals: [String: String] { texts(below: "__Snapshots__/\(file)") }

  private func texts(below path: String) -> [String: String] {
    folder.contents(below: path).mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

extension Snapshotting {
  /// Returns the snapshot of a value for which a strategy does not wait.
  func take(_ value: Value) -> Format? {
    var taken: Format?
    snapshot(value).run { taken = $0 }
    return taken
  }
}

/// Returns an image of one row of opaque pixels, each `0xRRGGBB`.
func row(_ colors: [UInt32], scale: Double = 1) -> UIImage {
  UIImage(
    Image(Pixmap(width: colors.count, height: 1, scale: scale, pixels: colors.map { 0xFF00_0000 | $0 })))
}
