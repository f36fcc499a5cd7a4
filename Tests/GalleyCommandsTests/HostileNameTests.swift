import Files
import TestSupport
import Testing

@Suite(
  "Names that begin with combining characters", .serialized,
  .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct HostileNameTests {
  private let folder = TemporaryFolder()

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  /// Writes a file whose name is not changed on the way, as an address could.
  private func write(_ text: String, to path: String) throws {
    try Folder.make(Folder.parent(of: "\(folder.path)/\(path)"))
    try AtomicFile.write(Array(text.utf8), to: "\(folder.path)/\(path)")
  }

  private func pictures(below path: String) -> [[UInt8]] {
    var walk = FolderWalk(below: "\(folder.path)/\(path)")
    return walk.list().filter { $0.utf8.hasSuffix("x.png") }.map { Array($0.utf8) }.sorted {
      $0.lexicographicallyPrecedes($1)
    }
  }

  private static func document(named name: String) -> String {
    SampleDocuments.narrowName.replacing("userLabel=\"Bar\"", with: "userLabel=\"\(name)\"")
  }

  @Test("Each scene is rendered, verified and exported, whatever its name begins with")
  func scenes() throws {
    let names = HostileScalars.all.map { "\($0)a" } + ["Good"]
    for (index, name) in names.enumerated() {
      try write(Self.document(named: name), to: "App/Base.lproj/F\(index).xib")
      try write("\"lbl-00-001.text\" = \"x\";", to: "App/de.lproj/F\(index).strings")
    }
    let render = try galley("render", "App", "--out", "out", "--no-cache")
    #expect(render.code == 0, "\(render.log)")
    #expect(pictures(below: "out").count == names.count)
    let export = try galley("localize", "export", "App", "--locale", "de", "--out", "texts")
    #expect(export.code == 0, "\(export.log)")
    for index in names.indices { #expect(folder.text("texts/texts.json").utf8.contains("F\(index)")) }
    #expect(try galley("verify", "App", "--reference", "refs", "--record", "missing", "--no-cache").code == 0)
    let again = try galley("verify", "App", "--reference", "refs", "--record", "never", "--no-cache")
    #expect(again.code == 0, "\(again.output)")
    #expect(pictures(below: "refs").count == names.count)
  }

  @Test("Documents are found in folders and files whose names begin with anything")
  func files() throws {
    for scalar in HostileScalars.all {
      try write(Self.document(named: "A"), to: "App/\(scalar)d/\(scalar)F.xib")
      try write(Self.document(named: "A"), to: "App/\(scalar)e/de.lproj/B.xib")
      try write(Self.document(named: "A"), to: "App/\(scalar)e/Base.lproj/B.xib")
    }
    let run = try galley("render", "App", "--out", "out", "--no-cache")
    #expect(run.code == 0, "\(run.log)")
    // Of a document in several languages, that of the base language is rendered.
    #expect(pictures(below: "out").count == 2 * HostileScalars.all.count)
  }

  @Test("An option's value can begin with anything, behind an equals sign or after a space")
  func options() throws {
    try write(Self.document(named: "Good"), to: "Good.xib")
    for (index, scalar) in HostileScalars.all.enumerated() {
      try write(Self.document(named: "\(scalar)a"), to: "A.xib")
      for (form, arguments) in [["--scene=\(scalar)a"], ["--scene", "\(scalar)a"]].enumerated() {
        let out = "out-\(index)-\(form)"
        let run = try ToolProcess.run(
          arguments: ["render", "A.xib", "Good.xib", "--out", out, "--no-cache"] + arguments, in: folder.url)
        #expect(run.code == 0, "\(run.log)")
        #expect(pictures(below: out).count == 1)
      }
    }
    let explanation = try galley("explain", "Good.xib", "--view=\u{301}x")
    #expect(explanation.code != 0 && !explanation.log.contains("Unknown option"), "\(explanation.log)")
  }

  @Test("Two documents whose names look the same are both rendered, and the references of one are removed alone")
  func lookAlikes() throws {
    let names = ["\u{E9}.xib", "e\u{301}.xib"]
    for name in names { try write(Self.document(named: "Card"), to: "App/\(name)") }
    let render = try galley("render", "App", "--out", "out", "--no-cache")
    #expect(render.code == 0 && render.log.contains("Unicode normalization"), "\(render.log)")
    #expect(pictures(below: "out").count == 2)
    let verify = ["verify", "App", "--reference", "refs", "--no-cache", "--record", "missing"]
    #expect(try ToolProcess.run(arguments: verify, in: folder.url).code == 0)
    #expect(pictures(below: "refs").count == 2)
    try FileNames.remove("\(folder.path)/App/\(names[1])")
    _ = try ToolProcess.run(arguments: verify + ["--remove-orphaned"], in: folder.url)
    let left = pictures(below: "refs")
    #expect(left.count == 1 && left.allSatisfy { $0.starts(with: Array("App/\(names[0])/".utf8)) })
  }

  @Test(
    "An error has its line in a file whose lines end with a carriage return and a line feed",
    arguments: [
      ("App/de.lproj/A.strings", ["/* a */", "\"a\" = \"x\";", "\"b\" = ;"], 3),
      ("App/A.xcstrings", ["{", " \"sourceLanguage\": \"en\",", " \"strings\": {", ""], 4),
      (
        "App/B.xib",
        [
          "<?xml version=\"1.0\"?>", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">",
          "<objects><view id=\"a",
        ], 3
      ),
      (".galley.yml", ["# a", "matrix:", "  locale: [de]", "bogus: 1"], 4),
    ] as [(String, [String], Int)])
  func lines(file: String, lines: [String], line: Int) throws {
    try write(Self.document(named: "Card"), to: "App/Base.lproj/A.xib")
    try write(lines.joined(separator: "\r\n"), to: file)
    let run = try galley("render", "App", "--locale", "all", "--out", "out", "--no-cache")
    #expect(run.code != 0 && run.log.contains("\(file):\(line):"), "\(run.log)")
  }
}
