import Snapshots
import Testing

@testable import Reports

@Suite("Changes that are one cause, and changes that are listed together")
struct CommonCauseTests {
  /// A text that changed, in a view that many documents can have by the same id.
  private func text(_ before: String, _ after: String) -> SnapshotCause {
    var cause = SnapshotCause(key: "label: text", sentence: "'\(before)' now says '\(after)'")
    cause.head = "the text of 'Save' changed"
    cause.digest = before + after
    return cause
  }

  private func causes(_ results: [SnapshotResult]) -> [[String]] {
    CommonCause.grouping(results).map { cause in cause.changes.map { "\($0.results.count) \($0.sentence)" } }
  }

  /// Four texts in three documents, as in a run in several languages.
  private var fourTexts: [SnapshotResult] {
    [
      .sample("V", locale: "de", causes: [text("Sichern", "Speichern")]),
      .sample("V", locale: "fr", causes: [text("Enregistrer", "Merde alors")]),
      .sample("A", document: "A.xib", causes: [text("Apples", "Apples and pears")]),
      .sample("B", document: "B.xib", causes: [text("Bananas", "DELETE ALL")]),
    ]
  }

  @Test("Texts of a view in several languages are listed together, those of other documents are not")
  func texts() {
    #expect(
      causes(fourTexts) == [
        ["1 'Sichern' now says 'Speichern'", "1 'Enregistrer' now says 'Merde alors'"],
        ["1 'Apples' now says 'Apples and pears'"], ["1 'Bananas' now says 'DELETE ALL'"],
      ])
  }

  @Test(
    "Markdown and annotations have each of the texts",
    arguments: [ReportFormat.markdown, .github, .junit, .sarif, .text])
  func allTexts(format: ReportFormat) {
    let text = ComparisonReport(VerificationRun(results: fourTexts)).text(as: format)
    for word in ["Speichern", "Merde alors", "Apples and pears", "DELETE ALL"] { #expect(text.contains(word)) }
  }

  @Test("The same change in forty images is one")
  func same() {
    let results = (0..<40).map { SnapshotResult.sample("S", locale: "l\($0)", causes: [text("Save", "Store")]) }
    #expect(causes(results) == [["40 'Save' now says 'Store'"]])
  }

  @Test("A movement that differs in every image is one entry with the number of its changes, and all of their lines")
  func amounts() {
    let results = (1...40).map { points in
      SnapshotResult.sample("S", locale: "l\(points)", causes: [.moved("Total", by: points)])
    }
    let report = ComparisonReport(VerificationRun(results: results))
    let markdown = report.text(as: .markdown)
    #expect(markdown.matches(of: /\n- \*\*changed\*\*, 40 images: .+40 changes/).count == 1)
    #expect(markdown.matches(of: /\n  - 'Total' moved \d+ pt down: S: \[/).count == 40)
    let annotations = report.text(as: .github).split(separator: "\n")
    #expect(annotations.count == 1)
    for points in 1...40 { #expect(annotations[0].contains("'Total' moved \(points) pt down (S")) }
  }

  @Test("A change of style in several documents is one entry with a line for each")
  func styles() {
    let results = ["A", "B", "C"].map { name in
      var cause = SnapshotCause(key: "look: textColor a > b", sentence: "'\(name)' has the text colour b instead of a")
      cause.head = "views have the text colour b instead of a"
      cause.digest = name
      return SnapshotResult.sample(name, document: name + ".xib", causes: [cause])
    }
    let report = ComparisonReport(VerificationRun(results: results)).report
    #expect(report.entries.map(\.message) == ["views have the text colour b instead of a (3 changes)"])
    #expect(
      report.entries[0].variations.map(\.whereabouts) == ["A (en L canvas)", "B (en L canvas)", "C (en L canvas)"])
  }

  @Test("Texts that their sentences cut off at the same place are two changes")
  func cutTexts() {
    var (one, other) = (text("Save", "a"), text("Save", "a"))
    (one.digest, other.digest) = ("1", "2")
    #expect(causes([.sample("A", causes: [one]), .sample("B", causes: [other])])[0].count == 2)
  }

  @Test("Two changes of an image with the same key are both listed, and the image counts once")
  func twice() {
    let grouped = CommonCause.grouping([.sample("A", causes: [text("a", "b"), text("c", "d")])])
    #expect(grouped.map(\.changes.count) == [2] && grouped.map(\.results.count) == [1])
  }

  @Test("Pictures that changed without words each have their own number of pixels")
  func withoutWords() {
    #expect(causes([.sample("A"), .sample("B"), .sample("C", .added), .sample("D", .added)]).map(\.count) == [2, 1])
  }

  @Test("Annotations beyond the tenth count every change that they leave out")
  func countedChanges() {
    let many = (0..<12).flatMap { view in
      ["en", "de"].map { locale in
        var cause = SnapshotCause(key: "v\(view): text", sentence: "\(view) \(locale)")
        cause.head = "the text changed"
        return SnapshotResult.sample("S\(view)", locale: locale, causes: [cause])
      }
    }
    let lines = ComparisonReport(VerificationRun(results: many)).text(as: .github).split(separator: "\n")
    // Nine views are shown; three views with two texts each are left.
    #expect(lines.count == 10 && lines[9].hasSuffix("::6 more causes; in all: 24 changed"))
  }

  @Test("A list that does not fit is cut, and the number of changes stays")
  func longList() {
    let results = (1...400).map { SnapshotResult.sample("S", locale: "l\($0)", causes: [.moved("Total", by: $0)]) }
    let report = ComparisonReport(VerificationRun(results: results)).report
    let text = MarkdownText(report, longest: 10_000).text
    #expect(text.utf8.count <= 10_000 && text.contains("400 changes") && text.contains("- and 300 more"))
  }
}
