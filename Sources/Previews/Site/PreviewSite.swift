import Foundation
import Galley
import Graphics
import LoopbackServer
import Reports
import Snapshots

/// The addresses that `galley preview` answers: the page, its files, and what it asks.
struct PreviewSite: LoopbackSite {
  let desk: PreviewDesk
  let title: String
  let access: AccessRules
  /// What the page shows first.
  let start: PreviewStart

  /// The longest time in seconds that the page waits for a change before it asks again.
  private static let patience = 20.0
  /// The number of requests that may wait so long. A tab that was reloaded leaves one behind.
  private static let mostWaiting = 32

  func answer(_ request: SiteRequest) -> SiteAnswer {
    do throws(Refusal) {
      try access.checkSender(of: request)
      let target = try RequestTarget(request.target)
      return try request.method == "POST" ? post(target, request) : get(target, request)
    } catch {
      return error.answer
    }
  }

  func refusal(ofHead request: SiteRequest) -> SiteAnswer? {
    do throws(Refusal) {
      try access.checkSender(of: request)
      guard request.method == "POST" else { throw Refusal.wrongMethod(accepted: "GET") }
      try checkChanger(request)
      return nil
    } catch {
      return error.answer
    }
  }

  private func checkChanger(_ request: SiteRequest) throws(Refusal) {
    guard request.hasJSON else {
      throw Refusal(status: .unsupportedMediaType, message: "Changes must be sent as application/json.")
    }
    try access.checkBearer(of: request)
  }

  // MARK: Questions

  private func get(_ target: RequestTarget, _ request: SiteRequest) throws(Refusal) -> SiteAnswer {
    guard request.method == "GET" else { throw Refusal.wrongMethod(accepted: "GET or POST") }
    guard !target.names.isEmpty else {
      // The page takes the token out of its address, and may be loaded again.
      if let token = target.value(of: "token") {
        try access.checkToken(token)
      } else {
        try access.checkReader(of: request, at: target)
      }
      var page = SiteAnswer(pageFile: "preview.html", PageFiles.preview)
      page.headers.append(access.cookieHeader)
      return page
    }
    try access.checkReader(of: request, at: target)
    let query = PreviewQuery(target)
    switch target.names {
    case ["api", "project"]: return SiteAnswer(json: PreviewedProject(desk, titled: title, start).json)
    case ["api", "changes"]: return changes(query)
    case ["api", "frame"]: return try answered { () throws(PreviewError) in try frame(query) }
    case ["api", "view"]: return try answered { () throws(PreviewError) in try json(query, .view) }
    case ["api", "breaks"]: return try answered { () throws(PreviewError) in try json(query, .breaks) }
    case ["api", "words"]: return try answered { () throws(PreviewError) in try words(query) }
    case ["api", "fixes"]: return try answered { () throws(PreviewError) in try fixes(query) }
    default:
      guard target.names.count == 2, target.names[0] == "page", let bytes = PageFiles.file(named: target.names[1])
      else { throw Refusal(status: .notFound, message: "The page has no such file.") }
      return SiteAnswer(pageFile: target.names[1], bytes)
    }
  }

  private func answered(_ answer: () throws(PreviewError) -> SiteAnswer) throws(Refusal) -> SiteAnswer {
    do throws(PreviewError) {
      return try answer()
    } catch {
      throw Refusal(status: error.isOutdated ? .gone : .unprocessable, message: error.description)
    }
  }

  private func changes(_ query: PreviewQuery) -> SiteAnswer {
    let known = query.number("since").map { Int(bounded: $0) } ?? 0
    let patience = desk.waitingCount < Self.mostWaiting ? Self.patience : 1
    let state = desk.waitForChange(since: known, seconds: patience)
    var json = JSONText()
    json.object { json in
      json.member("version", state.version)
      json.member("isBuilding", state.isBuilding)
    }
    return SiteAnswer(json: json.text)
  }

  /// Returns a frame: the length of the JSON in four bytes, the JSON, and the picture.
  private func frame(_ query: PreviewQuery) throws(PreviewError) -> SiteAnswer {
    let (frame, stale) = try desk.ask(
      about: query.document, in: try query.state, isUrgent: query.isUrgent
    ) { document in query.question(.frame, about: document) }
    var members = JSONText()
    members.member("version", desk.version)
    if let stale { members.member("stale", stale) }
    let json = Array((frame.json.dropLast() + "," + members.text + "}").utf8)
    var picture = frame.body
    if query.text("from") == "references" {
      guard let path = frame.path else { throw PreviewError("The frame has no place among references.") }
      picture = try desk.other.reference(at: path)
    }
    return SiteAnswer(
      .ok, type: "application/octet-stream", body: PreviewWire.length(json.count) + json + picture)
  }

  private func json(_ query: PreviewQuery, _ topic: PreviewQuestion.Topic) throws(PreviewError) -> SiteAnswer {
    let (answer, _) = try desk.ask(about: query.document, in: try query.state, isUrgent: topic == .view) { document in
      query.question(topic, about: document)
    }
    return SiteAnswer(json: answer.json)
  }

  /// Returns what differs from the other state that the query names.
  private func words(_ query: PreviewQuery) throws(PreviewError) -> SiteAnswer {
    let isWithReferences = query.text("from") == "references"
    let trial = query.text("trial")
    let sentences = try desk.differences(
      of: query.document, in: trial.isEmpty ? .now : .trial(trial), fromReferences: isWithReferences
    ) { document in query.question(.snapshot, about: document) }
    var json = JSONText()
    json.object { $0.member("sentences", sentences) }
    return SiteAnswer(json: json.text)
  }

