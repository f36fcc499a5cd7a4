import AutoLayout
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("How long the views of scenes live")
struct SceneLifetimeTests {
  /// References to views that do not keep them.
  private struct Reference {
    weak var view: View?
  }

  @Test(
    "Nothing keeps the views of a scene that is no longer used",
    arguments: [
      #"<label id="l" text="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#,
      #"<label id="l" text="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#,
      #"<textField id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>"#,
      #"<button id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></button>"#,
      #"<stackView id="l"><subviews><label id="m" text="a"/></subviews></stackView>"#,
      #"<scrollView id="l"><subviews><view id="m"/></subviews></scrollView>"#,
      #"<segmentedControl id="l"><segments><segment title="a"/></segments></segmentedControl>"#,
    ])
  func scene(subviews: String) throws {
    let document = try SampleDocument.storyboard(SampleDocument.scene(subviews: subviews))
    var views: [Reference] = []
    do {
      let sample = BuiltSample(document)
      sample.scene.root.forEachInTree { views.append(Reference(view: $0)) }
    }
    #expect(views.count > 1)
    #expect(views.compactMap { $0.view?.identifier } == [])
  }
}
