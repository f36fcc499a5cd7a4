import Foundation
import TestSupport
import Testing

/// Compares the public symbols of the libraries with the lists beside this file, so that every change shows in a
/// review.
///
/// `GALLEY_RECORD_SURFACE=1 swift test --filter PublicSurfaceTests` updates the lists.
@Suite("The public surface")
struct PublicSurfaceTests {
  private static let lists = URL(filePath: #filePath).deletingLastPathComponent()
  private static let records = ProcessInfo.processInfo.environment["GALLEY_RECORD_SURFACE"] != nil

  @Test("The public symbols are those in the lists", .enabled(if: SymbolGraph.isAvailable, SymbolGraph.comment))
  func symbols() throws {
    let folder = TemporaryFolder()
    try SymbolGraph.extract(to: folder.path)
    for library in ["Galley", "GalleyTesting", "GalleyCommands", "UIKit", "UIKitValues"] {
      let lines = try SymbolGraph(contentsOf: folder.url.appending(path: "\(library).symbols.json")).lines
      let list = Self.lists.appending(path: "\(library).txt")
      if Self.records { try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: list) }
      let listed = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
      let changes = Self.changes(from: listed, to: lines)
      #expect(
        changes.isEmpty,
        """
        The public symbols of \(library) have changed:
        \(changes.joined(separator: "\n"))
        If the change is intended, update the list and commit it:
        GALLEY_RECORD_SURFACE=1 swift test --filter PublicSurfaceTests
        """)
    }
  }

  /// Returns the removed and added lines, in order.
  private static func changes(from old: [String], to new: [String]) -> [String] {
    new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }
}
