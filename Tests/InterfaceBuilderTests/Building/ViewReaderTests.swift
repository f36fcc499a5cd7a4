import AutoLayout
import Controls
import Testing

@testable import InterfaceBuilder

/// Walks the table of readers.
@Suite("Each reader of views")
struct ViewReaderTests {
  private static let tags = ViewReader.all.keys.sorted()

  @Test("makes a view that keeps the tag name, of a known kind or a plain one", arguments: tags)
  func makesView(tag: String) throws {
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: "<\(tag) id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"40\"/></\(tag)>"))
    let built = BuiltSample(document)
    let view = try #require(built.view("v"))
    #expect(view.elementClass == tag)
    #expect(built.scene.findings.isEmpty)
    let isPlain = view is DocumentView || view is PlaceholderView
    #expect(ViewKind.all.contains(view.viewKind) || isPlain, "ViewKind.all has no '\(tag)'")
  }

  @Test("has one property of each name, apart from a main one that all views have", arguments: tags)
  func properties(tag: String) {
    let data = DataProperties.of(tag)
    let keys = data.keys.filter { $0 != data.main?.name }
    #expect(Set(keys).count == keys.count)
    #expect(["hidden", "alpha", "background", "tint", "document", "scene"].allSatisfy(data.contains))
  }

  @Test(
    "Objects that are not views have only their own properties",
    arguments: [
      ("navigationItem", ["arguments", "key", "prompt", "table", "title"]),
      ("tabBarItem", ["arguments", "badge", "enabled", "image", "key", "table", "title"]),
      ("barButtonItem", ["arguments", "enabled", "image", "key", "table", "title"]), ("constraint", ["constant"]),
    ])
  func otherObjects(tag: String, keys: [String]) {
    #expect(DataProperties.of(tag).keys.sorted() == keys)
  }

  @Test("A view of an unknown kind has the properties of all views")
  func unknownView() {
    #expect(
      DataProperties.of("ribbon").keys.sorted() == ["alpha", "background", "document", "hidden", "scene", "tint"])
  }
}
