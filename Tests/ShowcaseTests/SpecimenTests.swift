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

  private static func allPictures(by renderer: Renderer) -> [SpecimenPicture] {
    Specimen.all.filter(\.hasPictures).flatMap { $0.pictures(by: renderer) }
      + ControlSpecimen.all.flatMap { $0.pictures(by: renderer) }
  }

  @Test("Every page is painted as it was committed, and no other picture is in the folder")
  func pictures() throws {
    let renderer = try Renderer()
    let pictures = Self.allPictures(by: renderer)
    for picture in pictures { try compare(picture, renderer) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == pictures.map(\.fileName).sorted())
  }

  private func compare(_ picture: SpecimenPicture, _ renderer: Renderer) throws {
    let painted = Data(try renderer.png(of: picture.rendering))
    let file = Self.folder.appending(path: picture.fileName)
    if Self.records { try painted.write(to: file) }
    let committed = try? Data(contentsOf: file)
    #expect(
      committed == painted,
      """
      Snapshots/Specimens/\(picture.fileName) is not what is painted now. If it should be, record it and look at it: \
      GALLEY_RECORD_SPECIMENS=1 swift test --filter SpecimenTests
      """)
  }

  @Test("Every picture is small enough to be looked at")
  func sizes() throws {
    let renderer = try Renderer()
    for picture in Self.allPictures(by: renderer) {
      let size = picture.rendering.displayList.size
      let pixels = max(size.width, size.height) * picture.rendering.scale
      #expect(pixels <= 2_000, "\(picture.fileName)")
    }
  }

  @Test("No page of controls lacks a glyph or has a conflict, and no control truncates its text at the default size")
  func controlFindings() throws {
    let renderer = try Renderer()
    for specimen in ControlSpecimen.all {
      for picture in specimen.pictures(by: renderer) {
        let layout = picture.rendering.layout
        #expect(!layout.findings.contains { $0.rule == .missingGlyph || $0.rule == .conflict }, "\(picture.fileName)")
        guard specimen.look == .light else { continue }
        #expect(!layout.findings.contains { $0.rule == .truncated }, "\(picture.fileName)")
      }
    }
  }

  @Test("No page lacks a glyph or has a conflict, and only the shortened labels are truncated")
  func findings() throws {
    let renderer = try Renderer()
    for specimen in Specimen.all {
      let pictures = specimen.pictures(by: renderer)
      for picture in pictures {
        let findings = picture.rendering.layout.findings
        #expect(!findings.contains { $0.rule == .missingGlyph || $0.rule == .conflict }, "\(picture.fileName)")
      }
      let truncated = pictures.flatMap(\.rendering.layout.root.children).filter { $0.text?.isTruncated == true }
      #expect(truncated.count <= 3, "\(pictures.first?.fileName ?? "")")
    }
  }
}
