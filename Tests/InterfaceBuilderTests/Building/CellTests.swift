import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Cells")
struct CellTests {
  private func table(
    rowHeight: String = "60", tableHeight: String? = nil, accessory: String = "disclosureIndicator"
  ) -> String {
    """
    <tableView id="t" dataMode="prototypes" style="plain" rowHeight="\(tableHeight ?? rowHeight)">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <prototypes><tableViewCell id="cell" rowHeight="\(rowHeight)" accessoryType="\(accessory)">
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

  private func document(rowHeight: String = "60", tableHeight: String? = nil) throws -> InterfaceDocument {
    try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: table(rowHeight: rowHeight, tableHeight: tableHeight, accessory: "none")
          .replacing("width=\"349\"", with: "width=\"375\"")))
  }

  @Test("On the document's canvas, a cell keeps its height and leaves the saved space for its accessory")
  func canvas() throws {
    let sample = BuiltSample(try SampleDocument.storyboard(SampleDocument.scene(subviews: table())))
    #expect(sample.frame("cell")?.size == Size(width: 375, height: 60))
    #expect(sample.frame("content") == Rect(x: 0, y: 0, width: 349, height: 60))
    // Margins of a 375-point screen: 16 and 11, and 8 before an accessory.
    #expect(sample.frame("l") == Rect(x: 16, y: 11, width: 325, height: 38))
  }

  @Test("An accessory takes room even if the saved frames leave none")
  func accessoryRoom() throws {
    let sample = BuiltSample(
      try SampleDocument.storyboard(
        SampleDocument.scene(
          subviews: table(accessory: "checkmark")
            .replacing("width=\"349\"", with: "width=\"375\""))))
    let cell = try #require(sample.frame("cell"))
    let content = try #require(sample.frame("content"))
    #expect(content.width < cell.width)
  }

  @Test("At another width, a row without a height is as high as its content")
  func automatic() throws {
    let device = try #require(Device.interfaceBuilder(id: "retina4_0"))
    let sample = BuiltSample(try document(rowHeight: "-1"), on: .device(device, .portrait))
    // 32 characters of 10 points in 320 less twice 15 make two lines of 24 points, with 11 above and below and a
    // separator.
    #expect(sample.frame("cell")?.size == Size(width: 320, height: 70.5))
  }

  @Test("A row with a height has exactly that height on the canvas, and elsewhere grows with its content")
  func fixedHeights() throws {
    let device = try #require(Device.interfaceBuilder(id: "retina4_0"))
    func height(_ own: String, table: String) throws -> Double? {
      BuiltSample(try document(rowHeight: own, tableHeight: table), on: .device(device, .portrait)).frame("cell")?
        .height
    }
    #expect(try height("60", table: "60") == 70.5)
    #expect(try height("60", table: "-1") == 70.5)
    #expect(try height("200", table: "-1") == 200)
    #expect(try height("-1", table: "60") == 70.5)
    #expect(try height("-1", table: "200") == 200)
    let low = try document(rowHeight: "30", tableHeight: "-1")
    #expect(BuiltSample(low).frame("cell")?.height == 30)
    #expect(BuiltSample(low, traits: TraitCollection(locale: "de")).frame("cell")?.height == 30)
    let large = TraitCollection(locale: "base", preferredContentSizeCategory: .extraLarge)
    #expect(BuiltSample(low, traits: large).frame("cell")?.height == 46.5)
  }

  @Test("On the canvas, an automatic row has its saved height unless its content needs more, in every language")
  func automaticOnCanvas() throws {
    let german = TraitCollection(locale: "de")
    let document = try document(rowHeight: "-1")
    // One line of 24 points with 11 above and below, less than the saved 60.
    #expect(BuiltSample(document).frame("cell")?.height == 60)
    #expect(BuiltSample(document, traits: german).frame("cell")?.height == 60)
    let low = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: table(rowHeight: "-1", accessory: "none").replacing("height=\"60\"", with: "height=\"30\"")))
    #expect(BuiltSample(low).frame("cell")?.height == 46.5)
    #expect(BuiltSample(low, traits: german).frame("cell")?.height == 46.5)
  }

  @Test("A content view is not smaller than its cell by more than a separator, whatever the saved frames say")
  func contentHeight() throws {
    func content(_ height: String) throws -> Double? {
      let subviews = table(accessory: "none").replacing(
        "width=\"349\" height=\"60\"", with: "width=\"375\" height=\"\(height)\"")
      return BuiltSample(try SampleDocument.storyboard(SampleDocument.scene(subviews: subviews))).frame("content")?
        .height
    }
    #expect(try content("59.5") == 59.5)
    #expect(try content("59") == 59)
    #expect(try content("58.5") == 60)
    #expect(try content("8") == 60)
    #expect(try content("87") == 60)
  }

  @Test("In landscape, the sensors inset the content of a top-level cell")
  func landscape() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
      </tableViewCell>
      """
    let sample = BuiltSample(try SampleDocument.xib(cell), on: .device(.iPhone11, .landscape))
    #expect(sample.frame("cell")?.width == 896)
    #expect(sample.frame("content")?.minX == 48)
    #expect(sample.frame("content")?.width == 800)
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

  @Test("The content of a row that is higher than on the canvas is placed in the whole row")
  func centred() throws {
    let content = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
      <subviews><label id="l" text="01" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="1"/>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="2"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView id="t" dataMode="static" style="plain" rowHeight="-1"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <sections><tableViewSection id="s"><cells>\(content)</cells></tableViewSection></sections></tableView>
      """
    let document = try SampleDocument.storyboard(SampleDocument.scene(subviews: table))
    let sample = BuiltSample(document, on: .device(.iPhone17, .portrait))
    // Rows of iOS 26 are 53 points high, 9 more than the saved one.
    let (row, label) = (try #require(sample.frame("content")), try #require(sample.frame("l")))
    #expect(row.height == 53)
    #expect(abs(label.midY - 26.5) <= 0.5)
  }
}
