import Foundation
import TestSupport
import Testing

/// Runs over a screen whose view has a xib of its class's name.
@Suite("Xibs of custom classes in runs", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct ClassXibRunTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.screen, to: "App/Screen.xib")
    try folder.write(Self.card(red: 1), to: "App/Card.xib")
  }

  private static func document(_ view: String, platform: String = "CocoaTouch", runtime: String = "iOS.CocoaTouch")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES">
    <objects>\(view)</objects>
    </document>
    """
  }

  private static let screen = document(
    """
    <view id="vie-00-001"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <view id="vie-00-002" customClass="Card"><rect key="frame" x="10" y="10" width="80" height="80"/></view>
    <view id="vie-00-003" customClass="Card"><rect key="frame" x="110" y="10" width="80" height="80"/></view>
    </subviews></view>
    """)

  private static func card(red: Double) -> String {
    document(
      """
      <view id="vie-00-004"><rect key="frame" x="0" y="0" width="50" height="50"/><subviews>
      <view id="vie-00-005"><rect key="frame" x="10" y="10" width="20" height="20"/>
      <color key="backgroundColor" red="\(red)" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view></subviews></view>
      """)
  }

  private func verify(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(
      arguments: ["verify", "App/Screen.xib", "--reference", "refs", "--cache", "cache"] + arguments, in: folder.url)
  }

  @Test("The folder of a xib's references is not taken for the xib when that is gone")
  func deletedXib() throws {
    let arguments = ["verify", "App", "--reference", "refs"]
    _ = try ToolProcess.run(arguments: arguments + ["--record", "all"], in: folder.url)
    #expect(!folder.contents(below: "refs/App/Card.xib").isEmpty)
    try FileManager.default.removeItem(atPath: folder.path(of: "App/Card.xib"))
    // The screen is another one without the card.
    let run = try ToolProcess.run(arguments: arguments + ["--record", "all", "--remove-orphaned"], in: folder.url)
    #expect(run.code == 0, "\(run.output)")
    #expect(folder.contents(below: "refs/App/Card.xib").isEmpty)
  }

  @Test("A run says how many views show a xib, with a cache that is empty and with one that is full")
  func counts() throws {
    let note = "galley: note: 2 views in 1 document show the xibs of their classes; --no-class-xibs leaves them empty\n"
    for record in ["missing", "never"] {
      let result = try verify("--record", record)
      #expect(result.log.components(separatedBy: note).count == 2, "\(result.log)")
    }
    #expect(try !verify("--record", "never", "--no-class-xibs").log.contains("show the xibs"))
  }

  @Test("A changed xib makes new pictures, with a cache, and so does one that is removed or added")
  func changes() throws {
    #expect(try verify("--record", "missing").code == 0)
    #expect(try verify("--record", "never").code == 0)
    try folder.write(Self.card(red: 0.5), to: "App/Card.xib")
    #expect(try verify("--record", "never").code == 1)
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/Card.xib"))
    #expect(try verify("--record", "failed").code == 0)
    #expect(try verify("--record", "never").code == 0)
    try folder.write(Self.card(red: 1), to: "App/Card.xib")
    #expect(try verify("--record", "never").code == 1)
  }

  @Test("The command line turns the xibs off, and so does the configuration")
  func off() throws {
    func layout(_ arguments: String...) throws -> String {
      try ToolProcess.run(arguments: ["layout", "App/Screen.xib", "--json"] + arguments, in: folder.url).output
    }
    #expect(try layout().contains("vie-00-005"))
    #expect(try !layout("--no-class-xibs").contains("vie-00-005"))
    try folder.write("class-xibs: false\n", to: ".galley.yml")
    #expect(try !layout().contains("vie-00-005"))
    #expect(try layout("--class-xibs").contains("vie-00-005"))
  }

  @Test("A xib that cannot be read is an error in every picture that would show it, one for macOS is none")
  func unreadable() throws {
    #expect(try verify("--record", "missing").code == 0)
    try folder.write("<document>\n<<<<<<< HEAD\n=======\n", to: "App/Card.xib")
    let result = try verify("--record", "never")
    #expect(result.code == 3)
    #expect(result.output.contains("1 failed"), "\(result.output)")
    #expect(result.log.contains("App/Screen.xib: error: A document that is shown here cannot be read: 'App/Card.xib:2"))
    try folder.write(
      Self.document("<customView id=\"cus-00-001\"/>", platform: "Cocoa", runtime: "MacOSX.Cocoa"), to: "App/Card.xib")
    #expect(try verify("--record", "failed").code == 0)
    #expect(try verify("--record", "never").code == 0)
  }
}
