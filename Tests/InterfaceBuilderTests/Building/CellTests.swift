import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Cells")
struct CellTests {
  private func table(rowHeight: String = "60") -> String {
    """
    <tableView id="t" dataMode="prototypes" style="plain" rowHeight="\(rowHeight)">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <prototypes><tableViewCell id="cell" rowHeight="\(rowHeight)">
        <rect key="frame" x="0" y="28" width="375" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0" y="0" width="349" height="60"/>
          <subviews><label id="l" text="0123456789 0123456789 0123456789" numberOfLines="0"
            translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="system" pointSize="20"/></label></subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="2"/>
            <constraint firstAttribute="trailingMargin" secondItem="l" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottomMargin" secondItem="l" secondAttribute="bottom" id="4"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell></prototypes>
    </tableView>
    """
  }

  private func document(rowHeight: String = "60") throws -> InterfaceDocument {
    try SampleDocument.storyboard(SampleDocument.scene(subviews: table(rowHeight: rowHeight)))
  }

  @Test("On the document's canvas, a cell and its content view keep their saved sizes")
  func canvas() throws {
    let sample = BuiltSample(try document())
    #expect(sample.frame("cell")?.size == Size(width: 375, height: 60))
    #expect(sample.frame("content") == Rect(x: 0, y: 0, width: 349, height: 60))
    // Margins of a 375-point screen: 16 and 11.
    #expect(sample.frame("l") == Rect(x: 16, y: 11, width: 317, height: 38))
  }

  @Test("An accessory takes room even if the saved frames leave none")
  func accessoryRoom() throws {
    let sample = BuiltSample(
      try SampleDocument.storyboard(
        SampleDocument.scene(
          subviews: table().replacing("<tableViewCell id", with: "<tableViewCell accessoryType=\"checkmark\" id")
            .replacing("width=\"349\"", with: "width=\"375\""))))
    let cell = try #require(sample.frame("cell"))
    let content = try #require(sample.frame("content"))
    #expect(content.width < cell.width)
  }

  @Test("At another width, a row without a height is as high as its content")
  func automatic() throws {
    let device = try #require(Device.interfaceBuilder(id: "retina4_0"))
    let sample = BuiltSample(try document(rowHeight: "-1"), on: .device(device, .portrait))
    // 32 characters of 10 points in 320 less twice 15 make two lines of 24 points, with 11 above and below.
    #expect(sample.frame("cell")?.size == Size(width: 320, height: 70))
  }

  @Test("At another width, a row with a height grows with its content but is not lower than its height")
  func growing() throws {
    let device = try #require(Device.interfaceBuilder(id: "retina4_0"))
    let narrow = BuiltSample(try document(), on: .device(device, .portrait))
    #expect(narrow.frame("cell")?.height == 70)
    let high = BuiltSample(try document(rowHeight: "200"), on: .device(device, .portrait))
    #expect(high.frame("cell")?.height == 200)
  }

  @Test("A top-level cell grows with the text size")
  func standalone() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0" y="0" width="375" height="44"/>
          <subviews><label id="l" text="Title" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="2"/>
            <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="10" id="3"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let document = try SampleDocument.xib(cell)
    #expect(BuiltSample(document).frame("cell")?.height == 44)
    let large = TraitCollection(locale: "base", preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    // Body is 53 points at AX5: a line of 63.6, and 10 above and below.
    let height = try #require(BuiltSample(document, traits: large).frame("cell")?.height)
    #expect(abs(height - 83.6) < 0.5)
  }
}
