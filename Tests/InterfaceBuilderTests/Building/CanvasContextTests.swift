import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

/// The expected values were derived from the frames that Interface Builder saved.
@Suite("Bars and safe areas of the canvas")
struct CanvasContextTests {
  private func safeArea(of document: InterfaceDocument, scene index: Int = 0) -> EdgeInsets {
    let scene = document.scenes[index]
    let context = CanvasContext(
      of: scene, in: document, flow: StoryboardFlow(document), on: SceneScreen(canvasOf: document))
    return context.safeArea(ofRoot: scene.rootView?.savedFrame?.size ?? .zero)
  }

  @Test("The bar of a navigation controller adds 44 points")
  func navigationBar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene() + SampleDocument.navigation(to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: 64))
  }

  @Test("A hidden navigation bar adds nothing")
  func hiddenNavigationBar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene() + SampleDocument.navigation("navigationBarHidden=\"YES\"", to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: 20))
  }

  @Test("A large title adds 52 points")
  func largeTitle() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene() + SampleDocument.navigation(bar: "largeTitles=\"YES\"", to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: 116))
  }

  @Test(
    "Show and push segues pass bars on, presentations do not",
    arguments: [("show", 64.0), ("push", 64), ("presentation", 20)])
  func inheritance(kind: String, top: Double) throws {
    let segue = "<connections><segue destination=\"second\" kind=\"\(kind)\" id=\"go\"/></connections>"
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene(id: "second", root: "other") + SampleDocument.scene(members: segue)
        + SampleDocument.navigation(to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: top))
  }

  @Test("A navigation item that never shows a large title leaves the bar at 44 points")
  func noLargeTitle() throws {
    let item = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"item\"/>"
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene(members: item) + SampleDocument.navigation(bar: "largeTitles=\"YES\""))
    #expect(safeArea(of: document) == EdgeInsets(top: 64))
  }

  @Test("A simulated top bar of nil removes an inferred navigation bar")
  func noTopBar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene(members: "<nil key=\"simulatedTopBarMetrics\"/>") + SampleDocument.navigation())
    #expect(safeArea(of: document) == EdgeInsets(top: 20))
  }

  @Test("A toolbar of a navigation controller adds 44 points at the bottom")
  func toolbar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene() + SampleDocument.navigation("toolbarHidden=\"NO\""))
    #expect(safeArea(of: document) == EdgeInsets(top: 64, bottom: 44))
  }

  @Test(
    "A tab bar adds 49 points for its children and the controllers that they push, unless these hide it",
    arguments: [("", 49.0), ("hidesBottomBarWhenPushed=\"YES\"", 0)])
  func tabBar(attributes: String, bottom: Double) throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="child" kind="relationship" relationship="viewControllers" id="s"/>
      </connections></tabBarController></objects></scene>
      """
    let push = "<connections><segue destination=\"pushed\" kind=\"show\" id=\"p\"/></connections>"
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene(id: "pushed", root: "r1", attributes: attributes)
        + SampleDocument.scene(id: "child", root: "r2", members: push) + tabs)
    #expect(safeArea(of: document) == EdgeInsets(top: 20, bottom: bottom))
    #expect(safeArea(of: document, scene: 1) == EdgeInsets(top: 20, bottom: 49))
  }

  @Test("Controllers of two navigation controllers that push each other have the bar of the first one")
  func mutualPush() throws {
    func push(_ destination: String) -> String {
      "<connections><segue destination=\"\(destination)\" kind=\"push\" id=\"to-\(destination)\"/></connections>"
    }
    let scenes =
      SampleDocument.scene(id: "a", root: "ra", members: push("b"))
      + SampleDocument.scene(id: "b", root: "rb", members: push("a")) + SampleDocument.navigation(to: "a")
      + SampleDocument.navigation(to: "b").replacing("id=\"nav\"", with: "id=\"other\"")
    let bars = StoryboardFlow(try SampleDocument.storyboard(scenes)).bars
    // The result must not depend on the order of a dictionary, which changes from run to run.
    #expect(["a", "b"].map { bars.bars(aroundController: $0).navigationController } == ["nav", "nav"])
  }

  @Test("In a storyboard, a simulated status bar of nil leaves no inset")
  func noStatusBar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene(members: "<nil key=\"simulatedStatusBarMetrics\"/>"))
    #expect(safeArea(of: document) == .zero)
  }

  @Test(
    "A simulated status bar of nil leaves the inset of the sensors",
    arguments: [("retina6_12", 393.0, 852.0, 59.0), ("retina6_1", 414, 896, 44)])
  func sensorsWithoutStatusBar(device: String, width: Double, height: Double, top: Double) throws {
    let document = try SampleDocument.storyboard(
      device: device,
      SampleDocument.scene(width: width, height: height, members: "<nil key=\"simulatedStatusBarMetrics\"/>"))
    #expect(safeArea(of: document) == EdgeInsets(top: top, bottom: 34))
  }

  @Test(
    "A widget of Notification Center has the top inset of the screen",
    arguments: [("retina6_1", 44.0), ("retina4_7", 0)])
  func todayExtension(device: String, top: Double) throws {
    let widget = SampleDocument.scene(
      width: 341, height: 137, attributes: "simulatedAppContext=\"notificationCenter\"")
    let document = try SampleDocument.storyboard(toolsVersion: "19529", device: device, widget)
    #expect(safeArea(of: document) == EdgeInsets(top: top))
  }

  @Test("A navigation bar is not passed to what a split view shows as its detail")
  func showDetail() throws {
    let segue = "<connections><segue destination=\"second\" kind=\"showDetail\" id=\"go\"/></connections>"
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene(id: "second", root: "other") + SampleDocument.scene(members: segue)
        + SampleDocument.navigation(to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: 20))
  }

  @Test("A tab bar controller inside a navigation controller does not pass the navigation bar to its children")
  func tabBarInNavigation() throws {
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="controller" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController></objects></scene>
      """
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene() + tabs + SampleDocument.navigation(to: "tabs"))
    #expect(safeArea(of: document) == EdgeInsets(top: 20, bottom: 49))
  }

  @Test("What the child of a container view shows has the container's size, and the insets of the screen")
  func shownInContainer() throws {
    let embed = "<connections><segue destination=\"child\" kind=\"embed\" id=\"e\"/></connections>"
    let show = "<connections><segue destination=\"shown\" kind=\"show\" id=\"s\"/></connections>"
    let document = try SampleDocument.storyboard(
      device: "retina6_1",
      SampleDocument.scene(id: "shown", root: "r3", width: 414, height: 852)
        + SampleDocument.scene(id: "child", root: "r2", width: 414, height: 852, members: show)
        + SampleDocument.scene(width: 414, height: 896, members: embed))
    #expect(safeArea(of: document) == EdgeInsets(top: 44))
  }

  @Test("Xcode 7 simulates the screen of a view in a document without a device")
  func simulatedScreen() throws {
    func document(_ type: String) throws -> InterfaceDocument {
      let metrics = "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"\(type)\"/>"
      return try SampleDocument.storyboard(
        toolsVersion: "8191", device: nil, SampleDocument.scene(width: 320, height: 568, members: metrics))
    }
    #expect(safeArea(of: try document("retina4")) == EdgeInsets(top: 20))
    // On the square canvas, a view 568 points high would be in a sheet.
    #expect(safeArea(of: try document("unknown")) == .zero)
  }

  @Test("A navigation bar is 32 points high on a phone in landscape")
  func landscapeNavigationBar() throws {
    let safeView = "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    let constraints = """
      <constraint firstItem="a" firstAttribute="top" secondItem="root-safe" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="bottom" secondItem="root-safe" secondAttribute="bottom" id="2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
      <constraint firstItem="a" firstAttribute="width" constant="10" id="4"/>
      """
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", orientation: "landscape",
      SampleDocument.scene(width: 667, height: 375, subviews: safeView, constraints: constraints)
        + SampleDocument.navigation())
    // A phone with a home button hides its status bar in landscape.
    #expect(safeArea(of: document) == EdgeInsets(top: 32))
    #expect(BuiltSample(document).frame("a") == Rect(x: 0, y: 32, width: 10, height: 343))
  }

  @Test("A navigation bar is 50 points high on an iPad")
  func tabletNavigationBar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", device: "ipad9_7",
      SampleDocument.scene(width: 768, height: 1024) + SampleDocument.navigation())
    #expect(safeArea(of: document) == EdgeInsets(top: 70))
  }

  @Test("A view that does not extend under the top bar has no top inset below a navigation bar")
  func extendedLayout() throws {
    let edges = "<extendedEdge key=\"edgesForExtendedLayout\" left=\"YES\" bottom=\"YES\" right=\"YES\"/>"
    let below = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene(members: edges) + SampleDocument.navigation())
    #expect(safeArea(of: below) == .zero)
    #expect(BuiltSample(below).scene.root.safeAreaInsets == .zero)
    let alone = try SampleDocument.storyboard(toolsVersion: "14490.70", SampleDocument.scene(members: edges))
    #expect(safeArea(of: alone) == EdgeInsets(top: 20))
  }
}
