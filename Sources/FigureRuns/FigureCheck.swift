import Galley
import Reports
import SnapshotRuns

/// What is not as `figures` would write it, in every format.
package struct FigureCheck: Reportable {
  package let issues: [FigureIssue]
  /// The records, pictures and snippets that could not be read, and the sources that could not be searched for
  /// references.
  package let problems: [Diagnostic]
  private let project: FigureProject
  private let outcome: FigureOutcome
  private let names: [String]

  /// - Parameter uses: The references to figures, or `nil` to leave them out.
  package init(_ run: FigureRun, uses: FigureUses?) {
    let found = uses?.search() ?? FigureUses.Result()
    let unreadable = run.fileProblems()
    let stale = run.staleFiles(besides: unreadable)
    // A figure that could not be drawn is reported for that alone, whatever shows it.
    let undrawn = run.undrawnFigures
    issues = stale + found.issues.filter { $0.kind != .unused || !undrawn.contains($0.figure ?? "") }
    problems = run.recordProblems() + unreadable + found.problems
    (project, outcome, names) = (run.project, run.outcome, run.names)
  }

  package var text: String {
    if issues.isEmpty { return outcome.isComplete && problems.isEmpty ? "\(tally)\n" : "" }
    return issues.map { "\($0.words)\n" }.joined()
  }

  private var tally: String {
    let count = issues.isEmpty ? counted(project.figures.count, "figure") : counted(issues.count, "problem")
    guard outcome.isComplete else { return "\(count), not all of which could be drawn" }
    guard problems.isEmpty else { return "\(count); not all files could be read" }
    return issues.isEmpty ? "\(count) up to date" : "\(count) of \(counted(project.figures.count, "figure"))"
  }

  /// One line. A figure that could not be drawn is among the `problems` and has no issues.
  package var json: String {
    var json = JSONText()
    json.object { json in
      json.member("galley", 1)
      json.member("figures", project.figures.count)
      json.member("issues") { json in json.array(issues) { $1.write(to: &$0) } }
      json.member("problems", (outcome.problems + problems).map(\.line))
    }
    return json.text + "\n"
  }

  /// The issues, with a test case for each figure in each of its languages.
  package var report: Report {
    let declarations = project.path ?? "figures"
    var report = Report(
      title: "Figures", tally: tally, rules: FigureIssue.Kind.allCases.map(\.rule),
      subjects: names.map { Report.Subject(document: declarations, name: $0) },
      entries: issues.map { $0.entry(declaredIn: declarations) })
    report.problems = (outcome.problems + problems).map(\.line)
    return report
  }
}

/// Something that is not as `figures` would write it.
package struct FigureIssue: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case missing
    case stale
    case altText = "alt-text"
    case unresolved
    case unused
  }

  package let kind: Kind
  /// The figure's name, with the language if it has several, or `nil` for a reference to no figure.
  let figure: String?
  /// Where the figure is declared, or the reference is.
  let place: Report.Place?
  let message: String

  init(_ kind: Kind, figure: String?, _ place: Report.Place?, _ message: String) {
    (self.kind, self.figure, self.place, self.message) = (kind, figure, place, message)
  }

  /// The issue in a line, with the figure or the place of the reference.
  package var words: String { "\(figure ?? place?.words ?? ""): \(message)" }

  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      json.member("kind", kind.rawValue)
      if let figure { json.member("figure", figure) }
      if let place { json.member("file", place.document) }
      if let line = place?.line { json.member("line", line) }
      json.member("message", message)
    }
  }

  /// - Parameter declarations: The file with the declarations of figures.
  fileprivate func entry(declaredIn declarations: String) -> Report.Entry {
    let document = figure == nil ? place?.document ?? declarations : declarations
    let name = figure ?? place?.line.map { "line \($0)" } ?? document
    var entry = Report.Entry(
      rule: kind.rule, severity: .error, place: place, message: (figure.map { "\($0): " } ?? "") + message,
      fails: true, title: figure.map { "Figure \($0)" } ?? "Reference to a figure",
      fingerprint: ("figure/v1", [kind.rawValue, figure ?? document, message].joined(separator: " ")))
    entry.subjects = [Report.Subject(document: document, name: name)]
    return entry
  }
}

extension FigureIssue.Kind {
  fileprivate var rule: Report.Rule { Report.Rule(id: "figure-\(rawValue)", summary: summary) }

  private var summary: String {
    switch self {
    case .missing: "A file of a figure does not exist."
    case .stale: "A file of a figure is not what would be written now."
    case .altText: "A scene has changed since the alternative text of its figure was written."
    case .unresolved: "A source shows a figure that is not declared."
    case .unused: "No source shows a figure."
    }
  }
}
