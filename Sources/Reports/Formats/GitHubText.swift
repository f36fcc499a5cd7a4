import Snapshots

/// A report as commands for GitHub Actions, which shows them as annotations at the lines of a pull request.
struct GitHubText {
  /// The number of annotations of a severity that GitHub shows of a step (GitHub Docs, "Workflow commands").
  private static let mostShown = 10

  let report: Report

  /// The commands, one on each line, or an empty text.
  var text: String {
    let warnings = report.warnings.map {
      Annotation(command: .warning, properties: [("title", report.title)], message: $0)
    }
    let explanation =
      report.explanation.isEmpty
      ? []
      : [
        Annotation(
          command: .notice, properties: [("title", report.title)], message: report.explanation.joined(separator: "\n"))
      ]
    let all =
      (report.unread + report.entries).map(Annotation.init) + warnings + explanation
      + report.remarks.map(Annotation.init)
    return limited(all).map { $0.line + "\n" }.joined()
  }

  /// Returns at most ``mostShown`` annotations of a severity. The last one then has the number of the others.
  private func limited(_ annotations: [Annotation]) -> [Annotation] {
    let most = Self.mostShown
    return Annotation.Command.allCases.flatMap { command -> [Annotation] in
      let own = annotations.filter { $0.command == command }
      guard own.count > most else { return own }
      let count = own.dropFirst(most - 1).reduce(0) { $0 + $1.count }
      let rest = "\(counted(count, "more \(report.noun)")); in all: \(report.tally)"
      return own.prefix(most - 1)
        + [Annotation(command: command, properties: [("title", report.title)], message: rest)]
    }
  }
}

private struct Annotation {
  enum Command: String, CaseIterable {
    case error, warning, notice
  }

  var command: Command
  /// The number of problems.
  var count = 1
  var properties: [(name: String, value: String)]
  var message: String

  var line: String {
    let properties = properties.map { "\($0.name)=\($0.value.escapedForProperty)" }.joined(separator: ",")
    return "::\(command.rawValue) \(properties)::\(message.escapedForCommand)"
  }
}

extension Annotation {
  /// What fails is an error; other entries are at most warnings.
  init(_ entry: Report.Entry) {
    count = entry.count
    command = entry.fails ? .error : entry.severity == .note ? .notice : .warning
    let numbers = [("line", entry.place?.line), ("col", entry.place?.column)]
    properties =
      (entry.place.map { [("file", $0.document)] } ?? [])
      + numbers.compactMap { name, number in number.map { (name, String($0)) } } + [("title", entry.title)]
    let whereabouts = entry.whereabouts.map { ["Where: \($0)"] } ?? []
    message = ([entry.message] + Self.lines(entry.variations) + whereabouts + entry.origins + entry.fixes)
      .joined(separator: "\n")
  }

  /// The most lines about problems of a kind. An annotation with more is no longer read.
  private static let mostLines = 50

  private static func lines(_ variations: [Report.Variation]) -> [String] {
    let rest = variations.count - mostLines
    return variations.prefix(mostLines).map { "\($0.message) (\($0.whereabouts))" }
      + (rest > 0 ? ["and \(rest) more"] : [])
  }
}
