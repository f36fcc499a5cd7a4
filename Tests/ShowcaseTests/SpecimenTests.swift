import Foundation
import Galley
import Showcase
import TestSupport
import Testing

/// `GALLEY_RECORD_SPECIMENS=1 swift test --filter SpecimenTests` writes the pictures again. Look at them before you
/// commit them.
@Suite("Specimen pages")
struct SpecimenTests {
  private static let folder = Checkout.root.appending(path: "Snapshots/Specimens")
  private static let records = ProcessInfo.processInfo.environment["GALLEY_RECORD_SPECIMENS"] != nil

  @Test("Every page is painted as it was committed")
  func pictures() throws {
    let renderer = try Renderer()
    for specimen in Specimen.all {
      let picture = Data(try renderer.png(of: specimen.rendering(by: renderer)))
      let file = Self.folder.appending(path: specimen.fileName)
      if Self.records { try picture.write(to: file) }
      let committed = try? Data(contentsOf: file)
      #expect(
        committed == picture,
        """
        Snapshots/Specimens/\(specimen.fileName) is not what is painted now. If it should be, record it and look at it: \
        GALLEY_RECORD_SPECIMENS=1 swift test --filter SpecimenTests
        """)
    }
  }

  @Test("No page lacks a glyph or has a conflict, and only the shortened labels are truncated")
  func findings() throws {
    let renderer = try Renderer()
    for specimen in Specimen.all {
      let layout = specimen.rendering(by: renderer).layout
      #expect(
        !layout.findings.contains { $0.rule == .missingGlyph || $0.rule == .conflict }, "\(specimen.fileName)")
      let truncated = layout.root.children.filter { $0.text?.isTruncated == true }
      #expect(truncated.count <= 3, "\(specimen.fileName)")
    }
  }
}
