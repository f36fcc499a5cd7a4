import Foundation

/// Places in the checkout that the tests were built from.
package enum Checkout {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The documents and data that tests of several targets read.
  package static let fixtures = root.appending(path: "Tests/Fixtures")

  /// A small project: documents with string tables.
  package static let sample = fixtures.appending(path: "Sample")

  /// A folder beside the checkout with data that the repository does not hold. It may be absent or change at any time:
  /// tests that need it are skipped without it, and count nothing of what is there.
  package static let shared = root.deletingLastPathComponent().appending(path: "shared")
}
