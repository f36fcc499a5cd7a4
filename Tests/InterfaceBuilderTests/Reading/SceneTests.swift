import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct SceneTests {
  private func controller(_ attributes: String, _ content: String = "") throws -> ControllerElement {
    let document = try DocumentFixtures.storyboard(
      "<viewController id=\"a\" sceneMemberID=\"viewController\" \(attributes)>\(content)</viewController>")
    return try #require(document.scenes.first?.controller)
  }

  @Test(
    "A scene is named by its identifier, else its title, its label, its id",
    arguments: [
      (#"storyboardIdentifier="I" title="T" userLabel="L""#, "I"), (#"title="T" userLabel="L""#, "T"),
      (#"userLabel="L""#, "L"), ("", "a"),
    ])
  func name(attributes: String, name: String) throws {
    let document = try DocumentFixtures.storyboard(
      "<viewController id=\"a\" sceneMemberID=\"viewController\" \(attributes)/>")
    #expect(document.scenes.map(\.name) == [name])
    #expect(document.scenes.map(\.id) == ["a"])
  }

  @Test("A xib's scenes are its views; stand-ins and gesture recognizers are none")
  func xibScenes() throws {
    let document = try DocumentFixtures.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections><outlet property="view" destination="v" id="o"/></connections>
      </placeholder>
      <view id="v" userLabel="Card"/><tapGestureRecognizer id="t"/><customObject id="c"/>
      """)
    #expect(document.scenes.map(\.name) == ["Card"])
    #expect(document.ownersViewID == "v")
  }

  @Test("The guides of controllers before safe areas have ids")
  func layoutGuides() throws {
    let controller = try controller(
      "",
      """
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      """)
    #expect(controller.topLayoutGuideID == "t")
    #expect(controller.bottomLayoutGuideID == "b")
  }

  @Test("Without an attribute the view reaches below bars on all sides; an empty one reaches below none")
  func extendedEdges() throws {
    #expect(try controller("").edgesForExtendedLayout == ["top", "bottom", "left", "right"])
    let none = try controller("", #"<extendedEdge key="edgesForExtendedLayout"/>"#)
    #expect(none.edgesForExtendedLayout.isEmpty)
    let bottom = try controller("", #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#)
    #expect(bottom.edgesForExtendedLayout == ["bottom"])
  }

  @Test("Simulated bars are inferred where nothing is written, and none where nil is")
  func simulatedBars() throws {
    let metrics = try controller(
      "",
      """
      <nil key="simulatedStatusBarMetrics"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      """
    ).simulatedMetrics
    #expect(metrics.statusBar == .none)
    #expect(metrics.topBar == .inferred)
    #expect(metrics.bottomBar == .toolbar)
    #expect(metrics.isFreeform)
  }

  @Test("A navigation item has its items, be there one or several")
  func navigationItem() throws {
    let item = try #require(
      try controller(
        "",
        """
        <navigationItem key="navigationItem" title="Debug" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="done" id="l"/>
          <rightBarButtonItems><barButtonItem title="A" id="r1"/><barButtonItem image="gear" catalog="system" id="r2"/></rightBarButtonItems>
        </navigationItem>
        """
      ).navigationItem)
    #expect(item.title == "Debug")
    #expect(item.leftItems.map(\.systemItem) == ["done"])
    #expect(item.rightItems.map(\.title) == ["A", nil])
    #expect(item.rightItems.last?.image == ImageReference(name: "gear", isSystem: true))
  }

  @Test("Segues are found wherever in the scene they start")
  func segues() throws {
    let document = try DocumentFixtures.storyboard(
      """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="b">
      <connections><segue destination="x" kind="show" id="s1"/></connections></button></subviews></view>
      <connections><segue destination="y" kind="relationship" relationship="rootViewController" id="s2"/></connections>
      </viewController>
      """)
    let segues = try #require(document.scenes.first).segues
    #expect(segues.map(\.destination) == ["x", "y"])
    #expect(segues.map(\.kind) == [.show, .relationship])
  }
}
