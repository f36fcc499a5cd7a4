import Files
import Foundation
import TestSupport
import Testing

@testable import GalleyCommands

@Suite("Values that a shell offers")
struct CompletionTests {
  private let folder = TemporaryFolder()

  /// Returns what the script of a shell would be told about the last word of a command line.
  private func values(
    of option: String, _ words: String..., shell: String = "bash"
  ) throws -> [String] {
    let command = words.first ?? ""
    let line = ["galley"] + words
    let last = line.count - 1
    let result = try ToolProcess.run(
      arguments: ["---completion", command, "--", option, "\(last)", "\(line[last].count)"] + line, in: folder.url,
      environment: ["SAP_SHELL": shell])
    #expect(result.code == 0 && result.log.isEmpty, "\(result.log)")
    // zsh gets a last line of a space, which its script drops.
    return result.output.split(separator: "\n").map(String.init).filter { $0 != " " }
  }

  @Test("Options with words offer all of them, and the rest of a list after a comma")
  func words() throws {
    #expect(try values(of: "--look", "render", "App", "--look", "") == ["ios18", "ios26", "all"])
    #expect(try values(of: "--look", "render", "App", "--look", "ios18,") == ["ios18,ios26"])
    let failing = try values(of: "--fail-on", "check", "--fail-on", "")
    #expect(Set(["error", "warning", "note", "never", "truncated", "conflict"]).isSubset(of: failing))
    #expect(try values(of: "--device", "render", "--device", "").contains("iphone-se"))
  }

  @Test("Formats of files are offered before the sign of equality")
  func writtenFormats() throws {
    let formats = ["text=", "json=", "markdown=", "junit=", "sarif=", "github="]
    let offered = try values(of: "--write", "check", "--write", "js", shell: "fish")
    #expect(Set(offered) == Set(formats), "\(offered)")
    #expect(try values(of: "--write", "check", "--write", "json=a").isEmpty)
  }

  @Test("Folders of shards and reports are offered")
  func folders() throws {
    let script = try ToolProcess.run(arguments: ["--generate-completion-script", "bash"], in: folder.url).output
    for command in ["merge", "review"] {
      let start = try #require(script.firstRange(of: "\n_galley_\(command)() {\n")).upperBound
      let end = try #require(script[start...].firstRange(of: "\n}\n")).lowerBound
      let body = script[start..<end]
      #expect(body.ranges(of: "__galley_add_completions -d").count > 1, "\(body)")
    }
  }

  @Test("Scenes, views and languages are those of the documents on the line, or else of the working folder")
  func names() throws {
    try folder.write(SampleDocuments.label, to: "App/Base.lproj/Card.xib")
    try folder.write("\"lbl-00-001.text\" = \"Name\";", to: "App/de.lproj/Card.strings")
    try folder.write(Data(contentsOf: SampleDocuments.account), to: "Other/Account.storyboard")
    try folder.write(SampleDocuments.broken, to: "Other/Broken.xib")
    #expect(try values(of: "--scene", "render", "--scene", "") == ["Account", #"Account\ Navigation"#, "Card"])
    #expect(try values(of: "--scene", "render", "App", "--scene", "") == ["Card"])
    #expect(try values(of: "--scene", "render", "App", "--out", "Other", "--scene", "") == ["Card"])
    #expect(try values(of: "--view", "explain", "App/Base.lproj/Card.xib", "--view", "").contains("lbl-00-001"))
    #expect(try values(of: "--locale", "render", "App", "--locale", "").contains("de"))
    #expect(try !values(of: "--locale", "render", "Other", "--locale", "").contains("de"))
  }

  @Test("States are those of the configuration; one that cannot be read offers none")
  func states() throws {
    try folder.write(SampleDocuments.label, to: "Card.xib")
    try folder.write("scenes: {Card: {states: {empty: {}, full: {}}}}", to: ".galley.yml")
    #expect(try values(of: "--state", "render", "Card.xib", "--state", "") == ["empty", "full"])
    try folder.write("scene: {", to: ".galley.yml")
    #expect(try values(of: "--state", "render", "Card.xib", "--state", "").isEmpty)
  }

