import Files
import LoopbackServer
import Reports
import Snapshots

/// The addresses that the server answers: the page, its files, the run, the pictures, and decisions.
struct ReviewSite: LoopbackSite {
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
      guard target.names == ["api", "decisions"] else { throw Refusal.wrongMethod(accepted: "GET") }
      try checkDecider(request)
      return nil
    } catch {
      return error.answer
    }
  }

  private func checkDecider(_ request: SiteRequest) throws(Refusal) {
    guard request.method == "POST" else { throw Refusal.wrongMethod(accepted: "POST") }
    guard request.hasJSON else {
      throw Refusal(status: .unsupportedMediaType, message: "Decisions must be sent as application/json.")
    }
    try access.checkBearer(of: request)
  }

  private func read(_ target: RequestTarget, _ request: SiteRequest) throws(Refusal) -> SiteAnswer {
    guard request.method == "GET" else { throw Refusal.wrongMethod(accepted: "GET") }
    guard let first = target.names.first else {
      try access.checkToken(target.value(of: "token"))
      return page
    }
    try access.checkReader(of: request, at: target)
    switch (first, target.names.count) {
    case ("data.js", 1): return try data
    case (AppliedDecisions.file, 1):
      return script(AppliedDecisions.name, json: AppliedDecisions(folder: report.folder).json)
    case (PassingBatch.folder, 2): return try batch(target.names)
    case ("page", 2): return try pageFile(target.names[1])
    case ("images", 2...): return try picture(target.names)
    default: throw notFound
    }
  }

  private func decide(_ request: SiteRequest) throws(Refusal) -> SiteAnswer {
    try checkDecider(request)
    let decisions = try DecisionRequest(json: request.body)
    let outcomes = try desk.carryOut(decisions)
    return SiteAnswer(json: outcomes.json)
  }

  /// The page of this program, not the one in the report: a report must not decide what its page may do.
  private var page: SiteAnswer {
    var answer = SiteAnswer(pageFile: "review.html", PageFiles.review)
    answer.headers.append(access.cookieHeader)
    return answer
  }

  private func pageFile(_ name: String) throws(Refusal) -> SiteAnswer {
    guard let file = PageFiles.all.first(where: { $0.name == name }) else { throw notFound }
    return SiteAnswer(pageFile: name, file.bytes)
  }

  private var data: SiteAnswer {
    get throws(Refusal) {
      do throws(ReviewServerError) {
        var answer = script(PageData.name, json: try report.pageJSON())
        answer.body += script("galleyTarget", json: target).body
        return answer
      } catch {
        throw Refusal(status: .serverError, message: "The report can no longer be read.")
      }
    }
  }

  private func batch(_ names: [String]) throws(Refusal) -> SiteAnswer {
    guard let json = report.batchJSON(names) else { throw notFound }
    return script(PassingBatch.name, json: json)
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
    guard names.last?.utf8.hasSuffix(".png") == true,
      let bytes = try? ContainedFile(names, below: report.folder).read(as: .snapshot)
    else { throw notFound }
    return SiteAnswer(.ok, type: "image/png", body: bytes)
  }

  private var notFound: Refusal { Refusal(status: .notFound, message: "The report has no such file.") }
}
