import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct RobustnessTests {
  private func sample() throws -> Data {
    try Data(contentsOf: Checkout.sample.appending(path: "Base.lproj/Account.storyboard"))
  }

  /// Reads and resolves a document that may be malformed. Only a crash is a failure.
  private func survive(_ bytes: Data) {
    guard let document = try? InterfaceDocument(bytes, path: "Test.storyboard") else { return }
    let resolved = document.resolved(horizontal: .compact, vertical: .regular)
    for scene in resolved.scenes {
      _ = scene.rootView?.subviews.map { ($0.savedFrame, $0.constraints, $0.embeddedController) }
    }
  }

  @Test("A truncated document is rejected wherever it ends")
  func truncation() throws {
    let bytes = try sample()
    for count in stride(from: 0, to: bytes.count - 12, by: 463) {
      #expect(throws: InterfaceDocumentError.self) {
        try InterfaceDocument(bytes.prefix(count), path: "Test.storyboard")
      }
    }
  }

  @Test("A document with a wrong byte is read or rejected", arguments: [1, 2, 3])
  func wrongBytes(seed: Int) throws {
    let sample = try sample()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var bytes = sample
      bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      survive(bytes)
    }
  }

  @Test("Several tasks can read a document at once and get the same result")
  func concurrency() async throws {
    let bytes = try sample()
    let alone = try InterfaceDocument(bytes, path: "Test.storyboard")
    await withTaskGroup(of: InterfaceDocument?.self) { group in
      for _ in 0..<8 { group.addTask { try? InterfaceDocument(bytes, path: "Test.storyboard") } }
      for await document in group { #expect(document == alone) }
    }
  }
}
