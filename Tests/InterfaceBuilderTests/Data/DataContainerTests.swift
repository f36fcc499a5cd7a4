import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Scenes in container views, chosen by data")
struct DataContainerTests {
  private static let host = SampleDocument.scene(
    subviews: """
      <containerView id="box" fixedFrame="YES"><rect key="frame" x="0" y="300" width="375" height="200"/></containerView>
      """)

  private static func scene(_ values: DataNode) throws -> DataScene {
    let label = #"<label id="lab" text="Other"><rect key="frame" x="0" y="0" width="90" height="20"/></label>"#
    let other = try SampleDocument.storyboard(
      SampleDocument.scene(
        id: "far", root: "far-root", attributes: #"storyboardIdentifier="Chart""#, subviews: label),
      path: "Charts.storyboard")
    let sources = DataSources(document: { $0 == "Charts.storyboard" ? .document(other) : .unknown(["Charts"]) })
    return try DataScene(
      of: SampleDocument.storyboard(host), values, canvas: .device(.iPhone17, .portrait), sources: sources)
  }

  @Test("A container view shows a scene of another storyboard, with values for the views in it")
  func otherStoryboard() throws {
    let scene = try Self.scene(["box": ["scene": "Charts/Chart", "lab": "Sales"]])
    #expect(scene.problems == [])
    #expect(try scene.view("far-root", as: View.self).superview?.identifier == "box")
    #expect(try scene.text("lab") == "Sales")
  }

  @Test(
    "An unknown storyboard, scene or view is reported with the nearest name",
    arguments: [
      ("Chart/Chart", "unknown storyboard 'Chart'; did you mean 'Charts'?"),
      ("Charts/Chrat", "unknown scene 'Chrat'; did you mean 'Chart'?"),
      ("Chrat", "unknown scene 'Chrat'"),
    ])
  func unknown(name: String, message: String) throws {
    let problems = try Self.scene(["box": ["scene": .quoted(name)]]).problems
    #expect(problems.count == 1 && problems[0].hasPrefix(message))
    #expect(
      try Self.scene(["box": ["scene": "Charts/Chart", "lba": "Sales"]]).problems.first?
        .hasPrefix("unknown view 'lba'") == true)
  }
}
