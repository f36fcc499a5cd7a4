import Graphics
import Snapshots
import Testing

@testable import Reports

@Suite("Findings of a check")
struct CheckRunTests {
  private static let locales = ["en", "de", "fr"]
  private static let sizes = ["L", "AX1"]

  private static func cell(_ locale: String, _ size: String) -> SnapshotTraits {
    SnapshotTraits(device: "canvas", locale: locale, typeSize: size, orientation: "portrait", appearance: "light")
  }

  /// Makes a scene of three languages and two sizes.
  private func scene(
    _ name: String = "Login", document: String = "A.xib", places: [String: DocumentPlace] = [:],
    _ findings: (_ locale: String, _ size: String) -> [Finding]
  ) -> CheckedScene {
    var scene = CheckedScene(document: document, scene: name)
    for locale in Self.locales {
      for size in Self.sizes {
        scene.add(findings(locale, size), in: Self.cell(locale, size), places: places) {
          String($0.prefix { $0 != "[" })
        }
      }
    }
    return scene
  }

  private func truncated(_ view: String, by points: Int, _ severity: Finding.Severity = .warning) -> Finding {
    Finding(
      rule: .truncated, severity: severity, views: [view], message: "'\(view)' needs \(points) pt more.",
      fixes: ["Make it \(points) pt wider."])
  }

  private func run(_ scenes: [CheckedScene], _ change: (inout CheckRules) -> Void = { _ in }) -> CheckRun {
    var rules = CheckRules(today: "2026-11-23")
    change(&rules)
    return CheckRun(scenes: scenes, rules: rules)
  }

  // MARK: Grouping

  @Test("Only changes that were tried are fixes; what may help is advice, that of the worst cell")
  func fixes() throws {
    var run = run([scene { _, size in [truncated("title", by: size == "L" ? 3 : 40)] }])
    #expect(run.listed.map(\.fixes) == [[]] && run.listed.map(\.advice) == [["Make it 40 pt wider."]])
    #expect(!run.text.contains("fix: ") && !run.text.contains("wider"))
    let id = try #require(run.listed.first?.id)
    run.offer([id: ["Let it wrap."], "00000000": ["Remove it."]])
    #expect(run.listed.map(\.fixes) == [["Let it wrap."]])
    #expect(run.text.contains("\n  fix: Let it wrap.\n"))
  }

  @Test("A problem is one finding for all cells, in the words of the worst one")
  func oneCause() throws {
    let scene = scene { locale, size in
      locale == "en" ? [] : [truncated("title", by: size == "L" ? 3 : 40, size == "L" ? .note : .warning)]
    }
    let finding = try #require(run([scene]).listed.first)
    #expect(run([scene]).listed.count == 1)
    #expect(finding.occurrences.count == 4)
    #expect(finding.severity == .warning)
    #expect(finding.message == "'title' needs 40 pt more.")
    #expect(finding.worst.cell == Self.cell("de", "AX1"))
    #expect(finding.whereabouts == "'Login' in de and fr; 4 of 6 cells")
  }

  @Test("Findings of different views, rules and documents stay apart, those of copies do not")
  func differentCauses() {
    let scene = scene { _, _ in
      [
        truncated("title", by: 1), truncated("row[0]", by: 2), truncated("row[1]", by: 9),
        Finding(rule: .contrast, views: ["title"], message: "pale"),
      ]
    }
    let other = self.scene(document: "B.xib") { _, _ in [truncated("title", by: 1)] }
    let run = run([scene, other])
    #expect(run.listed.count == 4)
    #expect(run.listed.allSatisfy { $0.occurrences.count == 6 })
    #expect(Set(run.listed.map(\.id)).count == 4)
  }

  @Test("The findings that are not listed are as many as a list of all has more")
  func unlisted() {
    let clipped = Finding(rule: .clipped, severity: .note, views: ["title"], message: "It is cut off.")
    let scene = scene { _, _ in [truncated("title", by: 3, .note), clipped, truncated("other", by: 3)] }
    // A list of all has a line for each of the two views, and one of them is listed.
    #expect(run([scene]).unlistedCount == 1)
    #expect(run([scene]) { $0.listed = .note }.reported.count == 2)
    #expect(run([scene]) { $0.listed = .note }.unlistedCount == 0)
  }

