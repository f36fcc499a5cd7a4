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
        "'Street' moved 12 pt down, and 2 below it with it, and the view with 'Name' is 12 pt taller"
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
        "'Name' now says 'Name and address', takes 2 lines instead of 1, is 20 pt taller, and "
          + "3 below it moved 20 pt down, and the view with 'Name' is 20 pt taller"
      ])
  }

  @Test("A new row above the others does not change their identity")
  func insertion() {
    let causes = difference(rows, [Row("Title") { $0.height = 30 }] + rows).causes
    guard case .views(let changes, let consequences, _, _) = causes.first else {
      Issue.record("there is no cause")
      return
    }
    #expect(causes.count == 1)
    #expect(changes.map(\.words) == ["'Title'"] && changes[0].facts == [.appeared])
    #expect(consequences.flatMap(\.facts) == [.resized(width: 0, height: 30)] + rows.map { _ in .moved(x: 0, y: 30) })
  }

  @Test("A removed row is one cause, with the views that close the gap")
  func removal() {
    #expect(
      sentences(rows, Array(rows.dropFirst())) == [
        "'Name' is gone, and 3 below it moved 20 pt up, and the view with 'Name' is 20 pt shorter"
      ])
  }

  @Test("Identifiers match in another order, and the order is reported")
  func reordered() {
    let named = ["a", "b", "c"].map { Row($0, id: $0) }
    let facts = difference(named, [named[1], named[0], named[2]]).causes.flatMap { cause -> [LayoutFact] in
      guard case .views(let changes, _, _, _) = cause else { return [] }
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
    guard case .views(_, let consequences, _, _) = causes.last else {
      Issue.record("the second cause is not a change of views: \(causes)")
      return
    }
    let moves = consequences.flatMap(\.facts).filter { $0 == .moved(x: 0, y: 30) }
    #expect(moves.count == 2)
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

  // MARK: Words

  @Test(
    "A change of style names what a developer chose",
    arguments: [
      (LayoutStyle.Property.font, "system 14", "Title 1, 28 pt", "has the font Title 1, 28 pt, instead of system 14"),
      (.textColor, "label", "secondaryLabel", "has the text colour secondaryLabel instead of label"),
      (.textColor, "label; #112233", "label; #445566", "has the text colour #445566 instead of #112233"),
      (.onTint, nil, "#ED6441", "has the on tint #ED6441 instead of the default"),
      (.drawing, "#111111; #222222", "#111111; #333333", "has #333333 instead of #222222"),
      (.drawing, "#111111; #222222", "#333333", "is drawn in other colours or lines"),
      (.image, "1", "2", "has another image"),
      (.alpha, nil, "0.5", "has the opacity 0.5 instead of 1"),
    ] as [(LayoutStyle.Property, String?, String?, String)])
  func styleWords(property: LayoutStyle.Property, before: String?, after: String?, words: String) {
    let rows = [before, after].map { value in [Row("Name") { $0.style[property] = value }] }
    #expect(sentences(rows[0], rows[1]) == ["'Name' \(words)"])
  }

  @Test(
    "A drawing that is painted in another size is no other image",
    arguments: [
      // What is shown, and after a slash the drawing.
      ("1/9", "2/9", true, ["'Logo' is 10 pt narrower"]),
      ("1/9", "2/9", false, ["'Logo' has the same image in another size"]),
      ("1/9", "2/8", true, ["'Logo' has another image, is 10 pt narrower"]),
      ("1/9", "2/8", false, ["'Logo' has another image"]),
      ("1/9", "1/8", false, []),
      // An earlier version did not record drawings.
      ("1", "2/9", true, ["'Logo' is 10 pt narrower"]), ("1", "2/9", false, ["'Logo' has another image"]),
      ("1", "1/9", false, []), ("1", "2", true, ["'Logo' has another image, is 10 pt narrower"]),
    ])
  func drawings(before: String, after: String, isNarrower: Bool, words: [String]) {
    let expected = Row("Logo") { $0.style[.image] = before }
    let actual = Row("Logo") {
      $0.style[.image] = after
      if isNarrower { $0.width = 90 }
    }
    #expect(sentences([expected], [actual]) == words)
  }

  @Test("Shapes in other colours are not reported beside the colour of the part that has changed")
  func namedPart() {
    let before = Row("Name") { $0.style = [.onTint: "#111111", .drawing: "#111111"] }
    let after = Row("Name") { $0.style = [.onTint: "#222222", .drawing: "#222222"] }
    #expect(sentences([before], [after]) == ["'Name' has the on tint #222222 instead of #111111"])
  }

  @Test("Styles that another version described in other words are not compared")
  func otherStyleVersion() {
    let before = SampleTree(rows: [Row("Name") { $0.style = [.font: "Inter 17"] }])
    let after = SampleTree(rows: [Row("Name") { $0.style = [.font: "system 17"] }])
    var reference = before.layout
    reference.styleVersion = 1
    #expect(LayoutComparison(of: reference, with: after.layout).difference().isEmpty)
    #expect(!LayoutComparison(of: before.layout, with: after.layout).difference().isEmpty)
  }

  @Test(
    "A view is named by what it said before, and of long texts the part that differs is shown",
    arguments: [
      ("Bananas", "DELETE ALL", "'Bananas' now says 'DELETE ALL'"),
      ("Bananas", "", "'Bananas' now says nothing"),
      ("Pay now", "Pay\u{A0} now", "'Pay now' now says the same with other spaces"),
      (
        String(repeating: "a", count: 100) + " old", String(repeating: "a", count: 100) + " new",
        // The last thirty characters.
        "'…\(String(repeating: "a", count: 26)) old' now says '…\(String(repeating: "a", count: 26)) new'"
      ),
      (
        "It is " + String(repeating: "b", count: 80), "He is " + String(repeating: "b", count: 80),
        "'It is \(String(repeating: "b", count: 53))…' now says 'He is \(String(repeating: "b", count: 53))…'"
      ),
    ])
  func formerWords(before: String, after: String, sentence: String) {
    #expect(sentences([Row(before, id: "label")], [Row(after, id: "label")]) == [sentence])
  }

  @Test("A view whose text is unchanged, and one beside it, are named by their words in the reference")
  func formerNames() {
    let before = [Row("Street", id: "street"), Row("", id: "root/switch") { $0.x = 0 }]
    var after = before
    after[0].text = "Town"
    after[1].x = 40
    #expect(
      sentences(before, after) == ["'Street' now says 'Town'", "the label below 'Street' moved 40 pt right"])
  }

  @Test("Causes of a kind and view have a key and a head in common; words, amounts and views tell them apart")
  func identity() {
    func cause(_ before: Row, _ after: Row) -> LayoutCause? { difference([before], [after]).causes.first }
    let name = Row("Name", id: "label")
    let (one, other) = (cause(name, Row("Nom", id: "label")), cause(name, Row("Nome", id: "label")))
    #expect(one?.key == other?.key && one?.head == "the text of 'Name' changed" && other?.head == one?.head)
    #expect(one?.details != other?.details)
    let long = String(repeating: "a", count: 90)
    let cut = ["x", "y"].map { cause(name, Row(long + $0, id: "label")) }
    #expect(cut[0]?.sentence == cut[1]?.sentence && cut[0]?.details != cut[1]?.details)
    #expect(cause(name, Row("Name", id: "label") { $0.x = 8 })?.head == "'Name' moved")
  }

  @Test("A change is an improvement if a text is no longer truncated and nothing but frames differs")
  func improvement() {
    var cut = rows
    cut[2].isTruncated = true
    var wider = rows
    wider[2].width = 120
    #expect(difference(cut, wider).causes.map(\.isImprovement) == [true])
    #expect(difference(wider, cut).causes.map(\.isImprovement) == [false])
    wider[2].text = "Village"
    #expect(difference(cut, wider).causes.map(\.isImprovement) == [false])
    #expect(difference(rows, wider).causes.map(\.isOnlyGeometric) == [false])
    #expect(LayoutCause.mended(Finding(rule: .conflict, message: "a")).isImprovement)
    #expect(!LayoutCause.found(Finding(rule: .conflict, message: "a")).isImprovement)
  }

  // MARK: Constraints

  private func sentences(
    _ expected: [SampleTree.Row], _ actual: [SampleTree.Row], constant: (Double, Double), name: String = "",
    second: ConstraintNote.Side? = ConstraintNote.Side(view: "root/view[0]", attribute: "top")
  ) -> [String] {
    func layout(_ rows: [SampleTree.Row], _ constant: Double) -> LayoutResult {
      var layout = SampleTree(rows: rows).layout
      layout.constraints = [
        ConstraintNote(
          id: "c", name: name, first: ConstraintNote.Side(view: "street", attribute: "top"), second: second,
          constant: constant)
      ]
      return layout
    }
    return LayoutComparison(of: layout(expected, constant.0), with: layout(actual, constant.1)).difference().causes
      .map(\.sentence)
  }

  private func form(_ spacing: Double) -> [SampleTree.Row] {
    [Row("Name"), Row("Street", id: "street") { $0.spacing = spacing }, Row("Town")]
  }

  @Test(
    "A constraint with another constant is the cause, by its name or by what it sets",
    arguments: [
      ("Street Top", ConstraintNote.Side(view: "root/view[0]", attribute: "top"), "'Street Top'"),
      ("", ConstraintNote.Side(view: "root/view[0]", attribute: "top"), "the top space of 'Street'"),
      (
        "", ConstraintNote.Side(view: "root/view[0]/label[0]", attribute: "bottom"),
        "the space between 'Name' and 'Street'"
      ),
      ("", nil, "the top of 'Street'"),
    ] as [(String, ConstraintNote.Side?, String)])
  func constraint(name: String, second: ConstraintNote.Side?, words: String) {
    let found = sentences(form(24), form(40), constant: (24, 40), name: name, second: second)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(words) is 40 instead of 24: 'Street' moved 16 pt down, and") == true)
  }

  @Test("A constraint whose constant has changed without an effect is not reported")
  func idleConstraint() {
    #expect(sentences(form(24), form(24), constant: (24, 40)).isEmpty)
  }

  @Test("Movements are not due to a constraint whose constant has not changed")
  func sameConstant() {
    #expect(sentences(form(24), form(40), constant: (24, 24)).first?.hasPrefix("'Street' moved") == true)
  }

  // MARK: Views that are gone

  @Test("Findings about a view that is gone are counted in its cause, and others stay")
  func foldedFindings() {
    let named = rows.map { Row($0.text, id: $0.text) }
    func finding(_ view: String) -> Finding { Finding(rule: .ambiguous, views: [view], message: "about \(view)") }
    let before = SampleTree(rows: named, findings: [finding("Name"), finding("Town")])
    let after = SampleTree(rows: Array(named.dropFirst()))
    let sentences = LayoutComparison(of: before.layout, with: after.layout).difference().causes.map(\.sentence)
    #expect(sentences.count == 2)
    #expect(
      sentences.first?.hasPrefix("'Name' is gone") == true
        && sentences.first?.hasSuffix("and with it 1 finding") == true)
    #expect(sentences.last == "no longer: about Town")
  }

  @Test("What moves or grows into the space of a view that is gone follows from it, at its sides too")
  func gap() {
    let before = [
      Row("Avatar", id: "avatar"),
      Row("Name", id: "name") {
        $0.x = 60; $0.width = 40
      },
    ]
    let after = [
      Row("Name", id: "name") {
        $0.x = 13; $0.width = 91
      }
    ]
    let causes = difference(before, after).causes
    #expect(causes.count == 1)
    #expect(causes.first?.sentence.hasPrefix("'Avatar' is gone") == true)
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

  @Test("Of sequences with too many combinations, what differs in the middle is aligned", arguments: [6, 55, 56])
  func longAlignment(most: Int) {
    // Of 8 and 7 elements, 2 are the same at the start and 3 at the end, so that 3 times 2 combinations are left.
    let (expected, actual) = ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 4, 9, 6, 7, 8])
    let alignment = SequenceAlignment(8, 7, most: most) {
      expected[$0] == actual[$1]
    } likeness: {
      expected[$0] == actual[$1] ? 1 : nil
    }
    #expect(alignment.pairs.map { [$0.0, $0.1] } == [[0, 0], [1, 1], [3, 2], [5, 4], [6, 5], [7, 6]])
  }

  @Test("Of even longer sequences, the middle is paired one by one")
  func longestAlignment() {
    let (expected, actual) = ([1, 2, 3, 4, 5, 8], [1, 3, 2, 4, 8])
    for (most, middle) in [(12, [[2, 1], [3, 3]]), (11, [[3, 3]])] {
      let alignment = SequenceAlignment(6, 5, most: most) {
        expected[$0] == actual[$1]
      } likeness: {
        expected[$0] == actual[$1] ? 1 : nil
      }
      #expect(alignment.pairs.map { [$0.0, $0.1] } == [[0, 0]] + middle + [[5, 4]])
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
