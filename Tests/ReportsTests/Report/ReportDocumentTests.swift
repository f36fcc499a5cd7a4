import ImageDiff
import Reports
import Snapshots
import Testing

@Suite("A run as JSON")
struct ReportDocumentTests {
  @Test("The document has the documented form")
  func keys() {
    let region = DifferenceRegion(
      bounds: PixelRect(x: 1, y: 2, width: 3, height: 4), count: 5, kind: .change, largestStep: 0.25)
    var result = SnapshotResult.sample(
      "Start", causes: [.moved("Total")], pixels: PixelDifference(count: 5, regions: [region]), message: "why")
    result.referencePath = "old"
    let run = VerificationRun(results: [result], warnings: ["Other fonts"])
    let counts = #""passed":0,"layout":0,"drift":0,"added":0,"orphaned":0,"changed":1,"failed":0"#
    #expect(
      ReportDocument(run: run, title: "T").json == """
        {"galleyReport":1,"title":"T","counts":{\(counts)},"warnings":["Other fonts"],"results":[\
        {"path":"Main.xib/Start/canvas_en_L@2x","document":"Main.xib","scene":"Start","device":"canvas","locale":"en",\
        "typeSize":"L","orientation":"portrait","appearance":"light","scale":2,"status":"changed","referencePath":"old",\
        "message":"why","causes":[{"key":"moved Total","sentence":"'Total' moved 12 pt down"}],\
        "pixels":{"count":5,"kind":"change","largestStep":0.25,"regions":[\
        {"x":1,"y":2,"width":3,"height":4,"count":5,"kind":"change","largestStep":0.25}]}}]}

        """)
  }

  @Test("Keys without a value are left out")
  func absentKeys() {
    let json = ReportDocument(run: VerificationRun(results: [.sample("A", .passed)])).json
    for key in ["referencePath", "message", "causes", "pixels", "digest", "images"] {
      #expect(!json.contains("\"\(key)\""))
    }
  }
}

/// Three pictures: one that the tool changed, one that the documents did, one of which nothing says who did.
@Suite("What changed pictures, in words and as JSON")
struct VersionExplanationTextTests {
  private var run: VerificationRun {
    var explanation = VersionExplanation(references: "refs")
    explanation.add(
      .init(
        commits: ["0123456789abcdef"], changes: [VersionChange(part: "Galley", before: "0.1.0", now: "0.2.0")],
        pictureCount: 2))
    explanation.add(.init(commits: [], changes: nil, pictureCount: 1))
    explanation.pictures = [
      .init(path: "A", origin: .tool, commit: "0123456789abcdef", changes: [.init(.size, "label"), .init(.paint, "")]),
      .init(path: "B", origin: .document, commit: "0123456789abcdef"),
      .init(path: "C", origin: .unknown, reason: "it is late", changes: [.init(.text, "button")]),
    ]
    explanation.changelog = .init(from: "0.1.0", to: "0.2.0", entries: ["Labels grow.", "Switches shrink."])
    var run = VerificationRun(results: [])
    run.versionExplanation = explanation
    return run
  }

  @Test("Versions come first, then who changed how many pictures, a line for each group, and the changelog")
  func text() {
    #expect(
      ComparisonReport(run).text == """
        0 snapshots

        refs: references of 2 pictures (commit 0123456789):
          part    references  this run
          Galley  0.1.0       0.2.0
        refs: references of 1 picture: no list of versions

        1 picture changed by the tool:
          1: label: another size: A
          1: the same frames, painted differently: A
        1 picture changed by the documents: B
        1 picture of unknown origin:
          1: it is late: C
          What differs:
          1: button: other lines, baselines or cuts of texts: C
        The changelog has 2 changes of pictures from Galley 0.1.0 to 0.2.0, of which these name what the tool changed:
          - Labels grow.

        """)
  }

  /// The run with a result for each picture, of the same cause, in each format; Markdown without its escapes.
  private func formats() -> [ReportFormat: String] {
    var run = run
    run.results = ["A", "B", "C"].map { .sample($0, causes: [.moved("Total")]) }
    for (index, result) in run.results.enumerated() { run.versionExplanation?.pictures[index].path = result.path }
    var texts = ComparisonReport(run).texts(as: Set(ReportFormat.allCases))
    texts[.markdown] = texts[.markdown]?.replacing("\\", with: "")
    return texts
  }

  /// What each picture has, in the words of the text.
  private static let sentences = [
    "changed by the tool: label: another size; the same frames, painted differently", "changed by the documents",
    "of unknown origin: it is late",
  ]

  @Test("Every format has the versions and the counts that it has a place for, and who changed each picture")
  func otherFormats() throws {
    let formats = formats()
    let counts = "1 picture changed by the tool, 1 picture changed by the documents, 1 picture of unknown origin"
    let versions = "refs: references of 2 pictures (commit 0123456789): Galley 0.1.0 is now 0.2.0"
    for format in [ReportFormat.markdown, .sarif, .github] {
      let text = try #require(formats[format])
      #expect(text.contains(counts), "\(format)")
      #expect(text.contains(versions), "\(format)")
      #expect(text.contains("of which these name what the tool changed: - Labels grow."), "\(format)")
    }
    // The entry is about all three.
    #expect(formats[.markdown]?.contains("changed by the documents: B") == true)
    for format in [ReportFormat.markdown, .junit, .sarif, .github] {
      let text = try #require(formats[format])
      for sentence in Self.sentences { #expect(text.contains(sentence), "\(format): \(sentence)") }
    }
  }

  @Test("A picture's failure in JUnit and its result in SARIF say who changed that picture, and no other")
  func ownSentences() throws {
    let formats = formats()
    let failures = try #require(formats[.junit]).components(separatedBy: "<testcase").dropFirst()
    let results = try #require(formats[.sarif]).components(separatedBy: #"{"ruleId""#).dropFirst()
    for parts in [failures, results] {
      #expect(parts.count == 3)
      for (part, sentence) in zip(parts, Self.sentences) {
        #expect(Self.sentences.filter { part.contains($0) } == [sentence])
      }
    }
  }

  @Test("Without an explanation, no format speaks of who changed a picture")
  func withoutExplanation() {
    let run = VerificationRun(results: [.sample("A", causes: [.moved("Total")])])
    for text in ComparisonReport(run).texts(as: Set(ReportFormat.allCases)).values {
      #expect(!text.contains("changed by") && !text.contains("of unknown origin"))
    }
  }

  @Test("The report has a section with the same, and none if it was not asked for")
  func json() {
    #expect(
      ReportDocument(run: run).json.contains(
        """
        "versionExplanation":{"references":"refs","versions":[\
        {"commits":["0123456789abcdef"],"pictures":2,"changes":[{"part":"Galley","references":"0.1.0","run":"0.2.0"}]},\
        {"commits":[],"pictures":1}],"counts":{"tool":1,"document":1,"both":0,"unknown":1},"groups":[\
        {"kind":"size","subject":"label","paths":["A"]},{"kind":"paint","paths":["A"]}],"pictures":[\
        {"path":"A","changedBy":"tool","commit":"0123456789abcdef","changes":[{"kind":"size","subject":"label"},\
        {"kind":"paint"}]},{"path":"B","changedBy":"document","commit":"0123456789abcdef"},\
        {"path":"C","changedBy":"unknown","reason":"it is late","changes":[{"kind":"text","subject":"button"}]}],\
        "changelog":{"from":"0.1.0","to":"0.2.0","entries":["Labels grow."]}},"results":[]
        """))
    #expect(!ReportDocument(run: VerificationRun(results: [])).json.contains("versionExplanation"))
  }
}
