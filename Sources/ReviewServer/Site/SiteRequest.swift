/// A request as it arrived.
struct SiteRequest: Sendable {
  /// `GET`, `POST` and others.
  var method: String
  /// The path and the query, undecoded.
  var target: String
  /// The headers, names in lower case.
  var headers: [SiteHeader] = []
  /// The body.
  var body: [UInt8] = []

  /// The values of a header, in the order in which they arrived.
  func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }
}

/// A header of a request or an answer.
struct SiteHeader: Hashable, Sendable {
  var name: String
  var value: String
}
