import Foundation
import TestSupport

extension Visitor {
  /// Sends decisions as the page does, unless other headers are given.
  func decide(
    accept: [String] = [], reject: [String] = [], digests: [String: String]? = nil, notes: [String: String]? = nil,
    token: String? = nil, headers: [String: String] = [:], method: String = "POST"
  ) throws -> Answer {
    var request: [String: Any] = ["accept": accept, "reject": reject]
    request["digests"] = digests
    request["notes"] = notes
    let body = Array(try JSONSerialization.data(withJSONObject: request))
    let usual = [
      "Content-Type": "application/json", "Origin": "http://\(host)", "Authorization": "Bearer \(token ?? self.token)",
    ]
    return try send(method, "/api/decisions", headers: usual.merging(headers) { $1 }, body: body)
  }

  /// Sends decisions and reads what became of them: the messages by path, empty where all went well.
  func outcomes(
    accept: [String] = [], reject: [String] = [], digests: [String: String]? = nil, notes: [String: String]? = nil
  ) throws -> [String: String] {
    let answer = try decide(accept: accept, reject: reject, digests: digests, notes: notes)
    guard answer.status == 200 else { throw NoAnswer() }
    let object = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: [[String: Any]]]
    return Dictionary(
      uniqueKeysWithValues: (object?["results"] ?? []).map { result in
        let message = result["message"] as? String ?? "no message"
        return (result["path"] as? String ?? "", result["ok"] as? Bool == true ? message : "refused: " + message)
      })
  }
}
