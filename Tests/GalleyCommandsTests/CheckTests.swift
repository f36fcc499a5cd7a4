import Foundation
import TestSupport
import Testing

@Suite("galley check")
struct CheckTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(SampleDocuments.conflict, to: "Card.xib")
    try folder.write("", to: "Package.swift")
  }

  /// The document with an attribute that accepts findings about one of the constraints in conflict.
  private static func accepting(_ value: String) -> String {
    SampleDocuments.conflict.replacing(
      "constant=\"200\" id=\"con-00-004\"/>",
      with: """
        constant="200" id="con-00-004"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="galleyAccepts" value="\(value)"/>
        </userDefinedRuntimeAttributes></constraint>
        """)
  }

  private func check(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: ["check", "Card.xib"] + arguments, in: folder.url)
  }

  @Test("With --fixes, a finding has the change that mends it, which galley fix writes; without it, no advice")
  func fixes() throws {
    let plain = try check()
    #expect(!plain.output.contains("fix: "))
    let result = try check("--fixes")
    let match = try #require(
      result.output.firstMatch(of: #/fix: (Remove .+\.) \(.+\); galley fix \.\.\. --finding (\w{8}) writes it\n/#))
    #expect(result.code == 1 && result.output.contains("[conflict \(match.2)]"))
    let written = try ToolProcess.run(arguments: ["fix", "Card.xib", "--finding", String(match.2)], in: folder.url)
    #expect(written.code == 0 && written.output.hasPrefix("Card.xib: \(match.1) ("))
    #expect(try check("--fixes").code == 0)
  }

  @Test("A conflict fails, with its line and its cells; a document without problems does not")
  func conflict() throws {
    let result = try check("--type-size", "L,AX3")
    #expect(result.code == 1)
    #expect(result.output.contains("Card.xib:17:1: error: "))
    #expect(result.output.contains("'Card' in all 2 cells\n"))
    #expect(result.output.contains("1 error; 2 cells of 1 scene in 1 document checked"))
    try folder.write(SampleDocuments.label, to: "Card.xib")
    let fine = try check()
    #expect(fine.code == 0)
    #expect(fine.output.hasPrefix("no findings; 1 cell of 1 scene in 1 document checked; "))
    #expect(fine.output.hasSuffix(" not listed (--list note)\n"))
  }

  @Test("A policy decides what fails; what it does not know is wrong usage")
  func policy() throws {
    #expect(try check("--fail-on", "never").code == 0)
    #expect(try check("--fail-on", "truncated").code == 0)
    #expect(try check("--fail-on", "truncated,conflict").code == 1)
    let misspelt = try check("--fail-on", "conflicts")
    #expect(misspelt.code == 2)
    #expect(misspelt.log.contains("'conflicts' is neither a severity nor a rule"))
    #expect(misspelt.log.contains("did you mean 'conflict'"))
  }

  @Test("Other commands fail on findings only if they are asked to", arguments: ["render", "layout", "verify"])
  func otherCommands(command: String) throws {
    let options = [
      "render": ["--out", "out"], "layout": ["--json"], "verify": ["--reference", "refs", "--record", "all"],
    ]
    let arguments = [command, "Card.xib", "--quiet"] + (options[command] ?? [])
    #expect(try ToolProcess.run(arguments: arguments, in: folder.url).code == 0)
    let failing = try ToolProcess.run(arguments: arguments + ["--fail-on", "error"], in: folder.url)
    #expect(failing.code == 1)
    #expect(failing.log.contains("findings that --fail-on names: conflict in 1 cell"))
    #expect(try ToolProcess.run(arguments: arguments + ["--fail-on", "truncated"], in: folder.url).code == 0)
  }

  @Test("What a check accepts or knows does not fail other commands either", arguments: ["render", "layout", "verify"])
  func acceptedElsewhere(command: String) throws {
    let options = [
      "render": ["--out", "out"], "layout": ["--json"], "verify": ["--reference", "refs", "--record", "all"],
    ]
    func run(_ more: String...) throws -> ToolProcess.Result {
      let arguments = [command, "Card.xib", "--quiet", "--fail-on", "error"] + (options[command] ?? []) + more
      return try ToolProcess.run(arguments: arguments, in: folder.url)
    }
    #expect(try run().code == 1)
    _ = try check("--baseline", "known.json", "--update-baseline")
    #expect(try run("--baseline", "known.json").code == 0)
    #expect(try run("--baseline", "gone.json").code == 2)
    let entry = "check:\n  suppress:\n    - rule: conflict\n      scene: Card\n      reason: Known.\n"
    try folder.write(entry, to: ".galley.yml")
    #expect(try run().code == 0)
    try folder.write(entry.replacing("conflict", with: "clipped"), to: ".galley.yml")
    #expect(try run().code == 1)
    try folder.write(entry.replacing("Card", with: "Other"), to: ".galley.yml")
    #expect(try run().code == 3)
    try folder.write("check:\n  baseline: known.json\n", to: ".galley.yml")
    #expect(try run().code == 0)
    let bare = [command, "Card.xib", "--baseline", "known.json"] + (options[command] ?? [])
    #expect(try ToolProcess.run(arguments: bare, in: folder.url).log.contains("--baseline needs --fail-on"))
  }

  @Test("A runtime attribute accepts a finding for other commands, too, with a cache and without", arguments: [1, 2])
  func attributeElsewhere(run: Int) throws {
    let arguments = [
      "verify", "Card.xib", "--quiet", "--reference", "refs", "--record", "missing", "--fail-on", "error", "--cache",
      "cache",
    ]
    for _ in 1...run { #expect(try ToolProcess.run(arguments: arguments, in: folder.url).code == 1) }
    try folder.write(Self.accepting("conflict: The wider one is for phones."), to: "Card.xib")
    for _ in 1...run { #expect(try ToolProcess.run(arguments: arguments, in: folder.url).code == 0) }
  }

  @Test("A reference that was recorded with a conflict is told each time that it passes")
  func recordedConflict() throws {
    let arguments = ["verify", "Card.xib", "--quiet", "--reference", "refs"]
    _ = try ToolProcess.run(arguments: arguments + ["--record", "all"], in: folder.url)
    let again = try ToolProcess.run(arguments: arguments + ["--record", "never"], in: folder.url)
    #expect(again.code == 0)
    #expect(again.output.contains("warning: Card (base L canvas) passed with an error: "))
  }

  @Test("A baseline stays as it is if there was nothing to check")
  func baselineOfNothing() throws {
    #expect(try check("--baseline", "known.json", "--update-baseline").code == 0)
    let known = folder.text("known.json")
    #expect(known.contains("conflict"))
    try folder.write(SampleDocuments.empty, to: "Card.xib")
    #expect(try check("--baseline", "known.json", "--update-baseline").code == 3)
    #expect(folder.text("known.json") == known)
  }

  @Test("A baseline is written once; then only other findings fail, and those that are gone are told")
  func baseline() throws {
    #expect(try check("--baseline", "known.json").code == 2)
    let written = try check("--baseline", "known.json", "--update-baseline")
    #expect(written.code == 0)
    #expect(written.output == "known.json: 1 finding known from now on\n")
    let known = try check("--baseline", "known.json")
    #expect(known.code == 0)
    #expect(known.output.hasPrefix("no findings; 1 cell of 1 scene in 1 document checked; "))
    #expect(known.output.hasSuffix("; 1 in the baseline\n"))
    try folder.write(SampleDocuments.label, to: "Card.xib")
    let mended = try check("--baseline", "known.json")
    #expect(mended.code == 0)
    #expect(mended.log.contains("Card.xib: warning: a known finding is gone: conflict"))
    #expect(mended.log.contains("--update-baseline"))
    _ = try check("--baseline", "known.json", "--update-baseline")
    #expect(folder.text("known.json") == "{\"galleyBaseline\":2,\"cells\":{\n\n},\"findings\":[\n\n]}\n")
  }

  @Test("A text that is cut off from AX3 on, and then from L on, is new, wherever the command runs")
  func ratchet() throws {
    let long = SampleDocuments.narrowName.replacing(
      "type=\"system\" pointSize=\"17\"", with: "style=\"UICTFontTextStyleBody\"")
    try folder.write(long.replacing("A name of a distant spot", with: "Nameplate"), to: "Deep/Card.xib")
    func check(_ input: String, _ baseline: String, in place: String, _ options: String...) throws -> ToolProcess.Result
    {
      try ToolProcess.run(
        arguments: ["check", input, "--baseline", baseline, "--type-size", "L,AX5", "--quiet"] + options,
        in: folder.url.appending(path: place))
    }
    func ids(_ result: ToolProcess.Result) -> [String] {
      result.output.matches(of: /\[truncated ([0-9a-f]+)\]/).map { String($0.1) }
    }
    _ = try check("Deep", "known.json", in: ".", "--update-baseline")
    try folder.write(long, to: "Deep/Card.xib")
    let places = [("Deep", "known.json", "."), (".", "../known.json", "Deep"), ("Card.xib", "../known.json", "Deep")]
    let results = try places.map { try check($0.0, $0.1, in: $0.2) }
    for result in results {
      #expect(result.code == 1 && result.output.contains("was from AX5 on, now from L on"), "\(result.output)")
    }
    #expect(Set(results.map(ids)).count == 1)
    let updated = try check("Deep", "known.json", in: ".", "--update-baseline")
    #expect(updated.output.contains("known from now on"))
    for (input, baseline, place) in places { #expect(try check(input, baseline, in: place).code == 0) }
  }

  @Test(
    "A baseline that cannot be used is an error with its name and what to do",
    arguments: [
      ("{}", "the file is no baseline, or a merge has damaged it"),
      ("{\"galleyBaseline\":1,\"findings\":[\n<<<<<<< HEAD\n]}", "the file is no baseline, or a merge has damaged it"),
      ("{\"galleyBaseline\":3,\"findings\":[]}", "the baseline is of version 3"),
      ("{\"galleyBaseline\":2,\"findings\":[]}", "the file is no baseline, or a merge has damaged it"),
    ])
  func wrongBaseline(content: String, message: String) throws {
    try folder.write(content, to: "known.json")
    let result = try check("--baseline", "known.json")
    #expect(result.code == 2)
    #expect(result.log.contains("known.json: error: \(message)"))
    #expect(result.log.contains("--update-baseline"))
    // A file that may be of use is not replaced.
    #expect(try check("--baseline", "known.json", "--update-baseline").code == 2)
    #expect(folder.text("known.json") == content)
  }

  @Test("What Git leaves in a baseline's place is named as that, and is not replaced")
  func baselineLeftByGit() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"
    let conflict = "{\n<<<<<<< ours\n=======\n>>>>>>> theirs\n}\n"
    for (content, line) in [
      (pointer, "known.json: error: the file is a pointer of Git LFS"),
      (conflict, "known.json:2: error: the file has an unresolved merge conflict"),
    ] {
      try folder.write(content, to: "known.json")
      let results = [
        try check("--baseline", "known.json"), try check("--baseline", "known.json", "--update-baseline"),
      ]
      for result in results { #expect(result.code == 2 && result.log.contains(line), "\(result.log)") }
      #expect(folder.text("known.json") == content)
    }
  }

  @Test("Documents whose names differ only in their Unicode normalization are counted as two")
  func lookAlikes() throws {
    for name in ["Cafe\u{301}", "Caf\u{E9}"] { try folder.write(SampleDocuments.label, to: "Twins/\(name).xib") }
    let result = try ToolProcess.run(arguments: ["check", "Twins"], in: folder.url)
    #expect(result.output.contains("2 scenes in 2 documents"), "\(result.output)")
  }

  @Test("A baseline of the configuration that is missing has a path below the project")
  func missingConfiguredBaseline() throws {
    try folder.write("check:\n  baseline: known.json\n", to: ".galley.yml")
    let result = try check()
    #expect(result.code == 2 && result.log.hasPrefix("known.json: error: there is no baseline"), "\(result.log)")
  }

  @Test("The configuration accepts a finding with a reason, until a day")
  func suppression() throws {
    let entry = "check:\n  suppress:\n    - rule: conflict\n      view: con-00-004\n      reason: Known.\n"
    try folder.write(entry, to: ".galley.yml")
    let accepted = try check()
    #expect(accepted.code == 0)
    #expect(accepted.output.contains("1 suppressed"))
    try folder.write(entry + "      until: 2020-01-31\n", to: ".galley.yml")
    let ended = try check()
    #expect(ended.code == 1)
    #expect(
      ended.log.contains(
        ".galley.yml:3: warning: the suppression of conflict of 'con-00-004' ended on 2020-01-31: Known."))
  }

  @Test(
    "A suppression that cannot be meant is an error with its line",
    arguments: [
      ("- rule: conflict", 3, "'reason' is missing"), ("- reason: x", 3, "expected a 'rule' or a 'view'"),
      ("- rule: conflicts\n      reason: x", 3, "did you mean 'conflict'"),
      ("- rule: conflict\n      reason: x\n      until: tomorrow", 5, "expected a day such as 2027-01-31"),
      ("- rule: conflict\n      reason: x\n      until: 2027-02-30", 5, "expected a day such as 2027-01-31"),
      ("- rule: conflict\n      because: x", 4, "unknown key 'because'"),
    ])
  func wrongSuppression(entry: String, line: Int, message: String) throws {
    try folder.write("check:\n  suppress:\n    \(entry)\n", to: ".galley.yml")
    let result = try check()
    #expect(result.code == 2)
    #expect(result.log.contains(".galley.yml:\(line): error: "))
    #expect(result.log.contains(message))
  }

  @Test("A suppression that nothing needs is told")
  func unusedSuppression() throws {
    try folder.write("check:\n  suppress:\n    - rule: clipped\n      reason: x\n", to: ".galley.yml")
    #expect(try check().log.contains(".galley.yml:3: warning: no finding needs the suppression of clipped; remove it"))
    // A run of some scenes cannot know.
    #expect(try !check("--scene", "Card").log.contains("no finding needs"))
  }

  @Test("What a suppression is for and no document has is an error")
  func suppressionOfNothing() throws {
    try folder.write(
      "check:\n  suppress:\n    - rule: clipped\n      document: Nix.xib\n      reason: x\n", to: ".galley.yml")
    let result = try ToolProcess.run(arguments: ["check", ".", "--fail-on", "never"], in: folder.url)
    #expect(result.code == 3)
    #expect(result.log.contains(".galley.yml:3: error: the suppression is for "), "\(result.log)")
  }

  @Test("A runtime attribute of a constraint accepts a finding with a reason; without one it is told")
  func runtimeAttribute() throws {
    try folder.write(Self.accepting("conflict: The wider one is for phones."), to: "Card.xib")
    #expect(try check().code == 0)
    try folder.write(Self.accepting("conflict"), to: "Card.xib")
    let bare = try check()
    #expect(bare.code == 1)
    #expect(bare.log.contains("Card.xib:18:1: warning: galleyAccepts: expected rules, a colon and a reason"))
  }

  @Test("Pictures of the worst cells are written, and found again from the results")
  func pictures() throws {
    let result = try check("--type-size", "L,AX3", "--out", "pictures", "--format", "json")
    #expect(folder.exists("pictures/Card.xib/Card/canvas_base_AX3@3x.png"))
    #expect(!folder.exists("pictures/Card.xib/Card/canvas_base_L@3x.png"))
    #expect(result.output.contains("\"picture\":\"pictures/Card.xib/Card/canvas_base_AX3@3x.png\""))
    try FileManager.default.removeItem(at: folder.url.appending(path: "pictures/.galley-folder"))
    let foreign = try check("--out", "pictures")
    #expect(foreign.code == 4)
    #expect(foreign.log.contains("Galley did not write it"))
  }

  @Test("All formats name the rule, the line and what fails")
  func formats() throws {
    let result = try check(
      "--format", "github", "--write", "json=a.json", "--write", "sarif=a.sarif", "--write", "junit=a.xml")
    #expect(result.output.hasPrefix("::error file=Card.xib,line=17,col=1,title=conflict "))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(folder.text("a.json").utf8)) as? [String: Any])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "conflict")
    #expect(finding["line"] as? Int == 17)
    #expect(finding["fails"] as? Bool == true)
    #expect((finding["cells"] as? [Any])?.count == 1)
    let sarif = folder.text("a.sarif")
    #expect(sarif.contains("\"startLine\":17,\"startColumn\":1"))
    #expect(sarif.contains("\"level\":\"error\""))
    #expect(folder.text("a.xml").contains("<testsuite name=\"Card.xib\" tests=\"1\" failures=\"1\" errors=\"0\" "))
  }

  @Test("A document that cannot be read is told, and the others are checked")
  func unreadable() throws {
    try folder.write(SampleDocuments.broken, to: "Broken.xib")
    let result = try ToolProcess.run(arguments: ["check", "."], in: folder.url)
    #expect(result.code == 3)
    #expect(result.log.contains("Broken.xib:"))
    #expect(result.output.contains("Card.xib:17:1: error: "))
  }
}
