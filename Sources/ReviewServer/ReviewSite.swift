import Files
import Reports
import Snapshots

/// The addresses that the server answers: the page, its files, the run, the pictures, and decisions.
struct ReviewSite: Sendable {
  let report: ReviewedReport
  let desk: DecisionDesk
  let access: AccessRules

  func answer(_ request: SiteRequest) -> SiteAnswer {
    do throws(Refusal) {
      try access.checkSender(of: request)
      let target = try RequestTarget(request.target)
      return target.names == ["api", "decisions"]
        ? try decide(request)
        : try read(target, request)
    } catch {
      return error.answer
    }
  }

  /// Returns the answer to a request whose body is not worth reading, given its head: only decisions have a body, and
  /// only those of somebody who knows the token are read.
  func refusal(ofHead request: SiteRequest) -> SiteAnswer? {
    do throws(Refusal) {
      try access.checkSender(of: request)
      let target = try RequestTarget(request.target)
      guard target.names == ["api", "decisions"] else { throw wrongMethod("GET") }
      try checkDecider(request)
      return nil
    } catch {
      return error.answer
    }
  }

  private func checkDecider(_ request: SiteRequest) throws(Refusal) {
    guard request.method == "POST" else { throw wrongMethod("POST") }
    guard request.values(of: "content-type").map(\.mediaType) == ["application/json"] else {
      throw Refusal(status: .unsupportedMediaType, message: "Decisions must be sent as application/json.")
    }
    try access.checkBearer(of: request)
  }

  private func read(_ target: RequestTarget, _ request: SiteRequest) throws(Refusal) -> SiteAnswer {
    guard request.method == "GET" else { throw wrongMethod("GET") }
    guard let first = target.names.first else {
      try access.checkToken(target.value(of: "token"))
      return page
    }
    try access.checkReader(of: request, at: target)
    switch (first, target.names.count) {
    case ("data.js", 1): return try data
    case (AppliedDecisions.file, 1):
      return script(AppliedDecisions.name, json: AppliedDecisions(folder: report.folder).json)
    case ("page", 2): return try pageFile(target.names[1])
    case ("images", 2...): return try picture(target.names)
    default: throw notFound
    }
  }

  private func decide(_ request: SiteRequest) throws(Refusal) -> SiteAnswer {
    try checkDecider(request)
    let decisions = try DecisionRequest(json: request.body)
    let outcomes = try desk.carryOut(decisions)
    return SiteAnswer(.ok, type: "application/json", body: Array(outcomes.json.utf8))
  }

  /// The page of this program, not the one in the report: a report must not decide what its page may do.
  private var page: SiteAnswer {
    var answer = SiteAnswer(.ok, type: "text/html; charset=utf-8", body: PageFiles.review)
    answer.headers.append(access.cookieHeader)
    return answer
  }

  private func pageFile(_ name: String) throws(Refusal) -> SiteAnswer {
    guard let file = PageFiles.all.first(where: { $0.name == name }) else { throw notFound }
    let type = name.hasSuffix(".css") ? "text/css" : "text/javascript"
    return SiteAnswer(.ok, type: type + "; charset=utf-8", body: file.bytes)
  }

  private var data: SiteAnswer {
    get throws(Refusal) {
      do throws(ReviewServerError) {
        var answer = script("galleyReport", json: try report.json())
        answer.body += script("galleyTarget", json: target).body
        return answer
      } catch {
        throw Refusal(status: .serverError, message: "The report can no longer be read.")
      }
    }
  }

  /// The folder that accepted pictures are written to, for the page to show.
  private var target: String {
    var json = JSONText()
    json.object { if let references = report.references { $0.member("references", references) } }
    return json.text
  }

  /// Returns a document as a script that parses it from a string, so that nothing in the document is run as code.
  private func script(_ name: String, json: String) -> SiteAnswer {
    var text = JSONText()
    text.string(json)
    let source = "globalThis.\(name) = JSON.parse(\(text.text));\n"
    return SiteAnswer(.ok, type: "text/javascript; charset=utf-8", body: Array(source.utf8))
  }

  private func picture(_ names: [String]) throws(Refusal) -> SiteAnswer {
    guard names.last?.hasSuffix(".png") == true, let bytes = try? ContainedFile(names, below: report.folder).read()
    else { throw notFound }
    return SiteAnswer(.ok, type: "image/png", body: bytes)
  }

  private var notFound: Refusal { Refusal(status: .notFound, message: "The report has no such file.") }

  private func wrongMethod(_ method: String) -> Refusal {
    Refusal(status: .methodNotAllowed, message: "This address accepts only \(method).")
  }
}

extension String {
  /// The media type without its parameters.
  fileprivate var mediaType: String {
    let type = prefix { $0 != ";" }
    return type.split(separator: " ").joined().lowercased()
  }
}

struct SiteRequest: Sendable {
  /// The method, such as `GET`.
  var method: String
  /// The path and the query, not decoded.
  var target: String
  /// The headers, with names in lower case.
  var headers: [SiteHeader] = []
  var body: [UInt8] = []

  /// Returns the values of a header, in the order in which they arrived.
  func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }
}

struct SiteHeader: Hashable, Sendable {
  var name: String
  var value: String
}

struct SiteAnswer: Hashable, Sendable {
  /// The status codes that are used (RFC 9110, 15).
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

  /// Creates an answer with headers that keep browsers from caching it, guessing its type, and showing it to other
  /// sites.
  init(_ status: Status, type: String, body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [SiteHeader(name: "Content-Type", value: type)] + Self.protection
  }

  /// Creates an answer with a message for the page.
  init(_ status: Status, message: String) {
    var json = JSONText()
    json.object { $0.member("message", message) }
    self.init(status, type: "application/json", body: Array((json.text + "\n").utf8))
  }

  /// The content security policy, for a page that is served: scripts, styles and pictures come only from this server.
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

/// A refused request, with the status and the message of the answer.
struct Refusal: Error, Hashable {
  var status: SiteAnswer.Status
  var message: String

  var answer: SiteAnswer { SiteAnswer(status, message: message) }
}
