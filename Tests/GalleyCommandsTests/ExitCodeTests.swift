import Foundation
import Galley
import TestSupport
import Testing

/// The contract: 0 success, 2 wrong usage, 3 unreadable input (the rest is still done), 4 output that cannot be
/// written.
@Suite("Exit codes", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct ExitCodeTests {
  private let folder = TemporaryFolder()

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  @Test("A version and help are results, not errors")
  func versionAndHelp() throws {
    for (arguments, word) in [
      (["--version"], GalleyVersion.current), (["version"], GalleyVersion.current), (["--help"], "USAGE: galley"),
      (["render", "--help"], "USAGE: galley render"), (["devices"], "iphone-se"),
    ] {
      let run = try ToolProcess.run(arguments: arguments, in: folder.url)
      #expect(run.code == 0)
      #expect(run.output.contains(word), "\(run.output)")
      #expect(run.log.isEmpty)
    }
  }

  @Test(
    "Documents without scenes are said to be so, with exit code 3, whatever was to be done with them",
    arguments: [
      ("check", "nothing was checked"), ("sweep", "nothing was swept"), ("layout", "nothing was laid out"),
      ("outline", "nothing was listed"), ("fix", "nothing was checked"), ("localize check", "nothing was checked"),
      ("render --out o", "no image was made"), ("verify --reference r", "nothing was compared"),
    ])
  func noScenes(command: String, words: String) throws {
    try folder.write(SampleDocuments.empty, to: "App/Empty.xib")
    let run = try ToolProcess.run(
      arguments: command.split(separator: " ").map(String.init) + ["App"], in: folder.url)
    #expect(run.code == 3)
    #expect(run.log.contains("error: \(words): the documents have no scenes"), "\(run.log)")
  }

  @Test(
    "Wrong usage is 2 and says what would be right",
    arguments: [
      (["render", "A.xib", "--out", "o", "--device", "0x0"], "1 to 10000 points"),
      (["render", "A.xib", "--out", "o", "--device", "nokia"], "galley devices"),
      (["render", "A.xib", "--out", "o", "--locale", "xx_YY!!"], "unknown language"),
      (["render", "A.xib", "--out", "o", "--type-size", "huge"], "AX5"),
      (["render", "A.xib", "--out", "o", "--shard", "3/2"], "such as 1/3"),
      (["render", "A.xib", "--out", "o", "--font", "."], "has no fonts"),
      (["render", "A.xib", "--out", "o", "--jobs", "1e3"], "whole number from 1 to 1024"),
      (["render", "A.xib", "--out", "o", "--jobs", "-1"], "whole number from 1 to 1024"),
      (["render", "A.xib", "--out", "o", "--device", "all,iphone-se"], "cannot be combined"),
      (["verify", "A.xib", "--reference", "r", "--write", "foo=bar"], "the formats are text, json"),
      (
        ["verify", "A.xib", "--reference", "none", "--record", "never"],
        "none: error: the folder of references does not exist"
      ),
      (["render", "A.xib", "--out", "o", "--font", "nowhere"], "'nowhere' is not a folder"),
      (["render", "A.xib", "--out", "o", "--scene", "Cart"], "did you mean 'Card'"),
      (["render", "A.xib", "--out", "o", "--overlay-view", "x"], "--overlay"),
      (["render", "A.xib"], "--out"), (["render"], "input"), (["paint"], "Unknown command 'paint'"),
      (["rendr", "A.xib", "--out", "o"], "Unknown command 'rendr'; did you mean 'render'?"),
      (["completion", "bash"], "did you mean '--generate-completion-script'?"),
      (["render", "A.xib", "--out", ""], "The value of '--out' is empty"),
      (["render", "A.xib", "--out="], "The value of '--out' is empty"),
      (["render", "", "--out", "o"], "An argument is empty"),
      (["render", "A.xib", "--out", "o", "--rows", "many"], "expected a whole number from 1 to 100"),
      (["render", "A.xib", "--out", "o", "--rows", "101"], "expected a whole number from 1 to 100"),
      (["render", "A.xib", "--out", "o", "--sample"], "--sample fills the scenes of a catalog"),
      (["verify", "A.xib", "--reference", "r", "--color-tolerance", "5"], "expected a number from 0 to 1"),
      (["verify", "A.xib", "--reference", "r", "--budget", "lots"], "expected a size such as 50MB"),
      (["verify", "A.xib", "--reference", "r", "--image-base", "<x>"], "expected an address"),
      (["config"], "--check"), (["config", "--check", "--print"], "--print"),
      (["layout", "A.xib", "--json", "--dump-system"], "--dump-system"), (["solve"], "file"),
      (["render", "A.xib", "--locale", "de", "--foo"], "Unknown option '--foo'"),
      (["render", "--lokale=de"], "did you mean '--locale'?"),
      (["render", "A.xib", "--out", "o", "--locale", "de", "--locale=ar"], "by commas: --locale a,b"),
      (
        ["render", "A.xib", "--out", "o", "--jobs", "1", "--out", "p", "--jobs", "2"],
        "--jobs can be written only once."
      ),
      (["render", "A.xib", "--out", "o", "--chrome", "--no-chrome"], "--no-chrome"),
      (["review", ".", "--port", "0"], "65535"), (["review", ".", "--port", "65536"], "65535"),
    ])
  func wrongUsage(arguments: [String], sentence: String) throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try ToolProcess.run(arguments: arguments, in: folder.url)
    #expect(run.code == 2)
    #expect(run.log.contains(sentence), "\(run.log)")
    #expect(run.output.isEmpty)
    #expect(folder.files() == ["A.xib"])
  }

  @Test("Scenes that are named one after the other are all taken, and options that can be repeated are accepted twice")
  func repeatedOptions() throws {
    let views = ["One", "Two", "Six"].map {
      #"<view id="\#($0)-0" userLabel="\#($0)"><rect key="frame" x="0.0" y="0.0" width="20" height="10"/></view>"#
    }
    let card = SampleDocuments.label.split(separator: "<objects>")
    try folder.write("\(card[0])<objects>\(views.joined())</objects></document>", to: "A.xib")
    let layouts = try galley("layout", "A.xib", "--json", "--scene", "One", "--scene", "Six", "--quiet", "--quiet")
    #expect(layouts.code == 0, "\(layouts.log)")
    #expect(["One", "Two", "Six"].map { layouts.output.contains("\"name\":\"\($0)\"") } == [true, false, true])
    let verified = try galley(
      "verify", "A.xib", "--reference", "refs", "--record", "all", "--no-cache", "--mask", "One-0", "--mask", "Two-0",
      "--write", "json=one.json", "--write", "json=two.json")
    #expect(verified.code == 0, "\(verified.log)")
    #expect(folder.files().contains("one.json") && folder.files().contains("two.json"))
  }

  @Test("Results are written into a stream of the process, also where workers are confined")
  func writtenStream() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("check", "A.xib", "--write", "json=/dev/fd/1")
    #expect(run.code == 0, "\(run.log)")
    #expect(run.output.contains("\"findings\""), "\(run.output)")
  }

  @Test("A locale without tables is named together with the available ones")
  func unknownLocale() throws {
    try folder.write(SampleDocuments.label, to: "Base.lproj/A.xib")
    try folder.write("\"lbl-00-001.text\" = \"Nom\";", to: "fr.lproj/A.strings")
    let run = try galley("layout", "Base.lproj/A.xib", "--json", "--locale", "de")
    #expect(run.code == 2)
    #expect(run.log == "galley: error: unknown locale 'de'; the documents have tables for fr\n")
    let mirrored = try galley("layout", "Base.lproj/A.xib", "--json", "--locale", "ar")
    #expect(mirrored.code == 0 && mirrored.log.contains("their own strings are shown, mirrored"), "\(mirrored.log)")
  }

  @Test("All languages with a pseudo-language, and all devices")
  func allChoices() throws {
    try folder.write(SampleDocuments.label, to: "Base.lproj/A.xib")
    try folder.write("\"lbl-00-001.text\" = \"Nom\";", to: "fr.lproj/A.strings")
    let run = try galley("render", ".", "--out", "o", "--no-index", "--locale", "all,en-XA")
    #expect(run.code == 0, "\(run.log)")
    let names = folder.files(below: "o").filter { $0.hasSuffix(".png") }.compactMap {
      $0.split(separator: "_").dropFirst().first
    }
    #expect(Set(names) == ["base", "fr", "en-XA"])
    let devices = try galley("render", ".", "--out", "d", "--no-index", "--device", "all", "--quiet")
    #expect(devices.code == 0, "\(devices.log)")
    #expect(folder.files(below: "d").count { $0.hasSuffix(".png") } == Device.all.count)
  }

  @Test("English needs no tables")
  func english() throws {
    try folder.write(SampleDocuments.label, to: "App/A.xib")
    let run = try ToolProcess.run(arguments: ["layout", "App", "--json", "--locale", "en"], in: folder.url)
    #expect(run.code == 0 && run.log.isEmpty)
  }

  @Test("A broken table is reported with its line and what was expected there")
  func brokenTable() throws {
    try folder.write(SampleDocuments.label, to: "Base.lproj/A.xib")
    try folder.write("\"a\" = \"b\";\n\"lbl-00-001.text\" = \"Nom;", to: "fr.lproj/A.strings")
    let run = try galley("layout", "Base.lproj/A.xib", "--json", "--locale", "fr")
    #expect(run.code == 3)
    #expect(run.log.contains("fr.lproj/A.strings:2: error: not a valid strings table: the string that starts here"))
  }

  @Test("A missing file is 3, and the others are laid out")
  func missingFile() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("layout", "missing.xib", "A.xib", "--json")
    #expect(run.code == 3)
    #expect(run.log == "missing.xib: error: no such file or folder\n")
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test("Broken XML is 3, reported with line and column")
  func brokenXML() throws {
    try folder.write(SampleDocuments.broken, to: "Broken.xib")
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("layout", ".", "--json")
    #expect(run.code == 3)
    #expect(run.log.hasPrefix("Broken.xib:3:"))
    #expect(run.output.contains("\"document\":\"A.xib\""))
  }

  @Test("A document for the Mac is 3 and reported as such")
  func macDocument() throws {
    try folder.write(SampleDocuments.mac, to: "Mac.xib")
    let run = try galley("layout", "Mac.xib", "--json")
    #expect(run.code == 3)
    #expect(run.log.contains("for macOS"))
  }

  @Test("A constraint to an unknown id is reported, and the rest is laid out")
  func danglingConstraint() throws {
    try folder.write(SampleDocuments.dangling, to: "A.xib")
    let run = try galley("layout", "A.xib", "--json")
    #expect(run.code == 0)
    #expect(run.log.contains("'not-he-re0'"))
    #expect(run.output.contains("\"rule\":\"\(Finding.Rule.unresolvedReference.rawValue)\""))
  }

  @Test("An ambiguous view is marked and reported as a finding, and is not an error of the run")
  func openView() throws {
    try folder.write(SampleDocuments.dangling, to: "A.xib")
    let run = try galley("layout", "A.xib", "--json")
    #expect(run.code == 0)
    #expect(run.output.contains("\"ambiguous\":true"))
    let rule = Finding.Rule.ambiguous.rawValue
    #expect(run.output.contains("\"rule\":\"\(rule)\",\"severity\":\"warning\",\"views\":[\"lbl-00-001\"]"))
  }

  @Test("A conflict is logged in Apple's form and is not an error of the run")
  func conflict() throws {
    try folder.write(SampleDocuments.conflict, to: "A.xib")
    let run = try galley("layout", "A.xib", "--json", "--type-size", "L,AX3")
    #expect(run.code == 0)
    #expect(run.log.contains("Unable to simultaneously satisfy constraints."))
    #expect(run.log.contains("Will attempt to recover by breaking constraint"))
    #expect(run.log.contains("'Card' in 2 cells: base at L, AX3"))
    #expect(run.output.contains("\"rule\":\"\(Finding.Rule.conflict.rawValue)\""))
    #expect(try galley("layout", "A.xib", "--json", "--quiet").log.isEmpty)
  }

  @Test(
    "Results that cannot be written are reported with the reason",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let folder = TemporaryFolder()
    let document = try folder.write(SampleDocuments.label, to: "Card.xib")
    let process = Process()
    process.executableURL = URL(filePath: try #require(ToolProcess.tool))
    process.arguments = ["layout", document.path(), "--json"]
    let log = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = log
    try process.run()
    let message = String(decoding: log.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 4)
    #expect(message.contains("the results cannot be written: No space left on device"))
  }

  // MARK: Slips

  @Test(
    "An error in a configuration has its line and says what would be right",
    arguments: [
      ("fonts: [nowhere]", "c.yml:1: error: 'nowhere' is not a folder"),
      ("fonts: [.]", "c.yml:1: error: '.' has no fonts; expected a folder of .ttf"),
      ("fonts:", "c.yml:1: error: expected a text or a list of texts"),
      ("scenes:", "c.yml:1: error: expected a text or a list of texts"),
      ("fixtures: [none.yml]", "c.yml:1: error: no such file: none.yml"),
    ])
  func configurationSlips(text: String, sentence: String) throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write(text, to: "c.yml")
    let run = try galley("render", "A.xib", "--out", "o", "--config", "c.yml")
    #expect(run.code == 2 && run.log.hasPrefix(sentence), "\(run.log)")
  }

  @Test("A file in the place of a folder, and a link that leads nowhere, are named")
  func obstacles() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write("", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link", withDestinationPath: "nowhere/at/all")
    for (output, sentence) in [
      ("file", "'file' is a file, not a folder"), ("file/o", "'file' is a file, not a folder"),
      ("link", "'link' is a symbolic link that leads to no folder"),
    ] {
      let run = try galley("render", "A.xib", "--out", output)
      #expect(run.code == 4 && run.log.contains("cannot be written: " + sentence), "\(run.log)")
    }
    let configured = try galley("render", "A.xib", "--out", "o", "--config", ".")
    #expect(configured.code == 2 && configured.log.contains("it is a folder; expected a file"), "\(configured.log)")
  }

  @Test("A masked view that no scene has is wrong usage, and one of a document that the run leaves out is not")
  func unknownViews() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let arguments = ["verify", "A.xib", "--reference", "r", "--record", "all", "--mask"]
    let run = try ToolProcess.run(arguments: arguments + ["no-such-id"], in: folder.url)
    #expect(run.code == 2)
    #expect(run.log.contains("error: unknown view 'no-such-id'; "), "\(run.log)")
    let known = try ToolProcess.run(arguments: arguments + ["lbl-00-001"], in: folder.url)
    #expect(known.code == 0 && known.log.isEmpty, "\(known.log)")
    try folder.write("verify:\n  masks: [no-such-id]\n", to: ".galley.yml")
    let misspelt = try galley("verify", "A.xib", "--reference", "r")
    #expect(misspelt.code == 3 && misspelt.log.contains("error: unknown view 'no-such-id'"), "\(misspelt.log)")
    try folder.write(SampleDocuments.label.replacing("lbl-00-001", with: "no-such-id"), to: "B.xib")
    #expect(try galley("verify", "A.xib", "--reference", "r").code == 0)
  }

  @Test("A scene that is misspelt beside another is wrong usage, in every command")
  func oneUnknownScene() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    for command in [["check"], ["scenes"], ["render", "--out", "o"], ["verify", "--reference", "r"], ["outline"]] {
      let run = try ToolProcess.run(arguments: command + ["A.xib", "--scene", "A", "--scene", "Ab"], in: folder.url)
      #expect(run.code == 2, "\(command)")
      #expect(run.log.contains("unknown scene 'Ab'"), "\(run.log)")
    }
    #expect(try galley("scenes", "A.xib", "--scene", "Ab").code == 2)
  }

  @Test("A scene of the configuration may be in a document that the run leaves out, but not nowhere")
  func configuredScenes() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write(SampleDocuments.label, to: "B.xib")
    try folder.write("scenes: [A, B]\n", to: ".galley.yml")
    #expect(try galley("check", "A.xib").code == 0)
    #expect(try galley("check", ".").code == 0)
    try folder.write("scenes: [A, Nowhere]\n", to: ".galley.yml")
    let run = try galley("check", ".")
    #expect(run.code == 3)
    #expect(run.log.contains(".galley.yml: error: unknown scene 'Nowhere'"), "\(run.log)")
  }

  @Test("A state that no scene of the run has is wrong usage")
  func unreachedState() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write(SampleDocuments.label, to: "B.xib")
    try folder.write("scenes:\n  A:\n    states:\n      full: {lbl-00-001: x}\n", to: ".galley.yml")
    #expect(try galley("check", "A.xib", "--state", "full").code == 0)
    for command in ["check", "scenes"] {
      let run = try galley(command, "B.xib", "--state", "full")
      #expect(run.code == 2)
      #expect(run.log.contains("no scene of the run has the state 'full'"), "\(run.log)")
    }
  }

  @Test(
    "A rule of the configuration for what no document has is an error with its line",
    arguments: [
      ("view: no-such-id, ignore: true", 3), ("view: lbl-00-001, ignore: true", 0), ("scene: Nowhere, drift: pass", 3),
      ("scene: B, drift: pass", 0), ("document: Nowhere.xib, drift: pass", 3), ("document: B.xib, drift: pass", 0),
      ("locale: qq, drift: pass", 3), ("locale: German, drift: pass", 3), ("locale: fr-CA, drift: pass", 0),
      ("locale: en, drift: pass", 0),
    ])
  func idleRules(rule: String, code: Int32) throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write(SampleDocuments.label, to: "B.xib")
    try folder.write("\"lbl-00-001.text\" = \"Nom\";", to: "fr.lproj/B.strings")
    try folder.write("verify:\n  rules:\n    - {\(rule)}\n", to: ".galley.yml")
    _ = try galley("verify", "A.xib", "--reference", "r", "--record", "all")
    let run = try galley("verify", "A.xib", "--reference", "r", "--record", "never")
    #expect(run.code == code, "\(run.log)")
    #expect(run.log.contains(".galley.yml:3: error: the rule is for") == (code == 3), "\(run.log)")
    let isLanguage = rule.hasPrefix("locale")
    #expect(!isLanguage || !run.log.contains("'A.xib'"), "documents are no hint at a language: \(run.log)")
  }

  @Test(
    "A suppression for what no document has is an error, and one that nothing needs any more is not",
    arguments: [
      ("view: no-such-id", 3), ("view: lbl-00-001", 0), ("document: Nowhere.xib", 3), ("document: B.xib", 0),
      ("scene: Nowhere", 3), ("scene: B", 0),
    ])
  func idleSuppressions(object: String, code: Int32) throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write(SampleDocuments.label, to: "B.xib")
    try folder.write("check:\n  suppress:\n    - {rule: truncated, \(object), reason: x}\n", to: ".galley.yml")
    let run = try galley("check", "A.xib")
    #expect(run.code == code, "\(run.log)")
    #expect(
      run.log.contains(".galley.yml:3: \(code == 3 ? "error: the suppression is for" : "warning: no finding needs")"))
    let gate = try galley("render", "A.xib", "--fail-on", "error", "--out", "o")
    #expect(gate.code == code, "\(gate.log)")
    #expect(gate.log.contains(".galley.yml:3: error: the suppression is for") == (code == 3))
  }

  @Test("A key of localization that no document has as an attribute is an error")
  func idleAttribute() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write("localization: {keys: [text, myTextKy, localizedText]}\n", to: ".galley.yml")
    let run = try galley("render", "A.xib", "--out", "o")
    #expect(run.code == 3)
    #expect(run.log.contains("no document has the attribute 'myTextKy'"), "\(run.log)")
    #expect(!run.log.contains("'text'") && !run.log.contains("'localizedText'"))
  }

  @Test("A pattern that leaves out no document is named, unless its documents are left out anyway")
  func idleExclusion() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write(SampleDocuments.label, to: "Pods/B.xib")
    try folder.write("documents:\n  exclude: [Pods/, .build/, Legcy/]\n", to: ".galley.yml")
    let run = try galley("check", ".")
    #expect(run.code == 0)
    #expect(run.log.contains(".galley.yml: warning: 'Legcy/' under 'exclude' leaves out no document"), "\(run.log)")
    #expect(!run.log.contains("'Pods/'") && !run.log.contains("'.build/'"), "\(run.log)")
  }

  @Test("A suppression for a language that no document has is an error")
  func idleLanguage() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write(
      "check: {suppress: [{rule: truncated, locale: [en, qq], reason: It fades out.}]}", to: ".galley.yml")
    let run = try galley("check", "A.xib")
    #expect(run.code == 3)
    #expect(run.log.contains("the suppression is for the language 'qq', which no document has"), "\(run.log)")
  }

  @Test(
    "An error names every wrong item of a list, and what may be meant",
    arguments: [
      ("--look", "ios18,ios27,ios19", "unknown looks 'ios27', 'ios19'; expected one of"),
      ("--type-size", "A3,L,LL", "unknown text sizes 'A3', 'LL'; expected one of"),
      ("--locale", "xx_YY!!,de,en-x-nothing", "unknown language 'xx_YY!!'; expected a code"),
      ("--locale", "en-x-nothing,en-x-none", "unknown pseudo-languages 'en-x-nothing', 'en-x-none'; 'galley locales'"),
      ("--device", "iphone-sx,nokia", "did you mean 'iphone-se'"),
      ("--device", "iphone-sx,nokia", "; unknown device 'nokia'"),
      ("--fail-on", "eror,truncatd,note", "; did you mean 'error'?; nor is 'truncatd'; did you mean 'truncated'?"),
    ])
  func wrongItems(option: String, list: String, message: String) throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("check", "A.xib", option, list)
    #expect(run.code == 2)
    #expect(run.log.contains(message), "\(run.log)")
  }

  @Test("An address with a slip of the hand is no folder", arguments: ["https:/host", "http:host", "HTTPS//host/a"])
  func almostAddress(cache: String) throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("render", "A.xib", "--out", "o", "--cache", cache)
    #expect(run.code == 2)
    #expect(run.log.contains("the cache '\(cache)' is no address; expected one such as https://"), "\(run.log)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: cache).path))
    #expect(try galley("render", "A.xib", "--out", "o", "--cache", "./\(cache)").code == 0)
  }

  @Test("Images are not written into a report", arguments: [[], ["--no-index"]])
  func imagesInReport(options: [String]) throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let report = try galley("verify", "A.xib", "--reference", "r", "--record", "all", "--report", "o")
    #expect(report.code == 0, "\(report.log)")
    let run = try ToolProcess.run(arguments: ["render", "A.xib", "--out", "o"] + options, in: folder.url)
    #expect(run.code == 4 && run.log.contains("o: error: the folder has a report of 'galley verify'"), "\(run.log)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "o/A.xib").path))
  }

  @Test("A hyphen is no file to write to")
  func hyphen() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("check", "A.xib", "--write", "json=-")
    #expect(run.code == 2)
    #expect(run.log.contains("'-' is no file; expected --format json"), "\(run.log)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "-").path))
  }

  @Test("A configuration with a baseline that is missing is wrong")
  func missingBaseline() throws {
    try folder.write("check: {baseline: known.json}", to: ".galley.yml")
    let run = try galley("config", "--check")
    #expect(run.code == 2)
    #expect(run.log.contains("known.json"), "\(run.log)")
  }

  @Test("A pattern that takes in no document is an error with its line")
  func idlePattern() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    try folder.write(SampleDocuments.label, to: "Pods/B.xib")
    try folder.write("documents:\n  include: [Pods/B.xib]\n", to: ".galley.yml")
    #expect(try galley("check", "A.xib").code == 0)
    try folder.write("documents:\n  include: [Pods/B.xib, Pods/C.xib]\n", to: ".galley.yml")
    let run = try galley("check", "A.xib")
    #expect(run.code == 3)
    #expect(run.log.contains(".galley.yml:2: error: 'Pods/C.xib' under 'include' takes in no document"), "\(run.log)")
  }

  @Test("A view to explain that no scene has is an error, with the nearest id")
  func unknownOverlaidView() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("render", "A.xib", "--out", "o", "--overlay", "frames", "--overlay-view", "lbl-00-002")
    #expect(run.code == 2, "\(run.log)")
    #expect(run.log.contains("error: unknown view 'lbl-00-002'; did you mean 'lbl-00-001'?"), "\(run.log)")
    let known = try galley("render", "A.xib", "--out", "o", "--overlay", "frames", "--overlay-view", "lbl-00-001")
    #expect(known.code == 0, "\(known.log)")
  }

  @Test("An exploded view is combined with no other overlay")
  func explodedAlone() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let run = try galley("render", "A.xib", "--out", "o", "--overlay", "exploded,frames")
    #expect(run.code == 2 && run.log.contains("'exploded' is a picture of its own"), "\(run.log)")
  }

  @Test("A run that makes no image does not pass for a success")
  func nothingToPaint() throws {
    try folder.write(SampleDocuments.label.replacing("height=\"100\"", with: "height=\"0\""), to: "A.xib")
    let run = try galley("render", "A.xib", "--out", "o")
    #expect(run.code == 3)
    #expect(run.log.contains("0 high: nothing in it gives it a height; give it a size"), "\(run.log)")
    #expect(run.log.contains("no image was made"), "\(run.log)")
  }

  @Test("Output that cannot be written is 4, and reported once for all documents")
  func unwritableOutput() throws {
    for name in ["A", "B", "C"] { try folder.write(SampleDocuments.label, to: "App/\(name).xib") }
    for arguments in [
      ["render", "App", "--out", "App/A.xib/x"], ["render", "App", "--out", "/proc/x"],
      ["verify", "App", "--reference", "/proc/x", "--record", "all"],
      ["verify", "App", "--reference", "r", "--record", "all", "--report", "/proc/x"],
      ["verify", "App", "--reference", "r", "--record", "all", "--write", "junit=/proc/x/y"],
    ] {
      let run = try ToolProcess.run(arguments: arguments, in: folder.url)
      #expect(run.code == 4, "\(arguments): \(run.log)")
      #expect(run.log.components(separatedBy: "cannot be written").count == 2, "\(arguments): \(run.log)")
    }
  }
}
