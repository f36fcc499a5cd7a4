import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct SceneTests {
  private func controller(_ attributes: String, _ content: String = "") throws -> ControllerElement {
    let document = try DocumentFixtures.storyboard(
      "<viewController id=\"a\" sceneMemberID=\"viewController\" \(attributes)>\(content)</viewController>")
    return try #require(document.scenes.first?.controller)
  }

  @Test("The scenes of a xib are its views, not its placeholders and gesture recognizers")
  func xibScenes() throws {
    let document = try DocumentFixtures.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections><outlet property="view" destination="v" id="o"/></connections>
      </placeholder>
      <view id="v" userLabel="Card"/><tapGestureRecognizer id="t"/><customObject id="c"/>
      """)
    #expect(document.sceneReferences.map(\.name) == ["Card"])
    #expect(document.ownersViewID == "v")
  }

  @Test("The layout guides of controllers, before safe areas, have ids")
  func layoutGuides() throws {
    let controller = try controller(
      "",
      """
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      """)
    #expect(controller.topLayoutGuideID == "t")
    #expect(controller.bottomLayoutGuideID == "b")
  }

  @Test("The edges that a gesture begins at are no numbers")
  func gestureEdges() throws {
    let gesture =
      #"<screenEdgePanGestureRecognizer id="g"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>"#
    let document = try SampleDocument.xib("<view id=\"root\"/>" + gesture)
    #expect(document.issues.isEmpty)
  }

  @Test("A view extends under bars at all edges unless the document lists some edges, or none")
  func extendedEdges() throws {
    #expect(try controller("").edgesForExtendedLayout == ["top", "bottom", "left", "right"])
    let none = try controller("", #"<extendedEdge key="edgesForExtendedLayout"/>"#)
    #expect(none.edgesForExtendedLayout.isEmpty)
    let bottom = try controller("", #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#)
    #expect(bottom.edgesForExtendedLayout == ["bottom"])
  }

  @Test("Simulated bars are inferred if the document does not mention them, and absent if it writes nil")
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

  @Test("A navigation item has one bar button item or several at each edge")
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

  @Test("Segues are found wherever they start in the scene")
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

  @Test("A xib that is reduced to one scene keeps its placeholders")
  func placeholders() throws {
    let document = try DocumentFixtures.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="b" id="o"/></connections></placeholder>
      <view id="a"/><view id="b"/>
      """
    ).keepingScene(at: 1)
    #expect(document.scenes.map(\.id) == ["b"])
    #expect(document.ownersViewID == "b")
  }
}
