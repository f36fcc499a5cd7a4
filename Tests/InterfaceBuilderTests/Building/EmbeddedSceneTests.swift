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

  @Test("A scene is not embedded in itself")
  func circle() throws {
    let middle = SampleDocument.scene(
      id: "middle", root: "middle-root", subviews: container("loop", of: "controller"),
      constraints: edges(of: "loop", in: "middle-root", top: 0))
    let outer = SampleDocument.scene(subviews: container(of: "middle"), constraints: edges(top: 300))
    let sample = try laidOut(outer + middle)
    #expect(view("loop", in: sample)?.subviews.isEmpty == true)
  }

  @Test("Each of many scenes in container views is shown")
  func many() throws {
    let count = EmbeddingPath.greatestCount
    for (number, isComplete) in [(13, true), (count, true), (count + 1, false)] {
      let inner = (0..<number).map { SampleDocument.scene(id: "c\($0)", root: "r\($0)") }
      let outer = SampleDocument.scene(subviews: (0..<number).map { container("box\($0)", of: "c\($0)") }.joined())
      let sample = try laidOut(outer + inner.joined())
      var shown = 0
      sample.scene.root.forEachInTree { if $0 is ContainerView, !$0.subviews.isEmpty { shown += 1 } }
      #expect(shown == min(number, count))
      #expect(sample.scene.findings.contains { $0.message.contains("container views") } == !isComplete)
    }
  }

  @Test("Scenes are shown inside each other up to a limit, which is reported", arguments: [24, 25])
  func nested(count: Int) throws {
    let scenes = (0...count).map { index in
      SampleDocument.scene(
        id: "c\(index)", root: "r\(index)", subviews: index < count ? container("a\(index)", of: "c\(index + 1)") : "")
    }
    let sample = try laidOut(scenes.joined())
    #expect((view("r\(count)", in: sample) != nil) == (count <= EmbeddingPath.greatestDepth))
    #expect(sample.scene.findings.filter { $0.rule == .unreadableFile }.count == max(0, count - 24))
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
    #expect(count == EmbeddingPath.greatestCount)
    #expect(sample.scene.findings.filter { $0.rule == .unreadableFile && $0.severity == .error }.count == 1)
  }
}
