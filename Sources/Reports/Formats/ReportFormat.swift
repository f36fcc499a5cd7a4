import Files

/// A format for the results of a command.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For a person at a terminal, in a layout of each command's own.
  case text
  /// For programs, a document of each command's own.
  case json
  case markdown
  case junit
  case sarif
  /// Annotations of GitHub Actions.
  case github
}

/// The results of a command that can be written in every format.
package protocol Reportable: Sendable {
  /// The results for a person at a terminal.
  var text: String { get }
  /// The results for programs.
  var json: String { get }
  /// What the other formats are written from.
  var report: Report { get }
}

extension Reportable {
  package func text(as format: ReportFormat) -> String { texts(as: [format])[format] ?? "" }

  /// Returns the results in some formats. What formats have in common is made once.
  package func texts(as formats: Set<ReportFormat>) -> [ReportFormat: String] {
    lazy var report = self.report
    var texts: [ReportFormat: String] = [:]
    for format in formats {
      texts[format] =
        switch format {
        case .text: InertText.text(text)
        case .json: json
        case .markdown: MarkdownText(report).text
        case .junit: JUnitText(report: report).text
        case .sarif: SARIFText(report: report).text
        case .github: GitHubText(report: report).text
        }
    }
    return texts
  }
}
