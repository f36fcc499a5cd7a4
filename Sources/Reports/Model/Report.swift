import Graphics

/// What a command found, in the form that all shared formats are written from.
///
/// ``entries`` are what a reader is shown: each problem once, however many scenes or pictures have it. ``cases`` are
/// what was examined, whether or not it has a problem, and ``logged`` is what a log keeps of the problems.
package struct Report: Sendable {
  /// The heading, such as `Checks`.
  package var title: String
  /// The counts in words.
  package var tally: String
  /// What reviewers decided, in words that continue the tally, or an empty text.
  package var decided = ""
  /// What an entry is called when several are counted.
  package var noun = "problem"
  /// Sentences about the run as a whole.
  package var warnings: [String] = []
  /// Sentences about who changed what differs, if that was asked for.
  package var explanation: [String] = []
  /// The lines of the log about what could not be read or laid out.
  package var problems: [String] = []
  /// The rules that entries can name.
  package var rules: [Rule]
  package var cases: [Case]
  /// The problems, the worst first.
  package var entries: [Entry]
  /// What is worth an annotation, but no line of a summary.
  package var remarks: [Entry] = []
  /// What a log has: besides the entries, it can have known and accepted problems.
  package var logged: [Entry]
  /// Problems that a summary lists apart from the entries.
  package var aside: Aside?

  init(title: String, tally: String, rules: [Rule], cases: [Case], entries: [Entry], logged: [Entry]) {
    (self.title, self.tally, self.rules) = (title, tally, rules)
    (self.cases, self.entries, self.logged) = (cases, entries, logged)
  }

  /// Makes the report of a command that finds problems of subjects, each of which fails if one of its problems does.
  ///
  /// - Parameter logged: What a log has, if that is more than the entries.
  package init(
    title: String, tally: String, rules: [Rule] = Rule.findings, subjects: [Subject], entries: [Entry],
    logged: [Entry]? = nil
  ) {
    let known = Set(subjects)
    let others = entries.compactMap(\.subjects.first).uniqued.filter { !known.contains($0) }
    let found = Dictionary(grouping: entries.filter { !$0.subjects.isEmpty }) { $0.subjects[0] }
    self.init(
      title: title, tally: tally, rules: rules,
      cases: (subjects + others).map { Case(subject: $0, outcomes: (found[$0] ?? []).map { Outcome($0) }) },
      entries: entries, logged: logged ?? entries)
  }
}

extension Report {
  /// What an entry is an instance of.
  package struct Rule: Hashable, Sendable {
    package let id: String
    package let summary: String

    package init(id: String, summary: String) { (self.id, self.summary) = (id, summary) }

    /// - Parameter name: The name of a finding's rule. A report of a later version may name one that is unknown here.
    package init(finding name: String) {
      self.init(id: name, summary: Finding.Rule(rawValue: name)?.summary ?? name)
    }

    /// The rules of findings.
    package static var findings: [Rule] { Finding.Rule.allCases.map { Rule(finding: $0.rawValue) } }
  }

  /// What can have problems: a scene, a picture, a figure.
  package struct Subject: Hashable, Sendable {
    package var document: String
    package var name: String
    /// A name that tells the subject apart from all others.
    package var path: String

    package init(document: String, name: String, path: String? = nil) {
      (self.document, self.name) = (document, name)
      self.path = path ?? "\(document)/\(name)"
    }
  }

  /// A place in a file.
  package struct Place: Hashable, Sendable {
    package var document: String
    /// The line and the column, both from 1.
    package var line, column: Int?

    package init(_ document: String, line: Int? = nil, column: Int? = nil) {
      (self.document, self.line, self.column) = (document, line, column)
    }

    /// The place in the form of compilers: `Login.xib:12:5`.
    package var words: String {
      ([document] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
  }

  /// Entries with a heading of their own.
  package struct Aside: Sendable {
    package var heading: String
    package var entries: [Entry]
    /// What to write if the entries do not fit.
    package var substitute: String
  }
}
