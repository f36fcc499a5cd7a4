import Foundation
import Reports
import TestSupport
import Testing

/// Every command with findings, verdicts or limits, with an input in which something fails.
enum ReportingCommand: String, CaseIterable {
  case check, sweep, limits, figures, verify, diff, merge

  /// The arguments, and a word of the problem that fails.
  var line: (arguments: [String], problem: String) {
    switch self {
    case .check: (["check", "Conflict.xib"], "con-00-0")
    case .sweep: (["sweep", "Conflict.xib", "--fail-under", "320"], "conflicts with")
    case .limits: (["localize", "check", "Base.lproj", "--locale", "de"], "lbl-00-001.text")
    case .figures: (["figures", "--check"], "missing: img/one.png")
    case .verify: (["verify", "App", "--reference", "refs", "--record", "never"], "moved 1 pt right")
    case .diff: (["diff", "refs", "shots"], "moved 1 pt right")
    case .merge: (["merge", "shard-1", "shard-2", "--out", "merged"], "moved 1 pt right")
    }
  }

  func write(to folder: TemporaryFolder) throws {
    try folder.write("", to: "Package.swift")
    func run(_ arguments: String...) throws { _ = try ToolProcess.run(arguments: arguments, in: folder.url) }
    switch self {
    case .check, .sweep: try folder.write(SampleDocuments.conflict, to: "Conflict.xib")
    case .limits:
      try folder.write(SampleDocuments.narrowName, to: "Base.lproj/A.xib")
      try folder.write(#""lbl-00-001.text" = "Ein sehr langer Name";"#, to: "de.lproj/A.strings")
    case .figures:
      try folder.write(SampleDocuments.label, to: "App/One.xib")
      try folder.write("output: img\ninputs: [App]\nfigures:\n  one: {scene: One}\n", to: "figures.yml")
      try folder.write("![1](img/one.png)\n", to: "guide.md")
    case .verify, .diff, .merge:
      for name in ["Card", "Other"] { try folder.write(SampleDocuments.label, to: "App/\(name).xib") }
      try run("verify", "App", "--reference", "refs", "--record", "all")
      try folder.write(
        SampleDocuments.label.replacing("constant=\"20\"", with: "constant=\"21\""), to: "App/Card.xib")
      if self == .diff { try run("render", "App", "--out", "shots") }
      for part in 1...2 where self == .merge {
        try run(
          "verify", "App", "--reference", "refs", "--record", "never", "--shard", "\(part)/2", "--report",
          "shard-\(part)")
      }
    }
  }
}

@Suite("Formats of results", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct ReportFormatTests {
  private let folder = TemporaryFolder()

  @Test("Every command writes every format, each of which names what fails", arguments: ReportingCommand.allCases)
  func files(command: ReportingCommand) throws {
    try command.write(to: folder)
    let (arguments, problem) = command.line
    let writing = ReportFormat.allCases.flatMap { ["--write", "\($0.rawValue)=\($0.rawValue)"] }
    let result = try ToolProcess.run(arguments: arguments + ["--format", "json"] + writing, in: folder.url)
    #expect(result.code == 1, "\(result.log)")
    #expect(result.output == folder.text("json"))
    for format in ReportFormat.allCases {
      let text = folder.text(format.rawValue)
      let problems = try ReportedProblems(in: text, format: format.rawValue)
      #expect(problems.failing.contains { $0.contains(problem) }, "\(format): \(text)")
    }
  }

  @Test("A file that cannot be written is 4, and the results are printed", arguments: ReportingCommand.allCases)
  func unwritable(command: ReportingCommand) throws {
    try command.write(to: folder)
    let result = try ToolProcess.run(
      arguments: command.line.arguments + ["--format", "markdown", "--write", "junit=/proc/x/y"], in: folder.url)
    #expect(result.code == 4 && result.log.contains("cannot be written"), "\(result.log)")
    #expect(result.output.hasPrefix("### "), "\(result.output)")
  }

  @Test("An unknown format is wrong usage, and the message has all formats", arguments: ReportingCommand.allCases)
  func unknown(command: ReportingCommand) throws {
    for option in [["--format", "foo"], ["--write", "foo=bar"], ["--write", "junit"]] {
      let result = try ToolProcess.run(arguments: command.line.arguments + option, in: folder.url)
      #expect(result.code == 2)
      for format in ReportFormat.allCases { #expect(result.log.contains(format.rawValue), "\(result.log)") }
    }
  }

  @Test("One file for two formats is wrong usage, and one stream is not", arguments: ReportingCommand.allCases)
  func sameFile(command: ReportingCommand) throws {
    try command.write(to: folder)
    let twice = try ToolProcess.run(
      arguments: command.line.arguments + ["--write", "json=r", "--write", "markdown=r"], in: folder.url)
    #expect(twice.code == 2 && twice.log.contains("--write names 'r' twice"), "\(twice.log)")
    let streams = try ToolProcess.run(
      arguments: command.line.arguments + ["--write", "json=/dev/null", "--write", "markdown=/dev/null"],
      in: folder.url)
    #expect(streams.code < 2, "\(streams.log)")
  }

  @Test("Formats of figures are those of a check")
  func writtenFigures() throws {
    let result = try ToolProcess.run(arguments: ["figures", "--format", "json"], in: folder.url)
    #expect(result.code == 2 && result.log.contains("--format and --write are for what --check finds"))
  }

  @Test("A run that could read nothing is 3, and its summary says what could not be read")
  func unreadable() throws {
    try folder.write(SampleDocuments.broken, to: "Broken.xib")
    for command in [["check"], ["sweep"], ["localize", "check"]] {
      let result = try ToolProcess.run(
        arguments: command + ["Broken.xib", "--format", "markdown"], in: folder.url)
      #expect(result.code == 3)
      #expect(result.output.contains(": nothing was ") && result.output.contains("> Broken.xib"), "\(result.output)")
    }
  }
}
