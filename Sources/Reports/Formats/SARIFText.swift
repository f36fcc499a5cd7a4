import Snapshots

/// A log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFText {
  /// A rule of the log.
  struct Rule: Hashable {
    let id: String
    let description: String
  }

  /// What a rule found.
  struct Result {
    var rule: Rule
    /// `error`, `warning` or `note`.
    var level: String
    var message: String
    /// The path of the document.
    var document: String
    var line: Int?
    /// The column in characters from 1.
    var column: Int?
    /// The names of what the result is about, with names that distinguish them from all others.
    var logicalLocations: [(name: String, qualifiedName: String)]
    /// A name for the way of making the fingerprint, and what identifies the result across runs.
    var fingerprint: (name: String, value: String)
    /// Whether the result is not in the baseline, or `nil` without one.
    var isNew: Bool?
    /// The reason why the result is accepted, or `nil` if it is not.
    var suppression: String?
  }

  var rules: [Rule]
  var results: [Result]

  /// The log in one line.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array([self]) { json, run in
          json.object { json in
            json.member("tool") { $0.tool(rules: run.rules) }
            json.member("results") { json in json.array(run.results) { $0.result($1, rules: run.rules) } }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONText {
  fileprivate mutating func tool(rules: [SARIFText.Rule]) {
    object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "Galley")
          json.member("rules") { json in
            json.array(rules) { json, rule in
              json.object { json in
                json.member("id", rule.id)
                json.member("shortDescription") { $0.message(rule.description) }
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func result(_ result: SARIFText.Result, rules: [SARIFText.Rule]) {
    object { json in
      json.member("ruleId", result.rule.id)
      // A report of a later version may name a rule that is unknown here.
      if let index = rules.firstIndex(of: result.rule) { json.member("ruleIndex", index) }
      json.member("level", result.level)
      json.member("message") { $0.message(result.message) }
      json.member("locations") { json in json.array([result]) { $0.location($1) } }
      json.member("partialFingerprints") { json in
        json.object { $0.member(result.fingerprint.name, result.fingerprint.value) }
      }
      if let isNew = result.isNew { json.member("baselineState", isNew ? "new" : "unchanged") }
      if let suppression = result.suppression {
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

  private mutating func location(_ result: SARIFText.Result) {
    object { json in
      json.member("physicalLocation") { json in
        json.object { json in
          json.member("artifactLocation") { json in
            json.object { $0.member("uri", result.document.escapedForAddress) }
          }
          if let line = result.line {
            json.member("region") { json in
              json.object { json in
                json.member("startLine", line)
                if let column = result.column { json.member("startColumn", column) }
              }
            }
          }
        }
      }
      json.member("logicalLocations") { json in
        json.array(result.logicalLocations) { json, location in
          json.object { json in
            json.member("name", location.name)
            json.member("fullyQualifiedName", location.qualifiedName)
          }
        }
      }
    }
  }

  private mutating func message(_ text: String) { object { $0.member("text", text) } }
}
