import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// Containers show their first child inside their bars, as UIKit does when a storyboard is loaded.
@Suite("Scenes of container controllers")
struct ContainerSceneTests {
  private func container(
    _ tag: String, _ id: String, _ relationships: (kind: String, child: String)..., rest: String = ""
  ) -> String {
    let segues = relationships.map {
      "<segue destination=\"\($0.child)\" kind=\"relationship\" relationship=\"\($0.kind)\" id=\"\(id)-\($0.child)\"/>"
    }
    return """
      <scene sceneID="s-\(id)"><objects><\(tag) id="\(id)" sceneMemberID="viewController">\(rest)
      <connections>\(segues.joined())</connections></\(tag)></objects></scene>
      """
  }

  private func navigation(_ id: String, root: String) -> String {
    container(
      "navigationController", id, ("rootViewController", root),
      rest: "<navigationBar key=\"navigationBar\" id=\"\(id)-bar\"/>")
  }

  private func build(_ scenes: String, _ id: String, on device: Device = .iPhone17) throws -> BuiltScene {
    let document = try SampleDocument.storyboard(scenes)
    let scene = try #require(document.sceneReferences.first { $0.id == id })
    return SceneBuilder(document: document).build(scene, on: .device(device, .portrait))
  }

  private let child = SampleDocument.scene(id: "child", root: "child-root")

  @Test("A navigation controller shows its root's view below its bar")
  func navigationController() throws {
    let built = try build(navigation("nav", root: "child") + child, "nav")
    #expect(built.root.identifier == "child-root")
    #expect(built.chrome.map(\.identifier) == ["nav-bar"])
    #expect(built.innerScenes.map(\.controller) == ["child"])
  }

  @Test("A tab bar controller shows its first child, and the items of all")
  func tabBarController() throws {
    let tabs = container(
      "tabBarController", "tabs", ("viewControllers", "nav"), ("viewControllers", "other"),
      rest: "<tabBar key=\"tabBar\" id=\"tab-bar\"/>")
    let other = SampleDocument.scene(id: "other", root: "other-root")
    let built = try build(tabs + navigation("nav", root: "child") + child + other, "tabs")
    #expect(built.root.identifier == "child-root")
    let bar = try #require(built.chrome.compactMap { $0 as? TabBar }.first)
    #expect(bar.items.count == 2)
    #expect(bar.selectedIndex == 0)
    #expect(built.chrome.contains { $0 is NavigationBar })
  }

  @Test("A split view shows both columns on a tablet, the first 320 points wide, and the primary one on a phone")
  func splitView() throws {
    let split = container(
      "splitViewController", "split", ("masterViewController", "child"), ("detailViewController", "nav"))
    let other = SampleDocument.scene(id: "other", root: "other-root")
    let scenes = split + child + navigation("nav", root: "other") + other
    let tablet = try build(scenes, "split", on: .iPadPro13)
    tablet.root.layoutIfNeeded()
    #expect(tablet.root.subviews.map(\.frame.width) == [320, tablet.size.width - 320])
    #expect(tablet.root.firstInTree { $0.identifier == "other-root" } != nil)
    #expect(tablet.root.firstInTree { $0.identifier == "nav-bar" } != nil)
    #expect(try build(scenes, "split").root.identifier == "child-root")
  }

  @Test("Containers that contain each other end, with the bars of both")
  func cycle() throws {
    let tabs = container("tabBarController", "tabs", ("viewControllers", "nav"))
    let built = try build(navigation("nav", root: "tabs") + tabs, "nav")
    #expect(built.root.subviews.isEmpty)
    #expect(built.chrome.contains { $0 is NavigationBar })
  }

  @Test(
    "A reference shows the initial controller of another storyboard, with the item of that controller in the tab bar")
  func otherStoryboard() throws {
    let document = try SampleDocument.storyboard(
      container("tabBarController", "tabs", ("viewControllers", "reference"))
        + """
        <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Other" id="reference"
        sceneMemberID="viewController"/></objects></scene>
        """)
    let text = """
      <tabBarItem key="tabBarItem" title="Far" id="far-item"/>
      """
    let other = try SampleDocument.storyboard(
      SampleDocument.scene(id: "far", root: "far-root", members: text), rest: "")
    var builder = SceneBuilder(document: document)
    builder.sources.document = { name in
      var found = other
      found.root.attributes["initialViewController"] = "far"
      return name == "Other.storyboard" ? .document(found) : .unknown([])
    }
    let built = builder.build(document.sceneReferences[0], on: .device(.iPhone17, .portrait))
    #expect(built.root.identifier == "far-root")
    #expect(built.chrome.contains { $0 is TabBar })
  }

  @Test("A controller whose view is created in code has an empty view below the bars of its container")
  func viewInCode() throws {
    let scenes = ["one", "two"].map { id in
      navigation("nav-\(id)", root: id)
        + """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Title \(id)" id="\(id)-item"/></viewController></objects></scene>
        """
    }
    let built = try build(scenes.joined() + child, "nav-two")
    #expect(built.root.subviews.isEmpty)
    let bar = try #require(built.chrome.compactMap { $0 as? NavigationBar }.first)
    #expect(bar.identifier == "nav-two-bar")
    #expect(try build(scenes.joined() + child, "nav-one").chrome.map(\.identifier) == ["nav-one-bar"])
  }
}
