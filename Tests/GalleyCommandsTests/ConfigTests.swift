import Foundation
import TestSupport
import Testing

@testable import GalleyCommands

@Suite("galley config")
struct ConfigTests {
  private let folder = TemporaryFolder()

  private func config(
    _ arguments: String..., yaml: String? = nil, environment: [String: String] = [:]
  ) throws -> ToolProcess.Result {
    if let yaml { try folder.write(yaml, to: ".galley.yml") }
    try folder.write(SampleDocuments.label, to: "App/Card.xib")
    return try ToolProcess.run(arguments: ["config"] + arguments, in: folder.url, environment: environment)
  }

  @Test("A file without errors takes one line, and the number of its settings")
  func fine() throws {
    let yaml = "matrix: {locale: [en, de], look: ios18}\ncheck:\n  suppress:\n    - {rule: clipped, reason: why}\n"
    for path in [[], ["App"], ["App/Card.xib"], [".galley.yml"]] {
      try folder.write(yaml, to: ".galley.yml")
      try folder.write(SampleDocuments.label, to: "App/Card.xib")
      let result = try ToolProcess.run(arguments: ["config", "--check"] + path, in: folder.url)
      #expect(result.code == 0 && result.log.isEmpty, "\(path): \(result.log)")
      #expect(result.output == ".galley.yml: 3 settings, no errors\n")
    }
  }

  @Test("Each wrong key and value is named with its line, and the exit code is 2")
  func wrong() throws {
    let result = try config("--check", "App", yaml: "rows: 0\nfixtures:\n  number: two\n  name: a\nchrome: false\n")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(
      result.log.split(separator: "\n").map(String.init) == [
        ".galley.yml:1: error: expected a number from 1 to 100",
        ".galley.yml:3: error: expected a whole number",
        ".galley.yml:4: error: unknown key 'name'; expected one of number, files",
      ])
  }

  @Test("No file, a missing path and data that cannot be used end with 3")
  func unread() throws {
    let none = try config("--check")
    #expect(none.code == 3 && none.log.contains("no .galley.yml at or above '.'"), "\(none.log)")
    let missing = try config("--check", "Ap", yaml: "")
    #expect(missing.code == 3 && missing.log.contains("no such file or folder"), "\(missing.log)")
    let data = try config("--check", yaml: "scenes:\n  Card: [1]\n")
    #expect(data.code == 3 && data.log.contains(".galley.yml:2: error: expected values by the names"), "\(data.log)")
    #expect(try config().code == 2)
  }

  /// Returns the value and the source of each setting that is printed, by name.
  private func printed(_ result: ToolProcess.Result) -> [String: [[String]]] {
    let rows = result.output.split(separator: "\n").dropFirst().map { line in
      line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    return Dictionary(grouping: rows) { $0[0] }.mapValues { $0.map { Array($0.dropFirst()) } }
  }

  @Test("Settings are from the command line, from a line of the file or the default, in this order")
  func sources() throws {
    let yaml = """
      matrix:
        locale: [en, de]
        look: ios18
      fixtures: [Login.yml]
      chrome: true
      verify:
        masks: [clock]
        rules:
          - {view: a, ignore: true}
          - {view: b, layout: pass}

      """
    try folder.write("scenes: {}", to: "Login.yml")
    let result = try config("--print", "App", "--locale", "fr", "--no-chrome", "--mask=sun", yaml: yaml)
    #expect(result.code == 0 && result.log.isEmpty, "\(result.log)")
    let settings = printed(result)
    #expect(settings["matrix.locale"] == [["fr", "command line: --locale"]])
    #expect(settings["matrix.look"] == [["ios18", ".galley.yml:3"]])
    #expect(settings["matrix.type-size"] == [["L", "default"]])
    #expect(settings["fixtures.files"] == [["[Login.yml]", ".galley.yml:4"]])
    #expect(settings["fixtures.number"] == [["5", "default"]])
    #expect(settings["chrome"] == [["false", "command line: --chrome"]])
    #expect(settings["verify.masks"] == [["sun", "command line: --mask"], ["[clock]", ".galley.yml:7"]])
    #expect(
      settings["verify.rules"] == [
        ["{view: a, ignore: true}", ".galley.yml:9"], ["{view: b, layout: pass}", ".galley.yml:10"],
      ])
  }

  @Test("Settings of the environment are printed with the variable, also those over the file")
  func environment() throws {
    let yaml = "verify: {decode-references: false}\n"
    let inCI = printed(try config("--print", yaml: yaml, environment: ["CI": "1", "GALLEY_CACHE": "/kept"]))
    #expect(inCI["verify.decode-references"] == [["true", "environment: CI"]])
    #expect(inCI["record"] == [["never", "environment: CI"]])
    #expect(inCI["cache"] == [["/kept", "environment: GALLEY_CACHE"]])
    let outside = printed(try config("--print", "--no-cache", environment: ["CI": "0"]))
    #expect(outside["verify.decode-references"] == [["false", ".galley.yml:1"]])
    #expect(outside["record"] == [["missing", "default"]])
    #expect(outside["cache"] == [["none", "command line: --no-cache"]])
  }

