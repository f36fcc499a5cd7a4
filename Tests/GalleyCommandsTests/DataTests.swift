import Foundation
import TestSupport
import Testing

@Suite("Data of scenes", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct DataTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("fixtures: [Data/card.yml]\n", to: "App/.galley.yml")
    try folder.write(SampleDocuments.label, to: "App/Card.xib")
    try folder.write(SampleDocuments.label, to: "App/Other.xib")
    try folder.write(SampleDocuments.conflict, to: "App/Third.xib")
  }

  private func run(_ data: String, _ arguments: String...) throws -> ToolProcess.Result {
    try folder.write(data, to: "App/Data/card.yml")
    return try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  @Test("A state is a picture of its own, whose sidecar names it, and the scene without a state stays as it is")
  func states() throws {
    let data = "scenes:\n  Card/Card:\n    states:\n      empty: {lbl-00-001: ''}\n      a/b: {lbl-00-001: Long}\n"
    let run = try run(data, "render", "App", "--no-index", "--out", "out")
    #expect(run.code == 0, "\(run.log)")
    let pictures = folder.files(below: "out").filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 5)
    let texts = folder.files(below: "out").filter { $0.hasSuffix(".json") }.map { folder.text("out/\($0)") }
    #expect(texts.count { $0.contains(#""name":"Card (empty)","state":"empty""#) } == 1)
    #expect(texts.count { $0.contains(#""string":"Name""#) } == 3)
    #expect(texts.count { $0.contains(#""string":"Long""#) } == 1)
    let one = try ToolProcess.run(
      arguments: ["render", "App", "--no-index", "--state", "empty", "--out", "one"], in: folder.url)
    #expect(one.code == 0 && folder.files(below: "one").count { $0.hasSuffix(".png") } == 1, "\(one.log)")
    let none = try ToolProcess.run(arguments: ["render", "App", "--state", "emty", "--out", "no"], in: folder.url)
    #expect(none.code == 2 && none.log.contains("unknown state 'emty'; did you mean 'empty'?"), "\(none.log)")
  }

  @Test("Mistakes are errors with file and line, everything else is done, and the exit code is 3")
  func mistakes() throws {
    let data = """
      scenes:
        Card/Card:
          lbl-00-002: x
          states: {long: {lbl-00-001: Long}}
        Crad: {lbl-00-001: x}
        Card: {lbl-00-001: x}
      """
    let run = try run(data, "layout", "App", "--json")
    #expect(run.code == 3)
    #expect(run.output.contains(#""string":"Long""#))
    #expect(run.log.contains("Data/card.yml:3: error: unknown view 'lbl-00-002'"), "\(run.log)")
    #expect(run.log.contains("card.yml:5: error: unknown scene 'Crad'; did you mean 'Card'?"), "\(run.log)")
    #expect(run.log.contains("card.yml:6: error: scenes of 3 documents are named 'Card'"), "\(run.log)")
  }

  @Test("A data file that is empty is an error, and one without scenes is not", arguments: ["", "# later\n"])
  func empty(data: String) throws {
    let run = try run(data, "render", "App", "--out", "out")
    #expect(run.code == 2)
    #expect(run.log.contains("Data/card.yml: error: the file is empty; expected the key scenes"), "\(run.log)")
    #expect(try self.run("scenes:\n", "render", "App", "--out", "out").code == 0)
  }

  @Test("Changed data is seen although results are cached, and the same data comes from the cache")
  func cache() throws {
    let arguments = ["render", "App/Card.xib", "--no-index", "--cache", "cache", "--out"]
    func picture(_ data: String, _ out: String) throws -> [UInt8]? {
      try folder.write(data, to: "App/Data/card.yml")
      let run = try ToolProcess.run(arguments: arguments + [out], in: folder.url)
      #expect(run.code == 0, "\(run.log)")
      return folder.files(below: out).first { $0.hasSuffix(".png") }.flatMap { folder.bytes("\(out)/\($0)") }
    }
    let plain = try picture("scenes:\n", "a")
    let changed = try picture("scenes:\n  Card/Card: {lbl-00-001: Anna}\n", "b")
    #expect(changed != plain)
    #expect(try picture("scenes:\n  Card/Card: {lbl-00-001: Ben}\n", "c") != changed)
    #expect(try picture("# moved\n\nscenes:\n  Card/Card: {lbl-00-001: Anna}\n", "d") == changed)
    #expect(try picture("scenes:\n", "e") == plain)
  }

  @Test("The starter file changes nothing, with its values set neither, and is never written over a file")
  func starter() throws {
    let base = try run("scenes:\n", "verify", "App", "--reference", "refs", "--record", "all")
    #expect(base.code == 0, "\(base.log)")
    let starter = try ToolProcess.run(arguments: ["fixtures", "App"], in: folder.url)
    #expect(starter.code == 0 && starter.output.contains("Card/Card"), "\(starter.output) \(starter.log)")
    let same = try run(starter.output, "verify", "App", "--reference", "refs", "--record", "never")
    #expect(same.code == 0, "\(same.log)\(same.output)")
    let set = starter.output.replacing("    # ", with: "    ")
    let alsoSame = try run(set, "verify", "App", "--reference", "refs", "--record", "never")
    #expect(alsoSame.code == 0, "\(alsoSame.log)\(alsoSame.output)")
    let again = try ToolProcess.run(
      arguments: ["fixtures", "App", "--out", "App/Data/card.yml"], in: folder.url)
    #expect(again.code == 4 && again.log.contains("the file exists"), "\(again.log)")
    #expect(folder.text("App/Data/card.yml") == set)
  }

  @Test("Anchors that refer to anchors do not fill the memory")
  func laughs() throws {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let references = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(references)]\n"
    }
    let data = "scenes:\n  Card/Card:\n" + yaml.split(separator: "\n").map { "    \($0)\n" }.joined()
    let run = try run(data, "layout", "App/Card.xib", "--json")
    #expect(run.code == 2 || run.code == 3)
  }
}
