import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Views made from elements")
struct ElementTests {
  private func sample(_ subviews: String, traits: TraitCollection = TraitCollection(locale: "base")) throws
    -> BuiltSample
  {
    BuiltSample(try SampleDocument.storyboard(SampleDocument.scene(subviews: subviews)), traits: traits)
  }

  private let frame = "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"40\"/>"

  @Test("An unknown element is drawn as an outline and reported")
  func unknown() throws {
    let sample = try sample("<hologramView id=\"h\">\(frame)</hologramView>")
    #expect(sample.view("h") is UnknownView)
    #expect(sample.scene.findings.first?.rule == .unknownClass)
    #expect(sample.scene.findings.first?.views == ["h"])
  }

  @Test("Priorities in the document replace the defaults of the kind of view")
  func priorities() throws {
    let sample = try sample(
      "<view id=\"v\" horizontalHuggingPriority=\"600\" verticalCompressionResistancePriority=\"0\">\(frame)</view>")
    let view = try #require(sample.view("v"))
    #expect(view.horizontalContentHuggingPriority == 600)
    // 1 is the lowest priority that Auto Layout has.
    #expect(view.verticalCompressionResistancePriority == 1)
    // UIView's defaults: 250 for hugging, 750 for compression resistance.
    #expect(view.verticalContentHuggingPriority == 250)
    #expect(view.horizontalCompressionResistancePriority == 750)
  }

  @Test("The symbol of a configured button grows with the text beside it, unless the document sets its size")
  func configuredSymbol() throws {
    func button(_ id: String, _ inner: String) -> String {
      """
      <button id="\(id)" buttonType="system">\(frame)
        <buttonConfiguration key="configuration" style="plain" image="star" catalog="system" title="A">\(inner)
        </buttonConfiguration></button>
      """
    }
    let configuration = "<symbolConfiguration key=\"preferredSymbolConfigurationForImage\" pointSize=\"17\"/>"
    func widths(_ category: ContentSizeCategory) throws -> [Double] {
      let sample = try sample(
        button("free", "") + button("sized", configuration),
        traits: TraitCollection(preferredContentSizeCategory: category))
      return try ["free", "sized"].map {
        try #require((sample.view($0) as? Button)?.configuration?.image).size.width
      }
    }
    let (plain, large) = (try widths(.large), try widths(.accessibilityLarge))
    // Body is 17 points at L and 33 at AX2: Human Interface Guidelines > Typography. Both widths are whole pixels.
    #expect(abs(large[0] / plain[0] - 33.0 / 17) < 0.06)
    #expect(large[1] == plain[1])
  }

  @Test("A custom class is drawn like the class that it extends")
  func customClass() throws {
    let sample = try sample("<label id=\"l\" text=\"Hello\" customClass=\"FancyLabel\">\(frame)</label>")
    #expect((sample.view("l") as? Label)?.text == "Hello")
    #expect(sample.scene.findings.isEmpty)
  }

  @Test("A text style follows the text size, a system font does not")
  func fonts() throws {
    let subviews = """
      <label id="style" text="A">\(frame)
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label id="fixed" text="A">\(frame)<fontDescription key="fontDescription" type="system" pointSize="15"/></label>
      """
    let sample = try sample(subviews, traits: TraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    // Body is 33 points at AX2: Human Interface Guidelines > Typography.
    #expect((sample.view("style") as? Label)?.font.size == 33)
    #expect((sample.view("fixed") as? Label)?.font.size == 15)
  }

  @Test("A minimum font size becomes the scale factor that leads to it, unless the document has a factor")
  func minimumFontSize() throws {
    func factor(_ attributes: String) throws -> Double? {
      let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/>"
      return (try sample("<label id=\"l\" text=\"A\" \(attributes)>\(frame)\(font)</label>").view("l") as? Label)?
        .minimumScaleFactor
    }
    #expect(try factor("minimumFontSize=\"9\"") == 0.5)
    #expect(try factor("minimumFontSize=\"9\" minimumScaleFactor=\"0.75\"") == 0.75)
    #expect(try factor("") == 0)
  }

  @Test("A system colour has its dark value in dark appearance")
  func darkColor() throws {
    let subviews = """
      <view id="v">\(frame)<color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """
    let traits = TraitCollection(locale: "base", userInterfaceStyle: .dark)
    #expect(try sample(subviews).view("v")?.backgroundColor == .white)
    #expect(try sample(subviews, traits: traits).view("v")?.backgroundColor == .black)
  }

  @Test("Runtime attributes round corners and draw borders")
  func runtimeAttributes() throws {
    let subviews = """
      <view id="v">\(frame)<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><real key="value" value="2"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """
    let view = try #require(try sample(subviews).view("v"))
    #expect(view.cornerRadius == 12)
    #expect(view.borderWidth == 2)
    #expect(view.clipsToBounds)
  }

  @Test("A missing image is reported and has a placeholder of the recorded size")
  func missingImage() throws {
    let document = try SampleDocument.xib(
      "<imageView id=\"i\" image=\"logo\">\(frame)</imageView>",
      resources: "<image name=\"logo\" width=\"64\" height=\"32\"/>")
    let sample = BuiltSample(document)
    #expect((sample.view("i") as? ImageView)?.image?.size == Size(width: 64, height: 32))
    #expect(sample.scene.findings.first?.rule == .missingImage)
  }
}
