import Foundation
import LoopbackServer
import Reports
import TestSupport
import Testing

@testable import ReviewServer

@Suite("Answers of the server")
struct ContractTests {
  private let served: ServedReport
  private var visitor: Visitor { served.visitor }

  init() throws { served = try ServedReport() }

  @Test("The page has a content security policy and loads files of the server only")
  func page() throws {
    let page = try visitor.get("/?token=\(visitor.token)")
    #expect(page.status == 200)
    #expect(page.headers["content-type"] == "text/html; charset=utf-8")
    let loaded = page.text.matches(of: /(?:src|href)="([a-z]+\/?[a-z]*\.(?:js|css))"/).map { String($0.1) }
    #expect(loaded.count > 10)
    for file in loaded {
      let answer = try visitor.get("/" + file)
      #expect(answer.status == 200, "\(file)")
      #expect(answer.headers["content-type"]?.hasPrefix(file.hasSuffix("css") ? "text/css" : "text/javascript") == true)
    }
  }

  @Test(
    "Every answer says that it is not to be kept, guessed at, framed or had by others", arguments: ["/", "/data.js"])
  func headers(target: String) throws {
    let headers = try visitor.get("\(target)?token=\(visitor.token)").headers
    #expect(headers["cache-control"] == "no-store")
    #expect(headers["x-content-type-options"] == "nosniff")
    #expect(headers["referrer-policy"] == "no-referrer")
    #expect(headers["cross-origin-resource-policy"] == "same-origin")
    #expect(headers["content-security-policy"]?.contains("default-src 'none'") == true)
    #expect(headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
    #expect(headers["access-control-allow-origin"] == nil)
  }

  @Test("Pictures are served unchanged")
  func pictures() throws {
    let file = "images/\(SampleSnapshots.path("Changed")).actual.png"
    let answer = try visitor.get("/" + file)
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "image/png")
    #expect(answer.body == served.report.folder.bytes("report/" + file))
  }

  @Test("The data is passed as a string, so that a report can contain no code that runs")
  func data() throws {
    let script = try visitor.get("/data.js").text
    #expect(script.hasPrefix("globalThis.galleyReport = JSON.parse(\"{\\\"galleyReport\\\":1,"))
    try served.report.folder.write(Array("{\"galleyReport\":1};alert(1)".utf8), to: "report/report.json")
    #expect(try visitor.get("/data.js").status == 500)
  }

  /// The members of the JSON that a script parses.
  private func members(_ script: String, _ name: String) throws -> [String: Any] {
    let head = "globalThis.\(name) = JSON.parse("
    let line = try #require(script.split(separator: "\n").first { $0.hasPrefix(head) })
    let text = try JSONDecoder().decode(String.self, from: Data(line.dropFirst(head.count).dropLast(2).utf8))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("Images that pass are served apart from the others, in batches with the digests that the data names")
  func batches() throws {
    let data = try members(visitor.get("/data.js").text, "galleyReport")
    let scenes = try #require(data["results"] as? [[String: Any]]).compactMap { $0["scene"] as? String }
    #expect(!scenes.contains("Same") && scenes.contains("Changed"))
    let batch = try #require((data["passing"] as? [[String: Any]])?.first)
    #expect(batch["file"] as? String == "passing/1.js" && batch["count"] as? Int == 1)
    let passing = try members(visitor.get("/passing/1.js?\(batch["digest"] ?? "")").text, "galleyPassing")
    #expect(passing["digest"] as? String == batch["digest"] as? String)
    #expect((passing["results"] as? [[String: Any]])?.compactMap { $0["scene"] as? String } == ["Same"])
  }

  @Test("A batch can contain no code that runs, and no other file is served as one")
  func foreignBatch() throws {
    for name in ["1.js", "2.js", "01.js", "x.js"] {
      try served.report.folder.write(Array("alert(1)".utf8), to: "report/passing/\(name)")
      #expect(try visitor.get("/passing/\(name)").status == 404)
    }
    try served.report.folder.write(Array("globalThis.galleyPassing = {};alert('1')".utf8), to: "report/passing/1.js")
    #expect(try visitor.get("/passing/1.js").text == "globalThis.galleyPassing = JSON.parse(\"{};alert('1')\");\n")
  }

  @Test("The images of a report without batches, as earlier versions wrote it, are all in the data")
  func withoutBatches() throws {
    try FileManager.default.removeItem(at: served.report.folder.url.appending(path: "report/passing"))
    let data = try members(visitor.get("/data.js").text, "galleyReport")
    #expect((data["results"] as? [[String: Any]])?.contains { $0["scene"] as? String == "Same" } == true)
    #expect(data["passing"] == nil)
  }

  @Test("The page is the server's own, whatever the report contains")
  func foreignPage() throws {
    for file in ["index.html", "page/review.js", "data.js"] {
      try served.report.folder.write(Array("alert(1)".utf8), to: "report/" + file)
      #expect(try !visitor.get("/\(file == "index.html" ? "" : file)?token=\(visitor.token)").text.contains("alert(1)"))
    }
  }

  @Test(
    "Files that a report does not show are not found",
    arguments: [
      "/report.json", "/versions.json", "/index.html", "/passing", "/passing/2.js", "/page", "/page/none.js", "/images",
      "/images/none.png", "/api",
      "/favicon.ico",
    ])
  func absent(target: String) throws {
    try served.report.folder.write([1], to: "report/versions.json")
    #expect(try visitor.get(target).status == 404)
  }

  @Test("Layouts are not pictures")
  func sidecars() throws {
    #expect(try visitor.get("/images/\(SampleSnapshots.path("Changed")).actual.json").status == 404)
  }

  @Test("Each address accepts only its own method")
  func methods() throws {
    for method in ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE"] {
      #expect(try visitor.get("/?token=\(visitor.token)", method: method).status == 405, "\(method)")
    }
    #expect(try visitor.get("/api/decisions").status == 405)
    #expect(try visitor.decide(accept: [SampleSnapshots.path("Changed")], method: "PUT").status == 405)
  }

  @Test("A folder without a report, and a report of a later version, are reported")
  func noReport() throws {
    let folder = TemporaryFolder()
    #expect(throws: ReviewServerError.noReport(folder: folder.path)) { try ReviewedReport(folder: folder.path) }
    for text in ["", "{}", "[]", "{\"galleyReport\":\"1\"}", "{\"galleyReport\":1}"] {
      try folder.write(Array(text.utf8), to: "report.json")
      #expect(throws: ReviewServerError.noReport(folder: folder.path)) { try ReviewedReport(folder: folder.path) }
    }
    try folder.write(Array("{\"galleyReport\":2}".utf8), to: "report.json")
    #expect(throws: ReviewServerError.laterReport(folder: folder.path, version: 2)) {
      try ReviewedReport(folder: folder.path)
    }
  }

  @Test("A port that is in use is reported")
  func takenPort() throws {
    let reviewed = try ReviewedReport(folder: served.report.folder.path + "/report")
    let port = visitor.port
    #expect(throws: ReviewServerError.cannotListen(LoopbackServerError(port: port, reason: "Address already in use"))) {
      try ReviewServer(reviewed, port: port)
    }
  }
}
