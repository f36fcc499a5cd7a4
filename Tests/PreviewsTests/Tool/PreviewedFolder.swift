import Foundation
import TestSupport

/// A project while `galley preview` shows it.
final class PreviewedFolder {
  let folder: TemporaryFolder
  let process: ToolProcess
  let visitor: Visitor

  /// The document of the sample, and its German table.
  static let document = "Base.lproj/SignUp.xib"
  static let german = "de.lproj/SignUp.strings"

  /// Starts a preview of a copy of the sign-up sample.
  ///
  /// - Parameters:
  ///   - arguments: Arguments after the input.
  ///   - prepare: Changes the copy before the preview starts.
  init(_ arguments: [String] = [], prepare: (TemporaryFolder) throws -> Void = { _ in }) throws {
    folder = TemporaryFolder()
    let sample = Checkout.fixtures.appending(path: "SignUp")
    for name in ["Base.lproj", "de.lproj", "en.lproj"] {
      try FileManager.default.copyItem(at: sample.appending(path: name), to: folder.url.appending(path: name))
    }
    // The root of the project, so that names do not depend on where the tests run.
    try folder.write("", to: ".galley.yml")
    try prepare(folder)
    process = try ToolProcess(arguments: ["preview", "."] + arguments, in: folder.url)
    guard let address = process.line() else { throw Visitor.NoAnswer() }
    visitor = try Visitor(address: address)
  }

  deinit { process.kill() }

  /// A frame, as the page gets it.
  struct Frame {
    var json: [String: Any]
    var picture: [UInt8]

    /// The texts of the views, by their ids.
    var texts: [String: String] {
      var texts: [String: String] = [:]
      func visit(_ node: [String: Any]) {
        let text = (node["text"] as? [String: Any])?["string"] as? String
        if let text { texts[node["id"] as? String ?? ""] = text }
        for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
      }
      visit(json["root"] as? [String: Any] ?? [:])
      return texts
    }

    /// The frame of a view in the coordinates of the root: x, y, width, height.
    func frame(of view: String) -> [Double]? {
      func find(_ node: [String: Any]) -> [Double]? {
        if node["id"] as? String == view { return node["frame"] as? [Double] }
        return (node["children"] as? [[String: Any]] ?? []).lazy.compactMap(find).first
      }
      return find(json["root"] as? [String: Any] ?? [:])
    }

    var findings: [[String: Any]] { json["findings"] as? [[String: Any]] ?? [] }
    var stale: String? { json["stale"] as? String }
  }

  /// Asks for a frame of the first scene.
  ///
  /// - Parameter query: More of the query, such as `locale=de&size=AX3`.
  func frame(_ query: String = "", of document: String = PreviewedFolder.document) throws -> Frame {
    let answer = try visitor.get("/api/frame?document=\(document)&scene=0&\(query)")
    guard answer.status == 200, answer.body.count >= 4 else { throw Failure(answer.text) }
    let length = answer.body[..<4].reduce(0) { $0 << 8 | Int($1) }
    let json = try JSONSerialization.jsonObject(with: Data(answer.body[4..<(4 + length)]))
    return Frame(json: json as? [String: Any] ?? [:], picture: Array(answer.body[(4 + length)...]))
  }

  /// An answer that is not the one that a test asks for.
  struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }

  func json(_ address: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(visitor.get("/api/\(address)").body)) as? [String: Any] ?? [:]
  }

  /// Sends a change as the page does.
  func post(_ address: String, _ body: [String: Any]) throws -> (status: Int, json: [String: Any]) {
    let answer = try visitor.send(
      "POST", "/api/\(address)", headers: visitor.changeHeaders,
      body: Array(try JSONSerialization.data(withJSONObject: body)))
    return (answer.status, try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:])
  }

  /// The number of changes so far.
  func version() throws -> Int { try json("project")["version"] as? Int ?? 0 }

  /// Changes a file, and waits until the preview has noticed.
  func change(_ path: String, _ edit: (String) -> String) throws {
    let known = try version()
    try folder.write(edit(folder.text(path)), to: path)
    _ = try json("changes?since=\(known)")
  }

  /// Tries a change of one value of the sample's document, and returns the trial.
  func attempt(_ object: String, _ attribute: String, _ value: String, after trial: String? = nil) throws -> String {
    var body: [String: Any] = [
      "document": Self.document, "title": "A test",
      "edits": [["object": object, "attribute": attribute, "value": value]],
    ]
    body["trial"] = trial
    let (status, json) = try post("try", body)
    guard status == 200, let id = json["trial"] as? String else { throw Failure("\(json)") }
    return id
  }
}
