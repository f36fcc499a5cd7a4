import Testing

@testable import InterfaceBuilder

@Suite("Names of scenes")
struct SceneNamingTests {
  @Test("A scene can be chosen by every name that it has")
  func otherNames() throws {
    let document = try DocumentFixtures.storyboard(
      """
      <viewController storyboardIdentifier="I" title="T" customClass="C" id="a" sceneMemberID="viewController">
      <view key="view" id="v"/></viewController>
      """)
    let names = try #require(document.sceneReferences.first?.otherNames)
    #expect(Set(["I", "T", "C"]).isSubset(of: names))
  }

  @Test("Scenes with the same name and the same id are numbered from the third on, and do not take another's name")
  func sameIDs() throws {
    let names = ["Chat", "Chat", "Chat (a) 2", "Chat", "chat"]
    let document = try DocumentFixtures.storyboard(
      names.map {
        """
        </objects></scene><scene sceneID="s"><objects><viewController storyboardIdentifier="\($0)" id="a"
        sceneMemberID="viewController"><view key="view" id="v"/></viewController>
        """
      }.joined())
    #expect(
      document.sceneReferences.map(\.name) == ["Chat", "Chat (a)", "Chat (a) 2", "Chat (a) 3", "chat (a) 4"])
  }

  @Test("A container is named after the scene at the end of its containers, and has no such name if there is none")
  func containers() throws {
    func container(_ id: String, of child: String) -> String {
      """
      </objects></scene><scene sceneID="s"><objects><navigationController id="\(id)" sceneMemberID="viewController">
      <connections><segue destination="\(child)" kind="relationship" relationship="rootViewController" id="to-\(id)"/>
      </connections></navigationController>
      """
    }
    let document = try DocumentFixtures.storyboard(
      """
      <viewController storyboardIdentifier="Inbox" id="inbox" sceneMemberID="viewController">
      <view key="view" id="v"/></viewController>
      """ + container("outer", of: "inner") + container("inner", of: "inbox")
        + container("one", of: "two") + container("two", of: "one") + container("around", of: "one")
        + container("lost", of: "missing"))
    #expect(
      SceneNaming(document).unique == [
        "Inbox", "Inbox Navigation", "Inbox Navigation (inner)", "one", "two", "around", "lost",
      ])
  }
}
