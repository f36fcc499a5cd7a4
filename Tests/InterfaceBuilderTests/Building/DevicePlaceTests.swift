import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Controllers' views on a device's screen")
struct DevicePlaceTests {
  /// The scene of a controller in a navigation controller in a tab bar controller, on an iPhone 17: 402 x 874 points,
  /// 62 of them above and 34 below the safe area.
  private func scene(
    _ attributes: String = "", members: String = "", bar: String = "", tabBar: String = "", height: Double = 667
  ) throws -> BuiltScene {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="tabBar" \(tabBar)/>
        <connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
        </connections>
      </tabBarController></objects></scene>
      """
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(height: height, attributes: attributes, members: members)
        + SampleDocument.navigation(bar: bar) + tabs)
    return phone(document)
  }

  private func phone(_ document: InterfaceDocument) -> BuiltScene {
    SceneBuilder(document: document).build(document.sceneReferences[0], on: .device(.iPhone17, .portrait))
  }

  @Test("Translucent bars cover the view, which fills the screen")
  func translucent() throws {
    let scene = try scene()
    #expect(scene.size == Size(width: 402, height: 874))
    #expect(scene.safeArea == EdgeInsets(top: 62 + 54, bottom: 34 + 49))
    #expect(scene.deviceChrome?.origin == .zero)
  }

  @Test(
    "The view begins below an opaque navigation bar and ends above an opaque tab bar, and the picture is the screen")
  func opaque() throws {
    let scene = try scene(bar: "translucent=\"NO\"", tabBar: "translucent=\"NO\"")
    #expect(scene.size == Size(width: 402, height: 874 - 116 - 83))
    #expect(scene.safeArea == .zero)
    #expect(scene.deviceChrome?.origin == Point(x: 0, y: 116))
    // The bars are outside the view, in its coordinates.
    #expect(
      scene.chrome.map(\.frame) == [
        Rect(x: 0, y: -54, width: 402, height: 54), Rect(x: 0, y: 675, width: 402, height: 83),
      ])
  }

  @Test("Only one of two bars may be opaque")
  func oneOpaqueBar() throws {
    let top = try scene(bar: "translucent=\"NO\"")
    #expect(top.size.height == 874 - 116)
    #expect(top.safeArea == EdgeInsets(bottom: 83))
    let bottom = try scene(tabBar: "translucent=\"NO\"")
    #expect(bottom.size.height == 874 - 83)
    #expect(bottom.safeArea == EdgeInsets(top: 116))
    #expect(bottom.deviceChrome?.origin == .zero)
  }

  @Test("A controller that extends under opaque bars fills the screen")
  func extendsUnderOpaqueBars() throws {
    let scene = try scene(
      "extendedLayoutIncludesOpaqueBars=\"YES\"", bar: "translucent=\"NO\"", tabBar: "translucent=\"NO\"")
    #expect(scene.size.height == 874)
    #expect(scene.safeArea == EdgeInsets(top: 116, bottom: 83))
  }

  @Test("A controller that does not extend at an edge is clear of translucent bars there")
  func noExtendedEdges() throws {
    let bottomOnly = try scene(members: "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>")
    #expect(bottomOnly.size.height == 874 - 116)
    let topOnly = try scene(members: "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>")
    #expect(topOnly.size.height == 874 - 83)
    #expect(topOnly.safeArea == EdgeInsets(top: 116))
  }

  @Test("A view that is shorter on the canvas for bars that only metrics simulate fills the screen, with its chrome")
  func simulatedBars() throws {
    let metrics = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      """
    let scene = phone(
      try SampleDocument.storyboard(SampleDocument.scene(height: 579, members: metrics)))
    #expect(scene.size == Size(width: 402, height: 874))
    #expect(scene.safeArea == EdgeInsets(top: 62, bottom: 34))
    #expect(scene.chrome.isEmpty && scene.deviceChrome != nil)
  }

  @Test("Simulated metrics hide the status bar on the canvas only")
  func statusBar() throws {
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(members: "<nil key=\"simulatedStatusBarMetrics\"/>"))
    #expect(phone(document).deviceChrome?.hidesStatusBar == false)
    let small = SceneBuilder(document: document).build(
      document.sceneReferences[0], on: .device(.iPhoneSE, .portrait))
    #expect(small.safeArea == EdgeInsets(top: 20))
    // Version 14490's canvas has a status bar on a phone with a home button unless metrics hide it.
    let old = try SampleDocument.storyboard(
      toolsVersion: "14490", SampleDocument.scene(members: "<nil key=\"simulatedStatusBarMetrics\"/>"))
    #expect(BuiltSample(old).scene.safeArea == .zero)
  }

  @Test("The picture of a view below a bar is that of the screen")
  func picture() {
    var chrome = DeviceChrome(.iPhone17, .portrait)
    chrome.rootOrigin = Point(x: 0, y: 106)
    let view = DisplayList(
      size: Size(width: 402, height: 768),
      items: [
        .fill(.rect(Rect(x: 0, y: 0, width: 402, height: 768)), Color.black),
        .fill(.rect(Rect(x: 0, y: -106, width: 402, height: 106)), Color(hex: 0xFF0000)),
      ])
    let screen = chrome.screen(showing: view, traits: TraitCollection())
    #expect(screen.size == Size(width: 402, height: 874))
    let color = { (y: Double) in screen.color(at: Point(x: 200, y: y), over: Color.white) }
    #expect(color(1) == Color(hex: 0xFF0000) && color(105) == Color(hex: 0xFF0000))
    #expect(color(107) == Color.black && color(873) == Color.black)
  }
}