  @Test("The cache's folder and server are printed as a run uses them, each with where it is from")
  func cache() throws {
    let address = "https://cache.example.com/galley"
    let environment = ["GALLEY_CACHE": address + "/", "XDG_CACHE_HOME": "/kept", "CI": "1"]
    let shared = printed(try config("--print", yaml: "", environment: environment))
    #expect(shared["cache"] == [["/kept/galley", "environment: XDG_CACHE_HOME"]])
    #expect(shared["cache server"] == [[address, "environment: GALLEY_CACHE"]])
    #expect(shared["cache read-only"] == [["true", "environment: CI"]])
    let named = printed(
      try config(
        "--print", "--cache", address, "--cache", "near", "--no-cache-read-only", yaml: "", environment: environment))
    #expect(named["cache"] == [["near", "command line: --cache"]])
    #expect(named["cache server"] == [[address, "command line: --cache"]])
    #expect(named["cache read-only"] == [["false", "command line: --cache-read-only"]])
    let wrong = try config("--print", "--cache", "https://", yaml: "", environment: environment)
    #expect(wrong.code == 2 && wrong.output.isEmpty && wrong.log.contains("the cache's address"), "\(wrong.log)")
  }

  @Test("A path is the file itself whatever the case of its ending, and --config names no other one")
  func namedFile() throws {
    try folder.write("matrx: {}\n", to: "OTHER.YML")
    let other = try config("--check", "OTHER.YML", yaml: "chrome: true\n")
    #expect(other.code == 2 && other.log.contains("OTHER.YML:1: error: unknown key 'matrx'"), "\(other.log)")
    let both = try config("--check", ".galley.yml", "--config", "OTHER.YML", yaml: "chrome: true\n")
    #expect(both.code == 2 && both.log.contains("name one"), "\(both.log)")
  }

  @Test(
    "What is no YAML is named with its line and what to do",
    arguments: [
      ("matrix:\n\tlocale: de\n", ".galley.yml:2: error: not YAML: found a tab; indent with spaces at column 1"),
      (
        "# \u{E9}\nrows: 3\n\nrows: 4\n",
        ".galley.yml:4: error: not YAML: repeated key 'rows'; the first one is in line 2\n"
      ),
      (
        "verify:\n  masks: [a]\n  # again\n  budget: 5 MB\n  'masks' : [b]\n  budget: 6 MB\nrows: 1\n",
        ".galley.yml:6: error: not YAML: repeated key 'budget'; the first one is in line 4; also repeated: 'masks'\n"
      ),
      (
        "verify:\n  rules:\n    - view: a\n      rows: x\n      view: b\n",
        ".galley.yml:5: error: not YAML: repeated key 'view'; the first one is in line 3\n"
      ),
      (
        "verify: {budget: 5 MB, budget: 6 MB}\nrows: 1\n",
        ".galley.yml:1: error: not YAML: repeated key 'budget'; the first one is at column 10\n"
      ),
      ("rows: 3\nscenes: \u{1}\n", ".galley.yml:2: error: not YAML: control characters are not allowed"),
      ("check:\n  list: [error]\n", ".galley.yml:2: error: expected one of error, warning, note"),
    ])
  func malformed(yaml: String, message: String) throws {
    let result = try config("--check", yaml: yaml)
    #expect(result.code == 2 && result.log.contains(message), "\(result.log)")
  }

  @Test("The values of options, however they are written")
  func values() {
    let values = WrittenValues(["config", "--locale=de,fr", "--font", "A", "--font=B", "--no-chrome", "--print", "App"])
    #expect(values.value(of: "--locale") == "de,fr")
    #expect(values.value(of: "--font") == "[A, B]")
    #expect(values.value(of: "--chrome", isFlag: true) == "false")
    #expect(values.value(of: "--strict-layout", isFlag: true) == nil)
    #expect(WrittenValues(["config", "--", "--locale", "de"]).value(of: "--locale") == nil)
  }

  @Test("A schema and the tables of all keys can be printed anywhere")
  func printing() throws {
    let schema = try config("--schema")
    #expect(schema.code == 0 && schema.output == ConfigurationSchema(keys: ConfigurationReader.keys.described).text)
    let keys = try config("--keys")
    #expect(keys.code == 0 && keys.output == ConfigurationPage(keys: ConfigurationReader.keys.described).text)
  }
}
