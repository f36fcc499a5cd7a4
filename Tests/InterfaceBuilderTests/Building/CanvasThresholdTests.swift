import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// The rules of Interface Builder's canvas on both sides of the versions and sizes at which they change. The figures
/// were measured on the frames that Xcode saved in some 1,500 documents.
@Suite("Thresholds of the canvas")
struct CanvasThresholdTests {
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

  // MARK: Fonts

  @Test(
    "On the canvas of Xcode 8 and before, the system font has its former letter spacing",
    arguments: [
      ("12121", Canvas.document, Font.SystemTracking.beforeXcode9), ("13122", .document, .current),
      ("12121", .device(.named("iphone-15")!, .portrait), .current),
    ])
  func letterSpacing(version: String, canvas: Canvas, expected: Font.SystemTracking) throws {
    let document = try DocumentFixtures.xib(
      """
      <label text="Large" id="v"><rect key="frame" x="0" y="0" width="300" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="30"/></label>
      """, attributes: "toolsVersion=\"\(version)\"")
    let label = try #require(BuiltSample(document, on: canvas).view("v") as? Label)
    #expect(label.font.systemTracking == expected)
  }
}

extension CanvasThresholdTests {
  // MARK: Insets and margins

  private static let safeView = """
    <view id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view>
    """

  private static let fillsSafeArea = ["top", "bottom", "leading", "trailing"].map {
    "<constraint id=\"\($0)\" firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"root-safe\" secondAttribute=\"\($0)\"/>"
  }.joined()

  @Test(
    "The name retina6_7 means the phone whose size the roots have",
    arguments: [
      (428.0, 926.0, Rect(x: 0, y: 47, width: 428, height: 845)),
      (430, 932, Rect(x: 0, y: 59, width: 430, height: 839)),
    ])
  func laterPhone(width: Double, height: Double, expected: Rect) throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "23094", device: "retina6_7",
      SampleDocument.scene(
        width: width, height: height, subviews: Self.safeView, constraints: Self.fillsSafeArea))
    #expect(BuiltSample(document).frame("v") == expected)
  }

  @Test(
    "From plug-in 21207 on, the canvas of a notched phone has the real height of the sensors",
    arguments: [("21179.7", 44.0), ("21225", 48)])
  func sensorHeight(version: String, top: Double) throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: version, device: "retina6_1", SampleDocument.scene(width: 414, height: 896))
    #expect(BuiltSample(document).scene.safeArea.top == top)
  }

  @Test(
    "The canvas of a document without a device has no status bar in the versions of Xcode 11 to 14.2",
    arguments: [("14490", 20.0), ("14868", 0), ("20037", 0), ("21701", 20)])
  func statusBarWithoutDevice(version: String, top: Double) throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: version, device: "", SampleDocument.scene(width: 600, height: 600))
    #expect(BuiltSample(document).scene.safeArea.top == top)
  }

  @Test("Zero margins of a xib's root are the default ones, and those of an inner view are zero")
  func zeroMargins() throws {
    let zero = "<edgeInsets key=\"layoutMargins\" top=\"0.0\" left=\"0.0\" bottom=\"0.0\" right=\"0.0\"/>"
    let document = try SampleDocument.xib(
      toolsVersion: "18122", device: "retina6_1",
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="137"/>
        <subviews><view id="inner"><rect key="frame" x="0" y="60" width="50" height="30"/>\(zero)</view></subviews>\(zero)
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """)
    let sample = BuiltSample(document)
    let margins = try #require(sample.view("root")).layoutMargins
    #expect(margins.top == 52 && margins.left == 16 && margins.right == 16)
    #expect(try #require(sample.view("inner")).layoutMargins == .zero)
  }

  @Test(
    "A content view that preserves margins has the larger ones that its cell sets",
    arguments: [(true, 30.0), (false, 16)])
  func marginsOfCell(preserves: Bool, side: Double) throws {
    let flag = "preservesSuperviewLayoutMargins=\"\(preserves ? "YES" : "NO")\""
    let document = try SampleDocument.xib(
      toolsVersion: "22505",
      """
      <tableViewCell id="cell" preservesSuperviewLayoutMargins="YES">
        <rect key="frame" x="0" y="0" width="375" height="51"/>
        <tableViewCellContentView key="contentView" id="content" \(flag)>
          <rect key="frame" x="0" y="0" width="375" height="51"/></tableViewCellContentView>
        <edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="30"/></tableViewCell>
      """)
    let margins = try #require(BuiltSample(document).view("content")).layoutMargins
    #expect(margins.left == side && margins.right == side)
  }
}
