import Graphics
import TestSupport
import Testing

@testable import ImageDiff

@Suite("Comparing layouts")
struct LayoutComparisonTests {
  private typealias Row = SampleTree.Row

  private func sentences(_ expected: [SampleTree.Row], _ actual: [SampleTree.Row]) -> [String] {
    difference(expected, actual).causes.map(\.sentence)
  }

  private func difference(_ expected: [SampleTree.Row], _ actual: [SampleTree.Row]) -> LayoutDifference {
    LayoutComparison(of: SampleTree(rows: expected).layout, with: SampleTree(rows: actual).layout).difference()
  }

  private let rows = ["Name", "Street", "Town", "Country"].map { SampleTree.Row($0) }

  @Test("Equal layouts have no difference")
  func equal() {
    #expect(difference(rows, rows).isEmpty)
  }

  @Test("A view that moves and those that move with it are one line")
  func moved() {
    var moved = rows
    moved[1].spacing = 12
    #expect(
      sentences(rows, moved) == [
        "'Street' moved 12 pt down, and 2 below it with it, and view root/view[0] is 12 pt taller"
      ])
    let sideways = rows.map { row in SampleTree.Row(row.text) { $0.x = 8 } }
    #expect(sentences(rows, sideways) == ["'Name' moved 8 pt right, and 3 below it with it"])
  }

  @Test("A longer text is the cause of the movements it leads to")
  func text() {
    var longer = rows
    longer[0] = Row("Name and address") {
      $0.height = 40; $0.lines = 2
    }
    // The label at the same place with another text is the same label.
    #expect(
      sentences(rows, longer) == [
        "'Name and address' says 'Name and address' instead of 'Name', takes 2 lines instead of 1, is 20 pt taller, and "
          + "3 below it moved 20 pt down, and view root/view[0] is 20 pt taller"
      ])
  }

  @Test("A new row above the others does not change their identity")
  func insertion() {
    let causes = difference(rows, [Row("Title") { $0.height = 30 }] + rows).causes
    guard case .views(let changes, let consequences) = causes.first else {
      Issue.record("there is no cause")
      return
    }
    #expect(causes.count == 1)
    #expect(changes.map(\.name) == ["Title"] && changes[0].facts == [.appeared])
    #expect(consequences.flatMap(\.facts) == [.resized(width: 0, height: 30)] + rows.map { _ in .moved(x: 0, y: 30) })
  }

  @Test("A removed row is one cause, with the views that close the gap")
  func removal() {
    #expect(
      sentences(rows, Array(rows.dropFirst())) == [
        "'Name' vanished, and 3 below it moved 20 pt up, and view root/view[0] is 20 pt shorter"
      ])
  }

  @Test("Identifiers match in another order, and the order is reported")
  func reordered() {
    let named = ["a", "b", "c"].map { Row($0, id: $0) }
    let facts = difference(named, [named[1], named[0], named[2]]).causes.flatMap { cause -> [LayoutFact] in
      guard case .views(let changes, _) = cause else { return [] }
      return changes.flatMap(\.facts)
    }
    #expect(facts.contains(.reordered))
    #expect(!facts.contains(.appeared) && !facts.contains(.vanished))
  }

  @Test("Views with the same change of style are one cause, and the same one in every image")
  func restyled() {
    let grey = rows.map { row in Row(row.text) { $0.style = [.textColor: "#0F0F0F"] } }
    let black = rows.map { row in Row(row.text) { $0.style = [.textColor: "#000000"] } }
    let causes = difference(black, grey).causes
    #expect(causes.map(\.sentence) == ["'Name' and 3 more have the text colour #0F0F0F instead of #000000"])
    let other = difference(
      [Row("Elsewhere") { $0.style = [.textColor: "#000000"] }],
      [
        Row("Elsewhere") { $0.style = [.textColor: "#0F0F0F"] }
      ])
    #expect(other.causes.map(\.key) == causes.map(\.key))
  }

  @Test("A text that is now truncated is reported, even if nothing else differs")
  func truncated() {
    var cut = rows
    cut[2].isTruncated = true
    #expect(sentences(rows, cut) == ["'Town' is now truncated"])
    #expect(sentences(cut, rows) == ["'Town' is no longer truncated"])
  }

  @Test("A view that is narrower and truncated is one line")
  func narrower() {
    var narrow = rows
    narrow[0].width = 88
    narrow[0].isTruncated = true
    #expect(sentences(rows, narrow) == ["'Name' is now truncated, is 12 pt narrower"])
  }

  @Test("Two rows that grow are two causes; views below both follow from the second")
  func two() {
    var grown = rows
    for index in [0, 1] {
      grown[index] = Row(rows[index].text + "!") { $0.height = 35 }
    }
    let causes = difference(rows, grown).causes
    #expect(causes.count == 2)
    guard case .views(_, let consequences) = causes.last else {
      Issue.record("the second cause is not a change of views: \(causes)")
      return
    }
    #expect(consequences.flatMap(\.facts).filter { $0 == .moved(x: 0, y: 30) }.count == 2)
  }

  @Test("A view that is hidden in both layouts is not reported")
  func hidden() {
    var before = rows
    before[3].isHidden = true
    var after = before
    after[3].text = "Elsewhere"
    #expect(difference(before, after).isEmpty)
  }

  @Test("New and former findings are reported; one whose amounts changed is not")
  func findings() {
    func finding(_ rule: Finding.Rule, _ message: String) -> Finding {
      Finding(rule: rule, views: ["v"], message: message)
    }
    let before = SampleTree(
      rows: rows, findings: [finding(.conflict, "a breaks b"), finding(.truncated, "needs 10 pt")])
    let after = SampleTree(
      rows: rows, findings: [finding(.overlap, "v covers w"), finding(.truncated, "needs 12 pt")])
    #expect(
      LayoutComparison(of: before.layout, with: after.layout).difference().causes.map(\.sentence) == [
        "new: v covers w", "no longer: a breaks b",
      ])
  }

  @Test("Alignments have the greatest likeness of all pairings in order")
  func alignment() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let sides = (0..<2).map { _ in
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in Int.random(in: 0...3, using: &generator) }
      }
      let likeness = { (index: Int, other: Int) -> Int? in
        sides[0][index] == sides[1][other] ? 1 + sides[0][index] : nil
      }
      let alignment = SequenceAlignment(sides[0].count, sides[1].count, likeness: likeness)
      let sum = alignment.pairs.reduce(0) { $0 + (likeness($1.0, $1.1) ?? -100) }
      #expect(sum == best(sides[0][...], sides[1][...]), "\(sides), seed 7")
    }
  }

  /// Tries every pairing.
  private func best(_ side: ArraySlice<Int>, _ other: ArraySlice<Int>) -> Int {
    guard let first = side.first else { return 0 }
    let choices = other.indices.filter { other[$0] == first }.map {
      1 + first + best(side.dropFirst(), other[($0 + 1)...])
    }
    return max(best(side.dropFirst(), other), choices.max() ?? 0)
  }
}
