import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

/// The rules of Interface Builder's canvas on both sides of the versions and sizes at which they change. The figures
/// were measured on the frames that Xcode saved in some 1,500 documents.
@Suite("Thresholds of the canvas")
struct CanvasThresholdTests {
  private func safeArea(of document: InterfaceDocument) -> EdgeInsets { BuiltSample(document).scene.safeArea }

  @Test(
    "Devices with a home button have a status bar before version 14800 and from 21678 on",
    arguments: [("14799", 20.0), ("14800", 0), ("21677", 0), ("21678", 20)])
  func statusBar(version: String, top: Double) throws {
    let document = try SampleDocument.storyboard(toolsVersion: version, SampleDocument.scene())
    #expect(safeArea(of: document) == EdgeInsets(top: top))
  }

  @Test(
    "The sensor housing has its real height from version 21000 on",
    arguments: [
      ("retina6_1", 414.0, 896.0, "20999", 44.0), ("retina6_1", 414, 896, "21000", 48),
      ("retina5_9", 375, 812, "20999", 44), ("retina5_9", 375, 812, "21000", 50),
      ("retina6_12", 393, 852, "20999", 59), ("retina6_12", 393, 852, "21000", 59),
    ])
  func sensorHousing(device: String, width: Double, height: Double, version: String, top: Double) throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: version, device: device, SampleDocument.scene(width: width, height: height))
    #expect(safeArea(of: document) == EdgeInsets(top: top, bottom: 34))
  }

  @Test(
    "A simulated toolbar is 44 points high, and 49 from version 15705 on", arguments: [("15704", 44.0), ("15705", 49)])
  func toolbar(version: String, bottom: Double) throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: version,
      SampleDocument.scene(members: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"))
    #expect(safeArea(of: document).bottom == bottom)
  }

  // MARK: Roots with their own size

  private func freeView(width: Double = 375, height: Double, version: String) throws -> InterfaceDocument {
    try SampleDocument.xib(
      toolsVersion: version, device: "retina5_9",
      "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/></view>")
  }

  @Test(
    "A top-level view below 400 points of height has no top inset before version 14800",
    arguments: [(399.0, "14799", 0.0), (400, "14799", 44), (399, "14800", 44)])
  func lowView(height: Double, version: String, top: Double) throws {
    #expect(safeArea(of: try freeView(height: height, version: version)).top == top)
  }

  @Test(
    "A top-level view is covered by as much of the home indicator as it extends under, or all of it if it is too wide",
    arguments: [(375.0, 778.0, 0.0), (375, 800, 22), (375, 812, 34), (375, 900, 34), (376, 300, 34)])
  func homeIndicator(width: Double, height: Double, bottom: Double) throws {
    // The screen is 812 points high and its home indicator 34.
    #expect(safeArea(of: try freeView(width: width, height: height, version: "17156")).bottom == bottom)
  }

  @Test(
    "From version 21678 on, the home indicator covers every top-level view", arguments: [("21677", 0.0), ("21678", 34)])
  func wholeHomeIndicator(version: String, bottom: Double) throws {
    #expect(safeArea(of: try freeView(height: 100, version: version)).bottom == bottom)
  }

  @Test("The view of the File's Owner with its own size has a safe area like other top-level views")
  func ownersFreeformView() throws {
    let document = try SampleDocument.xib(
      device: "retina6_1",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o"/>
      </connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="414" height="258"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """)
    #expect(safeArea(of: document) == EdgeInsets(top: 44))
  }

  @Test("A cell of a collection in a xib has a safe area, and a cell of a table has none")
  func cellsInXibs() throws {
    func document(_ kind: String) throws -> InterfaceDocument {
      try SampleDocument.xib(
        toolsVersion: "21701", device: "retina6_1",
        "<\(kind) id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"124\" height=\"200\"/></\(kind)>")
    }
    #expect(safeArea(of: try document("collectionViewCell")) == EdgeInsets(top: 48, bottom: 34))
    #expect(safeArea(of: try document("tableViewCell")) == .zero)
  }

  // MARK: Roots that are shorter than the screen

  @Test(
    "A controller's view starts below the bars if it is at least 20 points shorter than the screen",
    arguments: [(877.0, 44.0), (876, 0)])
  func shortfall(height: Double, top: Double) throws {
    let document = try SampleDocument.storyboard(
      device: "retina6_1", SampleDocument.scene(width: 414, height: height))
    #expect(safeArea(of: document) == EdgeInsets(top: top, bottom: 34))
  }

  @Test(
    "A root between a navigation bar and a tab bar of other storyboards has no insets",
    arguments: [(726.0, 34.0), (725, 0), (724, 34)])
  func bothBars(height: Double, bottom: Double) throws {
    // 88 points at the top and 83 at the bottom make 171; the screen is 896 points high. Other roots are in sheets.
    let document = try SampleDocument.storyboard(
      device: "retina6_1", SampleDocument.scene(width: 414, height: height))
    #expect(safeArea(of: document) == EdgeInsets(bottom: bottom))
  }

  @Test(
    "The navigation bar of a sheet is 56 points high, and 44 if the shortfall is 100 points or more",
    arguments: [(797.0, 56.0), (796, 44)])
  func sheet(height: Double, top: Double) throws {
    let document = try SampleDocument.storyboard(
      device: "retina6_1", SampleDocument.scene(width: 414, height: height) + SampleDocument.navigation())
    #expect(safeArea(of: document).top == top)
  }

  @Test(
    "A controller's view that ends where a bar begins is not covered by it",
    arguments: [
      // Heights of 896 without the tab bar, the navigation bar, and both.
      (813.0, EdgeInsets(top: 88)), (808, EdgeInsets(bottom: 83)), (725, .zero),
    ])
  func betweenBars(height: Double, insets: EdgeInsets) throws {
    let bars = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let document = try SampleDocument.storyboard(
      device: "retina6_1",
      SampleDocument.scene(width: 414, height: height, members: bars) + SampleDocument.navigation())
    #expect(safeArea(of: document) == insets)
  }

  @Test(
    "A root as much shorter as a tab bar is high ends above one of another storyboard",
    arguments: [(813.0, 44.0), (814, 0)])
  func aboveUnknownTabBar(height: Double, top: Double) throws {
    let document = try SampleDocument.storyboard(device: "retina6_1", SampleDocument.scene(width: 414, height: height))
    #expect(safeArea(of: document).top == top)
  }

  @Test("A view 10 points shorter than a phone with a home indicator is in a sheet that ends above the indicator")
  func lowSheet() throws {
    let document = try SampleDocument.storyboard(device: "retina6_1", SampleDocument.scene(width: 414, height: 886))
    #expect(safeArea(of: document) == .zero)
    let phone = try SampleDocument.storyboard(toolsVersion: "22684", SampleDocument.scene(height: 657))
    #expect(safeArea(of: phone) == EdgeInsets(top: 20))
  }

  @Test(
    "A large title makes the bar of a sheet 52 points higher, and 126 points high from version 24000 on",
    arguments: [("23999", 108.0), ("24000", 126)])
  func largeTitleInSheet(version: String, top: Double) throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: version, device: "retina6_1",
      SampleDocument.scene(width: 414, height: 842) + SampleDocument.navigation(bar: "largeTitles=\"YES\""))
    #expect(safeArea(of: document).top == top)
  }

  @Test("In a sheet, a view that does not extend under the navigation bar has no top inset")
  func sheetWithoutExtendedEdges() throws {
    let edges = "<extendedEdge key=\"edgesForExtendedLayout\"/>"
    let document = try SampleDocument.storyboard(
      device: "retina6_1",
      SampleDocument.scene(width: 414, height: 842, members: edges) + SampleDocument.navigation())
    #expect(safeArea(of: document) == EdgeInsets(bottom: 34))
  }

  @Test("A sheet of an iPad has a navigation bar of 56 points, a toolbar of 50, and ends above the home indicator")
  func padSheet() throws {
    let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let document = try SampleDocument.storyboard(
      device: "ipad12_9rounded",
      SampleDocument.scene(width: 704, height: 995.5, members: bar) + SampleDocument.navigation())
    #expect(safeArea(of: document) == EdgeInsets(top: 56, bottom: 50))
  }

  // MARK: Scroll views

  private static let scrollView =
    "<scrollView id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></scrollView>"

  @Test(
    "Before safe areas, a controller decides whether bars inset its scroll views",
    arguments: [
      (false, "", ScrollView.ContentInsetAdjustmentBehavior.automatic),
      (false, "automaticallyAdjustsScrollViewInsets=\"NO\"", .never),
      (true, "automaticallyAdjustsScrollViewInsets=\"NO\"", .automatic),
    ])
  func scrollViewInsets(
    safeAreas: Bool, attributes: String, behavior: ScrollView.ContentInsetAdjustmentBehavior
  ) throws {
    let document = try SampleDocument.storyboard(
      safeAreas: safeAreas, SampleDocument.scene(attributes: attributes, subviews: Self.scrollView))
    #expect((BuiltSample(document).view("s") as? ScrollView)?.contentInsetAdjustmentBehavior == behavior)
  }

  @Test("No bars inset the scroll views of a xib's top-level views")
  func scrollViewInXib() throws {
    let scrollView = BuiltSample(try SampleDocument.xib(Self.scrollView)).scene.root as? ScrollView
    #expect(scrollView?.contentInsetAdjustmentBehavior == .never)
  }

  // MARK: Pickers

  @Test(
    "A date picker of automatic style has wheels before version 17000, which are lower on the canvas",
    arguments: [
      ("16999", "", 162.0), ("17000", "", 36), ("17000", "style=\"wheels\"", 216), ("16999", "style=\"compact\"", 36),
    ])
  func datePicker(version: String, style: String, height: Double) throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: version,
      SampleDocument.scene(
        subviews:
          "<datePicker id=\"d\" \(style)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></datePicker>"))
    #expect(BuiltSample(document).view("d")?.intrinsicContentSize.height == height)
  }
}
