import Foundation
import Galley
import TestSupport
import Testing

@Suite(
  "Runs over an app and its widget", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct ProjectTargetRunTests {
  private let folder = TemporaryFolder()
  private let project = XcodeProjectText().adding("App", ["Screens/Main.xib", "Media/Z.xcassets"])
    .adding("Widget", ["Media/A.xcassets"])

  init() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      SampleDocuments.label.replacing("<label opaque=\"NO\" text=\"Name\"", with: "<imageView image=\"icon\"")
        .replacing("</label>", with: "</imageView>")
        .replacing("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", with: ""),
      to: "Screens/Main.xib")
    try writeImage([0xFFFF_0000, 0xFF00_00FF], to: "Media/Z.xcassets")
    try writeImage([0xFF00_FF00, 0xFF00_FF00], to: "Media/A.xcassets")
    try folder.write(project.text, to: "Notes.xcodeproj/project.pbxproj")
  }

  /// Writes an image of a row for each colour.
  private func writeImage(_ rows: [UInt32], to catalog: String) throws {
    let pixels = rows.flatMap { Array(repeating: $0, count: 8 * rows.count) }
    let pixmap = Pixmap(width: 8, height: pixels.count / 8, scale: 1, pixels: pixels)
    try folder.write(
      #"{"images":[{"filename":"a.png","scale":"1x"}]}"#, to: "\(catalog)/icon.imageset/Contents.json")
    try folder.write(Data(PNG.encode(pixmap)), to: "\(catalog)/icon.imageset/a.png")
  }

  private func verify(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(
      arguments: ["verify", "Screens", "--reference", "refs", "--cache", "cache"] + arguments, in: folder.url)
  }

  @Test("Turning the app's image upside down is noticed, changing the widget's is not, with a cache")
  func changedImage() throws {
    #expect(try verify("--record", "missing").code == 0)
    #expect(try verify("--record", "never").code == 0)
    try writeImage([0xFF00_0000, 0xFF00_FF00], to: "Media/A.xcassets")
    #expect(try verify("--record", "never").code == 0)
    try writeImage([0xFF00_00FF, 0xFFFF_0000], to: "Media/Z.xcassets")
    #expect(try verify("--record", "never").code == 1)
  }

  @Test("Exchanging the catalogs of two targets is noticed, with a cache")
  func changedMembership() throws {
    #expect(try verify("--record", "missing").code == 0)
    try folder.write(
      XcodeProjectText().adding("App", ["Screens/Main.xib", "Media/A.xcassets"]).adding("Widget", ["Media/Z.xcassets"])
        .text, to: "Notes.xcodeproj/project.pbxproj")
    #expect(try verify("--record", "never").code == 1)
  }

  @Test(
    "A project file that cannot be read is named with its line, and the run ends with 3",
    arguments: ["verify", "check", "render", "layout"])
  func damaged(command: String) throws {
    try folder.write(
      project.text.replacing("\tobjects = {", with: "\tobjects = {\n<<<<<<< HEAD"),
      to: "Notes.xcodeproj/project.pbxproj")
    let more =
      ["verify": ["--reference", "refs"], "render": ["--out", "out"], "layout": ["--json"]][command] ?? []
    let result = try ToolProcess.run(arguments: [command, "Screens"] + more, in: folder.url)
    #expect(result.code == 3)
    #expect(result.log.contains("Notes.xcodeproj/project.pbxproj:6: error: not a valid project file: expected a key"))
  }

  @Test("A picture that depends on the targets is not compared, with and without a cache, if these are not known")
  func unknownTargets() throws {
    #expect(try verify("--record", "missing").code == 0)
    #expect(try verify("--record", "never").code == 0)
    try folder.write("<<<<<<< HEAD\n=======\n", to: "Notes.xcodeproj/project.pbxproj")
    for options in [["--cache", "cache"], ["--no-cache"], ["--cache", "cache", "--record", "failed"]] {
      let result = try ToolProcess.run(
        arguments: ["verify", "Screens", "--reference", "refs"] + options, in: folder.url)
      #expect(result.code == 3)
      #expect(result.output.contains("1 failed"), "\(result.output)")
      #expect((result.output + result.log).contains("in several places, and which of them its target has is not known"))
    }
    try folder.write(project.text, to: "Notes.xcodeproj/project.pbxproj")
    #expect(try verify("--record", "never").code == 0)
  }

  @Test("A name that a target has twice is a warning, each time, with and without a cache")
  func ambiguous() throws {
    try writeImage([0xFF00_0000, 0xFF00_FF00], to: "Media/More.xcassets")
    try folder.write(
      XcodeProjectText().adding("App", ["Screens/Main.xib", "Media"]).text, to: "Notes.xcodeproj/project.pbxproj")
    let warning =
      "Screens/Main.xib: warning: the image 'icon' is in 'App' several times: 'Media/A.xcassets/icon.imageset' is used, "
      + "not 'Media/More.xcassets/icon.imageset', 'Media/Z.xcassets/icon.imageset'"
    for _ in 1...2 {
      let log = try verify("--record", "missing").log
      #expect(log.components(separatedBy: warning).count == 2)
    }
  }
}
