import Foundation
import TestSupport
import Testing

/// The outputs of a run are the same however its input is written, and wherever it runs.
@Suite("Spellings of an input", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct SpellingTests {
  private let folder = TemporaryFolder()

  /// A working folder and a path that names the same input from there, both relative to the test's folder.
  private static let spellings = [
    ("project", "App"), ("project", "./App"), ("project", "App/"), ("project", "App//"), ("project", "../project/App"),
    ("project", "App/Base.lproj/../../App"), ("project", "Link"), ("project/App", "."), ("project/App/de.lproj", ".."),
    (".", "project/App"), (".", "linked/App"),
  ]

  /// Makes a project with a conflict, broken documents, tables and pictures, and data for scenes that do not exist.
  private func makeProject(_ configuration: String?) throws {
    let picture =
      #"<imageView image="logo" id="img-00-001"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    try folder.write(
      SampleDocuments.label.replacing("</subviews>", with: picture + "</subviews>"),
      to: "project/App/Base.lproj/Card.xib")
    try folder.write(SampleDocuments.conflict, to: "project/App/Base.lproj/Conflict.xib")
    try folder.write(SampleDocuments.broken, to: "project/App/Broken.xib")
    try folder.write("\"lbl-00-001.text\" = \"Naam\";", to: "project/App/de.lproj/Card.strings")
    try folder.write("\"lbl-00-001.text\" = \"Naam", to: "project/App/de.lproj/Conflict.strings")
    try folder.write("no picture", to: "project/App/logo.png")
    try folder.write("scenes: {Crad: {a: 1}, Card: {lbl-00-001: Anna, nobody: 2}}", to: "project/Data.yml")
    if let configuration {
      try folder.write(configuration, to: "project/.galley.yml")
    } else {
      try folder.write("", to: "project/.git/config")
    }
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.url.path + "/linked", withDestinationPath: "project")
    try files.createSymbolicLink(atPath: folder.url.path + "/project/Link", withDestinationPath: "App")
  }

  /// Everything that a run prints and writes.
  private struct Outcome: Equatable {
    var code: Int32
    var output: String
    var log: String
    var files: [String: [UInt8]]
  }

  private func outcome(_ arguments: [String], in working: String, writing outputs: [String]) throws -> Outcome {
    for output in outputs { try? FileManager.default.removeItem(at: folder.url.appending(path: output)) }
    let run = try ToolProcess.run(arguments: arguments, in: folder.url.appending(path: working))
    let files = outputs.flatMap { output in folder.contents(below: output).map { ("\(output)/\($0)", $1) } }
    return Outcome(code: run.code, output: run.output, log: run.log, files: Dictionary(uniqueKeysWithValues: files))
  }

  /// Runs a command with each spelling, and expects the same of all.
  private func expectSame(
    _ outputs: [String] = [], of spellings: [(String, String)] = Self.spellings, _ arguments: (String) -> [String]
  ) throws {
    let outcomes = try spellings.map { working, input in
      try outcome(arguments(input), in: working, writing: outputs)
    }
    let first = try #require(outcomes.first)
    #expect(!first.output.isEmpty || !first.files.isEmpty, "\(first.log)")
    for (outcome, (working, input)) in zip(outcomes, spellings) {
      #expect(outcome.code == first.code && outcome.output == first.output, "'\(input)' in '\(working)'")
      #expect(outcome.log == first.log, "'\(input)' in '\(working)'")
      let different = Set(outcome.files.keys).union(first.files.keys).filter { outcome.files[$0] != first.files[$0] }
      #expect(different.isEmpty, "'\(input)' in '\(working)'")
    }
  }

  private static let configurations = [nil, "fixtures: [Data.yml]\n"]

  @Test("Images, their index and the log of render", arguments: configurations)
  func render(configuration: String?) throws {
    try makeProject(configuration)
    let output = folder.url.path + "/out"
    try expectSame(["out"]) {
      ["render", $0, "--out", output, "--jobs", "1", "--locale", "base,de", "--overlay", "frames", "--sheet"]
    }
  }

  @Test("Layouts, lists and explanations", arguments: configurations)
  func printed(configuration: String?) throws {
    try makeProject(configuration)
    try expectSame { ["layout", $0, "--json", "--jobs", "1", "--locale", "base,de"] }
    try expectSame { ["scenes", $0] }
    try expectSame { ["explain", $0 + "/Base.lproj/Card.xib", "--view", "lbl-00-001"] }
  }

  @Test("References, reports and results of verify")
  func verify() throws {
    try makeProject(nil)
    let path = folder.url.path
    try expectSame(["refs", "report", "results"]) {
      [
        "verify", $0, "--jobs", "1", "--reference", "\(path)/refs", "--report", "\(path)/report", "--record", "all",
        "--write", "json=\(path)/results/run.json", "--write", "sarif=\(path)/results/run.sarif",
        "--write", "junit=\(path)/results/run.xml", "--write", "markdown=\(path)/results/run.md",
      ]
    }
    try folder.write(SampleDocuments.conflict, to: "project/App/Base.lproj/Card.xib")
    try expectSame(["report"]) {
      ["verify", $0, "--jobs", "1", "--reference", "\(path)/refs", "--report", "\(path)/report", "--record", "never"]
    }
  }

  @Test("Errors of a configuration and its data files")
  func configurationErrors() throws {
    try makeProject("fixtures: [Broken.yml]\n")
    try folder.write("scenes: {Card: [1, 2", to: "project/Broken.yml")
    for (working, input) in Self.spellings {
      let run = try ToolProcess.run(
        arguments: ["render", input, "--out", folder.url.path + "/out"], in: folder.url.appending(path: working))
      #expect(
        run.code == 2 && run.log.hasPrefix("Broken.yml:2: error: not YAML"), "'\(input)' in '\(working)': \(run.log)")
    }
  }
}
