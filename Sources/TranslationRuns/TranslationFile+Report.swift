import Galley
import Reports

extension TranslationFile {
  /// The most texts that are named one by one.
  private static let mostNamed = 5

  // MARK: Counts

  /// The number of translations that were checked, and of all others, in words.
  var tally: String {
    let languages = shownAs.sorted { $0.key < $1.key }.map { "\($0) as \($1.joined(separator: " and "))" }
    let others = Fate.allCases.compactMap { fate -> String? in
      let count = count(fate)
      return count > 0 ? fate.words.map { "\(count) \($0)" } : nil
    }
    return "\(path): "
      + (["\(count(.checked)) of \(counted(texts.count, "translation")) checked"] + languages)
      .joined(separator: ", ") + others.map { "; " + $0 }.joined()
  }

  func write(to json: inout JSONText) {
    json.object { json in
      json.member("file", path)
      json.member("texts", texts.count)
      json.member("matched", texts.count(where: \.fate.isMatched))
      json.member("unknown", texts.count { !$0.fate.isMatched })
      for fate in Fate.allCases { json.member(fate.rawValue, count(fate)) }
      json.member("shownAs") { json in
        json.object { json in
          for (tag, languages) in shownAs.sorted(by: { $0.key < $1.key }) {
            json.member(tag, languages.joined(separator: " "))
          }
        }
      }
      json.member("problems") { json in
        json.array(entries) { json, entry in
          json.object { json in
            if let line = entry.place?.line { json.member("line", line) }
            json.member("message", entry.message)
          }
        }
      }
    }
  }

  // MARK: Entries

  /// What was not checked: the whole file with the reasons, or else each text that is unknown and each group of others.
  var entries: [Report.Entry] {
    guard !isUnused else { return [entry("nothing of \(path) was checked: \(reasons.joined(separator: "; "))")] }
    return groups.filter(\.fate.isUnused).flatMap { group -> [Report.Entry] in
      guard group.fate == .unknownText || group.fate == .replaced else {
        let count = counted(group.texts.count, "translation")
        return [entry("\(count) not checked: \(reason(group))", line: group.texts[0].line)]
      }
      let named = group.texts.prefix(Self.mostNamed).map { text in
        entry("not checked: \(reason(Group(fate: group.fate, texts: [text])))", line: text.line)
      }
      let rest = Array(group.texts.dropFirst(Self.mostNamed))
      guard let first = rest.first else { return named }
      return named + [
        entry("\(rest.count) more of \(group.texts.count) not checked for the same reason", line: first.line)
      ]
    }
  }

  private func entry(_ message: String, line: Int? = nil) -> Report.Entry {
    var entry = Report.Entry(
      rule: .unchecked, severity: .error, place: Report.Place(path, line: line), message: message, fails: true,
      title: "Translation not checked", fingerprint: ("unchecked/v1", "\(path) \(message)"))
    entry.subjects = [subject]
    return entry
  }

  /// The file among what is examined.
  var subject: Report.Subject { Report.Subject(document: path, name: "translations") }

  // MARK: Reasons

  /// The texts with the same fate, for the same original and language unless they are unknown one by one.
  private struct Group {
    var fate: Fate
    var texts: [Text]
  }

  private var groups: [Group] {
    var places: [String: Int] = [:]
    var groups: [Group] = []
    for text in texts {
      let kind: [String] =
        switch text.fate {
        case .unknownOriginal: [text.original]
        case .otherLanguage: [text.language?.tag ?? ""]
        default: []
        }
      let key = ([text.fate.rawValue] + kind).joined(separator: " ")
      if let place = places[key] {
        groups[place].texts.append(text)
      } else {
        places[key] = groups.count
        groups.append(Group(fate: text.fate, texts: [text]))
      }
    }
    return groups
  }

  private var reasons: [String] { texts.isEmpty ? ["it has no texts"] : groups.map(reason) }

  private func reason(_ group: Group) -> String {
    let count = counted(group.texts.count, "text")
    let first = group.texts[0]
    switch group.fate {
    case .checked: return "\(count) checked"
    case .unseen: return "no scene of the run shows \(some(group))"
    case .elsewhere: return "the run leaves out '\(first.original)' with \(some(group))"
    case .untranslated: return "\(count) without a translation"
    case .untranslatable: return "\(count) not to be translated"
    case .unnamedLanguage: return "the file does not name the language of \(some(group)) in 'target-language'"
    case .otherLanguage:
      return "the translation is into \(first.language?.tag ?? "base"), and the run shows "
        + (runLanguages ?? ["all languages"]).joined(separator: ", ")
    case .replaced: return "another translation of \(some(group)) was shown"
    case .unknownOriginal:
      return "the project has no document or table '\(first.original)'"
        + NearestNames.hint(originals, to: first.original)
    case .unknownText: return "'\(first.original)' has no text \(some(group))"
    }
  }

  /// The first keys of a group, and the number of the others.
  private func some(_ group: Group) -> String {
    let more = group.texts.count - Self.mostNamed
    return group.texts.prefix(Self.mostNamed).map { "'\($0.key)'" }.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}

extension TranslationFile.Fate {
  /// What is said about the number of texts, or `nil` for those that were checked.
  fileprivate var words: String? {
    switch self {
    case .checked: nil
    case .unseen: "that no scene shows"
    case .elsewhere: "of documents and tables that the run leaves out"
    case .untranslated: "without a translation"
    case .untranslatable: "not to be translated"
    case .unnamedLanguage: "whose language is not named"
    case .otherLanguage: "in a language that the run leaves out"
    case .replaced: "that another translation replaces"
    case .unknownOriginal: "of unknown documents and tables"
    case .unknownText: "of unknown texts"
    }
  }
}

extension Report.Rule {
  static let unchecked = Report.Rule(
    id: "translation-not-checked", summary: "A translation in a translator's file was not checked.")
}
