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
