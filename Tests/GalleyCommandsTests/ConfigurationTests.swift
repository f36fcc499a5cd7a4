import Foundation
import TestSupport
import Testing

@Suite("A project's .galley.yml")
struct ConfigurationTests {
  private func run(_ yaml: String, _ arguments: String...) throws -> (ToolProcess.Result, TemporaryFolder) {
    let folder = TemporaryFolder()
    try folder.write(SampleDocuments.label, to: "App/Views/Card.xib")
    try folder.write(yaml, to: "App/.galley.yml")
    return (try ToolProcess.run(arguments: arguments, in: folder.url), folder)
  }

  @Test("The nearest file above the input makes the choices that the command line does not")
  func choices() throws {
    let yaml = "matrix:\n  type-size: [L, AX3]\n  appearance: [light, dark]\n"
    let (all, folder) = try run(yaml, "render", "App/Views/Card.xib", "--out", "out")
    #expect(all.code == 0)
    #expect(folder.files(below: "out").filter { $0.hasSuffix(".png") }.count == 4)
    let (fewer, other) = try run(yaml, "render", "App", "--type-size", "XS", "--out", "out")
    #expect(fewer.code == 0)
    let images = other.files(below: "out").filter { $0.hasSuffix(".png") }
    #expect(images.count == 2 && images.allSatisfy { $0.contains("_XS") }, "\(images)")
  }

