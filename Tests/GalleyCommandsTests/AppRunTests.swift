import Foundation
import TestSupport
import Testing

@Suite(
  "Runs over an app with an Info.plist", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct AppRunTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write(SampleDocuments.label, to: "App/Screen.xib")
    try writeInfo("<key>UIUserInterfaceStyle</key><string>Dark</string>")
  }

  private func writeInfo(_ content: String) throws {
    try folder.write("<plist version=\"1.0\">\n<dict>\n\(content)\n</dict>\n</plist>\n", to: "App/Info.plist")
  }

  private func verify(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(
      arguments: ["verify", "App", "--reference", "refs", "--cache", "cache"] + arguments, in: folder.url)
  }

  private var references: [String] { folder.files(below: "refs").filter { $0.hasSuffix(".png") }.sorted() }

  @Test("A dark app has dark pictures, and other ones when its Info.plist changes, with a cache")
  func appearance() throws {
    let first = try verify("--record", "missing")
    #expect(first.log.contains("1 of 1 document is drawn dark, as the app always is (App/Info.plist)"))
    #expect(references.count == 1 && references[0].contains("_dark"))
    #expect(try verify("--record", "never").code == 0)
    try writeInfo("")
    let changed = try verify("--record", "never")
    #expect(changed.code == 1)
    #expect(changed.output.contains("App/Screen.xib/Card/canvas_base_L@3x: there is no reference"), "\(changed.output)")
    #expect(try verify("--record", "missing", "--appearance", "light").code == 0)
    #expect(try verify("--record", "never").code == 0)
  }

  @Test("The tint of the app is the colour that the Info.plist names, and a changed name makes new pictures")
  func accent() throws {
    try folder.write(
      SampleDocuments.label.replacing(
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>",
        with: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
          + "<color key=\"textColor\" systemColor=\"tintColor\"/>"), to: "App/Screen.xib")
    for (name, red) in [("Brand", "1.0"), ("Other", "0.0")] {
      try folder.write(
        #"{"colors":[{"idiom":"universal","color":{"components":{"red":"\#(red)","green":"0","blue":"0","alpha":"1"}}}]}"#,
        to: "App/Media.xcassets/\(name).colorset/Contents.json")
    }
    try writeInfo("<key>NSAccentColorName</key><string>Brand</string>")
    #expect(try verify("--record", "missing").code == 0)
    #expect(try verify("--record", "never").code == 0)
    try writeInfo("<key>NSAccentColorName</key><string>Other</string>")
    #expect(try verify("--record", "never").code == 1)
    try writeInfo("<key>NSAccentColorName</key><string>Brand</string>")
    #expect(try verify("--record", "never").code == 0)
  }

  @Test("An Info.plist that cannot be read is an error with its line, fails the pictures and records none")
  func unreadable() throws {
    #expect(try verify("--record", "missing").code == 0)
    try writeInfo("<<<<<<< HEAD\n=======")
    for options in [["--cache", "cache"], ["--no-cache"]] {
      let result = try ToolProcess.run(
        arguments: ["verify", "App", "--reference", "refs", "--record", "failed"] + options, in: folder.url)
      #expect(result.code == 3)
      #expect(result.log.contains("App/Info.plist:3: error: "), "\(result.log)")
      #expect(result.output.contains("failed"), "\(result.output)")
    }
    #expect(references.count == 1)
  }

  @Test("An empty Info.plist is not that of an app that says nothing")
  func empty() throws {
    #expect(try verify("--record", "missing").code == 0)
    try folder.write("", to: "App/Info.plist")
    let result = try verify("--record", "never")
    #expect(result.code == 3)
    #expect(result.log.contains("App/Info.plist:1: error: "), "\(result.log)")
  }
}
