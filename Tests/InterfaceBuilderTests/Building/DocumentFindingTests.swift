import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Findings about documents")
struct DocumentFindingTests {
  private let frame = "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"40\"/>"

  @Test("An unknown colour is a note about the view, which keeps its default", arguments: ["name", "systemColor"])
  func missingColor(attribute: String) throws {
    let view = "<view id=\"v\">\(frame)<color key=\"backgroundColor\" \(attribute)=\"Brand\"/></view>"
    let sample = BuiltSample(try SampleDocument.storyboard(SampleDocument.scene(subviews: view)))
    let finding = try #require(sample.scene.findings.first)
    #expect(sample.scene.findings.count == 1)
    #expect(finding.rule == .missingColor)
    #expect(finding.severity == .note)
    #expect(finding.views == ["v"])
    #expect(finding.constraints.isEmpty)
    #expect(sample.view("v")?.backgroundColor == nil)
  }

  @Test("Colours that the document or the system defines are not reported")
  func knownColors() throws {
    let document = try SampleDocument.xib(
      """
      <view id="v">\(frame)<color key="backgroundColor" name="Brand"/>
        <color key="tintColor" systemColor="labelColor"/></view>
      """,
      resources: """
        <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor>
        """)
    let sample = BuiltSample(document)
    #expect(sample.scene.findings.isEmpty)
    #expect(sample.view("v")?.backgroundColor == Color(hex: 0xFF0000))
  }
}
