import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Positions of built views")
struct PlacementTests {
  private func box(_ id: String, constrained: Bool, attributes: String = "", frame: Rect, mask: String = "") -> String {
    """
    <view id="\(id)" \(constrained ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : "") \(attributes)>
      <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)"/>
      <autoresizingMask key="autoresizingMask" \(mask)/>
    </view>
    """
  }

  private let nonsense = Rect(x: 7, y: 9, width: 11, height: 13)

  /// 20 points from the leading edge, 30 below the safe area, 100 x 40.
  private let fourConstraints = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root-safe" secondAttribute="top" constant="30" id="2"/>
    <constraint firstItem="a" firstAttribute="width" constant="100" id="3"/>
    <constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>
    """

  @Test("A view that constraints place ignores its saved frame")
  func constrained() throws {
    let document = try SampleDocument.storyboard(
      toolsVersion: "14490.70",
      SampleDocument.scene(
        subviews: box("a", constrained: true, frame: nonsense), constraints: fourConstraints))
    // The safe area starts below the status bar of 20 points.
    #expect(BuiltSample(document).frame("a") == Rect(x: 20, y: 50, width: 100, height: 40))
  }

  @Test("The keyboard's guide starts at the bottom of the safe area")
  func keyboardGuide() throws {
    let guide = "<keyboardLayoutGuide key=\"keyboard\" id=\"keyboard\"/>"
    let constraints = fourConstraints.replacing(
      "root-safe\" secondAttribute=\"top\" constant=\"30", with: "keyboard\" secondAttribute=\"top\" constant=\"-30")
    let document = try SampleDocument.storyboard(
      toolsVersion: "22505", device: "retina6_12",
      SampleDocument.scene(
        width: 393, height: 852, subviews: box("a", constrained: true, frame: nonsense), constraints: constraints
      ).replacing("<viewLayoutGuide", with: guide + "<viewLayoutGuide"))
    // The home indicator covers 34 points.
    #expect(BuiltSample(document).frame("a") == Rect(x: 20, y: 788, width: 100, height: 40))
  }

  @Test("A view without constraints keeps its saved frame")
  func untouched() throws {
    let frame = Rect(x: 30, y: 40, width: 50, height: 60)
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(subviews: box("a", constrained: true, frame: frame)))
    #expect(BuiltSample(document).frame("a") == frame)
  }

  @Test("A constraint between a view and its subview places the subview only")
  func outerItem() throws {
    let frame = Rect(x: 30, y: 40, width: 50, height: 60)
    let inner = box("b", constrained: true, frame: nonsense)
    let outer = box("a", constrained: true, frame: frame).replacing(
      "</view>",
      with: """
        <subviews>\(inner)</subviews><constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="5" id="1"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="6" id="2"/>
          <constraint firstItem="b" firstAttribute="width" constant="7" id="3"/>
          <constraint firstItem="b" firstAttribute="height" constant="8" id="4"/>
        </constraints></view>
        """)
    let sample = BuiltSample(try SampleDocument.storyboard(SampleDocument.scene(subviews: outer)))
    #expect(sample.frame("a") == frame)
    #expect(sample.frame("b") == Rect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("A view with a fixed frame keeps it although the mask is switched off")
  func fixedFrame() throws {
    let frame = Rect(x: 30, y: 40, width: 50, height: 60)
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: box("a", constrained: true, attributes: "fixedFrame=\"YES\"", frame: frame),
        constraints: fourConstraints))
    #expect(BuiltSample(document).view("a")?.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test("A flexible width grows with the screen")
  func mask() throws {
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: box(
          "a", constrained: false, frame: Rect(x: 10, y: 20, width: 355, height: 30), mask: "widthSizable=\"YES\"")))
    let device = try #require(Device.interfaceBuilder(id: "retina6_1"))
    let sample = BuiltSample(document, on: .device(device, .portrait))
    #expect(sample.scene.size == Size(width: 414, height: 896))
    #expect(sample.frame("a") == Rect(x: 10, y: 20, width: 355 + 414 - 375, height: 30))
  }

  @Test("The first item of a constraint without one is its owner")
  func omittedItem() throws {
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: box("a", constrained: true, frame: nonsense),
        constraints: """
          <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="15" id="1"/>
          <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="25" id="2"/>
          <constraint firstItem="a" firstAttribute="width" constant="100" id="3"/>
          <constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>
          """))
    #expect(BuiltSample(document).frame("a") == Rect(x: 260, y: 602, width: 100, height: 40))
  }

  @Test("A symbolic constant is 20 points to the container, on either side of the constraint, and 8 between siblings")
  func standardSpacing() throws {
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: box("a", constrained: true, frame: nonsense) + box("b", constrained: true, frame: nonsense),
        constraints: """
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" symbolic="YES" id="1"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="2"/>
          <constraint firstItem="root" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" symbolic="YES" id="3"/>
          <constraint firstItem="a" firstAttribute="width" constant="100" id="4"/>
          """))
    let sample = BuiltSample(document)
    #expect(sample.frame("a")?.minX == 20)
    #expect(sample.frame("b")?.minX == 128)
    #expect(sample.frame("b")?.maxX == 355)
  }

  @Test("A constraint that refers to an unknown id is left out and reported")
  func unresolved() throws {
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: box("a", constrained: true, frame: nonsense),
        constraints: fourConstraints
          + "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"ghost\" secondAttribute=\"top\" id=\"5\"/>"
      ))
    let findings = BuiltSample(document).scene.findings
    #expect(findings.contains { $0.rule == .unresolvedReference && $0.constraints == ["5"] })
  }

  @Test("Placeholder constraints are active only on the document's canvas")
  func placeholders() throws {
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: box("a", constrained: true, frame: nonsense),
        constraints: fourConstraints.replacing("id=\"3\"", with: "placeholder=\"YES\" id=\"3\"")))
    #expect(BuiltSample(document).frame("a")?.width == 100)
    let device = try #require(Device.interfaceBuilder(id: "retina4_7"))
    #expect(BuiltSample(document, on: .device(device, .portrait)).frame("a")?.width == 0)
  }

  @Test("A variation applies on a screen of its size class")
  func variation() throws {
    let constraints = fourConstraints.replacing(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"100\" id=\"3\"/>",
      with: """
        <constraint firstItem="a" firstAttribute="width" constant="100" id="3">
          <variation key="widthClass=regular" constant="300"/>
        </constraint>
        """)
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(subviews: box("a", constrained: true, frame: nonsense), constraints: constraints))
    let pad = try #require(Device.interfaceBuilder(id: "ipad9_7"))
    #expect(BuiltSample(document).frame("a")?.width == 100)
    #expect(BuiltSample(document, on: .device(pad, .portrait)).frame("a")?.width == 300)
  }
}