  @Test("The file chooses looks, the command line chooses others, and sidecars say which look was drawn")
  func looks() throws {
    let yaml = "matrix:\n  look: ios18\n"
    let (result, folder) = try run(yaml, "render", "App/Views/Card.xib", "--out", "out")
    #expect(result.code == 0)
    let sidecar = try #require(folder.files(below: "out").first { $0.contains("_L_ios18@") && $0.hasSuffix(".json") })
    #expect(folder.text("out/\(sidecar)").contains(#""look":"ios18""#))
    let (mixed, _) = try run(yaml, "render", "App", "--look", "all,ios18", "--out", "out")
    #expect(
      mixed.code == 2 && mixed.log.contains("'all' cannot be combined with others; name each look, or only 'all'"))
    let (unknown, _) = try run(yaml, "render", "App", "--look", "ios17", "--out", "out")
    #expect(unknown.code == 2)
    #expect(unknown.log.contains("unknown look 'ios17'; did you mean 'ios18'?"))
  }

  @Test("A misspelt key is an error that names the line and the known keys")
  func unknownKey() throws {
    let (result, _) = try run("matrix:\n  locale: base\n  typesize: L\n", "layout", "App", "--json")
    #expect(result.code == 2)
    let message = ".galley.yml:3: error: unknown key 'typesize'; did you mean 'type-size'?"
    #expect(result.log.contains(message), "\(result.log)")
  }

  @Test(
    "A misspelt key or value names the nearest ones, and one that is like none lists all",
    arguments: [
      ("matrx: {}\n", "unknown key 'matrx'; did you mean 'matrix'?"),
      ("verify: {bugdet: 5 MB}\n", "unknown key 'bugdet'; did you mean 'budget'?"),
      ("verify: {rules: [{view: a, drift: fial}]}\n", "unknown value 'fial'; did you mean 'fail'?"),
      ("check: {list: eror}\n", "unknown value 'eror'; did you mean 'error'?"),
      ("matrix: {appearance: drak}\n", "unknown appearance 'drak'; did you mean 'dark'?"),
      ("matrix: {type-size: A3}\n", "unknown text size 'A3'; did you mean 'AX3'?"),
      ("matrix: {appearance: sepia}\n", "unknown appearance 'sepia'; expected one of"),
      ("metrics: plian\n", "unknown metrics 'plian'; did you mean 'plain'?"),
      ("metrics: apple\n", "unknown metrics 'apple'; expected sf or plain"),
    ])
  func nearest(yaml: String, message: String) throws {
    let (result, _) = try run(yaml, "layout", "App", "--json")
    #expect(result.code == 2 && result.log.contains(".galley.yml:1: error: \(message)"), "\(result.log)")
  }

  @Test("Every wrong key and value is named, in the order of the file")
  func everyError() throws {
    let yaml =
      "matrx: {}\nmatrix:\n  look: ios17\n  locale: de\n  device: nokia\nrows: 0\nverify:\n  rules:\n"
      + "    - {view: a, ignore: true}\n    - {vew: a}\n    - {view: a}\n"
    let (result, _) = try run(yaml, "layout", "App", "--json")
    #expect(result.code == 2 && result.output.isEmpty)
    let places = result.log.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(places == [1, 3, 5, 6, 10, 11].map { ".galley.yml:\($0):" }, "\(result.log)")
  }

  @Test("A hundred errors are named, and that there are more")
  func manyErrors() throws {
    let (result, _) = try run((1...300).map { "key\($0): 1\n" }.joined(), "layout", "App", "--json")
    let lines = result.log.split(separator: "\n")
    #expect(result.code == 2 && lines.count == 101)
    #expect(lines.last?.contains("there are more errors") == true)
  }

  @Test("An unknown value is refused as on the command line")
  func unknownValue() throws {
    let (result, _) = try run("matrix:\n  type-size: HUGE\n", "layout", "App", "--json")
    #expect(result.code == 2)
    #expect(result.log.contains(".galley.yml:2: error: unknown text size 'HUGE'"))
  }

  @Test("A file whose aliases stand for billions of values, or that is too large, is refused within seconds")
  func enormous() throws {
    // A list: an argument of the test would be printed.
    let cases = [
      (Self.bomb + "? *a8\n: 1\n", ": error: reading takes longer than 5 seconds; are there aliases in aliases?"),
      (Self.bomb + "scenes: *a8\n", ":1: error: unknown key 'a0'"),
      ("scenes: \(String(repeating: "[", count: 100_000))", ":1: error: not YAML: lists and mappings are nested"),
      ("scenes: [\(String(repeating: "a,", count: 10_001))]", ":1: error: 10001 scenes are too many"),
      ("scenes: [\(String(repeating: "a,", count: 600_000))]", ": error: the file has 1200010 bytes"),
    ]
    for (yaml, message) in cases {
      let (result, _) = try run(yaml, "layout", "App", "--json")
      #expect(result.code == 2)
      #expect(result.log.contains(".galley.yml" + message), "\(result.log.prefix(500))")
    }
  }

  /// Lists of ten aliases to lists of ten aliases, eight times.
  private static let bomb =
    "a0: &a0 [x]\n"
    + (1...8).map { level in
      "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }.joined()

  @Test("Plain metrics change the size of text, from the file as from the command line")
  func metrics() throws {
    let layouts = try [("", "sf"), ("", "plain"), ("metrics: plain\n", nil), ("", nil)].map { yaml, flag in
      let (result, _) = try run(yaml, "layout", "App", "--json", flag.map { "--metrics=\($0)" } ?? "--quiet")
      #expect(result.code == 0)
      return result.output
    }
    #expect(layouts[0] != layouts[1])
    #expect(layouts[1] == layouts[2])
    #expect(layouts[0] == layouts[3])
  }

  @Test("The file turns the device's chrome off, and the command line overrides it")
  func chrome() throws {
    let folder = TemporaryFolder()
    try folder.write(Data(contentsOf: SampleDocuments.account), to: "Account.storyboard")
    try folder.write("chrome: false\n", to: ".galley.yml")
    let pictures = try [[], ["--chrome"]].map { options in
      let run = ["render", "Account.storyboard", "--device", "iphone-17", "--out", "out"] + options
      #expect(try ToolProcess.run(arguments: run, in: folder.url).code == 0)
      let name = try #require(folder.files(below: "out").first { $0.hasSuffix(".png") })
      return try #require(FileManager.default.contents(atPath: folder.path(of: "out/" + name)))
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test("A file that is named must exist")
  func missing() throws {
    let (result, _) = try run("", "layout", "App", "--json", "--config", "none.yml")
    #expect(result.code == 2)
    #expect(result.log.contains("none.yml: error: no such file"))
  }

  @Test("The file's rules for verify apply, and the command line adds to them")
  func verifyRules() throws {
    let folder = TemporaryFolder()
    try folder.write(SampleDocuments.label, to: "App/Card.xib")
    func verify(_ yaml: String, _ arguments: String...) throws -> ToolProcess.Result {
      try folder.write(yaml, to: "App/.galley.yml")
      let usual = ["verify", "App", "--reference", "refs", "--quiet", "--record", "never"]
      return try ToolProcess.run(arguments: usual + arguments, in: folder.url)
    }
    try folder.write("", to: "App/.galley.yml")
    _ = try ToolProcess.run(
      arguments: ["verify", "App", "--reference", "refs", "--quiet", "--record", "all"], in: folder.url)
    try folder.write(SampleDocuments.label.replacing("\"Name\"", with: "\"Home\""), to: "App/Card.xib")
    #expect(try verify("").code == 1)
    #expect(try verify("verify:\n  masks: [lbl-00-001]\n").code == 0)
    #expect(try verify("verify:\n  rules:\n    - view: lbl-00-001\n      ignore: true\n").code == 0)
    #expect(try verify("verify:\n  rules:\n    - {view: lbl-00-001, scene: Other, ignore: true}\n").code == 3)
    #expect(try verify("verify:\n  color-tolerance: 1\n", "--color-tolerance", "0").code == 1)
    let large = try verify("verify:\n  budget: 1 kB\n", "--mask", "lbl-00-001")
    #expect(large.code == 0 && large.output.contains("warning: refs: the references are "))
    #expect(large.output.contains("over the budget of 1 kB"))
    #expect(try !verify("verify:\n  budget: 1 kB\n", "--budget", "1GB").output.contains("budget"))
  }

  @Test("Digests are believed outside of CI only, unless the command line says so; the file can but make it stricter")
  func decodedReferences() throws {
    let folder = TemporaryFolder()
    func run(
      _ arguments: [String], references: String = "refs", record: String = "never", inCI ci: String = "false"
    ) throws -> ToolProcess.Result {
      let usual = ["verify", "App", "--reference", references, "--no-cache", "--record", record]
      return try ToolProcess.run(arguments: usual + arguments, in: folder.url, environment: ["CI": ci])
    }
    func verify(
      _ arguments: String..., references: String = "refs", record: String = "never", inCI ci: String = "false"
    ) throws -> Int32 {
      try run(arguments + ["--quiet"], references: references, record: record, inCI: ci).code
    }
    func sidecar(in references: String) throws -> (path: String, text: String, file: String) {
      let path = try #require(
        folder.files().first { $0.hasPrefix(references) && $0.hasSuffix(".json") && $0.contains("canvas") })
      let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      let file = try #require(text.split(separator: "\"file\":\"").last).prefix { $0 != "\"" }
      return (path, text, String(file))
    }
    try folder.write(SampleDocuments.label, to: "App/Card.xib")
    try #require(try verify(record: "all") == 0)
    try folder.write(SampleDocuments.label.replacing("\"Name\"", with: "\"Home\""), to: "App/Card.xib")
    try #require(try verify(references: "other", record: "all") == 0)
    // The old picture, beside the digest of the new pixels.
    let (old, new) = (try sidecar(in: "refs"), try sidecar(in: "other"))
    try folder.write(new.text.replacing(new.file, with: old.file), to: old.path)
    #expect(try verify() == 0)
    #expect(try verify("--decode-references") == 1)
    #expect(try verify(inCI: "true") == 1)
    #expect(try verify("--no-decode-references", inCI: "true") == 0)
    try folder.write("verify:\n  decode-references: true\n", to: "App/.galley.yml")
    #expect(try verify() == 1)
    #expect(try verify("--no-decode-references") == 0)
    try folder.write("verify:\n  decode-references: false\n", to: "App/.galley.yml")
    #expect(try verify() == 0)
    #expect(try verify("--decode-references") == 1)
    #expect(try verify(inCI: "1") == 1)
    // Each way is named once, and only where it is the question.
    func notes(_ arguments: String..., inCI ci: String) throws -> [Substring] {
      try run(arguments, inCI: ci).log.split(separator: "\n").filter { $0.hasPrefix("galley: note: ") }
    }
    let decoding: Substring =
      "galley: note: CI is set, so every reference is decoded; --no-decode-references trusts the digests in the sidecars"
    #expect(try notes(inCI: "1") == [decoding])
    #expect(
      try notes("--no-decode-references", inCI: "1") == [
        "galley: note: the digests in the sidecars of references are trusted"
      ])
    #expect(try notes("--decode-references", inCI: "1") == [])
    #expect(try notes(inCI: "0") == [])
  }

  @Test(
    "Unknown keys and values of verify are errors that name the line",
    arguments: [
      ("verify:\n  strict: true\n", 2, "unknown key 'strict'"),
      ("verify:\n  color-tolerance: 3\n", 2, "expected a number from 0 to 1"),
      ("verify:\n  decode-references: some\n", 2, "expected true or false"),
      ("verify:\n  budget: much\n", 2, "expected a size such as 50 MB"),
      (
        "verify:\n  rules:\n    - view: a\n      drift: maybe\n", 4, "unknown value 'maybe'; expected one of pass, fail"
      ),
      ("verify:\n  rules:\n    - view: a\n", 3, "the rule has no effect"),
      ("verify:\n  rules:\n    - scene: a\n      ignore: true\n", 3, "'ignore' needs a view"),
      ("verify:\n  rules:\n    - vew: a\n", 3, "unknown key 'vew'"),
      ("verify:\n  masks: [a\n", 3, "not YAML: did not find expected ',' or ']' at column 1"),
    ])
  func verifyErrors(yaml: String, line: Int, message: String) throws {
    let (result, _) = try run(yaml, "verify", "App", "--reference", "refs")
    #expect(result.code == 2)
    #expect(result.log.contains(".galley.yml:\(line): error: \(message)"), "\(result.log)")
  }
}
