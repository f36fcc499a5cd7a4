import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

/// The expectations are the figures of Interface Builder's canvas that were read from saved frames.
@Suite("The canvas's context")
struct CanvasContextTests {
  private func safeArea(of document: InterfaceDocument, scene index: Int = 0) -> EdgeInsets {
    let scene = document.scenes[index]
    let context = CanvasContext(
      of: scene, in: document, flow: StoryboardFlow(document), on: SceneScreen(canvasOf: document))
    return context.safeArea(ofRoot: scene.rootView?.savedFrame?.size ?? .zero)
  }

  private func navigation(_ attributes: String = "", bar: String = "", to destination: String) -> String {
    """
    <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController" \(attributes)>
      <navigationBar key="navigationBar" id="bar" \(bar)/>
      <connections>
        <segue destination="\(destination)" kind="relationship" relationship="rootViewController" id="s"/>
      </connections>
    </navigationController></objects></scene>
    """
  }

  @Test(
    "A home-button device has a status bar of 20 points but in versions 14750 to 21999",
    arguments: [("14490.70", 20.0), ("14810.11", 0), ("21507", 0), ("22505", 20)])
  func statusBar(toolsVersion: String, top: Double) throws {
    let document = try SampleDocument.storyboard(toolsVersion: toolsVersion, SampleDocument.scene())
    #expect(safeArea(of: document) == EdgeInsets(top: top))
  }

  @Test(
    "The sensors of retina6_1 reach 44 points down, 48 from version 21000 on",
    arguments: [("17701", 44.0), ("21507", 48)])
  func sensors(toolsVersion: String, top: Double) throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: toolsVersion, device: "retina6_1", SampleDocument.scene(width: 414, height: 896))
    #expect(safeArea(of: document) == EdgeInsets(top: top, bottom: 34))
  }

  @Test("A navigation controller's bar covers 44 points more")
  func navigationBar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene() + navigation(to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: 64))
  }

  @Test("A hidden navigation bar covers nothing")
  func hiddenNavigationBar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene() + navigation("navigationBarHidden=\"YES\"", to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: 20))
  }

  @Test("A large title adds 52 points")
  func largeTitle() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene() + navigation(bar: "largeTitles=\"YES\"", to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: 116))
  }

  @Test(
    "Bars are handed on by show and push, not by presentation",
    arguments: [("show", 64.0), ("push", 64), ("presentation", 20)])
  func inheritance(kind: String, top: Double) throws {
    let segue = "<connections><segue destination=\"second\" kind=\"\(kind)\" id=\"go\"/></connections>"
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene(id: "second", root: "other") + SampleDocument.scene(members: segue)
        + navigation(to: "controller"))
    #expect(safeArea(of: document) == EdgeInsets(top: top))
  }

  @Test("A simulated status bar of nil leaves no inset in a storyboard")
  func noStatusBar() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene(members: "<nil key=\"simulatedStatusBarMetrics\"/>"))
    #expect(safeArea(of: document) == .zero)
  }

  @Test("A widget of the notification centre is covered by nothing")
  func todayExtension() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70", SampleDocument.scene(attributes: "simulatedAppContext=\"notificationCenter\""))
    #expect(safeArea(of: document) == .zero)
  }

  @Test("A controller's view at least 20 points shorter than the screen starts below the bars")
  func shortRoot() throws {
    let document = try SampleDocument.storyboard(
      device: "retina6_1", SampleDocument.scene(width: 414, height: 852))
    #expect(safeArea(of: document) == EdgeInsets(bottom: 34))
  }
}
