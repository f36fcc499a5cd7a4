import FixRuns
import Galley
import Reports
import SnapshotRuns

/// The fixes of findings for programs.
struct FixJSON {
  let outcome: FixOutcome

  /// One line.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("galley", 1)
      json.member("findings") { json in
        json.array(outcome.listed) { json, entry in
          json.object { json in
            json.member("id", entry.finding.id)
            json.member("rule", entry.finding.cause.rule)
            json.member("severity", entry.finding.severity.rawValue)
            json.member("document", entry.finding.document)
            if let place = entry.finding.place {
              json.member("line", place.line)
              json.member("column", place.column)
            }
            json.member("scenes", entry.finding.scenes)
            json.member("message", entry.finding.message)
            json.member("where", entry.finding.whereabouts)
            json.member("fixes") { json in json.array(entry.fixes.offered) { $0.fix($1) } }
            if entry.fixes.untriedCount > 0 { json.member("untried", entry.fixes.untriedCount) }
            if let copy = entry.fixes.copy { json.member("copy", copy) }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONText {
  fileprivate mutating func fix(_ fix: OfferedFix) {
    object { json in
      json.member("title", fix.title)
      json.member("verified", fix.isVerified)
      if let refutation = fix.refutation { json.member("refutation", refutation) }
      json.member("steps", fix.steps)
      json.member("code", fix.code)
      json.member("remarks", fix.remarks)
      json.member("movedViews", fix.movedViews)
      json.member("movedElsewhere", fix.movedElsewhere)
      json.member("newNotes", fix.newNotes)
      json.member("changes") { json in
        json.array(fix.changes) { json, change in
          json.object { json in
            json.member("start", change.start)
            json.member("count", change.count)
            json.member("text", change.text)
          }
        }
      }
    }
  }
}
