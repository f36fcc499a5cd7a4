import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("What a document says about each of its scenes")
struct SceneContentsTests {
  private static func scene(_ id: String, x: Int) -> String {
    """
    <viewController id="c-\(id)" sceneMemberID="viewController"><view key="view" id="v-\(id)"><subviews>
    <label text="Text \(id)" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)">
    <rect key="frame" x="\(x)" y="2" width="3" height="4"/></label></subviews><constraints>
    <constraint firstItem="l-\(id)" firstAttribute="leading" secondItem="v-\(id)" secondAttribute="leading" id="k-\(id)"/>
    <constraint firstItem="l-\(id)" firstAttribute="top" relation="greaterThanOrEqual" secondItem="v-\(id)"
    secondAttribute="top" id="m-\(id)"/></constraints></view></viewController>
    """
  }

  @Test("Each scene has its own saved frames, firm constraints and texts")
  func own() throws {
    let document = try DocumentFixtures.storyboard(Self.scene("a", x: 5), Self.scene("b", x: 6))
    let contents = SceneContents(of: document)
    let scenes = document.sceneReferences
    #expect(
      scenes.map { contents.savedFrames(in: $0) } == [
        ["l-a": Rect(x: 5, y: 2, width: 3, height: 4)], ["l-b": Rect(x: 6, y: 2, width: 3, height: 4)],
      ])
    #expect(scenes.map { contents.firmConstraints(in: $0) } == [["k-a"], ["k-b"]])
    #expect(scenes.map { contents.localizableTexts(in: $0).map(\.text) } == [["Text a"], ["Text b"]])
  }

  @Test("A scene that another document has one more of has nothing")
  func foreign() throws {
    let scenes = try DocumentFixtures.storyboard(Self.scene("a", x: 5), Self.scene("b", x: 6)).sceneReferences
    let contents = SceneContents(of: try DocumentFixtures.storyboard(Self.scene("c", x: 7)))
    #expect(contents.savedFrames(in: scenes[1]).isEmpty)
    #expect(contents.firmConstraints(in: scenes[1]).isEmpty)
    #expect(contents.localizableTexts(in: scenes[1]).isEmpty)
  }
}