  @Test("What a view cuts off of a text is one finding with what it leaves out, but a baseline keeps both")
  func oneLoss() throws {
    func scene(_ clipped: Finding) -> CheckedScene {
      self.scene { locale, _ in locale == "de" ? [clipped] : [truncated("title", by: 3, .warning)] }
    }
    let clipped = Finding(rule: .clipped, views: ["title"], message: "It is cut off.")
    let run = run([scene(clipped)])
    #expect(run.reported.map(\.cause.rule) == ["truncated"])
    #expect(run.reported.map(\.occurrences.count) == [6])
    #expect(run.report.cases.map(\.outcomes.count) == [1])
    let baseline = run.updatedBaseline
    #expect(baseline.entries.map(\.rule) == ["clipped", "truncated"])
    #expect(!self.run([scene(clipped)]) { $0.baseline = baseline }.fails)
    // What a view around it cuts off is another problem.
    let outside = Finding(rule: .clipped, views: ["title", "row"], message: "It is outside.")
    #expect(self.run([scene(outside)]).reported.count == 2)
    #expect(self.run([self.scene { _, _ in [clipped] }]).reported.map(\.cause.rule) == ["clipped"])
  }

  @Test("Texts in the same colours are one finding with the places of the others, and each is known by itself")
  func sharedCauses() throws {
    func pale(_ view: String, _ name: String, isOfProject: Bool = false) -> Finding {
      var finding = Finding(rule: .contrast, views: [view], message: "'\(view)' is pale.")
      finding.sharedCause = .init(name, isOfProject: isOfProject)
      return finding
    }
    func scenes(isOfProject: Bool) -> [CheckedScene] {
      ["A.xib", "B.xib"].map { document in
        let places = Dictionary(
          uniqueKeysWithValues: ["one", "two", "other"].enumerated().map {
            ($1, DocumentPlace(line: 5 + $0, column: 1))
          })
        return scene(document: document, places: places) { _, _ in
          [
            pale("one", "grey on white", isOfProject: isOfProject),
            pale("two", "grey on white", isOfProject: isOfProject), pale("other", "red on white"),
          ]
        }
      }
    }
    let written = run(scenes(isOfProject: false))
    #expect(written.reported.map(\.views) == [["one"], ["other"], ["one"], ["other"]])
    #expect(written.reported[0].message == "'one' is pale. It is the same at 1 other place: line 6.")
    let named = run(scenes(isOfProject: true))
    #expect(named.reported.map(\.views) == [["one"], ["other"], ["other"]])
    #expect(named.reported[0].alike.map(\.document) == ["A.xib", "B.xib", "B.xib"])
    #expect(named.reported[0].message.hasSuffix("at 3 other places: line 6, B.xib:5 and B.xib:6."))
    #expect(named.listed.count == 6 && named.counts.map(\.count) == [3])
    let accepted = run(scenes(isOfProject: true)) { $0.suppressions = [Suppression(object: "one", reason: "Logo.")] }
    #expect(accepted.reported.map(\.views) == [["two"], ["other"], ["other"]])
    #expect(accepted.reported[0].alike.map(\.document) == ["B.xib"])
    #expect(named.updatedBaseline.entries.count == 6)
  }

  /// Makes a scene that shows the xib of a class, with a truncated title in it.
  private func host(_ document: String) -> CheckedScene {
    var scene = CheckedScene(document: document, scene: "Host")
    for locale in Self.locales {
      scene.add([truncated("title", by: 3)], in: Self.cell(locale, "L")) {
        $0
      } shown: { _ in
        .init(name: "Card.xib", places: ["title": DocumentPlace(line: 7, column: 3)])
      }
    }
    return scene
  }

