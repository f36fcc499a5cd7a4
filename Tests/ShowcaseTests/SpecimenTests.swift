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
      try compare(specimen.rendering(by: renderer), with: specimen.fileName, renderer)
    }
    for specimen in ControlSpecimen.all {
      try compare(specimen.rendering(by: renderer), with: specimen.fileName, renderer)
    }
  }

  private func compare(_ rendering: Rendering, with fileName: String, _ renderer: Renderer) throws {
    let picture = Data(try renderer.png(of: rendering))
    let file = Self.folder.appending(path: fileName)
    if Self.records { try picture.write(to: file) }
    let committed = try? Data(contentsOf: file)
    #expect(
      committed == picture,
      """
      Snapshots/Specimens/\(fileName) is not what is painted now. If it should be, record it and look at it: \
      GALLEY_RECORD_SPECIMENS=1 swift test --filter SpecimenTests
      """)
  }

  @Test("No page of controls lacks a glyph or has a conflict, and no control truncates its text at the default size")
  func controlFindings() throws {
    let renderer = try Renderer()
    for specimen in ControlSpecimen.all {
      let layout = specimen.rendering(by: renderer).layout
      #expect(!layout.findings.contains { $0.rule == .missingGlyph || $0.rule == .conflict }, "\(specimen.fileName)")
      guard specimen.look == .light else { continue }
      #expect(!layout.findings.contains { $0.rule == .truncated }, "\(specimen.fileName)")
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
