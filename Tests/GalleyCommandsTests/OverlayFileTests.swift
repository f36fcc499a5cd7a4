import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCommands

@Suite("The files of overlays", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct OverlayFileTests {
  private let folder = TemporaryFolder()

  /// Renders a document, and returns the names of the pictures in the scene's folder.
  private func render(_ document: String, _ arguments: String...) throws -> (run: ToolProcess.Result, files: [String]) {
    try folder.write(document, to: "A.xib")
    let run = try ToolProcess.run(arguments: ["render", "A.xib", "--out", "o"] + arguments, in: folder.url)
    let found = FileManager.default.enumerator(atPath: folder.url.appending(path: "o/A.xib").path)
    let files = (found?.allObjects as? [String] ?? []).filter {
      ["png", "svg", "pdf"].contains(($0 as NSString).pathExtension)
    }
    return (run, files.map { ($0 as NSString).lastPathComponent }.sorted())
  }

  private func contents(of name: String) throws -> Data {
    let found = FileManager.default.enumerator(atPath: folder.url.appending(path: "o").path)
    let path = try #require((found?.allObjects as? [String] ?? []).first { $0.hasSuffix(name) })
    return try Data(contentsOf: folder.url.appending(path: "o/\(path)"))
  }

  /// A label that begins 60 points to the left of the scene, which is 320 points wide.
  private let outside = SampleDocuments.label.replacing("constant=\"20\"", with: "constant=\"-60\"")

  @Test("Several views get one picture each, named after the view; one view gets the usual name")
  func severalViews() throws {
    let both = try render(
      SampleDocuments.label, "--overlay", "constraints", "--overlay-view", "lbl-00-001,vie-00-001")
    #expect(both.run.code == 0, "\(both.run.log)")
    #expect(
      both.files == ["canvas_base_L_constraints_lbl-00-001@3x.png", "canvas_base_L_constraints_vie-00-001@3x.png"])
    try FileManager.default.removeItem(at: folder.url.appending(path: "o"))
    let one = try render(SampleDocuments.label, "--overlay", "constraints", "--overlay-view", "lbl-00-001")
    #expect(one.files == ["canvas_base_L_constraints@3x.png"])
  }

  @Test("One of several views that is unknown is an error, and the other is drawn")
  func oneUnknown() throws {
    let found = try render(SampleDocuments.label, "--overlay", "frames", "--overlay-view", "lbl-00-001,nowhere")
    #expect(found.run.code == 2 && found.run.log.contains("unknown view 'nowhere'"), "\(found.run.log)")
    #expect(found.files == ["canvas_base_L_frames_lbl-00-001@3x.png"])
  }

  @Test("A picture is enlarged by what is outside of the scene, in each format")
  func enlarged() throws {
    // 60 points to the left, and 8 to spare: 320 + 68.
    for (format, width) in [("svg", "width=\"388"), ("pdf", "0 0 388 ")] {
      let found = try render(outside, "--overlay", "frames", "--format", format)
      #expect(found.run.code == 0, "\(found.run.log)")
      let text = String(decoding: try contents(of: "canvas_base_L_frames@3x.\(format)"), as: UTF8.self)
      #expect(text.contains(width))
    }
    _ = try render(outside, "--overlay", "frames")
    let picture = try PNG.decode(Array(contents(of: "canvas_base_L_frames@3x.png")))
    #expect(picture.width == 1164)
    // The place of the root in the picture is in the layout.
    let layout = String(decoding: try contents(of: "canvas_base_L_frames@3x.json"), as: UTF8.self)
    #expect(layout.contains("\"origin\":[68,0]"), "\(layout)")
  }

  @Test("Every overlay can be drawn over a document, and all of them together")
  func everyKind() throws {
    for kind in OverlayKind.allCases.map(\.rawValue) + ["all"] {
      let found = try render(outside, "--overlay", kind)
      #expect(found.run.code == 0 && found.files.contains { $0.contains("@3x.png") }, "\(kind): \(found.run.log)")
      try? FileManager.default.removeItem(at: folder.url.appending(path: "o"))
    }
  }
}
