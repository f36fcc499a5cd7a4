import Graphics
import Markup

extension Report {
  /// A problem, with everything that has it.
  package struct Entry: Sendable {
    package var rule: Rule
    package var severity: Finding.Severity
    /// The place of the problem, or `nil` if no file has it.
    package var place: Place?
    /// The problem in words.
    package var message: String
    /// The subjects and cells in words, or `nil` if the message names them.
    package var whereabouts: String?
    /// The problems that the message counts, if it is about several of a kind.
    package var variations: [Variation] = []
    /// Who changed the subjects, a sentence for those that have it in common, or empty if it was not asked for.
    package var origins: [String] = []
    /// What may mend the problem.
    package var fixes: [String] = []
    /// The subjects that have the problem, the first of which counts as its own.
    package var subjects: [Subject] = []
    /// Whether the problem makes the run fail.
    package var fails: Bool
    /// The heading of an annotation.
    package var title: String
    /// A name for the way of making the fingerprint, and what identifies the problem across runs.
    package var fingerprint: (name: String, value: String)
    /// Whether the problem is not in the baseline, or `nil` without one.
    package var isNew: Bool?
    /// The reason why the problem is accepted, or `nil` if it is not.
    package var suppression: String?
    /// The word of a summary for what became of the subjects, or `nil` for the severity.
    package var verdict: String?
    /// Whether the verdict says the same as the message.
    package var isSaidByVerdict = false
    /// What Markdown shows of the subjects, or `nil` to name the place.
    package var illustration: (any EntryIllustration)?

    package init(
      rule: Rule, severity: Finding.Severity, place: Place?, message: String, whereabouts: String? = nil,
      fails: Bool, title: String, fingerprint: (name: String, value: String)
    ) {
      (self.rule, self.severity, self.place) = (rule, severity, place)
      (self.message, self.whereabouts, self.fails) = (message, whereabouts, fails)
      (self.title, self.fingerprint) = (title, fingerprint)
    }

    /// The number of problems that the entry stands for.
    var count: Int { max(1, variations.count) }

    /// The whereabouts, who changed the subjects, and the fixes, a line each.
    var details: [String] { (whereabouts.map { [$0] } ?? []) + origins + fixes.map { "fix: \($0)" } }
  }

  /// One of several problems of a kind.
  package struct Variation: Sendable {
    package var message: String
    /// The subjects in words.
    package var whereabouts: String
  }

  /// Something that was examined, as a test.
  package struct Case: Sendable {
    package var subject: Subject
    /// The line of the document where the subject begins, or `nil` if it is unknown or not asked for.
    package var line: Int?
    package var outcomes: [Outcome]
    /// The paths of pictures that show the subject.
    package var pictures: [String] = []
  }

  /// What is said about a case.
  package struct Outcome: Sendable {
    package enum Kind: Sendable {
      case failure
      /// The case could not be examined.
      case error
      /// Does not fail the case.
      case remark
    }

    package var kind: Kind
    /// The rule's name; remarks have it in their text.
    package var rule = ""
    package var message = ""
    package var text: String
  }
}

extension Report.Outcome {
  /// - Parameter kind: What it is called if it fails.
  init(_ entry: Report.Entry, failingAs kind: Kind = .failure) {
    guard entry.fails else {
      let remark = "\(entry.severity.rawValue): \(entry.rule.id): \(entry.message)"
      self.init(kind: .remark, text: ([remark] + entry.details).joined(separator: "\n"))
      return
    }
    let place = entry.place.map { [$0.words] } ?? []
    self.init(
      kind: kind, rule: entry.rule.id, message: entry.message,
      text: (entry.details + place).joined(separator: "\n"))
  }
}

/// Pictures and links of an entry, in Markdown.
package protocol EntryIllustration: Sendable {
  /// The subjects, with links.
  var links: String { get }
  /// Lines that belong to the entry.
  var notes: [String] { get }
  /// Pictures and lists, which are left out where they do not fit.
  var details: [String] { get }
}

extension Report.Entry {
  /// The problems that the message counts, in a list that opens, or nothing if it is about one.
  func variationLines(most: Int) -> [String] {
    guard !variations.isEmpty else { return [] }
    let lines = variations.map { "\($0.message.clippedForMarkdown()): \($0.whereabouts.escapedForMarkdown)" }
    return "all \(variations.count)".folded(over: lines, most: most)
  }
}
