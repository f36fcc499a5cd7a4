import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// The example of the guide "Debugging Tricks and Tips", as a document: a label that is at least 400 points wide and a
/// text field beside it, in a view of 320 points. Xcode writes constraints in the order of their identifiers, which are
/// random.
@Suite("Identifiers of a document's constraints have no effect on what is broken")
struct ShuffledConflictTests {
  /// What a constraint of the example says, with the name that the second log shows.
  private struct Rule {
    var name: String
    var xml: String
  }

  private static let rules = [
    Rule(
      name: "Label Width",
      xml: "firstItem=\"label\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"400\""),
    Rule(
      name: "Label Leading",
      xml: "firstItem=\"label\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\""),
    Rule(
      name: "Space Between Controls",
      xml:
        "firstItem=\"field\" firstAttribute=\"leading\" secondItem=\"label\" secondAttribute=\"trailing\" constant=\"8\""
    ),
    Rule(
      name: "Text Field Trailing",
      xml: "firstItem=\"field\" firstAttribute=\"trailing\" secondItem=\"root\" secondAttribute=\"trailingMargin\""),
  ]

  private static let subviews = """
    <label opaque="NO" text="Name" id="label" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="40" width="45" height="21"/></label>
    <textField opaque="NO" id="field" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="69" y="35" width="235" height="30"/></textField>
    """

  /// Lays out the example with the rules in an order, as their identifiers would sort them.
  private func laidOut(_ order: [Int], isNamed: Bool) throws -> BuiltSample {
    let constraints = order.enumerated().map { place, index in
      let name = isNamed ? "identifier=\"\(Self.rules[index].name)\"" : ""
      return "<constraint \(Self.rules[index].xml) \(name) id=\"a\(place)-Xy-\(9 - place)Zq\"/>"
    }
    let scene = SampleDocument.scene(
      width: 320, height: 568, subviews: Self.subviews, constraints: constraints.joined())
    return BuiltSample(try SampleDocument.storyboard(device: "retina4_0", scene))
  }

  private static let orders = permutations(of: [0, 1, 2, 3])

  private static func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in permutations(of: items.filter { $0 != first }).map { [first] + $0 } }
  }

  @Test("The width of the label is broken, and the field is between the label and the margin", arguments: orders)
  func order(order: [Int]) throws {
    for isNamed in [false, true] {
      let sample = try laidOut(order, isNamed: isNamed)
      let conflict = try #require(sample.outcome.conflicts.first)
      #expect(sample.outcome.conflicts.count == 1)
      #expect(conflict.broken.relation == .greaterThanOrEqual)
      #expect(conflict.broken.identifier == (isNamed ? "Label Width" : nil))
      #expect(conflict.constraints.count == 5)
      let (label, field) = (try #require(sample.frame("label")), try #require(sample.frame("field")))
      // The margins of a root are 16 below 400 points. The broken width takes all the room that there is.
      #expect(label.minX == 16)
      #expect(field.minX == label.maxX + 8)
      #expect(field.maxX == 304)
    }
  }
}
