import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Controllers' views on a device's screen")
struct DevicePlaceTests {
  private func phone(_ document: InterfaceDocument) -> BuiltScene {
    SceneBuilder(document: document).build(document.sceneReferences[0], on: .device(.iPhone17, .portrait))
  }

  @Test("Simulated metrics hide the status bar on the canvas only")
  func statusBar() throws {
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(members: "<nil key=\"simulatedStatusBarMetrics\"/>"))
    #expect(phone(document).deviceChrome?.hidesStatusBar == false)
    let small = SceneBuilder(document: document).build(
      document.sceneReferences[0], on: .device(.iPhoneSE, .portrait))
    #expect(small.safeArea == EdgeInsets(top: 20))
    // Version 14490's canvas has a status bar on a phone with a home button unless metrics hide it.
    let old = try SampleDocument.storyboard(
      toolsVersion: "14490", SampleDocument.scene(members: "<nil key=\"simulatedStatusBarMetrics\"/>"))
    #expect(BuiltSample(old).scene.safeArea == .zero)
  }

  @Test("The picture of a view below a bar is that of the screen")
  func picture() {
    var chrome = DeviceChrome(.iPhone17, .portrait)
    chrome.rootOrigin = Point(x: 0, y: 106)
    let view = DisplayList(
      size: Size(width: 402, height: 768),
      items: [
        .fill(.rect(Rect(x: 0, y: 0, width: 402, height: 768)), Color.black),
        .fill(.rect(Rect(x: 0, y: -106, width: 402, height: 106)), Color(hex: 0xFF0000)),
      ])
    let screen = chrome.screen(showing: view, traits: TraitCollection())
    #expect(screen.size == Size(width: 402, height: 874))
    let color = { (y: Double) in screen.color(at: Point(x: 200, y: y), over: Color.white) }
    #expect(color(1) == Color(hex: 0xFF0000) && color(105) == Color(hex: 0xFF0000))
    #expect(color(107) == Color.black && color(873) == Color.black)
  }
}
