import Graphics

extension Report {
  /// A line of a run's log about an input that could not be read or a scene that could not be laid out, in the form of
  /// compilers: `Login.xib:49:135: error: malformed XML`.
  struct Problem {
    private(set) var place: Place?
    private(set) var severity = Finding.Severity.error
    private(set) var message: String
    private let line: String

    init(line: String) {
      (self.line, message) = (line, line)
      guard let parts = line.firstMatch(of: /^(.+?): (error|warning|note): (.*)$/) else { return }
      severity = Finding.Severity(rawValue: String(parts.2)) ?? .error
      message = String(parts.3)
      // The name of the tool is the place of what concerns no file.
      place = parts.1 == "galley" ? nil : Place(words: String(parts.1))
    }

    /// The problem as an entry, which fails unless the line is only a warning.
    var entry: Entry {
      var entry = Entry(
        rule: .unread, severity: severity, place: place, message: message, fails: severity == .error,
        title: "Unreadable input", fingerprint: ("problem/v1", line))
      entry.subjects = [Subject(document: place?.document ?? "galley", name: place?.words ?? "galley", path: line)]
      return entry
    }
  }

  /// The problems as entries, for formats without a place for lines of a log.
  var unread: [Entry] { problems.map { Problem(line: $0).entry } }
}

extension Report.Rule {
  static let unread = Report.Rule(
    id: "unreadable-input", summary: "An input that could not be read, or a scene that could not be laid out")
}

extension Report.Place {
  /// Reads a place in the form of compilers: a path, which a line and a column may follow.
  init(words: String) {
    let parts = words.firstMatch(of: /^(.+?)(?::(\d+))?(?::(\d+))?$/)
    self.init(
      parts.map { String($0.1) } ?? words, line: parts?.2.flatMap { Int($0) }, column: parts?.3.flatMap { Int($0) })
  }
}
