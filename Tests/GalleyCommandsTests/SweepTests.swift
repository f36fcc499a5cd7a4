import Foundation
import TestSupport
import Testing

@Suite("galley sweep")
struct SweepTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(Self.document, to: "Hero.xib")
    try folder.write("", to: "Package.swift")
  }

  /// A view of 280 points between margins of 16 points: 16 + 280 + 16 = 312.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <view id="roo-00-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <view id="her-00-001" userLabel="Hero" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="0.0" width="343" height="100"/>
    <constraints>
    <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="280" id="con-00-001"/>
    <constraint firstAttribute="height" constant="100" id="con-00-002"/>
    </constraints></view>
    </subviews>
    <constraints>
    <constraint firstItem="her-00-001" firstAttribute="leading" secondItem="roo-00-001" secondAttribute="leading" \
    constant="16" id="con-00-003"/>
    <constraint firstAttribute="trailing" secondItem="her-00-001" secondAttribute="trailing" constant="16" id="con-00-004"/>
    <constraint firstItem="her-00-001" firstAttribute="top" secondItem="roo-00-001" secondAttribute="top" id="con-00-005"/>
    </constraints>
    </view></objects>
    </document>
    """

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  @Test("A boundary is named with its cause and line, and fails only where scenes must be safe")
  func boundary() throws {
    let result = try galley("sweep", "Hero.xib", "--range", "250...400")
    #expect(result.code == 0)
    #expect(result.output.contains("Hero.xib: 'Hero', width: safe from 312 pt on in the only cell\n"))
    #expect(result.output.contains("conflicts with"))
    #expect(result.output.contains("    below 312 pt in the only cell\n"))
    #expect(try galley("sweep", "Hero.xib", "--range", "250...400", "--fail-under", "311.5").code == 1)
    #expect(try galley("sweep", "Hero.xib", "--fail-under", "312").code == 0)
  }

  @Test("A layout at each side of the boundary shows that it is one")
  func bothSides() throws {
    #expect(try galley("layout", "Hero.xib", "--json", "--width", "311.5").output.contains("\"rule\":\"conflict\""))
    #expect(!(try galley("layout", "Hero.xib", "--json", "--width", "312").output.contains("\"rule\":\"conflict\"")))
    #expect(try galley("layout", "Hero.xib", "--json", "--height", "99").output.contains("\"size\":[375,99]"))
  }

  @Test("Both axes are swept one after the other, and a chart is painted of each")
  func bothAxes() throws {
    let result = try galley("sweep", "Hero.xib", "--axis", "both", "--range", "250...400,50...200", "--out", "charts")
    #expect(result.code == 0)
    // The view is 100 points high, and a pixel beyond the edge is no finding.
    #expect(result.output.contains("Hero.xib: 'Hero', height: safe from 99.5 pt on in the only cell\n"))
    for name in ["least-width.png", "least-height.png", "Hero.xib/Hero/least-width.png"] {
      let file = folder.url.appending(path: "charts/\(name)")
      #expect((try? Data(contentsOf: file))?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true, "\(name)")
    }
    #expect(try galley("sweep", "Hero.xib", "--out", "charts").code == 0)
  }

  @Test("A file that Galley did not write is not replaced")
  func ownFile() throws {
    try folder.write("mine", to: "charts/least-width.png")
    let result = try galley("sweep", "Hero.xib", "--out", "charts")
    #expect(result.code == 4)
    #expect(folder.text("charts/least-width.png") == "mine")
  }

  @Test(
    "Options that make no sense are wrong usage, and the message says what is expected",
    arguments: [
      (["--range", "400"], "is not a range"), (["--range", "400...320"], "the smaller first"),
      (["--range", "0...320"], "is not a size"), (["--range", "nan...320"], "is not a size"),
      (["--range", "320...400,480...600"], "expected one width"),
      (["--axis", "both", "--range", "320...400"], "a height"),
      (["--fail-under", "wide"], "is not a size"),
      (["--range", "320...400", "--fail-under", "300"], "not in the range"),
      (["--axis", "depth"], "'depth' is invalid for '--axis <axis>'"),
    ])
  func wrongUsage(options: [String], message: String) throws {
    let result = try ToolProcess.run(arguments: ["sweep", "Hero.xib"] + options, in: folder.url)
    #expect(result.code == 2)
    #expect(result.log.contains(message), "\(result.log)")
  }

  @Test("What cannot be read is reported, and the rest is swept")
  func unreadable() throws {
    try folder.write("<document", to: "Broken.xib")
    let result = try galley("sweep", "Broken.xib", "Hero.xib")
    #expect(result.code == 3)
    #expect(result.output.contains("1 cell of 1 scene swept"))
  }
}
