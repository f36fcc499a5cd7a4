import Files
import Graphics
import Snapshots

/// A report as a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFText {
  let report: Report

  private var rules: [Report.Rule] { report.rules + (report.problems.isEmpty ? [] : [.unread]) }
  /// Whether everything could be examined.
  private var isComplete: Bool {
    !report.unread.contains(where: \.fails) && !report.cases.contains { $0.outcomes.contains { $0.kind == .error } }
  }
  /// What could not be read. A result has the place of a file, so that what concerns none is a notification.
  private var placed: [Report.Entry] { report.unread.filter { $0.place != nil } }
  private var unplaced: [Report.Entry] { report.unread.filter { $0.place == nil } }
  /// What the tool says about itself: the inputs without a place, and who changed what differs.
  private var notifications: [(level: Finding.Severity, text: String)] {
    unplaced.map { ($0.severity, $0.message) } + report.explanation.map { (.note, $0) }
  }

  /// The log in one line.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array([report]) { json, _ in
          json.object { json in
            json.member("tool") { $0.tool(rules: rules) }
            json.member("invocations") { json in
              json.array([notifications]) { $0.invocation($1, isComplete: isComplete) }
            }
            json.member("results") { json in json.array(placed + report.logged) { $0.result($1, rules: rules) } }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONText {
  fileprivate mutating func tool(rules: [Report.Rule]) {
    object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "Galley")
          json.member("rules") { json in
            json.array(rules) { json, rule in
              json.object { json in
                json.member("id", rule.id)
                json.member("shortDescription") { $0.message(rule.summary) }
              }
            }
          }
        }
      }
    }
  }

  /// The run, with what happened to the tool itself (SARIF 2.1.0, 3.20).
  fileprivate mutating func invocation(
    _ notifications: [(level: Finding.Severity, text: String)], isComplete: Bool
  ) {
    object { json in
      json.member("executionSuccessful", isComplete)
      json.member("toolExecutionNotifications") { json in
        json.array(notifications) { json, notification in
          json.object { json in
            json.member("level", notification.level.rawValue)
            json.member("message") { $0.message(notification.text) }
          }
        }
      }
    }
  }

  fileprivate mutating func result(_ entry: Report.Entry, rules: [Report.Rule]) {
    object { json in
      json.member("ruleId", entry.rule.id)
      // A report of a later version may name a rule that is unknown here.
      if let index = rules.firstIndex(of: entry.rule) { json.member("ruleIndex", index) }
      json.member("level", entry.severity.rawValue)
      json.member("message") { $0.message(entry.sentence) }
      json.member("locations") { json in json.array([entry]) { $0.location($1) } }
      json.member("partialFingerprints") { json in
        json.object { $0.member(entry.fingerprint.name, InertText.shown(entry.fingerprint.value)) }
      }
      if let isNew = entry.isNew { json.member("baselineState", isNew ? "new" : "unchanged") }
      if let suppression = entry.suppression {
        json.member("suppressions") { json in
          json.array([suppression]) { json, reason in
            json.object { json in
              json.member("kind", "external")
              json.member("justification", InertText.shown(reason))
            }
          }
        }
      }
    }
  }

  private mutating func location(_ entry: Report.Entry) {
    object { json in
      // An empty address would make a reader refuse the whole log.
      if let place = entry.place, !place.document.isEmpty { json.member("physicalLocation") { $0.place(place) } }
      json.member("logicalLocations") { json in
        json.array(entry.subjects) { json, subject in
          json.object { json in
            json.member("name", InertText.shown(subject.name))
            json.member("fullyQualifiedName", InertText.shown(subject.path))
          }
        }
      }
    }
  }

  private mutating func place(_ place: Report.Place) {
    object { json in
      json.member("artifactLocation") { json in
        json.object { $0.member("uri", place.document.escapedAsFile) }
      }
      guard let line = place.line else { return }
      json.member("region") { json in
        json.object { json in
          json.member("startLine", line)
          if let column = place.column { json.member("startColumn", column) }
        }
      }
    }
  }

  /// Writes a message, which readers show as it is.
  private mutating func message(_ text: String) { object { $0.member("text", InertText.shown(text)) } }
}

extension Report.Entry {
  /// The message with everything that a log has no place of its own for.
  fileprivate var sentence: String {
    ([message + (whereabouts.map { " (\($0))" } ?? "")] + origins).joined(separator: "; ")
  }
}
