import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// On iOS the global tint of a storyboard is the tint colour of the window, which views inherit.
@Suite("The global tint of a document")
struct GlobalTintTests {
  private let tint =
    "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0.25\" alpha=\"1\" customColorSpace=\"sRGB\"/>"
  private let orange = Color(red: 1, green: 0.5, blue: 0.25)

  private func button(_ id: String, _ content: String = "") -> String {
    """
    <button id="\(id)" buttonType="system"><rect key="frame" x="10" y="10" width="100" height="30"/>
      <state key="normal" title="Go"/>\(content)</button>
    """
  }

  private func views(ofScene scene: String, tint: String, traits: TraitCollection = TraitCollection(locale: "base"))
    throws -> BuiltSample
  {
    BuiltSample(try SampleDocument.storyboard(scene, rest: tint), traits: traits)
  }

  @Test("The views of a scene inherit it", arguments: [TraitCollection.UserInterfaceStyle.light, .dark])
  func inherited(style: TraitCollection.UserInterfaceStyle) throws {
    let sample = try views(
      ofScene: SampleDocument.scene(subviews: button("b")), tint: tint,
      traits: TraitCollection(locale: "base", userInterfaceStyle: style))
    #expect(sample.view("b")?.effectiveTintColor == orange)
  }

  @Test("The system colour of the tint is that of the view, the global tint or its own")
  func tintAsColor() throws {
    let background = "<color key=\"backgroundColor\" systemColor=\"tintColor\"/>"
    let sample = try views(ofScene: SampleDocument.scene(subviews: button("b", background)), tint: tint)
    let view = try #require(sample.view("b"))
    #expect(view.backgroundColor.map(view.resolved) == orange)
    view.tintColor = .white
    #expect(view.backgroundColor.map(view.resolved) == .white)
  }

  @Test("A view's own tint overrides it, and so does the tint of the scene's root")
  func overridden() throws {
    let green = "<color key=\"tintColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" customColorSpace=\"sRGB\"/>"
    let sample = try views(
      ofScene: SampleDocument.scene(subviews: button("plain") + button("own", green)), tint: tint)
    #expect(sample.view("plain")?.effectiveTintColor == orange)
    #expect(sample.view("own")?.effectiveTintColor == Color(red: 0, green: 1, blue: 0))
    let root = try views(
      ofScene: SampleDocument.scene(subviews: button("b") + "</subviews>\(green)<subviews>"), tint: tint)
    #expect(root.view("b")?.effectiveTintColor == Color(red: 0, green: 1, blue: 0))
  }

  @Test("A colour of the asset catalog has the value that the document records")
  func named() throws {
    let sample = try views(
      ofScene: SampleDocument.scene(subviews: button("b")),
      tint: """
        <color key="tintColor" name="Brand"/>
        <resources><namedColor name="Brand"><color red="1" green="0.5" blue="0.25" alpha="1" customColorSpace="sRGB"/>
        </namedColor></resources>
        """)
    #expect(sample.view("b")?.effectiveTintColor == orange)
  }

  @Test("The app's accent colour takes its place, if the catalog has it, and views draw in it")
  func accentColor() throws {
    func tint(_ name: String?, _ global: String = "") throws -> Color? {
      let document = try SampleDocument.storyboard(SampleDocument.scene(subviews: button("b")), rest: global)
      var builder = SceneBuilder(
        document: document, colors: { [orange] name, _ in name == "Brand" ? .color(orange) : .missing })
      builder.accentColorName = name
      let scene = builder.build(document.sceneReferences[0], on: .document)
      #expect(scene.findings.isEmpty)
      return scene.root.firstInTree { $0.identifier == "b" }?.effectiveTintColor
    }
    #expect(try tint("Brand") == orange.named(.asset("Brand")))
    #expect(try tint("Empty") == tint(nil))
    #expect(try tint("Brand", "<color key=\"tintColor\" white=\"0\" alpha=\"1\" customColorSpace=\"sRGB\"/>")?.red == 0)
  }

  @Test("Without it views have the system's blue")
  func absent() throws {
    let sample = try views(ofScene: SampleDocument.scene(subviews: button("b")), tint: "")
    // systemBlue in light appearance: Human Interface Guidelines > Color.
    #expect(sample.view("b")?.effectiveTintColor == Color(hex: 0x007AFF))
  }

  @Test("The bars in front of a scene inherit it too")
  func bars() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "22505", device: "retina6_12",
      SampleDocument.scene(width: 393, height: 852) + ChromeTests().containers, rest: tint)
    let chrome = BuiltSample(document).scene.chrome
    #expect(chrome.count == 2)
    #expect(chrome.allSatisfy { $0.effectiveTintColor == orange })
  }
}
