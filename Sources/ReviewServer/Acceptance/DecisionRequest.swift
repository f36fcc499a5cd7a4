import Foundation
import ReviewReport

/// The decisions that a page sends.
struct DecisionRequest: Hashable, Sendable {
  /// What the page's address ends with.
  var token: String
  /// The decisions, each path once.
  var decisions: [(path: String, decision: ReviewDecision)] { paths.map { ($0.path, $0.decision) } }
  /// What the page knows each result by, where it tells.
  var digests: [String: String]

  private var paths: [Path]

  private struct Path: Hashable {
    var path: String
    var decision: ReviewDecision
  }

  private struct Stored: Decodable {
    var token: String
    var accept: [String]
    var reject: [String]
    var digests: [String: String]?
  }

  /// Reads decisions.
  ///
  /// - Throws: a ``Refusal`` for what is not as the contract says, and for a path that is accepted and rejected.
  init(json: [UInt8]) throws(Refusal) {
    guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(json)) else {
      throw Refusal(status: .badRequest, message: "The decisions are not in the form that the server takes.")
    }
    guard Set(stored.accept).isDisjoint(with: stored.reject) else {
      throw Refusal(status: .badRequest, message: "A picture is both accepted and rejected.")
    }
    token = stored.token
    digests = stored.digests ?? [:]
    var seen: Set<String> = []
    let decided =
      stored.accept.map { Path(path: $0, decision: .accept) }
      + stored.reject.map { Path(path: $0, decision: .reject) }
    paths = decided.filter { seen.insert($0.path).inserted }
  }
}
