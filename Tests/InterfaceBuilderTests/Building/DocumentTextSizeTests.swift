import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Text sizes of documents")
struct DocumentTextSizeTests {
  private func sample(_ attributes: String, limit: String) throws -> BuiltSample {
    let subviews = """
      <label id="l" text="a" \(attributes)><rect key="frame" x="10" y="10" width="200" height="40"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="maximumContentSizeCategory" value="\(limit)"/>
        </userDefinedRuntimeAttributes></label>
      """
    let document = try SampleDocument.storyboard(SampleDocument.scene(subviews: subviews))
    let traits = TraitCollection(locale: "base", preferredContentSizeCategory: .accessibilityExtraLarge)
    return BuiltSample(document, traits: traits)
  }

  @Test("A maximum content size category among the runtime attributes applies to a label")
  func limit() throws {
    let sample = try sample("adjustsFontForContentSizeCategory=\"YES\"", limit: "UICTContentSizeCategoryXL")
    let label = try #require(sample.view("l") as? Label)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test(
    "The values of UIKit's constants are content size categories",
    arguments: [
      ("UICTContentSizeCategoryXS", ContentSizeCategory.extraSmall), ("UICTContentSizeCategoryL", .large),
      ("UICTContentSizeCategoryAccessibilityXXXL", .accessibilityExtraExtraExtraLarge),
    ])
  func names(name: String, category: ContentSizeCategory) {
    #expect(ContentSizeCategory(documentName: name) == category)
  }

  @Test(
    "Other names are not content size categories",
    arguments: ["UICTContentSizeCategoryAX1", "L", "UICTContentSizeCategory"])
  func unknown(name: String) {
    #expect(ContentSizeCategory(documentName: name) == nil)
  }
}
