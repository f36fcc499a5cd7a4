import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct ViewTests {
  @Test("Frames are read under the names of current and of older documents")
  func frames() throws {
    let rect = try DocumentFixtures.view(
      #"<view id="a"><rect key="frame" x="0.0" y="20" width="30.5" height="40"/></view>"#)
    #expect(rect.savedFrame == Rect(x: 0, y: 20, width: 30.5, height: 40))
    let inset = try DocumentFixtures.view(
      #"<label id="a"><frame key="frameInset" minX="15" width="345" height="43.5"/></label>"#)
    #expect(inset.savedFrame == Rect(x: 15, y: 0, width: 345, height: 43.5))
  }

  @Test("Only an explicit NO switches the autoresizing mask off")
  func mask() throws {
    #expect(try DocumentFixtures.view(#"<view id="a"/>"#).translatesAutoresizingMaskIntoConstraints)
    let placed = try DocumentFixtures.view(#"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#)
    #expect(!placed.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("The flags of the autoresizing mask are read under AppKit's names")
  func maskFlags() throws {
    let view = try DocumentFixtures.view(
      #"<view id="a"><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>"#)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
  }

  @Test("An infinite placeholder size is that of a view without an intrinsic size")
  func placeholderSize() throws {
    let view = try DocumentFixtures.view(
      #"<view placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="200" id="a"/>"#)
    #expect(view.placeholderIntrinsicSize == PlaceholderSize(width: View.noIntrinsicMetric, height: 200))
  }

  @Test("Guides are read with their roles")
  func guides() throws {
    let view = try DocumentFixtures.view(
      """
      <scrollView id="a"><viewLayoutGuide key="safeArea" id="s"/>
      <viewLayoutGuide key="contentLayoutGuide" id="c"/><viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView>
      """)
    #expect(view.layoutGuides.map(\.id) == ["s", "c", "f"])
    #expect(view.layoutGuides.map(\.role) == [.safeArea, .contentLayoutGuide, .frameLayoutGuide])
  }

  @Test("Margins are read by side and by direction")
  func margins() throws {
    let view = try DocumentFixtures.view(
      """
      <view id="a"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/></view>
      """)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.directionalLayoutMargins == DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
  }

  @Test("Runtime attributes have the values of their types")
  func runtimeAttributes() throws {
    let view = try DocumentFixtures.view(
      """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="shadow" value="NO"/>
      <userDefinedRuntimeAttribute type="string" keyPath="side" value="left"/>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" name="Brand"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="offset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius", "shadow", "side", "borderColor", "offset"])
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .number(8), .boolean(false), .string("left"), .color(.named("Brand")), .other(type: "size"),
      ])
  }
}
