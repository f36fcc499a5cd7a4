import Snapshots

/// What a request is answered with.
struct SiteAnswer: Hashable, Sendable {
  /// The status of an answer, by its number (RFC 9110, 15).
  enum Status: Int, Hashable, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case serverError = 500
    case unavailable = 503
  }

  var status: Status
  var headers: [SiteHeader]
  var body: [UInt8]

  /// Makes an answer that browsers neither keep, nor guess the type of, nor let other sites have.
  init(_ status: Status, type: String, body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [SiteHeader(name: "Content-Type", value: type)] + Self.protection
  }

  /// Makes an answer of a sentence, in the form that the page shows.
  init(_ status: Status, message: String) {
    var json = JSONText()
    json.object { $0.member("message", message) }
    self.init(status, type: "application/json", body: Array((json.text + "\n").utf8))
  }

  /// The page's own policy without what it needs as a file: scripts, styles and pictures come from this server alone.
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
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

/// Why a request is not answered.
struct Refusal: Error, Hashable {
  var status: SiteAnswer.Status
  var message: String

  /// The refusal as an answer.
  var answer: SiteAnswer { SiteAnswer(status, message: message) }
}
