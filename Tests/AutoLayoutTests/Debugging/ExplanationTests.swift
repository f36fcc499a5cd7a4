import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Explanations")
struct ExplanationTests {
  private let box = Box("box", 40, 20)
  private let stage: Stage

  init() { stage = Stage(box) }

  private func sides(_ explanation: LayoutExplanation) -> [ExplainedSide.Kind: ExplainedSide] {
    Dictionary(uniqueKeysWithValues: explanation.sides.map { ($0.kind, $0) })
  }

  @Test("Each side names the constraints that determine it, the far edges too")
  func holders() throws {
    let outcome = stage.layout(
      box.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30))
    let explanation = try #require(box.layoutExplanation(after: outcome))
    let sides = sides(explanation)
    #expect(sides.mapValues(\.value) == [.left: 270, .right: 310, .top: 30, .bottom: 50, .width: 40, .height: 20])
    // The right edge depends only on the root; its distance from the left follows from the width.
    #expect(
      sides[.right]?.holders.map(\.format) == ["H:[UIView:box]-(10)-|", "H:[UIView:root(320)]"])
    #expect(sides[.top]?.holders.map(\.format) == ["V:|-(30)-[UIView:box]"])
    #expect(sides[.width]?.holders.allSatisfy { $0.source == .contentSize } == true)
    #expect(sides.values.allSatisfy { $0.freedom == nil })
    #expect(explanation.yielding.isEmpty)
  }

  @Test("An ambiguous side has a range, the constraints that limit it, and two equally good positions")
  func freedom() throws {
    let outcome = stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      box.topAnchor.constraint(greaterThanOrEqualTo: stage.root.topAnchor, constant: 10),
      box.bottomAnchor.constraint(lessThanOrEqualTo: stage.root.bottomAnchor))
    let explanation = try #require(box.layoutExplanation(after: outcome))
    let top = try #require(sides(explanation)[.top])
    let freedom = try #require(top.freedom)
    #expect(freedom.least == 10)
    #expect(freedom.greatest == 460)
    #expect(freedom.lowerLimits.map(\.format) == ["V:|-(>=10)-[UIView:box]"])
    #expect(freedom.upperLimits.first?.format == "V:[UIView:box]-(>=0)-|")
    #expect(freedom.optima.map(\.minY) == [10, 460])
    #expect(freedom.optima.map(\.size) == [box.frame.size, box.frame.size])
  }

  @Test("A constraint that is not satisfied is listed with its violation")
  func yielding() throws {
    let outcome = stage.layout(box.widthAnchor.constraint(equalToConstant: 100))
    let yielding = try #require(box.layoutExplanation(after: outcome)).yielding
    #expect(yielding.map(\.violation) == [60])
    #expect(yielding.first?.constraint.format == "H:[UIView:box(<=40@250)]")
  }

  @Test("A conflict of the view is listed with all its constraints and the broken one")
  func conflict() throws {
    let outcome = stage.layout(
      box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 200))
    let conflict = try #require(box.layoutExplanation(after: outcome)?.conflicts.first)
    #expect(conflict.constraints.map(\.constant) == [100, 200])
    #expect(conflict.broken.constant == 200)
    #expect(stage.root.layoutExplanation(after: outcome)?.conflicts.isEmpty == true)
  }

  @Test("Asking changes nothing: edits after it are solved as before")
  func keptSystem() throws {
    let top = box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30)
    let outcome = stage.layout(top, box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
    _ = box.layoutExplanation(after: outcome)
    top.constant = 50
    stage.layout(box.heightAnchor.constraint(equalToConstant: 9))
    #expect(box.frame == Rect(x: 0, y: 50, width: 40, height: 9))
    #expect(try #require(box.layoutExplanation(after: outcome)).alignmentRect == box.frame)
  }

  @Test("The reach of a constraint depends on the views it relates")
  func reach() throws {
    let inner = Box("inner")
    box.addSubview(inner)
    let outcome = stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor))
    let explanation = try #require(inner.layoutExplanation(after: outcome))
    let width = try #require(sides(explanation)[.width])
    #expect(width.holders.prefix(2).allSatisfy { $0.reach == .view })
    #expect(width.holders.dropFirst(2).allSatisfy { $0.reach == .surroundings })
    #expect(width.holders.count > 2)
  }

  @Test("A constraint within a sibling is listed as inside that view")
  func inside() throws {
    let (neighbour, inner) = (Box("neighbour"), Box("inner", 30, 30))
    stage.root.addSubview(neighbour)
    neighbour.addSubview(inner)
    let outcome = stage.layout(
      neighbour.topAnchor.constraint(equalTo: stage.root.topAnchor),
      inner.topAnchor.constraint(equalTo: neighbour.topAnchor),
      inner.bottomAnchor.constraint(equalTo: neighbour.bottomAnchor),
      box.topAnchor.constraint(equalTo: neighbour.bottomAnchor))
    let explanation = try #require(box.layoutExplanation(after: outcome))
    let top = try #require(sides(explanation)[.top])
    #expect(top.value == 30)
    #expect(top.holders.prefix(2).map(\.reach) == [.view, .neighbours])
    #expect(top.holders.dropFirst(2).count == 4)
    for holder in top.holders.dropFirst(2) {
      guard case .inside(let item) = holder.reach else {
        Issue.record("\(holder.format) is not inside")
        continue
      }
      #expect(item.id == "neighbour")
    }
  }

  @Test("In right-to-left languages the leading edge determines the right side")
  func rightToLeft() throws {
    let outcome = stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10), direction: .rightToLeft)
    let explanation = try #require(box.layoutExplanation(after: outcome))
    #expect(explanation.direction == .rightToLeft)
    let right = try #require(sides(explanation)[.right])
    #expect(right.value == 310)
    #expect(right.holders.first?.firstAttribute == .leading)
  }
}
