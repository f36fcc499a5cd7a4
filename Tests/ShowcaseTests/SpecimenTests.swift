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

  @Test("No picture is in the folder but those of the pages")
  func files() throws {
    let renderer = try Renderer()
    let pictures =
      Specimen.all.filter(\.hasPictures).flatMap { $0.pictures(by: renderer) }
      + ControlSpecimen.all.flatMap { $0.pictures(by: renderer) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == pictures.map(\.fileName).sorted())
  }

  @Test("A page of texts has only its shortened labels truncated", arguments: Specimen.all.indices)
  func texts(page index: Int) throws {
    let (specimen, renderer) = (Specimen.all[index], try Renderer())
    let pictures = specimen.pictures(by: renderer)
    for picture in pictures { try check(picture, isCommitted: specimen.hasPictures, renderer) }
    let truncated = pictures.flatMap(\.rendering.layout.root.children).filter { $0.text?.isTruncated == true }
    #expect(truncated.count <= 3, "\(pictures.first?.fileName ?? "")")
  }

  @Test("A page of controls truncates no text at the default size", arguments: ControlSpecimen.all.indices)
  func controls(page index: Int) throws {
    let (specimen, renderer) = (ControlSpecimen.all[index], try Renderer())
    for picture in specimen.pictures(by: renderer) {
      try check(picture, isCommitted: true, renderer)
      guard specimen.look == .light else { continue }
      #expect(!picture.rendering.layout.findings.contains { $0.rule == .truncated }, "\(picture.fileName)")
    }
  }

  /// Checks that a picture lacks no glyph, has no conflict, is small enough to be looked at, and is painted as it was
  /// committed.
  private func check(_ picture: SpecimenPicture, isCommitted: Bool, _ renderer: Renderer) throws {
    let findings = picture.rendering.layout.findings
    #expect(!findings.contains { $0.rule == .missingGlyph || $0.rule == .conflict }, "\(picture.fileName)")
    guard isCommitted else { return }
    let size = picture.rendering.displayList.size
    #expect(max(size.width, size.height) * picture.rendering.scale <= 2_000, "\(picture.fileName)")
    let painted = try renderer.pixmap(of: picture.rendering)
    let file = Self.folder.appending(path: picture.fileName)
    if Self.records { try Data(PNG.encode(painted)).write(to: file) }
    let committed = try? PNG.decode([UInt8](Data(contentsOf: file)), scale: painted.scale)
    #expect(
      committed == painted,
      """
      Snapshots/Specimens/\(picture.fileName) is not what is painted now. If it should be, record it and look at it: \
      GALLEY_RECORD_SPECIMENS=1 swift test --filter SpecimenTests
      """)
  }
}