  @Test("A colon and a backslash in a name are escaped for zsh, to which they have a meaning")
  func colons() throws {
    try folder.write(#"scenes: {Card: {states: {'a:b\c': {}}}}"#, to: ".galley.yml")
    #expect(try values(of: "--state", "render", "--state", "", shell: "fish") == [#"a:b\c"#])
    #expect(try values(of: "--state", "render", "--state", "", shell: "zsh") == [#"a\:b\\c"#])
  }

  @Test("The script for zsh leaves the expansion of history on, so that marks of exclamation are escaped")
  func history() throws {
    let script = try ToolProcess.run(arguments: ["--generate-completion-script", "zsh"], in: folder.url).output
    #expect(script.contains("unsetopt aliases\n") && !script.contains("banghist"))
  }

  @Test("Bash inserts a value as one word, within quotes that are open", arguments: ["", "\"", "'"])
  func wordsOfBash(quote: String) throws {
    let name = #"$(touch run) `touch run` "a" 'b' c\d $HOME"#
    try folder.write(name, to: "name")
    try ToolProcess.run(arguments: ["--generate-completion-script=bash"], in: folder.url).output.write(
      to: folder.url.appending(path: "script"), atomically: true, encoding: .utf8)
    // A line is the quotes that were written before, what Bash inserts, and the quotes that it ends with.
    let insert = #"""
      cd "$1"; . ./script; COMP_WORDS=("$2"); COMP_CWORD=0; cur=
      compgen() { cat name; echo; }
      __galley_add_completions -W "" 2> /dev/null
      eval "printf %s $2${COMPREPLY[0]}$2" > made
      """#
    let bash = try ChildProcess(executable: "/bin/bash", arguments: ["-c", insert, "bash", folder.url.path, quote])
    _ = ByteStream.readSome(from: bash.output)
    #expect(bash.end() == .exited(code: 0))
    #expect(try String(contentsOf: folder.url.appending(path: "made"), encoding: .utf8) == name)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "run").path))
  }

  @Test("Bash makes the names themselves of what it gets, and runs nothing in them")
  func namesThatBashWouldRun() throws {
    let names = [
      "!!", "$(touch run)", "$HOME", "*", "<(touch run)", #"a"b'c"#, #"a\b;c"#, "`touch run`", "{a,b}", "é", "~root",
    ]
    let states = names.map { "'\($0.replacingOccurrences(of: "'", with: "''"))': {}" }
    try folder.write("scenes: {Card: {states: {\(states.joined(separator: ", "))}}}", to: ".galley.yml")
    let words = try values(of: "--state", "render", "--state", "").joined(separator: "\n")
    try folder.write(words, to: "words")
    // As the script of swift-argument-parser does it.
    let bash = try ChildProcess(
      executable: "/bin/bash",
      arguments: ["-c", #"cd "$1"; IFS=$'\n' compgen -W "$(<words)" -- "" > made"#, "bash", folder.url.path])
    _ = ByteStream.readSome(from: bash.output)
    #expect(bash.end() == .exited(code: 0))
    let made = try String(contentsOf: folder.url.appending(path: "made"), encoding: .utf8)
    #expect(made.split(separator: "\n").map(String.init) == names.sorted())
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "run").path))
  }

  @Test("The beginning of a list is escaped for Bash like the names after it")
  func beginnings() throws {
    #expect(try values(of: "--look", "render", "App", "--look", "$(a),ios18,").contains(#"\$\(a\),ios18,ios26"#))
  }

  @Test("Requests that nothing answers end in silence", arguments: ["", "--nothing", "--scene"])
  func silent(option: String) throws {
    let result = try ToolProcess.run(arguments: ["---completion", "nothing", "--", option], in: folder.url)
    #expect(result.code == 0 && result.output.isEmpty && result.log.isEmpty)
  }

  @Test("A list that is being written")
  func lists() {
    #expect(CommaList("").completions(among: ["a", "all", "b"]) == ["a", "all", "b"])
    #expect(CommaList("b").completions(among: ["a", "b"]) == ["a", "b"])
    #expect(CommaList("a,b,").completions(among: ["a", "all", "b", "c"]) == ["a,b,c"])
    #expect(CommaList(["galley", "a,"], 1).completions(among: ["a", "b"]) == ["a,b"])
    #expect(CommaList(["galley"], 1).completions(among: ["a"]) == ["a"])
  }
}
