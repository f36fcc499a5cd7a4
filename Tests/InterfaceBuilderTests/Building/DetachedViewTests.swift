import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

/// Views that are not in their controller's view.
@Suite("Views beside the controller's view")
struct DetachedViewTests {
  private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"

  private func document() throws -> InterfaceDocument {
    try DocumentFixtures.storyboard(
      """
      <viewController title="Main" id="c1" sceneMemberID="viewController"><view key="view" id="main">\(frame)</view>
        <navigationItem key="navigationItem" id="n"><view key="titleView" userLabel="Title" id="title">\(frame)</view>
        </navigationItem></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="p" sceneMemberID="firstResponder"/>
      <view userLabel="Docked" id="dock">\(frame)<subviews>
        <label text="Ready" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
        <constraints><constraint firstItem="label" firstAttribute="top" secondItem="dock" secondAttribute="topMargin"
        constant="3" id="k"/></constraints></view>
      """,
      "<viewController id=\"c2\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"other\">\(frame)</view></viewController>"
    )
  }

  @Test("Views in a scene's dock and title views have no controller")
  func references() throws {
    #expect(try document().sceneReferences.map(\.controllerID) == ["c1", nil, nil, "c2"])
  }

  @Test("The texts of a view in the dock are reported with its controller's")
  func texts() throws {
    let document = try document()
    let contents = SceneContents(of: document)
    let texts = document.sceneReferences.map { contents.localizableTexts(in: $0).filter { $0.text == "Ready" }.count }
    #expect(texts == [1, 0, 0, 0])
  }
}
