import Testing

@testable import InterfaceBuilder

@Suite("Controllers inside container views")
struct StoryboardFlowTests {
  private func segue(_ kind: String, to destination: String) -> String {
    let relationship = kind == "relationship" ? "relationship=\"rootViewController\"" : ""
    return """
      <connections><segue destination="\(destination)" kind="\(kind)" \(relationship) id="\(kind)-\(destination)"/></connections>
      """
  }

  private func scene(_ id: String, _ kind: String, to destination: String, tag: String = "viewController") -> String {
    """
    <scene sceneID="s-\(id)"><objects><\(tag) id="\(id)" sceneMemberID="viewController">
    \(segue(kind, to: destination))</\(tag)></objects></scene>
    """
  }

  private func embedded(_ scenes: String...) throws -> Set<String> {
    StoryboardFlow(try SampleDocument.storyboard(scenes.joined())).embeddedControllers
  }

  @Test(
    "What an embedded controller shows is on the screen, as the nearest navigation controller is around the container")
  func plainChild() throws {
    #expect(
      try embedded(
        scene("outer", "embed", to: "child"), scene("child", "show", to: "next"), scene("next", "show", to: "last"))
        == ["child"])
  }

  @Test("What the children of an embedded navigation controller push is in the container view, too")
  func navigation() throws {
    #expect(
      try embedded(
        scene("outer", "embed", to: "nav"), scene("nav", "relationship", to: "child", tag: "navigationController"),
        scene("child", "show", to: "next"), scene("next", "push", to: "last"), scene("last", "modal", to: "sheet"))
        == ["nav", "child", "next", "last"])
  }

  @Test("A controller that is embedded both alone and in a navigation controller is followed as one of the latter")
  func bothWays() throws {
    #expect(
      try embedded(
        scene("outer", "embed", to: "child"), scene("other", "embed", to: "nav"), scene("child", "show", to: "next"),
        scene("nav", "relationship", to: "child", tag: "navigationController")) == ["nav", "child", "next"])
  }

  @Test("A shown navigation controller is presented, not pushed, so it fills the screen")
  func shownNavigation() throws {
    #expect(
      try embedded(
        scene("outer", "embed", to: "nav"), scene("nav", "relationship", to: "child", tag: "navigationController"),
        scene("child", "show", to: "second"),
        scene("second", "relationship", to: "last", tag: "navigationController")) == ["nav", "child"])
  }
}

@Suite("Bars that containers pass to their children")
struct StoryboardBarsTests {
  private func scene(_ id: String, _ tag: String = "viewController", attributes: String = "", segue: String = "")
    -> String
  {
    """
    <scene sceneID="s-\(id)"><objects><\(tag) id="\(id)" sceneMemberID="viewController" \(attributes)>
    <connections>\(segue)</connections></\(tag)></objects></scene>
    """
  }

  private func segue(_ kind: String, _ role: String = "", to destination: String) -> String {
    """
    <segue destination="\(destination)" kind="\(kind)" \(role.isEmpty ? "" : "relationship=\"\(role)\"") id="to-\(destination)"/>
    """
  }

  private func flow(_ scenes: String...) throws -> StoryboardFlow {
    StoryboardFlow(try SampleDocument.storyboard(scenes.joined()))
  }

  private func tabsInNavigation() throws -> StoryboardFlow {
    try flow(
      scene("nav", "navigationController", segue: segue("relationship", "rootViewController", to: "tabs")),
      scene("tabs", "tabBarController", segue: segue("relationship", "viewControllers", to: "child")),
      scene("child", segue: segue("show", to: "pushed")), scene("pushed"))
  }

  @Test("On a device, the navigation bar around a tab bar controller stays and shows the item of that controller")
  func tabsInside() throws {
    let bars = try tabsInNavigation().barsOnDevice.bars(aroundController: "child")
    #expect(bars.hasNavigationBar && bars.hasTabBar)
    #expect(bars.navigationController == "nav")
    #expect(bars.itemOwner == "tabs")
  }

  @Test("On the canvas, a tab bar controller passes no navigation bar")
  func tabsOnCanvas() throws {
    let bars = try tabsInNavigation().bars.bars(aroundController: "child")
    #expect(!bars.hasNavigationBar && bars.hasTabBar)
    #expect(bars.itemOwner == nil)
  }

  @Test("What a child of a tab bar controller pushes onto the navigation controller around it covers the tab bar")
  func pushedOverTabs() throws {
    let bars = try tabsInNavigation().barsOnDevice.bars(aroundController: "pushed")
    #expect(bars.hasNavigationBar && !bars.hasTabBar)
    #expect(bars.itemOwner == nil)
    #expect(bars.previousController == "tabs")
  }

  @Test("A navigation controller in a tab shows its own bar instead of the one around the tab bar controller")
  func innerNavigation() throws {
    let bars = try flow(
      scene("nav", "navigationController", segue: segue("relationship", "rootViewController", to: "tabs")),
      scene("tabs", "tabBarController", segue: segue("relationship", "viewControllers", to: "inner")),
      scene("inner", "navigationController", segue: segue("relationship", "rootViewController", to: "child")),
      scene("child")
    ).barsOnDevice.bars(aroundController: "child")
    #expect(bars.navigationController == "inner")
    #expect(bars.itemOwner == nil)
    #expect(bars.hasTabBar)
  }

  private func column(_ attributes: String, isOnDevice: Bool) throws -> SceneBars {
    let flow = try flow(
      scene(
        "split", "splitViewController", attributes: attributes,
        segue: segue("relationship", "masterViewController", to: "column")), scene("column"))
    return (isOnDevice ? flow.barsOnDevice : flow.bars).bars(aroundController: "column")
  }

  @Test("On a device, a split view with columns has a navigation bar in each; the older style and the canvas have none")
  func columns() throws {
    #expect(try column(#"allowDoubleColumnStyle="YES""#, isOnDevice: true).withoutSimulatedBars.hasNavigationBar)
    #expect(try !column("", isOnDevice: true).hasNavigationBar)
    #expect(try !column(#"allowDoubleColumnStyle="YES""#, isOnDevice: false).hasNavigationBar)
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

  @Test("A bar reaches the end of a chain against the document's order, and only what has changed is followed")
  func longChain() throws {
    let length = 60
    let pushed = (0..<length).map { scene("c\($0)", segue: $0 == 0 ? "" : segue("show", to: "c\($0 - 1)")) }.joined()
    let bars = try flow(
      pushed,
      scene("nav", "navigationController", segue: segue("relationship", "rootViewController", to: "c\(length - 1)"))
    ).barsOnDevice
    #expect(bars.bars(aroundController: "c0").navigationController == "nav")
    #expect(bars.bars(aroundController: "c0").previousController == "c1")
    // Every controller twice, and then one in each round.
    #expect(bars.inferredCount <= 3 * (length + 1))
  }
}
