import Files
import ReviewReport
import Snapshots

/// What is where: the page, its files, the run, the pictures, and the place for decisions.
struct ReviewSite: Sendable {
  let report: ReviewedReport
  let desk: DecisionDesk
  let access: AccessRules

  /// Answers a request.
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
    guard request.method == "POST" else { throw wrongMethod("POST") }
    guard request.values(of: "content-type").map(\.mediaType) == ["application/json"] else {
      throw Refusal(status: .unsupportedMediaType, message: "Decisions are sent as application/json.")
    }
    let decisions = try DecisionRequest(json: request.body)
    try access.checkToken(decisions.token)
    let outcomes = try desk.carryOut(decisions)
    return SiteAnswer(.ok, type: "application/json", body: Array(outcomes.json.utf8))
  }

  /// The page of this program, whichever wrote the report: what it is allowed to do is not the report's to say.
  private var page: SiteAnswer {
    var answer = SiteAnswer(.ok, type: "text/html; charset=utf-8", body: PageFiles.index)
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
        return script("galleyReport", json: try report.json())
      } catch {
        throw Refusal(status: .serverError, message: "The report can no longer be read.")
      }
    }
  }

  /// A document as a script. It is handed over as a string, so that nothing in it is run.
  private func script(_ name: String, json: String) -> SiteAnswer {
    var text = JSONText()
    text.string(json)
    let source = "globalThis.\(name) = JSON.parse(\(text.text));\n"
    return SiteAnswer(.ok, type: "text/javascript; charset=utf-8", body: Array(source.utf8))
  }

  private func picture(_ names: [String]) throws(Refusal) -> SiteAnswer {
    guard names.last?.hasSuffix(".png") == true else { throw notFound }
    do throws(ContainedFileError) {
      guard let bytes = try ContainedFile(names, below: report.folder).read() else { throw notFoundFile }
      return SiteAnswer(.ok, type: "image/png", body: bytes)
    } catch {
      throw notFound
    }
  }

  private var notFoundFile: ContainedFileError { ContainedFileError(path: "", reason: "It is not there.") }

  private var notFound: Refusal { Refusal(status: .notFound, message: "The report has no such file.") }

  private func wrongMethod(_ method: String) -> Refusal {
    Refusal(status: .methodNotAllowed, message: "This address takes \(method) alone.")
  }
}

extension String {
  /// A content type without its parameters.
  fileprivate var mediaType: String {
    let type = prefix { $0 != ";" }
    return type.split(separator: " ").joined().lowercased()
  }
}
