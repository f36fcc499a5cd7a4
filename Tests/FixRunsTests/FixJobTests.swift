import Foundation
import Galley
import Reports
import SnapshotRuns
import TestSupport
import Testing

@testable import FixRuns

/// Searches fixes of small documents in this process, with the bundled fonts.
@Suite("Fixes that were tried")
struct FixJobTests {
  private let folder = TemporaryFolder()

  private func run(
    _ text: String, _ matrix: MatrixChoices = MatrixChoices(), _ request: FixJob.Request = .findings(ids: nil)
  ) throws -> DocumentFixes {
    let file = try folder.write(text, to: "Sample.xib").path
    let setting = RunSetting(inputs: [file], matrix: matrix)
    let job = FixJob(setting: setting, rules: CheckRules(today: "2026-01-01"), request: request)
    var results: [String] = []
    try job.makeWorker(fonts: try setting.fontLibrary()).work(
      on: WorkUnit(document: "Sample.xib", file: file, folder: "")
    ) { report in if case .result(let text) = report { results.append(text) } }
    return try JSONDecoder().decode(DocumentFixes.self, from: Data(try #require(results.first).utf8))
  }

  private func constraint(_ id: String, _ first: String, _ attributes: String = "") -> String {
    #"<constraint firstItem="\#(first)" \#(attributes) id="\#(id)"/>"#
  }

  private func pin(_ id: String, _ side: String, _ constant: Double) -> String {
    constraint(
      "\(id)-\(side)", id,
      #"firstAttribute="\#(side)" secondItem="root" secondAttribute="\#(side)" constant="\#(constant)""#)
  }

  private func label(_ id: String, _ text: String, _ y: Double, _ width: Double) -> String {
    SampleSite.view(
      "label", id, 20, y, width, 20.5, "text=\"\(text)\"",
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
  }

  /// Returns the fixes of the finding with a rule about a view.
  private func offered(_ fixes: DocumentFixes, _ rule: Finding.Rule, _ objects: String...) throws -> [OfferedFix] {
    try #require(fixes.fixes.first { $0.cause == Cause(rule: rule.rawValue, objects: objects.sorted()) }).offered
  }

  /// Two labels as wide as each other, both with texts of more than 85 points and room for more lines.
  private var pair: String {
    SampleSite.document(
      label("one", "A longer name", 20, 85) + label("two", "A second name", 130, 85),
      pin("one", "leading", 20) + pin("one", "top", 20) + pin("two", "leading", 20) + pin("two", "top", 130)
        + constraint("width", "one", #"firstAttribute="width" constant="85""#)
        + constraint("same", "two", #"firstAttribute="width" secondItem="one" secondAttribute="width""#))
  }

  @Test("Of fixes that cost the same, the one that mends more findings comes first")
  func mended() throws {
    let fixes = try offered(try run(pair), .truncated, "one")
    #expect(fixes.first?.title == "Let the label 'A longer name' grow in width.")
    #expect(fixes.first?.isVerified == true)
    let wraps = try #require(fixes.first { $0.title == "Let the text of the label 'A longer name' wrap." })
    #expect(wraps.isVerified)
  }

  @Test("A fix that costs nothing comes before a smaller text, whatever else it does; refuted ones come last")
  func order() throws {
    let fixes = try offered(try run(pair), .truncated, "one")
    let verified = fixes.prefix(while: \.isVerified)
    #expect(verified.last?.title == "Let the text of the label 'A longer name' shrink to fit.")
    #expect(verified.count == fixes.count(where: \.isVerified) && fixes.count > verified.count)
  }

  @Test(
    "Of fixes that cost the same, the one that leaves views where they were saved comes first", arguments: [24.0, 280])
  func saved(width: Double) throws {
    // The card is between both edges, 280 points wide, and its own width of 24 is broken.
    let document = SampleSite.document(
      SampleSite.view("view", "card", 20, 20, width, 24),
      pin("card", "leading", 20) + pin("card", "top", 20)
        + constraint("width", "card", #"firstAttribute="width" constant="24""#)
        + constraint("height", "card", #"firstAttribute="height" constant="24""#)
        + constraint(
          "tie", "root",
          #"firstAttribute="trailing" secondItem="card" secondAttribute="trailing" constant="20""#))
    let conflict = try #require(try run(document).fixes.first { $0.cause.rule == "conflict" })
    let first = try #require(conflict.offered.first)
    #expect(first.isVerified)
    #expect(first.title.contains(width == 24 ? "'Root.trailing = card.trailing + 20'" : "'card.width = 24'"))
    let verified = conflict.offered.prefix(while: \.isVerified).map(\.title)
    #expect(verified.contains("Make 'Root.trailing = card.trailing + 20' a lower limit."))
    #expect(verified.contains("Remove 'card.width = 24'."))
  }

  @Test("A size that gives way in every cell costs as much as its removal")
  func silenced() throws {
    // The box is 150 points wide by both edges, and its own width of 24 is broken.
    let document = SampleSite.document(
      SampleSite.view("view", "box", 20, 20, 150, 24),
      pin("box", "leading", 20) + pin("box", "top", 20)
        + constraint("width", "box", #"firstAttribute="width" constant="24""#)
        + constraint("height", "box", #"firstAttribute="height" constant="24""#)
        + constraint(
          "tie", "root",
          #"firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="150""#))
    let conflict = try #require(try run(document).fixes.first { $0.cause.rule == "conflict" })
    let verified = conflict.offered.prefix(while: \.isVerified).map(\.title)
    let silenced = try #require(verified.firstIndex(of: "Give 'box.width = 24' the priority 999."))
    let tie = try #require(verified.firstIndex(of: "Give 'Root.trailing = box.trailing + 150' the priority 999."))
    #expect(tie < silenced)
  }

  /// A label whose width of 40 points has a priority between that of a text's resistance and required.
  private func held(_ priority: Int) -> String {
    SampleSite.document(
      label("one", "A longer name", 20, 40),
      pin("one", "leading", 20) + pin("one", "top", 20)
        + constraint("height", "one", #"firstAttribute="height" constant="20.5""#)
        + constraint(
          "tie", "root",
          #"firstAttribute="trailing" secondItem="one" secondAttribute="trailing" constant="260" priority="\#(priority)""#
        ))
  }

  @Test("An optional constraint that is stronger than the text gives way to it too", arguments: [800, 1000])
  func yielding(priority: Int) throws {
    let fixes = try offered(try run(held(priority)), .truncated, "one")
    let yielding = try #require(
      fixes.first { $0.title == "Let 'Root.trailing = A longer name.trailing + 260' give way to the text." })
    #expect(yielding.isVerified)
    #expect(yielding.code == ["rootViewTrailingConstraint.priority = UILayoutPriority(749)"])
  }

  /// At 42 points, the second line shares so much with the text below it that a program may be meant to show only one
  /// of them. The overlap is a note then, and no better to read.
  @Test("A text that would cover the one below it is no fix, and says where", arguments: [46.0, 42])
  func covering(y: Double) throws {
    let document = SampleSite.document(
      label("one", "Big blue", 20, 40) + label("two", "Red", y, 40),
      pin("one", "leading", 20) + pin("one", "top", 20) + pin("two", "leading", 20) + pin("two", "top", y)
        + constraint("width", "one", #"firstAttribute="width" constant="40""#))
    let fixes = try offered(try run(document), .truncated, "one")
    let wraps = try #require(fixes.first { $0.title == "Let the text of the label 'Big blue' wrap." })
    #expect(wraps.refutation?.hasPrefix("New in canvas base L: ") == true, "\(wraps.refutation ?? "verified")")
    #expect(fixes.first?.title == "Let the label 'Big blue' grow in width.")
  }

  @Test("A fix has to hold in every cell: a text that fits at the usual size may not at a larger one")
  func cells() throws {
    let document = SampleSite.document(
      SampleSite.view(
        "label", "one", 20, 20, 60, 20.5, #"text="Name" adjustsFontForContentSizeCategory="YES""#,
        #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#),
      pin("one", "leading", 20) + pin("one", "top", 20)
        + constraint("width", "one", #"firstAttribute="width" constant="60""#))
    #expect(try run(document).fixes.isEmpty)
    let matrix = MatrixChoices(typeSizes: ["L", "AX3"].compactMap(TypeSize.init(name:)))
    let fixes = try offered(try run(document, matrix), .truncated, "one")
    let grows = try #require(fixes.first { $0.title == "Let the label 'Name' grow in width." })
    #expect(grows.isVerified && grows.movedElsewhere == 0 && grows.movedViews == 1)
  }

  @Test("Only the finding that is asked for gets fixes")
  func chosen() throws {
    let all = try run(pair)
    let cause = try #require(all.fixes.first { $0.cause.objects == ["two"] }).cause
    #expect(Set(all.fixes.map(\.cause.objects)) == [["one"], ["two"]])
    #expect(try run(pair, MatrixChoices(), .findings(ids: [cause.id(in: "Sample.xib")])).fixes.map(\.cause) == [cause])
    #expect(try run(pair, MatrixChoices(), .findings(ids: ["00000000"])).fixes.isEmpty)
  }

  // MARK: What is asked for

  @Test("Saved frames are set to the solved ones, of one view or of all, and a view that is not there is told")
  func frames() throws {
    let document = SampleSite.document(
      label("one", "Name", 60, 100) + label("two", "Other", 150, 100),
      pin("one", "leading", 30) + pin("one", "top", 20) + pin("two", "leading", 20) + pin("two", "top", 150.0))
    let all = try run(document, MatrixChoices(), .frames(view: nil))
    #expect(all.edition?.title == "Set the saved frames of 2 views to those that the constraints give.")
    let one = try run(document, MatrixChoices(), .frames(view: "one"))
    #expect(one.edition?.title == "Set the saved frames of 1 view to those that the constraints give.")
    #expect(one.hasView && one.fixes.isEmpty)
    #expect(try !run(document, MatrixChoices(), .frames(view: "three")).hasView)
  }

  @Test("Constants are set to what the canvas has, after which the constraints give it, and a saved frame stays")
  func constants() throws {
    let document = SampleSite.document(
      label("one", "Name", 60, 100),
      pin("one", "leading", 36) + pin("one", "top", 24)
        + constraint("width", "one", #"firstAttribute="width" constant="90""#))
    let edition = try #require(try run(document, MatrixChoices(), .constants(view: nil)).edition)
    #expect(edition.title == "Set the constants of 3 constraints to what the canvas has." && edition.isVerified)
    // The canvas has the label at 20, 60, 100 points wide.
    #expect(
      edition.code == [
        "nameLabelLeadingConstraint.constant = 20", "nameLabelTopConstraint.constant = 60",
        "nameLabelWidthConstraint.constant = 100",
      ])
    let bytes = try #require(folder.bytes("Sample.xib"))
    let mended = String(decoding: edition.changes.applied(to: bytes), as: UTF8.self)
    #expect(try run(mended, MatrixChoices(), .constants(view: nil)).edition == nil)
    #expect(try run(mended, MatrixChoices(), .frames(view: nil)).edition == nil)
  }

  @Test("A view gets the constraints that its place suggests instead of its own")
  func reset() throws {
    let document = SampleSite.document(
      SampleSite.view("view", "one", 30, 50, 100, 40), pin("one", "trailing", -7) + pin("one", "bottom", -9))
    let edition = try #require(try run(document, MatrixChoices(), .reset(view: "one")).edition)
    #expect(edition.title == "Give the view 'one' the suggested constraints instead of its own.")
    #expect(edition.isVerified, "\(edition.refutation ?? "")")
    let bytes = try #require(folder.bytes("Sample.xib"))
    let mended = String(decoding: edition.changes.applied(to: bytes), as: UTF8.self)
    #expect(!mended.contains(#"firstAttribute="bottom""#) && mended.contains(#"constant="50""#))
    #expect(try run(mended, MatrixChoices(), .frames(view: nil)).edition == nil)
  }

  @Test("Missing constraints are added, and nothing is left to add afterwards")
  func constraints() throws {
    let views = SampleSite.view("slider", "one", 30, 50, 100, 31)
      .replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
    let result = try run(SampleSite.document(views), MatrixChoices(), .constraints(view: nil))
    let edition = try #require(result.edition)
    #expect(edition.title == "Add the suggested constraints for 1 view." && edition.isVerified)
    let bytes = try #require(folder.bytes("Sample.xib"))
    let mended = String(decoding: edition.changes.applied(to: bytes), as: UTF8.self)
    #expect(try run(mended, MatrixChoices(), .constraints(view: nil)).edition == nil)
  }

  // MARK: Writing

  @Test("A fix is written into the file that it was computed for, and into no other")
  func writing() throws {
    let fixes = try run(pair)
    let fix = try #require(try offered(fixes, .truncated, "one").first)
    let old = folder.text("Sample.xib")
    let writer = try FixWriter(for: fixes)
    #expect(writer.difference(made: fix).hasPrefix("--- a/Sample.xib\n+++ b/Sample.xib\n@@ "))
    #expect(folder.text("Sample.xib") == old)
    try writer.write(fix)
    #expect(folder.text("Sample.xib") == String(decoding: fix.changes.applied(to: Array(old.utf8)), as: UTF8.self))
    // The file is another one now.
    #expect(throws: FixError(document: "Sample.xib")) { try FixWriter(for: fixes) }
    #expect(
      FixError(document: "Sample.xib").description
        == "'Sample.xib' was changed or removed during the run; nothing was written; run the command again")
  }
}
