import Foundation
import Reports
import TestSupport
import Testing

@Suite("galley merge of checks", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct CheckMergeTests {
  private let folder = TemporaryFolder()

  init() throws {
    for name in ["A", "B", "C"] { try folder.write(SampleDocuments.label, to: "App/\(name).xib") }
    try folder.write(SampleDocuments.conflict, to: "App/D.xib")
    try folder.write(Data(contentsOf: SampleDocuments.account), to: "App/Account.storyboard")
    try folder.write("", to: ".galley.yml")
  }

  @discardableResult
  private func galley(_ arguments: [String]) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  /// Checks in parts, each with a file `i.json`.
  private func check(inParts count: Int, _ arguments: [String] = []) throws -> [String] {
    try (1...count).map { number in
      let run = try galley(
        ["check", "App", "--shard", "\(number)/\(count)", "--write", "json=\(number).json"] + arguments)
      #expect(!lines(of: run).contains { $0.contains("needs the suppression") || $0.contains("is for ") })
      return "\(number).json"
    }
  }

  /// The options that write every format to a file.
  private func writing(_ name: String) -> [String] {
    ReportFormat.allCases.flatMap { ["--write", "\($0.rawValue)=\(name).\($0.rawValue)"] }
  }

  /// The lines about suppressions and known findings.
  private func lines(of run: ToolProcess.Result) -> [String] {
    run.log.split(separator: "\n").map(String.init).filter {
      $0.contains("suppression") || $0.contains("known finding")
    }
  }

  @Test("Merged parts of a check say what one run says, in every format", arguments: [2, 4, 9])
  func sameAsWhole(count: Int) throws {
    // Without it, the suppression of nothing alone makes the exit code 3.
    if count == 4 { try folder.write(SampleDocuments.broken, to: "App/E.xib") }
    try folder.write(
      """
      check:
        suppress:
          - { rule: conflict, document: App/D.xib, reason: Known. }
          - { rule: clipped, document: App/A.xib, reason: Nothing needs it. }
          - { rule: clipped, document: App/Nowhere.xib, reason: Nothing has it. }
          - { rule: clipped, reason: It was so., until: 2020-01-31 }

      """, to: ".galley.yml")
    let whole = try galley(["check", "App", "--type-size", "L,AX3"] + writing("whole"))
    #expect(whole.code == 3 && lines(of: whole).count == 3, "\(whole.log)")
    let parts = try check(inParts: count, ["--type-size", "L,AX3"])
    let merged = try galley(["merge"] + parts.reversed() + writing("merged"))
    #expect(merged.code == 3 && merged.output == whole.output)
    #expect(lines(of: merged) == lines(of: whole))
    for format in ReportFormat.allCases {
      #expect(folder.text("merged.\(format)") == folder.text("whole.\(format)"), "\(format)")
    }
    let quiet = try (galley(["check", "App", "--quiet"]), galley(["merge", "--quiet"] + parts))
    #expect(quiet.0.log == quiet.1.log && quiet.1.log.contains(".galley.yml:5: error: the suppression is for "))
  }

  @Test("A known finding that is gone is named by the merge, and a part of one is the whole")
  func baseline() throws {
    let known = ["--baseline", "known.json"]
    try galley(["check", "App", "--update-baseline"] + known)
    #expect(try galley(["merge"] + check(inParts: 1, known)).code == 0)
    try folder.write(SampleDocuments.label, to: "App/D.xib")
    let whole = try galley(["check", "App"] + known)
    #expect(lines(of: whole).contains { $0.hasPrefix("App/D.xib: warning: a known finding is gone: conflict") })
    for count in [1, 3] {
      let merged = try galley(["merge"] + check(inParts: count, known))
      #expect(merged.code == 0 && merged.output == whole.output && lines(of: merged) == lines(of: whole), "\(count)")
    }
  }

  @Test("The exit code is that of the findings by the rules of the parts, unless one is missing")
  func exitCodes() throws {
    let parts = try check(inParts: 2)
    #expect(try galley(["merge"] + parts).code == 1)
    let alone = try galley(["merge", parts[1], "gone.json"])
    #expect(alone.code == 3 && alone.log.contains("error: shard 1 of 2 is missing"))
    #expect(alone.log.contains("gone.json: error: no such file or folder"))
    #expect(try galley(["merge"] + check(inParts: 2, ["--fail-on", "never"])).code == 0)
  }

  @Test("What does not belong together is wrong usage")
  func mixtures() throws {
    let parts = try check(inParts: 2)
    try galley(["check", "App", "--write", "json=whole.json"])
    try galley(["check", "App", "--shard", "2/2", "--fail-on", "never", "--write", "json=other.json"])
    try galley(["check", "App", "--shard", "2/3", "--write", "json=third.json"])
    try galley(["render", "App", "--shard", "2/2", "--out", "images"])
    for (arguments, message) in [
      ([parts[0], "other.json"], "differ in the setting 'fail-on'"),
      ([parts[0], "third.json"], "not shards of one run"),
      ([parts[0], "images", "--out", "o"], "merge results of one kind"),
      ([parts[0], "whole.json"], "not the results of a shard"), (parts + ["--out", "o"], "--out, --reference and"),
      (["images"], "--out is missing"),
    ] {
      let run = try galley(["merge"] + arguments)
      #expect(run.code == 2 && run.output.isEmpty && run.log.contains(message), "\(arguments): \(run.log)")
      #expect(!folder.exists("o"))
    }
  }
}
