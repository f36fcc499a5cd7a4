import Snapshots

/// What became of a decision.
struct DecisionOutcome: Hashable, Sendable {
  var path: String
  /// Why it was not carried out; none where it was.
  var problem: String?
}

extension [DecisionOutcome] {
  /// The answer that the page reads.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("results") { json in
        json.array(self) { json, outcome in
          json.object { json in
            json.member("path", outcome.path)
            json.member("ok", outcome.problem == nil)
            json.member("message", outcome.problem ?? "")
          }
        }
      }
    }
    return json.text + "\n"
  }
}
