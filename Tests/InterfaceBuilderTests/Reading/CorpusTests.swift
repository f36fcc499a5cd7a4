import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Documents of other people's projects, if they are beside the checkout. Their number may change at any time.
enum Corpus {
  static let folder = Checkout.shared.appending(path: "corpus")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// The reason for skipping a test that needs the documents.
  static let absence: Comment = "There are no documents in ../shared/corpus beside the checkout."

  /// The paths of all documents, relative to the folder, sorted.
  static func documents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .sorted()
  }
}

@Suite struct CorpusTests {
  @Test(
    "Every real document is read, or rejected with an error that names its platform or line",
    .enabled(if: Corpus.isPresent, Corpus.absence))
  func everyDocument() throws {
    for path in try Corpus.documents() {
      do throws(InterfaceDocumentError) {
        let document = try InterfaceDocument(contentsOf: Corpus.folder.appendingPathComponent(path).path)
        #expect(document.root.name == "document", "\(path)")
      } catch {
        #expect(Self.isExplained(error), "\(path): \(error)")
      }
    }
  }

  private static func isExplained(_ error: InterfaceDocumentError) -> Bool {
    switch error.reason {
    case .unsupportedPlatform(let platform): platform != .iOS
    case .unreadable: false
    default: error.position != nil
    }
  }
}
