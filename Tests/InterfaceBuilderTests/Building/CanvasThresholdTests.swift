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
