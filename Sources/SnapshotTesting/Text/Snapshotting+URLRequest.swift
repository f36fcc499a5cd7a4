import FoundationNetworking
import UIKit

extension Snapshotting where Value == URLRequest, Format == String {
  /// Compares requests as they are sent: method, address, header fields in order, and body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Compares requests as they are sent.
  ///
  /// - Parameter pretty: Whether a body of JSON has a line for each key, in order.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let head = ["\(request.httpMethod ?? "GET") \(request.sortedAddress)"]
      let fields = request.sortedFields.map { "\($0.key): \($0.value)" }
      let body = request.httpBody.map { ["", Self.text(of: $0, pretty: pretty)] } ?? []
      return (head + fields + body).joined(separator: "\n")
    }
  }

  /// Compares requests as commands of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var words = ["curl"]
      switch request.httpMethod {
      case "GET", nil: break
      case "HEAD": words.append("--head")
      case let method?: words.append("--request \(method)")
      }
      for field in request.sortedFields where field.key != "Cookie" {
        words.append("--header \("\(field.key): \(field.value)".quoted)")
      }
      if let body = request.httpBody { words.append("--data \(String(decoding: body, as: UTF8.self).quoted)") }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") { words.append("--cookie \(cookie.quoted)") }
      words.append(request.sortedAddress.quoted)
      return words.joined(separator: " \\\n\t")
    }
  }

  private static func text(of body: Data, pretty: Bool) -> String {
    guard pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    else { return String(decoding: body, as: UTF8.self) }
    return String(decoding: data, as: UTF8.self)
  }
}

extension URLRequest {
  fileprivate var sortedFields: [(key: String, value: String)] {
    (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
  }

  /// The address with the items of its query by name.
  fileprivate var sortedAddress: String {
    guard let url else { return "(null)" }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = parts.queryItems else {
      return url.absoluteString
    }
    parts.queryItems = items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
    return parts.string ?? url.absoluteString
  }
}

extension String {
  /// The text as a word of a shell's command.
  fileprivate var quoted: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