  private func fixes(_ query: PreviewQuery) throws(PreviewError) -> SiteAnswer {
    let fixes = try desk.fixes(of: query.text("finding"), in: query.document, grid: query.grid)
    var json = JSONText()
    json.object { json in
      json.member("fixes") { json in
        json.array(Array(fixes.enumerated())) { json, entry in
          let (number, (fix, trial, diff)) = (entry.offset + 1, entry.element)
          json.object { json in
            json.member("number", number)
            json.member("title", fix.title)
            json.member("steps", fix.steps)
            json.member("code", fix.code)
            json.member("remarks", fix.remarks)
            json.member("moved", fix.moved)
            json.member("verified", fix.refutation == nil)
            if let refutation = fix.refutation { json.member("refutation", refutation) }
            json.member("diff", diff)
            json.member("trial", trial)
          }
        }
      }
    }
    return SiteAnswer(json: json.text)
  }

  // MARK: Changes

  private struct TryRequest: Decodable {
    var document: String
    var title: String
    var edits: [PreviewEdit]
    var trial: String?
  }

  private struct WriteRequest: Decodable {
    var trial: String
  }

  private struct AcceptRequest: Decodable {
    var document: String
    var scene: Int
    var cell: PreviewCell
  }

  private struct KeepRequest: Decodable {
    var document: String
    var scene: Int
    var object: String
    var text: String
  }

  private func post(_ target: RequestTarget, _ request: SiteRequest) throws(Refusal) -> SiteAnswer {
    try checkChanger(request)
    switch target.names {
    case ["api", "try"]:
      let wanted: TryRequest = try decoded(request.body)
      return try answered { () throws(PreviewError) in
        let (trial, diff) = try desk.attempt(
          wanted.edits, of: wanted.document, titled: String(wanted.title.prefix(500)), after: wanted.trial)
        var json = JSONText()
        json.object { json in
          json.member("trial", trial)
          json.member("diff", diff)
        }
        return SiteAnswer(json: json.text)
      }
    case ["api", "write"]:
      let wanted: WriteRequest = try decoded(request.body)
      return try written { () throws(WriteError) in try desk.write(wanted.trial) }
    case ["api", "accept"]:
      let wanted: AcceptRequest = try decoded(request.body)
      return try written { () throws(WriteError) in
        try desk.accept(wanted.document, scene: wanted.scene, in: wanted.cell)
      }
    case ["api", "keep"]:
      let wanted: KeepRequest = try decoded(request.body)
      return try written { () throws(WriteError) in
        try desk.keep(wanted.text, of: wanted.object, inSceneAt: wanted.scene, of: wanted.document)
      }
    case ["api", "undo"]: return try written { () throws(WriteError) in try desk.undo() }
    default: throw Refusal(status: .notFound, message: "Nothing can be changed at this address.")
    }
  }

  private func decoded<Body: Decodable>(_ json: [UInt8]) throws(Refusal) -> Body {
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(json)) else {
      throw Refusal(status: .badRequest, message: "The body is not what this address expects.")
    }
    return body
  }

  private func written(_ write: () throws(WriteError) -> Void) throws(Refusal) -> SiteAnswer {
    do throws(WriteError) { try write() } catch { throw Refusal(status: .conflict, message: error.description) }
    var json = JSONText()
    json.object { $0.member("version", desk.version) }
    return SiteAnswer(json: json.text)
  }
}

/// What the page shows first.
package struct PreviewStart: Sendable {
  var cell: PreviewCell
  var grid: PreviewGrid
  /// The languages that the grid begins with beside all of the project's, or `nil` if these were not asked for.
  var languagesBesideAll: [String]?
  /// Whether changes can be written.
  var canWrite: Bool

  /// - Parameters:
  ///   - matrix: The choices of the command line and the configuration.
  ///   - canWrite: Whether the scenes are those of documents.
  package init(_ matrix: MatrixChoices, canWrite: Bool) {
    let cells = matrix.matrix
    var locales: [String] = []
    switch matrix.locales {
    case .named(let names): locales = names
    case .all: languagesBesideAll = []
    case .allAnd(let names): languagesBesideAll = names
    case nil: break
    }
    grid = PreviewGrid(
      devices: cells.screens.map(\.name), locales: locales,
      sizes: matrix.typeSizes?.map(\.name) ?? ["L", "AX3"], appearances: cells.appearances.map(\.rawValue),
      contrasts: cells.contrasts.map(\.rawValue),
      looks: matrix.looks?.map(\.name) ?? [""])
    cell = PreviewCell()
    cell.device = grid.devices.first ?? cell.device
    cell.locale = grid.locales.first ?? cell.locale
    cell.size = matrix.typeSizes?.first?.name ?? cell.size
    cell.appearance = grid.appearances.first ?? cell.appearance
    cell.contrast = grid.contrasts.first ?? cell.contrast
    cell.look = grid.looks.first ?? ""
    self.canWrite = canWrite
  }
}

extension PreviewAnswer {
  /// The path of a frame among references, without its extension.
  fileprivate var path: String? {
    struct Frame: Decodable { var path: String }
    return (try? JSONDecoder().decode(Frame.self, from: Data(json.utf8)))?.path
  }
}
