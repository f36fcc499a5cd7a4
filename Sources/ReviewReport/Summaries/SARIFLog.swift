import Snapshots

/// A run as a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), with a rule for each
/// verdict and a result for each image that did not pass.
package struct SARIFLog: Sendable {
  package var run: VerificationRun
  /// The verdicts to report as errors; others are notes.
  package var differences: Set<Verdict>

  package init(run: VerificationRun, differences: Set<Verdict> = Verdict.differences) {
    self.run = run
    self.differences = differences
  }

  private static let rules = Verdict.allCases.filter { $0 != .passed }

  /// The log in one line.
  package var text: String {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array([run]) { json, run in
          json.object { json in
            json.member("tool") { $0.tool(rules: Self.rules) }
            json.member("results") { json in
              json.array(run.results.filter { $0.status != .passed }) { json, result in
                json.sarifResult(result, level: differences.contains(result.status) ? "error" : "note")
              }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  static func rule(of status: Verdict) -> String { "snapshot-\(status.rawValue)" }
  static func place(of status: Verdict) -> Int { rules.firstIndex(of: status) ?? -1 }
}

extension JSONText {
  fileprivate mutating func tool(rules: [Verdict]) {
    object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "Galley")
          json.member("rules") { json in
            json.array(rules) { json, status in
              json.object { json in
                json.member("id", SARIFLog.rule(of: status))
                json.member("shortDescription") { $0.sarifText(status.sentence) }
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func sarifResult(_ result: SnapshotResult, level: String) {
    let name = result.name
    object { json in
      json.member("ruleId", SARIFLog.rule(of: result.status))
      json.member("ruleIndex", SARIFLog.place(of: result.status))
      json.member("level", level)
      json.member("message") { $0.sarifText("\(name): \(result.sentences.joined(separator: "; "))") }
      json.member("locations") { json in
        json.array([result]) { $0.location($1, name: name) }
      }
      // Identifies a result across runs: the image and what happened to it.
      json.member("partialFingerprints") { json in
        json.object { json in
          json.member("snapshot/v1", ([result.path] + result.causes.map(\.key)).joined(separator: " "))
        }
      }
    }
  }

  private mutating func location(_ result: SnapshotResult, name: String) {
    object { json in
      json.member("physicalLocation") { json in
        json.object { json in
          json.member("artifactLocation") { json in
            json.object { $0.member("uri", result.document.escapedForAddress) }
          }
        }
      }
      json.member("logicalLocations") { json in
        json.array([result]) { json, result in
          json.object { json in
            json.member("name", name)
            json.member("fullyQualifiedName", result.path)
          }
        }
      }
    }
  }

  private mutating func sarifText(_ text: String) { object { $0.member("text", text) } }
}