  @Test("What scenes show of another document is one finding of that document, with the scenes that show it")
  func shownDocument() throws {
    let own = scene("Card", document: "Card.xib", places: ["title": DocumentPlace(line: 7, column: 3)]) { _, size in
      size == "AX1" ? [truncated("title", by: 9)] : []
    }
    let run = run([host("A.xib"), host("B.xib"), own])
    let finding = try #require(run.listed.first)
    #expect(run.listed.count == 1)
    #expect(finding.document == "Card.xib" && finding.place == DocumentPlace(line: 7, column: 3))
    #expect(
      finding.occurrences.map(\.document) == ["A.xib", "B.xib", "Card.xib"].flatMap { Array(repeating: $0, count: 3) })
    #expect(run.documentCount == 3 && run.sceneCount == 3)
    // Each scene that shows it fails in a report of test cases.
    #expect(run.report.cases.count == 3)
    let accepted = Suppression(document: "B.xib", reason: "Old.")
    let rest = self.run([host("A.xib"), host("B.xib"), own]) { $0.suppressions = [accepted] }
    #expect(rest.listed.map(\.occurrences.count) == [6])
    let all = self.run([host("A.xib"), own]) { $0.suppressions = [Suppression(document: "Card.xib", reason: "Old.")] }
    #expect(all.listed.isEmpty && all.suppressedCount > 0)
  }

  @Test("A baseline knows what scenes show of a document that the run does not have")
  func shownBaseline() {
    let baseline = run([host("A.xib")]).updatedBaseline
    #expect(baseline.entries.map(\.document) == ["Card.xib"])
    #expect(baseline.entries.map(\.locales) == [["de", "en", "fr"]])
    let run = run([host("A.xib")]) { $0.baseline = baseline }
    #expect(!run.fails && run.staleEntries.isEmpty)
  }

  @Test("States of a scene that show the same object of the document have one finding")
  func states() {
    let places = ["title": DocumentPlace(line: 12, column: 5)]
    let scenes = ["Login", "Login (empty)"].map { name in
      self.scene(name, places: places) { locale, _ in locale == "de" ? [truncated("title", by: 2)] : [] }
    }
    let findings = run(scenes).listed
    #expect(findings.map(\.scenes) == [["Login", "Login (empty)"]])
    #expect(findings.first?.place == DocumentPlace(line: 12, column: 5))
    #expect(findings.first?.whereabouts == "'Login' and 'Login (empty)' in de; 2 of 6 cells")
    // Views made in Swift have the same identifiers in every scene.
    let swift = ["Login", "Signup"].map { name in self.scene(name) { _, _ in [truncated("title", by: 2)] } }
    #expect(run(swift).listed.count == 2)
  }

  @Test("Errors come first, then what concerns the most cells")
  func order() {
    let scene = scene { locale, _ in
      [truncated("everywhere", by: 1)] + (locale == "de" ? [truncated("somewhere", by: 1)] : [])
        + (locale == "fr" ? [Finding(rule: .conflict, constraints: ["a", "b"], message: "a conflict")] : [])
    }
    #expect(run([scene]).listed.map(\.cause.objects) == [["a", "b"], ["everywhere"], ["somewhere"]])
  }

  // MARK: What fails

  @Test("A severity includes all above it, a rule fails in any severity, and milder findings are counted")
  func policy() throws {
    let note = scene { _, _ in [truncated("title", by: 1, .note)] }
    #expect(!run([note]).fails)
    #expect(run([note]).listed.isEmpty)
    #expect(run([note]).unlistedCount == 1)
    let byRule = run([note]) { $0.policy = FailurePolicy(rules: ["truncated"]) }
    #expect(byRule.fails)
    #expect(byRule.listed.count == 1)
    let warning = scene { _, _ in [truncated("title", by: 1)] }
    #expect(run([warning]).fails)
    #expect(!run([warning]) { $0.policy = FailurePolicy(severity: .error) }.fails)
    #expect(!run([warning]) { $0.policy = FailurePolicy() }.fails)
  }

  @Test("Words of a policy are severities, rules or never")
  func policyWords() throws {
    #expect(try FailurePolicy(["error", "truncated"]) == FailurePolicy(severity: .error, rules: ["truncated"]))
    #expect(try FailurePolicy(["error", "note"]).severity == .note)
    #expect(try FailurePolicy(["never"]) == FailurePolicy())
    for words in [["never", "error"], ["warnings"], [""], []] {
      #expect(throws: FailurePolicyError.self) { try FailurePolicy(words) }
    }
  }

  // MARK: Suppressions

  @Test("A suppression accepts a finding of a view in some languages only")
  func suppression() throws {
    let scene = scene { _, _ in [truncated("title", by: 1), truncated("text", by: 1)] }
    let accepted = Suppression(rules: ["truncated"], object: "title", locales: ["de"], reason: "It fades out.")
    let run = run([scene]) { $0.suppressions = [accepted] }
    let title = run.listed.filter { $0.views == ["title"] }
    #expect(title.map(\.occurrences.count) == [4])
    #expect(run.suppressedCount == 1)
    #expect(run.findings.contains { $0.status == .suppressed("It fades out.") && $0.occurrences.count == 2 })
    #expect(run.unusedSuppressions.isEmpty)
  }

  @Test("A suppression holds on its last day, and no longer", arguments: [("2026-11-23", true), ("2026-11-22", false)])
  func lastDay(day: String, holds: Bool) {
    let scene = scene { _, _ in [truncated("title", by: 1)] }
    let run = run([scene]) { $0.suppressions = [Suppression(object: "title", reason: "soon", lastDay: day)] }
    #expect(run.fails == !holds)
    #expect(run.endedSuppressions.isEmpty == holds)
  }

  @Test("A suppression for another document, scene, rule or view has no effect and is unused")
  func unused() {
    let scene = scene { _, _ in [truncated("title", by: 1)] }
    for suppression in [
      Suppression(object: "title", document: "B.xib", reason: "-"),
      Suppression(object: "title", scene: "Signup", reason: "-"),
      Suppression(rules: ["clipped"], reason: "-"), Suppression(object: "text", reason: "-"),
    ] {
      let run = run([scene]) { $0.suppressions = [suppression] }
      #expect(run.fails)
      #expect(run.unusedSuppressions == [suppression])
    }
  }

  @Test("The reason that a document gives accepts a finding")
  func acceptance() {
    var scene = scene { _, _ in [truncated("title", by: 1)] }
    scene.accept(entryAt: 0, because: "It fades out.")
    #expect(!run([scene]).fails)
    #expect(run([scene]).suppressedCount == 1)
  }

  // MARK: Baseline

  @Test("Known findings do not fail; the same finding in one more language does")
  func baseline() throws {
    let german = scene { locale, _ in locale == "de" ? [truncated("title", by: 1)] : [] }
    let baseline = run([german]).updatedBaseline
    #expect(baseline.entries.map(\.locales) == [["de"]])
    #expect(!run([german]) { $0.baseline = baseline }.fails)
    let both = scene { locale, _ in locale == "en" ? [] : [truncated("title", by: 9)] }
    let run = run([both]) { $0.baseline = baseline }
    #expect(run.listed.map { $0.occurrences.map(\.cell.locale) } == [["fr", "fr"]])
    #expect(run.knownCount == 1)
  }

  @Test("Findings that are gone are stale, but not those of languages and documents that were not checked")
  func stale() {
    let all = scene { _, _ in [truncated("title", by: 1)] }
    let other = scene(document: "B.xib") { _, _ in [truncated("title", by: 1)] }
    let baseline = run([all, other]).updatedBaseline
    let mended = scene { locale, _ in locale == "de" ? [truncated("title", by: 1)] : [] }
    let run = run([mended]) { $0.baseline = baseline }
    #expect(run.staleEntries.map(\.document) == ["A.xib"])
    #expect(run.staleEntries.map(\.locales) == [["en", "fr"]])
    let updated = run.updatedBaseline
    #expect(updated.entries.map(\.document) == ["A.xib", "B.xib"])
    let gone = self.run([mended]) { ($0.baseline, $0.goneDocuments) = (baseline, ["B.xib"]) }
    #expect(gone.staleEntries.map(\.document) == ["A.xib", "B.xib"])
    #expect(gone.updatedBaseline.entries.map(\.document) == ["A.xib"])
    #expect(updated.entries.map(\.locales) == [["de"], ["de", "en", "fr"]])
  }

  @Test("Suppressed findings and notes are not written to a baseline")
  func baselineContents() {
    let scene = scene { _, _ in [truncated("title", by: 1), truncated("text", by: 1, .note)] }
    #expect(
      run([scene]) { $0.suppressions = [Suppression(object: "title", reason: "-")] }.updatedBaseline.entries.isEmpty)
  }

  // MARK: Tables

  @Test("A problem of a document's table is one finding for all its scenes, one of a scene's text is not")
  func tables() {
    func finding(_ rule: Finding.Rule) -> Finding { Finding(rule: rule, message: "Two entries.") }
    let scenes = ["Login", "Menu"].map { name in
      scene(name) { _, _ in [finding(.staleTranslation), finding(.missingFont)] }
    }
    let counts = Dictionary(grouping: run(scenes).findings, by: \.cause.rule).mapValues(\.count)
    #expect(counts == ["stale-translation": 1, "missing-font": 2])
  }
}
