import Files
import Snapshots

/// What has changed the pictures of a verification, in words for a terminal: the versions, a line for each group of
/// pictures, and what nothing says.
struct VersionExplanationText {
  let explanation: VersionExplanation

  /// The numbers of parts, paths and entries of the changelog that are named, before the others are counted.
  private static let (mostParts, mostPaths, mostEntries) = (16, 3, 5)

  var text: String {
    let lines = explanation.versions.flatMap(lines) + [""] + pictures
    return "\n" + lines.map(InertText.line).joined(separator: "\n") + "\n"
  }

  // MARK: Versions

  private func lines(about recorded: VersionExplanation.Recorded) -> [String] {
    guard let changes = recorded.changes else { return [headline(of: recorded) + ": no list of versions"] }
    guard !changes.isEmpty else { return [headline(of: recorded) + ": the versions of this run"] }
    let rows = changes.prefix(Self.mostParts).map { [$0.part, $0.before ?? "-", $0.now ?? "-"] }
    let table = TextTable(header: ["part", "references", "this run"], rows: Array(rows))
    let rest = changes.count - rows.count
    return [headline(of: recorded) + ":"] + table.text.utf8.split(separator: "\n").map { "  \($0)" }
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private func headline(of recorded: VersionExplanation.Recorded) -> String {
    let count = recorded.pictureCount
    let some = count == 0 ? "the references" : "references of \(counted(count, "picture"))"
    let commits = recorded.commits.prefix(Self.mostPaths).map { String($0.utf8.prefix(10)) ?? $0 }
    let rest = recorded.commits.count - commits.count
    let more = rest > 0 ? " and \(rest) more" : ""
    let place = commits.isEmpty ? "" : " (commit \(commits.joined(separator: ", "))\(more))"
    return "\(explanation.references): \(some)\(place)"
  }

  /// The versions in one sentence.
  fileprivate func sentence(about recorded: VersionExplanation.Recorded) -> String {
    guard let changes = recorded.changes, !changes.isEmpty else { return lines(about: recorded)[0] }
    let words = changes.prefix(Self.mostParts).map { "\($0.part) \($0.before ?? "-") is now \($0.now ?? "-")" }
    let rest = changes.count - words.count
    return "\(headline(of: recorded)): \(words.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: Pictures

  fileprivate static let noPicture = "no picture differs from its reference"

  private var pictures: [String] {
    guard !explanation.pictures.isEmpty else { return [Self.noPicture] }
    return VersionExplanation.Origin.allCases.flatMap(lines) + changelog
  }

  private func lines(about origin: VersionExplanation.Origin) -> [String] {
    let pictures = explanation.pictures(by: origin)
    guard !pictures.isEmpty else { return [] }
    let headline = "\(counted(pictures.count, "picture")) \(origin.words)"
    switch origin {
    case .document: return ["\(headline): \(named(pictures.map(\.path)))"]
    case .tool, .both: return ["\(headline):"] + groups(of: origin)
    case .unknown:
      let reasons = explanation.reasons.map { "  \($0.paths.count): \($0.reason): \(named($0.paths))" }
      return ["\(headline):"] + reasons + ["  What differs:"] + groups(of: origin)
    }
  }

  private func groups(of origin: VersionExplanation.Origin) -> [String] {
    explanation.groups(of: [origin]).map { group in
      "  \(group.paths.count): \(group.change.words): \(named(group.paths))"
    }
  }

  /// Names the first of some pictures.
  private func named(_ paths: [String]) -> String {
    let rest = paths.count - Self.mostPaths
    return paths.prefix(Self.mostPaths).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: The changelog

  /// What the changelog says, in one line.
  fileprivate var changelogSentence: String {
    changelog.map { $0.utf8.hasPrefix("  ") ? String($0.utf8.dropFirst(2)) ?? $0 : $0 }.joined(separator: " ")
  }

  private var changelog: [String] {
    guard let changelog = explanation.changelog else { return [] }
    let named = explanation.namedEntries
    let headline =
      "The changelog has \(counted(changelog.entries.count, "change")) of pictures from Galley \(changelog.before) to"
      + " \(changelog.now)"
    guard !named.isEmpty else { return ["\(headline), of which none names what the tool changed."] }
    let rest = named.count - Self.mostEntries
    return ["\(headline), of which these name what the tool changed:"]
      + named.prefix(Self.mostEntries).map { "  - \($0)" } + (rest > 0 ? ["  and \(rest) more"] : [])
  }
}

// MARK: - Formats without a section of their own

extension VersionExplanation {
  /// The versions, the numbers of pictures by who changed them, and what the changelog says, a sentence each.
  var sentences: [String] {
    let counts = Origin.allCases.compactMap { origin -> String? in
      let count = pictures(by: origin).count
      return count == 0 ? nil : "\(counted(count, "picture")) \(origin.words)"
    }
    let text = VersionExplanationText(explanation: self)
    let summary = counts.isEmpty ? VersionExplanationText.noPicture : counts.joined(separator: ", ")
    return versions.map(text.sentence) + [summary] + (changelog == nil ? [] : [text.changelogSentence])
  }
}

extension VersionExplanation.Picture {
  /// Who changed the picture, and what the tool does otherwise or, if nothing says who, why not.
  var sentence: String {
    let changes = origin == .unknown ? [] : changes.sorted().map(\.words)
    let details = (reason.map { [$0] } ?? []) + changes
    return origin.words + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
  }
}

extension PictureChange {
  /// The class of the views, if it is known, and what is different.
  fileprivate var words: String { (subject.isEmpty ? "" : "\(subject): ") + kind.words }
}

extension VersionExplanation.Origin {
  /// The origin in words, to follow a number of pictures.
  fileprivate var words: String {
    switch self {
    case .tool: "changed by the tool"
    case .document: "changed by the documents"
    case .both: "changed by the tool and by the documents"
    case .unknown: "of unknown origin"
    }
  }
}

extension JSONText {
  /// Writes what has changed the pictures of a run; the object's keys are in a fixed order.
  mutating func versionExplanation(_ explanation: VersionExplanation) {
    object { json in
      json.member("references", explanation.references)
      json.member("versions") { $0.array(explanation.versions) { $0.recorded($1) } }
      json.member("counts") { json in
        json.object { json in
          for origin in VersionExplanation.Origin.allCases {
            json.member(origin.rawValue, explanation.pictures(by: origin).count)
          }
        }
      }
      json.member("groups") { json in
        json.array(explanation.groups(of: [.tool, .both])) { json, group in
          json.object { json in
            json.change(group.change)
            json.member("paths", group.paths)
          }
        }
      }
      json.member("pictures") { $0.array(explanation.pictures) { $0.picture($1) } }
      if let changelog = explanation.changelog {
        json.member("changelog") { json in
          json.object { json in
            json.member("from", changelog.before)
            json.member("to", changelog.now)
            json.member("entries", explanation.namedEntries)
          }
        }
      }
    }
  }

  private mutating func recorded(_ recorded: VersionExplanation.Recorded) {
    object { json in
      json.member("commits", recorded.commits)
      json.member("pictures", recorded.pictureCount)
      guard let changes = recorded.changes else { return }
      json.member("changes") { json in
        json.array(changes) { json, change in
          json.object { json in
            json.member("part", change.part)
            if let before = change.before { json.member("references", before) }
            if let now = change.now { json.member("run", now) }
          }
        }
      }
    }
  }

  private mutating func picture(_ picture: VersionExplanation.Picture) {
    object { json in
      json.member("path", picture.path)
      json.member("changedBy", picture.origin.rawValue)
      if let commit = picture.commit { json.member("commit", commit) }
      if let reason = picture.reason { json.member("reason", reason) }
      guard !picture.changes.isEmpty else { return }
      json.member("changes") { json in
        json.array(picture.changes.sorted()) { json, change in json.object { $0.change(change) } }
      }
    }
  }

  private mutating func change(_ change: PictureChange) {
    member("kind", change.kind.rawValue)
    if !change.subject.isEmpty { member("subject", change.subject) }
  }
}
