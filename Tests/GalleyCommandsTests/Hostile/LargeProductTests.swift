import TestSupport
import Testing

/// Each number of a document is cut off at a thousand million, but layouts multiply them: two multipliers make a width
/// that no integer holds.
@Suite("Products of large numbers", .enabled(if: ToolProcess.tool != nil, "the tool was not built"))
struct LargeProductTests {
  private let folder = TemporaryFolder()

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13122.16" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
    <view contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" width="10" \
    height="10"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews><constraints>
    <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1000000000" id="k1"/>
    <constraint firstItem="c" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="1000000000" id="k2"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="k3"/>
    <constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="k4"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="k5"/>
    <constraint firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="top" id="k6"/>
    <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" id="k7"/>
    <constraint firstItem="c" firstAttribute="height" secondItem="a" secondAttribute="height" id="k8"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="c" secondAttribute="trailing" id="k9"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="a" secondAttribute="top" id="k10"/>
    </constraints></view></objects></document>
    """

  @Test(
    "A width of 320 times 1e18 points ends neither the tool nor a worker",
    arguments: [
      ["check"], ["outline"], ["layout", "--json"], ["explain", "--view", "l"],
      ["render", "--out", "out", "--no-cache"],
      ["localize", "export", "--locale", "base,de", "--out", "texts"],
    ])
  func multipliers(command: [String]) throws {
    try folder.write(Self.document, to: "App/Base.lproj/Wide.xib")
    try folder.write("\"l.text\"=\"Ein langer deutscher Text\";", to: "App/de.lproj/Wide.strings")
    let words = command.prefix { !$0.hasPrefix("-") }
    let result = try ToolProcess.run(arguments: words + ["App"] + command.dropFirst(words.count), in: folder.url)
    #expect((0...4).contains(result.code), "\(result.log)")
    #expect(!result.log.contains("lost"), "\(result.log)")
  }
}
