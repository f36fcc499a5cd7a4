import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// A container view's child is loaded with its parent, and its view fills the container view (UIKit, embed segues).
@Suite("Scenes in container views")
struct EmbeddedSceneTests {
  private func constraint(_ attribute: String, _ item: String, _ second: String = "root", _ constant: Double = 0)
    -> String
  {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(attribute)"
      constant="\(constant)" id="\(item)-\(attribute)"/>
    """
  }

  /// Returns a container view that shows a controller, without a segue if there is no controller.
  private func container(_ id: String = "box", of controller: String?) -> String {
    let segue = controller.map { "<segue destination=\"\($0)\" kind=\"embed\" id=\"embed-\(id)\"/>" } ?? ""
    return """
      <containerView id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="200"/><connections>\(segue)</connections></containerView>
      """
  }

  /// The edges of a container view: at those of the root except for the distance from the top.
  private func edges(of id: String = "box", in root: String = "root", top: Double) -> String {
    constraint("top", id, root, top) + constraint("leading", id, root) + constraint("trailing", id, root)
      + constraint("bottom", id, root)
  }

  /// A scene whose root has a view that fills its safe area.
  private let child = SampleDocument.scene(
    id: "child", root: "child-root", height: 200,
    subviews: """
      <view id="field" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="200"/></view>
      """,
    constraints: ["top", "leading", "trailing", "bottom"].map { edge in
      """
      <constraint firstItem="field" firstAttribute="\(edge)" secondItem="child-root-safe" secondAttribute="\(edge)"
        id="field-\(edge)"/>
      """
    }.joined())

  private func laidOut(_ scenes: String, on canvas: Canvas = .device(.iPhone17, .portrait)) throws -> BuiltSample {
    BuiltSample(try SampleDocument.storyboard(scenes), on: canvas)
  }

  private func view(_ id: String, in sample: BuiltSample) -> View? {
    sample.scene.root.firstInTree { $0.identifier == id }
  }

  @Test("The embedded view fills the container view, and its safe area is the part that bars cover there")
  func position() throws {
    let outer = SampleDocument.scene(subviews: container(of: "child"), constraints: edges(top: 300))
    let sample = try laidOut(outer + child)
    // An iPhone 17 has 402 x 874 points, 34 of them below the safe area.
    #expect(view("box", in: sample)?.frame == Rect(x: 0, y: 300, width: 402, height: 574))
    #expect(view("child-root", in: sample)?.frame == Rect(x: 0, y: 0, width: 402, height: 574))
    #expect(view("child-root", in: sample)?.superview?.identifier == "box")
    #expect(view("child-root", in: sample)?.safeAreaInsets == EdgeInsets(bottom: 34))
    #expect(view("field", in: sample)?.frame == Rect(x: 0, y: 0, width: 402, height: 540))
    // The margins of a controller's view on a screen of 402 points.
    #expect(view("child-root", in: sample)?.layoutMargins.left == 20)
  }

  @Test("Interface Builder's canvas shows container views as boxes")
  func canvas() throws {
    let outer = SampleDocument.scene(subviews: container(of: "child"), constraints: edges(top: 300))
    let sample = try laidOut(outer + child, on: .document)
    let box = try #require(view("box", in: sample))
    #expect(box.subviews.isEmpty && !box.displayItems().isEmpty)
  }

  @Test(
    "On a device, a container view without a scene is empty, and one whose scene is in another document is a box with its name"
  )
  func missing() throws {
    let reference = """
      <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Chart" id="ref"
        sceneMemberID="viewController"/></objects></scene>
      """
    let outer = SampleDocument.scene(
      subviews: container(of: nil) + container("second", of: "ref"),
      constraints: edges(top: 300) + edges(of: "second", top: 500))
    let sample = try laidOut(outer + reference)
    #expect(view("box", in: sample)?.displayItems().isEmpty == true)
    let second = try #require(view("second", in: sample) as? ContainerView)
    #expect(second.sceneName == "Chart" && !second.displayItems().isEmpty)
    let bare = try laidOut(
      SampleDocument.scene(subviews: container(of: nil), constraints: edges(top: 0)), on: .document)
    #expect(view("box", in: bare)?.displayItems().isEmpty == false)
  }

  @Test("A container view shows the first child of a navigation controller")
  func navigation() throws {
    let outer = SampleDocument.scene(subviews: container(of: "nav"), constraints: edges(top: 300))
    let sample = try laidOut(
      outer + SampleDocument.navigation("navigationBarHidden=\"YES\"", to: "child") + child)
    #expect(view("child-root", in: sample)?.frame.height == 574)
  }

  @Test("Scenes are embedded in embedded scenes, but not in themselves")
  func nesting() throws {
    let middle = SampleDocument.scene(
      id: "middle", root: "middle-root",
      subviews: container("inner", of: "child") + container("loop", of: "controller"),
      constraints: edges(of: "inner", in: "middle-root", top: 74) + edges(of: "loop", in: "middle-root", top: 0))
    let outer = SampleDocument.scene(subviews: container(of: "middle"), constraints: edges(top: 300))
    let sample = try laidOut(outer + middle + child)
    #expect(view("child-root", in: sample)?.frame == Rect(x: 0, y: 0, width: 402, height: 500))
    #expect(view("loop", in: sample)?.subviews.isEmpty == true)
  }

  @Test("The number of embedded scenes is limited")
  func limit() throws {
    // Each scene shows the next one twice, so the twentieth would be there a million times.
    let scenes = (0..<20).map { index in
      SampleDocument.scene(
        id: "c\(index)", root: "r\(index)",
        subviews: container("a\(index)", of: "c\(index + 1)") + container("b\(index)", of: "c\(index + 1)"))
    }
    let sample = try laidOut(scenes.joined())
    var count = 0
    sample.scene.root.forEachInTree { if $0 is ContainerView, !$0.subviews.isEmpty { count += 1 } }
    #expect(count == 12)
  }

  @Test("If constraints of both scenes conflict, that of the embedded scene is broken")
  func conflict() throws {
    let tall = SampleDocument.scene(
      id: "child", root: "child-root", height: 700,
      subviews: """
        <view id="field" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="700"/><constraints>
        <constraint firstAttribute="height" constant="700" id="tall"/></constraints></view>
        """,
      constraints: constraint("top", "field", "child-root") + constraint("bottom", "field", "child-root")
        + constraint("leading", "field", "child-root") + constraint("trailing", "field", "child-root"))
    let outer = SampleDocument.scene(subviews: container(of: "child"), constraints: edges(top: 300))
    let sample = try laidOut(outer + tall)
    #expect(view("box", in: sample)?.frame.height == 574)
    #expect(sample.outcome.conflicts.map(\.broken.documentID) == ["tall"])
  }
}
