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
}
