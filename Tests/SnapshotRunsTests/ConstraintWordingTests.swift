import Galley
import Testing

@testable import AutoLayout
@testable import SnapshotRuns

@Suite("Constraints in words")
struct ConstraintWordingTests {
  private let root = View()
  private let view = View()
  private let other = View()

  init() {
    (root.identifier, view.identifier, other.identifier) = ("R", "V", "O")
    for subview in [view, other] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(subview)
    }
  }

  /// Returns the sentence about a constraint in the view's explanation.
  private func sentence(_ constraint: LayoutConstraint) throws -> String {
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: Unmeasured())
    let outcome = root.layout(size: Size(width: 320, height: 480), in: environment)
    let explanation = try #require(view.layoutExplanation(after: outcome))
    return ConstraintWording(explanation: explanation).sentence(ExplainedConstraint(constraint, explaining: view))
  }

  @Test("Distances have the direction of their sign")
  func distances() throws {
    #expect(
      try sentence(view.leadingAnchor == other.trailingAnchor + 8)
        == "its leading edge is 8 pt after the trailing edge of the view 'O'")
  }

  @Test("A negative distance is positive in the other direction, with its bound reversed")
  func backwards() throws {
    #expect(
      try sentence(view.bottomAnchor >= root.bottomAnchor - 20)
        == "its bottom edge is at most 20 pt above the bottom edge of its superview")
  }

  @Test("A constraint that starts with the other item is inverted")
  func turnedRound() throws {
    #expect(
      try sentence(root.rightAnchor >= view.rightAnchor + 16)
        == "its right edge is at least 16 pt left of the right edge of its superview")
  }

  @Test("Without a distance edges are at each other, or on one side")
  func meeting() throws {
    #expect(
      try sentence(view.topAnchor <= other.topAnchor) == "its top edge is at or above the top edge of the view 'O'")
  }

  @Test("Extents have a factor and an addition")
  func extents() throws {
    #expect(
      try sentence(view.widthAnchor >= 0.5 * root.widthAnchor - 10)
        == "its width is at least 0.5 times the width of its superview minus 10 pt")
  }

  @Test("An extent in points is a number")
  func points() throws {
    #expect(try sentence(view.heightAnchor <= 44) == "its height is at most 44 pt")
  }

  @Test("Guides have names of their own")
  func guides() throws {
    #expect(
      try sentence(view.topAnchor == root.safeAreaLayoutGuide.topAnchor)
        == "its top edge is at the top edge of the safe area of its superview")
  }
}

/// Measures nothing: these tests are about words.
private final class Unmeasured: TextMeasuring {
  func paragraph(for request: ParagraphRequest) -> Paragraph { Paragraph(size: .zero, lines: []) }
  func metrics(for font: Font) -> FontExtents { FontExtents(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0) }
  func hasFamily(_ family: Font.Family) -> Bool { true }
}
