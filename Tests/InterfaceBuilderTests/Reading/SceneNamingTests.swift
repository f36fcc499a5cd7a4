import Testing

@testable import InterfaceBuilder

@Suite("Names of scenes") struct SceneNamingTests {
  private func scene(
    _ id: String, _ attributes: String = "", element: String = "viewController", _ content: String = ""
  ) -> String {
    let view = element == "viewController" ? "<view key=\"view\" id=\"\(id)-v\"/>" : ""
    return "<\(element) id=\"\(id)\" sceneMemberID=\"viewController\" \(attributes)>\(view)\(content)</\(element)>"
  }

  @Test(
    "A scene is named by its identifier, else its title, its label or its class, and else by the document",
    arguments: [
      (#"storyboardIdentifier="I" title="T" userLabel="L" customClass="C""#, "", "I"),
      (#"title="T" userLabel="L" customClass="C""#, #"<navigationItem key="navigationItem" title="N" id="n"/>"#, "T"),
      (#"userLabel="L" customClass="C""#, #"<navigationItem key="navigationItem" title="N" id="n"/>"#, "N"),
      (#"userLabel="L" customClass="C""#, #"<tabBarItem key="tabBarItem" title="B" id="n"/>"#, "B"),
      (#"userLabel="L" customClass="C""#, "", "L"), (#"customClass="C""#, "", "C"), ("", "", "Test"),
      (#"title=" " customClass="C""#, "", "C"), (#"title="Two&#10;lines""#, "", "Two lines"),
      (#"customClass="C""#, #"<navigationItem key="navigationItem" title="Root View Controller" id="n"/>"#, "C"),
    ])
  func preference(attributes: String, content: String, name: String) throws {
    let document = try DocumentFixtures.storyboard(scene("a", attributes, content))
    #expect(document.sceneReferences.map(\.name) == [name])
  }

  @Test("Several scenes without a name are named by their ids, not by the document")
  func ids() throws {
    let document = try DocumentFixtures.storyboard(scene("a"), scene("b"))
    #expect(document.sceneReferences.map(\.name) == ["a", "b"])
  }

  @Test("Of scenes with equal names the first keeps it, and the others have their next name or their id")
  func equalNames() throws {
    let document = try DocumentFixtures.storyboard(
      scene("a", #"customClass="Cell""#), scene("b", #"title="cell" customClass="Other""#),
      scene("c", #"customClass="Cell""#))
    #expect(document.sceneReferences.map(\.name) == ["Cell", "Other", "Cell (c)"])
  }

  @Test("A scene does not take as its next name what another scene is named by")
  func takenName() throws {
    let document = try DocumentFixtures.storyboard(
      scene("a", #"title="Inbox""#), scene("b", #"title="Inbox" customClass="Mail""#),
      scene("c", #"customClass="Mail""#))
    #expect(document.sceneReferences.map(\.name) == ["Inbox", "Inbox (b)", "Mail"])
  }

  @Test("Containers are named after their first child, also through other containers and without end in a circle")
  func containers() throws {
    func container(_ id: String, _ element: String, of child: String) -> String {
      scene(
        id, element: element,
        "<connections><segue destination=\"\(child)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(id)-s\"/></connections>"
      )
    }
    let document = try DocumentFixtures.storyboard(
      container("t", "tabBarController", of: "n"), container("n", "navigationController", of: "i"),
      scene("i", #"storyboardIdentifier="Inbox""#), container("x", "splitViewController", of: "x"))
    #expect(SceneNaming(document).unique == ["Inbox Tabs", "Inbox Navigation", "Inbox", "x"])
  }

  @Test("Views without a controller are named by their class, their document, or the outlet that shows them")
  func xibs() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PopoverController"><connections>
      <outlet property="view" destination="v" id="o"/><outlet property="header" destination="h" id="p"/>
      </connections></placeholder>
      """
    let several = try DocumentFixtures.xib(owner + #"<view id="v" customClass="Plain"/><view id="h"/><view id="z"/>"#)
    #expect(several.sceneReferences.map(\.name) == ["PopoverController", "header", "z"])
    let single = try DocumentFixtures.xib(owner.replacing("PopoverController", with: "") + #"<view id="h"/>"#)
    #expect(single.sceneReferences.map(\.name) == ["Test"])
    let cell = try DocumentFixtures.xib(#"<tableViewCell id="c" reuseIdentifier="Mail"/>"#)
    #expect(cell.sceneReferences.map(\.name) == ["Mail"])
  }

  @Test("Views in a scene's dock are named by their outlet, or after the controller")
  func docks() throws {
    let outlets = #"<connections><outlet property="footer" destination="f" id="o"/></connections>"#
    let document = try DocumentFixtures.storyboard(
      scene("a", #"storyboardIdentifier="Inbox""#, outlets) + #"<view id="f"/><imageView id="g"/>"#,
      scene("b", #"storyboardIdentifier="Sent""#, outlets) + #"<view id="f"/>"#)
    #expect(document.sceneReferences.map(\.name) == ["Inbox", "footer", "Inbox Image View", "Sent", "Sent footer"])
  }

  @Test("A scene can be chosen by every name that it has")
  func otherNames() throws {
    let document = try DocumentFixtures.storyboard(scene("a", #"storyboardIdentifier="I" title="T" customClass="C""#))
    let names = try #require(document.sceneReferences.first?.otherNames)
    #expect(Set(["I", "T", "C"]).isSubset(of: names))
  }
}
