import Graphics
import Snapshots

/// The findings of a check as JSON, for programs.
struct CheckJSON {
  /// The version of the form.
  static let version = 1

  private let run: CheckRun

  init(_ run: CheckRun) { self.run = run }

  /// One line. New findings that are too mild to be listed are left out; known and suppressed ones are included. A part
  /// of a run also has what a merge needs.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("galley", Self.version)
      json.member("findings") { json in
        json.array(run.logged) { $0.finding($1, run.rules) }
      }
      json.member("summary") { json in
        json.object { json in
          for severity in Finding.Severity.allCases {
            json.member(severity.plural, run.counts.first { $0.severity == severity }?.count ?? 0)
          }
          json.member("notListed", run.unlistedCount)
          json.member("known", run.knownCount)
          json.member("suppressed", run.suppressedCount)
          json.member("documents", run.documentCount)
          json.member("scenes", run.sceneCount)
          json.member("cells", run.cellCount)
          json.member("fails", run.fails)
        }
      }
      json.member("problems", run.problems)
      if let shard = run.shard { json.member("shard", shard, of: run) }
    }
    return json.text + "\n"
  }
}

extension Finding.Severity {
  fileprivate var plural: String { rawValue + "s" }
}

extension JSONText {
  fileprivate mutating func finding(_ finding: CheckFinding, _ rules: CheckRules) {
    object { json in
      json.member("id", finding.id)
      json.member("rule", finding.cause.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("status", finding.status.word)
      if case .suppressed(let reason) = finding.status { json.member("reason", reason) }
      json.member("fails", rules.fails(finding))
      json.member("document", finding.document)
      if let place = finding.place {
        json.member("line", place.line)
        json.member("column", place.column)
      }
      if !finding.worsenings.isEmpty {
        json.member("worse") { json in
          json.object { json in
            for locale in finding.worsenings.keys.sorted() { json.member(locale, finding.worsenings[locale] ?? []) }
          }
        }
      }
      json.member("scenes", finding.scenes)
      json.member("message", finding.message)
      json.member("where", finding.whereabouts)
      if !finding.alike.isEmpty {
        json.member("alike") { json in
          json.array(finding.alike) { json, other in
            json.object { json in
              json.member("id", other.id)
              json.member("document", other.document)
              if let place = other.place {
                json.member("line", place.line)
                json.member("column", place.column)
              }
            }
          }
        }
      }
      json.member("fixes", finding.fixes)
      json.member("advice", finding.advice)
      json.member("views", finding.views)
      json.member("constraints", finding.constraints)
      if let broken = finding.broken { json.member("broken", broken) }
      if let picture = finding.picture {
        json.member("picture", picture.path)
        json.member("number", picture.number)
      }
      json.member("worst") { $0.occurrence(finding.worst) }
      json.member("cells") { json in json.array(finding.occurrences) { $0.occurrence($1) } }
    }
  }

  private mutating func occurrence(_ occurrence: CheckFinding.Occurrence) {
    object { json in
      json.member("scene", occurrence.scene)
      json.member("device", occurrence.cell.device)
      json.member("locale", occurrence.cell.locale)
      json.member("typeSize", occurrence.cell.typeSize)
      json.member("orientation", occurrence.cell.orientation)
      json.member("appearance", occurrence.cell.appearance)
      if let contrast = occurrence.cell.contrast { json.member("contrast", contrast) }
      if let look = occurrence.cell.look { json.member("look", look) }
      json.member("severity", occurrence.severity.rawValue)
      json.member("message", occurrence.message)
      if let amount = occurrence.amount { json.member("amount", amount) }
    }
  }
}

extension CheckFinding.Status {
  fileprivate var word: String {
    switch self {
    case .new: "new"
    case .known: "known"
    case .suppressed: "suppressed"
    }
  }
}
