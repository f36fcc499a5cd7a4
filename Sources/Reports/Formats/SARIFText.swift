import Snapshots

/// A report as a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFText {
  let report: Report

  /// The log in one line.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array([report]) { json, report in
          json.object { json in
            json.member("tool") { $0.tool(rules: report.rules) }
            json.member("results") { json in json.array(report.logged) { $0.result($1, rules: report.rules) } }
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

  fileprivate mutating func result(_ entry: Report.Entry, rules: [Report.Rule]) {
    object { json in
      json.member("ruleId", entry.rule.id)
      // A report of a later version may name a rule that is unknown here.
      if let index = rules.firstIndex(of: entry.rule) { json.member("ruleIndex", index) }
      json.member("level", entry.severity.rawValue)
      json.member("message") { $0.message(entry.message + (entry.whereabouts.map { " (\($0))" } ?? "")) }
      json.member("locations") { json in json.array([entry]) { $0.location($1) } }
      json.member("partialFingerprints") { json in
        json.object { $0.member(entry.fingerprint.name, entry.fingerprint.value) }
      }
      if let isNew = entry.isNew { json.member("baselineState", isNew ? "new" : "unchanged") }
      if let suppression = entry.suppression {
        json.member("suppressions") { json in
          json.array([suppression]) { json, reason in
            json.object { json in
              json.member("kind", "external")
              json.member("justification", reason)
            }
          }
        }
      }
    }
  }

  private mutating func location(_ entry: Report.Entry) {
    object { json in
      if let place = entry.place { json.member("physicalLocation") { $0.place(place) } }
      json.member("logicalLocations") { json in
        json.array(entry.subjects) { json, subject in
          json.object { json in
            json.member("name", subject.name)
            json.member("fullyQualifiedName", subject.path)
          }
        }
      }
    }
  }

  private mutating func place(_ place: Report.Place) {
    object { json in
      json.member("artifactLocation") { json in
        json.object { $0.member("uri", place.document.escapedForAddress) }
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

  private mutating func message(_ text: String) { object { $0.member("text", text) } }
}
