import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct CorpusTests {
  /// The documents of other people's projects, where they lie beside the checkout.
  static let folder = DocumentFixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/corpus")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  @Test("Of 945 real documents 912 are read and 33 are named as another platform's", .enabled(if: isPresent))
  func wholeCorpus() throws {
    var read = 0
    var refused: [InterfaceDocumentError.Reason: Int] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    for path in paths where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      do {
        _ = try InterfaceDocument(contentsOf: Self.folder.appendingPathComponent(path).path)
        read += 1
      } catch {
        refused[error.reason, default: 0] += 1
      }
    }
    #expect(read == 912)
    #expect(refused == [.unsupportedPlatform(.macOS): 29, .unsupportedPlatform(.watchOS): 4])
  }
}
