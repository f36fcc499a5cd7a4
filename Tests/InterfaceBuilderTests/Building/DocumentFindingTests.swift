import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Findings about documents")
struct DocumentFindingTests {
  private let frame = "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"40\"/>"

  private func sample(_ subviews: String, constraints: String = "") throws -> BuiltSample {
    BuiltSample(
      try SampleDocument.storyboard(SampleDocument.scene(subviews: subviews, constraints: constraints)))
  }

  @Test("An unknown colour is a note about the view, which keeps its default", arguments: ["name", "systemColor"])
  func missingColor(attribute: String) throws {
    let sample = try sample("<view id=\"v\">\(frame)<color key=\"backgroundColor\" \(attribute)=\"Brand\"/></view>")
    let finding = try #require(sample.scene.findings.first)
    #expect(sample.scene.findings.count == 1)
    #expect(finding.rule == .missingColor)
    #expect(finding.severity == .note)
    #expect(finding.views == ["v"])
    #expect(finding.constraints.isEmpty)
    #expect(sample.view("v")?.backgroundColor == nil)
  }

  @Test("An unknown colour is reported once for each view that uses it")
  func missingColorOfTwoViews() throws {
    let colors = "<color key=\"backgroundColor\" name=\"Brand\"/><color key=\"tintColor\" name=\"Brand\"/>"
    let sample = try sample("<view id=\"a\">\(frame)\(colors)</view><view id=\"b\">\(frame)\(colors)</view>")
    #expect(sample.scene.findings.map(\.rule) == [.missingColor, .missingColor])
    #expect(Set(sample.scene.findings.map(\.views)) == [["a"], ["b"]])
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

  @Test("An unknown second attribute is an error too, and does not count as a constant")
  func unreadableSecondAttribute() throws {
    let sample = try sample(
      "<view id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(frame)</view>",
      constraints: """
        <constraint firstItem="v" firstAttribute="width" secondItem="root" secondAttribute="breadth" constant="5" id="c"/>
        """)
    let finding = try #require(sample.scene.findings.first)
    #expect(finding.rule == .unreadableConstraint)
    #expect(finding.constraints == ["c"])
    #expect(finding.message.contains("'breadth'"))
  }

  @Test("A constraint that cannot be read is an error with its id, and the others are activated")
  func unreadableConstraint() throws {
    let sample = try sample(
      "<view id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(frame)</view>",
      constraints: """
        <constraint firstItem="v" firstAttribute="middle" secondItem="root" secondAttribute="top" id="unreadable"/>
        <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="31"
          id="c1"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
        <constraint firstItem="v" firstAttribute="width" constant="50" id="c3"/>
        <constraint firstItem="v" firstAttribute="height" constant="20" id="c4"/>
        """)
    let finding = try #require(sample.scene.findings.first)
    #expect(sample.scene.findings.count == 1)
    #expect(finding.rule == .unreadableConstraint)
    #expect(finding.severity == .error)
    #expect(finding.constraints == ["unreadable"])
    #expect(finding.views.isEmpty)
    #expect(sample.frame("v") == Rect(x: 31, y: 0, width: 50, height: 20))
  }
}
