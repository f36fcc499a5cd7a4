import Files
import Snapshots

/// What a ``LoopbackServer`` serves: a page with its data, for the person who started the server.
package protocol LoopbackSite: Sendable {
  /// Decides which requests are the person's own. All others are answered with refusals, which must take no time.
  var access: AccessRules { get }

  /// Answers a request.
  func answer(_ request: SiteRequest) -> SiteAnswer

  /// Returns the answer to a request whose body is not worth reading, given its head, or `nil`.
  func refusal(ofHead request: SiteRequest) -> SiteAnswer?
}

package struct SiteRequest: Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path and the query, not decoded.
  package var target: String
  /// The headers, with names in lower case.
  package var headers: [SiteHeader]
  package var body: [UInt8]

  package init(method: String, target: String, headers: [SiteHeader] = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// Returns the values of a header, in the order in which they arrived.
  package func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// Whether the body is said to be JSON.
  package var hasJSON: Bool { values(of: "content-type").map(\.mediaType) == ["application/json"] }
}

extension String {
  /// The media type without its parameters.
  fileprivate var mediaType: String {
    let type = utf8.prefix(before: ";")
    return type.utf8.split(separator: " ").joined().lowercased()
  }
}

package struct SiteHeader: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) { (self.name, self.value) = (name, value) }
}

package struct SiteAnswer: Hashable, Sendable {
  /// The status codes that are used (RFC 9110, 15).
  package enum Status: Int, Hashable, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case gone = 410
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case unprocessable = 422
    case serverError = 500
    case unavailable = 503
  }

  package var status: Status
  package var headers: [SiteHeader]
  package var body: [UInt8]

  /// Creates an answer with headers that keep browsers from caching it, guessing its type, and showing it to other
  /// sites.
  package init(_ status: Status, type: String, body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [SiteHeader(name: "Content-Type", value: type)] + Self.protection
  }

  /// Creates an answer with a message for the page.
  package init(_ status: Status, message: String) {
    var json = JSONText()
    json.object { $0.member("message", message) }
    self.init(status, json: json.text + "\n")
  }

  /// The answer to a request that there is no room for.
  static let tooManyRequests = SiteAnswer(.unavailable, message: "Too many requests arrive at a time. Try again.")

  /// Creates an answer with a JSON document.
  package init(_ status: Status = .ok, json: String) {
    self.init(status, type: "application/json", body: Array(json.utf8))
  }

  /// Creates an answer with a page, or with one of its files, whose type follows from its name.
  package init(pageFile name: String, _ bytes: [UInt8]) {
    let type = name.utf8.hasSuffix(".html") ? "text/html" : name.utf8.hasSuffix(".css") ? "text/css" : "text/javascript"
    self.init(.ok, type: type + "; charset=utf-8", body: bytes)
  }

  /// The content security policy, for a page that is served: scripts, styles and pictures come only from this server.
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """

  private static let protection = [
    SiteHeader(name: "Cache-Control", value: "no-store"),
    SiteHeader(name: "Content-Security-Policy", value: policy),
    SiteHeader(name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    SiteHeader(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    SiteHeader(name: "Referrer-Policy", value: "no-referrer"),
    SiteHeader(name: "X-Content-Type-Options", value: "nosniff"),
    SiteHeader(name: "X-Frame-Options", value: "DENY"),
  ]
}

/// A refused request, with the status and the message of the answer.
package struct Refusal: Error, Hashable {
  package var status: SiteAnswer.Status
  package var message: String

  package init(status: SiteAnswer.Status, message: String) { (self.status, self.message) = (status, message) }

  package var answer: SiteAnswer { SiteAnswer(status, message: message) }

  /// The refusal of a request with another method than the only one that an address accepts.
  package static func wrongMethod(accepted: String) -> Refusal {
    Refusal(status: .methodNotAllowed, message: "This address accepts only \(accepted).")
  }
}
