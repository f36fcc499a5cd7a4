import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Bars in front of a scene")
struct ChromeTests {
  let containers = """
    <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" id="tabBar"/>
      <connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
      </connections>
    </tabBarController></objects></scene>
    <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Home" id="item"/>
      <navigationBar key="navigationBar" id="bar"/>
      <connections>
        <segue destination="controller" kind="relationship" relationship="rootViewController" id="s2"/>
      </connections>
    </navigationController></objects></scene>
    """

  private func document() throws -> InterfaceDocument {
    try SampleDocument.storyboard(
      toolsVersion: "22505", device: "retina6_12",
      SampleDocument.scene(
        width: 393, height: 852,
        members: """
          <navigationItem key="navigationItem" title="Accounts" id="ni"><barButtonItem key="rightBarButtonItem"
            systemItem="add" id="add"/></navigationItem>
          """) + containers)
  }

  @Test("The background of a navigation bar covers the status bar, and the bar shows the title and items")
  func navigationBar() throws {
    let scene = BuiltSample(try document()).scene
    let bar = try #require(scene.chrome.compactMap { $0 as? NavigationBar }.first)
    #expect(bar.statusBarHeight == 59)
    #expect(bar.item.title == "Accounts")
    #expect(bar.item.trailingItems.map(\.systemItem) == [.add])
  }

  @Test(
    "A back button has the title of the previous controller's back item, else that controller's title, else \"Back\"",
    arguments: [
      (
        """
        <navigationItem key="navigationItem" title="Inbox" id="ni">
          <barButtonItem key="backBarButtonItem" title="Mail" id="back"/></navigationItem>
        """, "Mail"
      ),
      ("<navigationItem key=\"navigationItem\" title=\"Inbox\" id=\"ni\"/>", "Inbox"), ("", "Back"),
    ])
  func backTitle(navigationItem: String, title: String) throws {
    let push = "<connections><segue destination=\"pushed\" kind=\"show\" id=\"go\"/></connections>"
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(id: "pushed", root: "other") + SampleDocument.scene(members: navigationItem + push)
        + SampleDocument.navigation())
    let bar = try #require(BuiltSample(document).scene.chrome.compactMap { $0 as? NavigationBar }.first)
    #expect(bar.item.backTitle == title)
  }

  @Test("A tab bar shows a tab for each child")
  func tabBar() throws {
    let scene = BuiltSample(try document()).scene
    let bar = try #require(scene.chrome.compactMap { $0 as? TabBar }.first)
    #expect(bar.items.map(\.title) == ["Home"])
  }

  @Test("Since iPadOS 18, the tab bar of a controller is at the top, in the row of the navigation bar")
  func tabletTabs() throws {
    let scene = BuiltSample(
      try document(), on: .device(.iPadPro13, .portrait), traits: TraitCollection(look: .iOS26)
    ).scene
    let top = Device.iPadPro13.safeArea(in: .portrait).top
    let tabs = try #require(scene.chrome.compactMap { $0 as? TabBar }.first)
    #expect(tabs.isAtTop && tabs.frame == Rect(x: 0, y: top, width: 1_032, height: 44))
    #expect(scene.safeArea.top == top + 54 && scene.safeArea.bottom == Device.iPadPro13.safeArea(in: .portrait).bottom)
  }

  @Test(
    "A simulated bar is not drawn over a text or a control of the scene",
    arguments: [(803.0, 1), (812.0, 1), (814.0, 0), (876.0, 0)])
  func simulatedBarOverContent(bottom: Double, shown: Int) throws {
    // The toolbar of 49 points is above the home indicator's 34: it starts at 813.
    let button = """
      <button id="b" opaque="NO"><rect key="frame" x="20" y="\(bottom - 20 + 1)" width="90" height="20"/></button>
      """
    let metrics = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let scene = BuiltSample(
      try SampleDocument.storyboard(
        device: "retina6_1", SampleDocument.scene(width: 414, height: 896, subviews: button, members: metrics))
    ).scene
    #expect(scene.chrome.map(\.frame.minY) == [813])
    #expect(scene.shownChrome.count == shown)
  }

  @Test("The bars of controllers have colours of their own over content only; a bar in the scene always")
  func colorsAtScrollEdge() throws {
    let chrome = BuiltSample(try document()).scene.chrome
    #expect(chrome.compactMap { ($0 as? NavigationBar)?.isPlainAtScrollEdge } == [true])
    #expect(chrome.compactMap { ($0 as? TabBar)?.isPlainAtScrollEdge } == [true])
    let metrics = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let bar = """
      <navigationBar id="own"><rect key="frame" x="0" y="0" width="393" height="44"/></navigationBar>
      """
    let sample = BuiltSample(
      try SampleDocument.storyboard(
        device: "retina6_12", SampleDocument.scene(width: 393, height: 852, subviews: bar, members: metrics)))
    #expect(sample.scene.chrome.compactMap { ($0 as? Toolbar)?.isPlainAtScrollEdge } == [true])
    #expect((sample.view("own") as? NavigationBar)?.isPlainAtScrollEdge == false)
  }

  @Test("Bars are not subviews of the root")
  func rootIsAlone() throws {
    let sample = BuiltSample(try document())
    #expect(sample.view("bar") == nil)
    #expect(!sample.scene.chrome.isEmpty && sample.scene.chrome.allSatisfy { $0.superview == nil })
  }
}

extension ChromeTests {
  @Test(
    "A table under a navigation bar starts at the lower edge of the bar",
    arguments: [("automatic", -103.0), ("never", 0)])
  func tableContent(behavior: String, offset: Double) throws {
    let table = """
      <tableView id="t" dataMode="prototypes" style="plain" contentInsetAdjustmentBehavior="\(behavior)">
        <rect key="frame" x="0" y="0" width="393" height="852"/></tableView>
      """
    let document = try SampleDocument.storyboard(
      toolsVersion: "22505", device: "retina6_12",
      SampleDocument.scene(width: 393, height: 852, subviews: table) + containers)
    let view = try #require(BuiltSample(document).view("t") as? TableView)
    #expect(view.contentOffset == Point(x: 0, y: offset))
  }
}
