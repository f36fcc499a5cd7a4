import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("What documents say to assistive technologies")
struct AccessibilityTests {
  private let frame = "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"40\"/>"

  private func view(_ content: String) throws -> View {
    let scene = SampleDocument.scene(subviews: "<view id=\"v\">\(frame)\(content)</view>")
    return try #require(
      BuiltSample(try SampleDocument.storyboard(scene), traits: TraitCollection(locale: "base")).view("v"))
  }

  @Test("Label, value, hint, traits and whether the view is an element are those of the document")
  func configuration() throws {
    let view = try view(
      """
      <accessibility key="accessibilityConfiguration" label="Balance" hint="Shows the account.">
        <string key="value">12 euros</string>
        <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
        <bool key="isElement" value="YES"/>
      </accessibility>
      """)
    #expect(view.accessibilityLabel == "Balance")
    #expect(view.accessibilityValue == "12 euros")
    #expect(view.accessibilityHint == "Shows the account.")
    #expect(view.accessibilityTraits == [.button, .notEnabled])
    #expect(view.isAccessibilityElement)
  }

  @Test("A configuration that says nothing leaves the defaults of the kind of view")
  func defaults() throws {
    let view = try view("<accessibility key=\"accessibilityConfiguration\" identifier=\"balance\"/>")
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
  }

  @Test("Runtime attributes are set after the configuration")
  func runtimeAttributes() throws {
    let view = try view(
      """
      <accessibility key="accessibilityConfiguration" label="Balance"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Account"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(view.accessibilityLabel == "Account")
    #expect(view.isAccessibilityElement)
  }
}
