import Foundation
import TestSupport
import Testing

/// What surrounds the tool is not as usual: its working folder, its standard streams, its limits, other runs.
@Suite(
  "Edges of the system", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"),
  .timeLimit(.minutes(2)))
struct SystemEdgeTests {
  private let folder = TemporaryFolder()

  init() throws { try folder.write(SampleDocuments.label, to: "App/Card.xib") }

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  private func shell(_ script: String) throws -> ToolProcess.Result { try ToolProcess.shell(script, in: folder.url) }

  /// The temporary files in the folder.
  private var leftovers: [String] {
    folder.files().filter { $0.contains("/.galley-") && !$0.hasSuffix("/.galley-folder") }
  }

  // MARK: The working folder

  @Test(
    "In a working folder that was removed, every command says so and ends",
    arguments: [
      "render x --out o", "render $PWD/../App --out $PWD/../o", "layout . --json", "check x", "sweep x",
      "outline x.xib",
      "verify x --reference r", "diff a b", "merge a b --out m", "figures", "localize check x",
      "localize export x --out o",
      "fixtures x.xib", "solve x", "scenes x", "explain x --view v", "fix x --finding f", "review r",
    ])
  func removedFolder(arguments: String) throws {
    let run = try shell("mkdir d && cd d && rmdir ../d && exec \"$G\" \(arguments)")
    #expect([2, 3].contains(run.code), "\(run.code): \(run.log)")
    #expect(run.log.contains("the working folder does not exist any more"), "\(run.log)")
    #expect(run.output.isEmpty && folder.files() == ["App/Card.xib"])
  }

  @Test("What needs no files works in a working folder that was removed", arguments: ["--version", "devices", "help"])
  func removedFolderWithoutFiles(arguments: String) throws {
    let run = try shell("mkdir d && cd d && rmdir ../d && exec \"$G\" \(arguments)")
    #expect(run.code == 0 && !run.output.isEmpty, "\(run.log)")
  }

  // MARK: Standard streams

  @Test("A closed stream of messages ends nothing, and no file is written in its place")
  func closedMessages() throws {
    let run = try shell("\"$G\" render App --out o --no-cache 2>&-; echo $?")
    #expect(run.output == "1 image in o\n0\n")
    #expect(try shell("\"$G\" layout nothing.xib --json 2>&-").code == 3)
    #expect(try shell("\"$G\" render App --out p --no-cache --quiet <&- >&- 2>&-").code == 0)
    #expect(folder.contents(below: "o").count == folder.contents(below: "p").count)
    #expect(folder.contents(below: "o/App") == folder.contents(below: "p/App"))
  }

  @Test("Results for which the stream is closed or full are an error", arguments: [">&-", ">/dev/full"])
  func closedResults(redirection: String) throws {
    for arguments in ["layout App --json", "devices", "outline App/Card.xib"] {
      let run = try shell("\"$G\" \(arguments) \(redirection)")
      #expect(run.code == 4, "\(arguments): \(run.log)")
      #expect(run.log.contains("the results cannot be written"), "\(run.log)")
    }
  }

  @Test("A closed standard input is named where it is to be read, and missed nowhere else")
  func closedInput() throws {
    let run = try shell("\"$G\" solve - <&-")
    #expect(run.code == 3 && run.log.contains("standard input: error: is closed"), "\(run.log)")
    #expect(try shell("\"$G\" layout App --json <&-").code == 0)
  }

  @Test("A reader of the results that has seen enough ends the run as it ends other programs")
  func brokenPipe() throws {
    let run = try shell("{ \"$G\" devices; echo $? >&2; } | head -n 1 >/dev/null; true")
    #expect(["141\n", "0\n"].contains(run.log), "\(run.log)")
  }

  // MARK: Limits

  @Test("A limit on the size of files is an output that cannot be written, and leaves no file half written")
  func fileSize() throws {
    let run = try shell("ulimit -f 2; exec \"$G\" render App --out o --no-cache")
    #expect(run.code == 4, "\(run.code): \(run.log)")
    #expect(run.log.contains("cannot be written: File too large"), "\(run.log)")
    #expect(leftovers.isEmpty)
    #expect(try galley("render", "App", "--out", "o", "--no-cache").code == 0)
  }

  @Test("Too few files for worker processes are an error, not a hang")
  func openFiles() throws {
    let run = try shell("ulimit -n 10; exec \"$G\" layout App --json")
    #expect([0, 3].contains(run.code), "\(run.code): \(run.log)")
  }

  @Test(
    "A folder for temporary files that cannot be used is named, and another one is used",
    arguments: [
      ("$PWD/App/Card.xib", "is not a folder"), ("$PWD/none", "does not exist"), ("App", "is not an absolute path"),
    ])
  func temporaryFolder(path: String, reason: String) throws {
    let run = try shell("TMPDIR=\(path) exec \"$G\" layout App --json")
    #expect(run.code == 0, "\(run.log)")
    #expect(run.log.contains("warning: TMPDIR is '") && run.log.contains("\(reason); temporary files are in /tmp"))
    let quiet = try shell("TMPDIR=\(path) exec \"$G\" layout App --json --quiet")
    #expect(quiet.log.isEmpty && quiet.output == run.output)
  }

  @Test("Neither a home folder nor a path for programs is needed")
  func bareEnvironment() throws {
    let run = try shell("tool=\"$G\"; exec env -i \"$tool\" render App --out o")
    #expect(run.code == 0, "\(run.log)")
  }

  // MARK: Runs that were killed

  @Test("Temporary files that killed runs left are removed by the next run into the folder")
  func killedRun() throws {
    #expect(try galley("render", "App", "--out", "o", "--no-cache").code == 0)
    for command in ["render App --out o", "verify App --reference o --record all"] {
      try folder.write("half", to: "o/App/Card.xib/Card/\(try nameOfEndedProcess())")
      let run = try shell("exec \"$G\" \(command) --no-cache --quiet")
      #expect(run.code == 0, "\(run.log)")
      #expect(leftovers.isEmpty, "\(command): \(leftovers)")
    }
  }

  /// A name that a process of this system gives a file while it is written, if the process has ended.
  private func nameOfEndedProcess() throws -> String {
    let script = """
      start=$(head -c 8 /proc/sys/kernel/random/boot_id); space=$(readlink /proc/self/ns/pid)
      printf '.galley-4194305-s%s%s-1' "$start" "$(printf %s "$space" | tr -cd 0-9a-f)"
      """
    return try shell(script).output
  }

  // MARK: Folders

  @Test(
    "A folder is not for two things at a time",
    arguments: [
      ("render App --out App", "--out 'App' is an input, too"), ("render App --out ./App/", "is an input, too"),
      ("render App/Card.xib --out App", "--out 'App' contains the input 'App/Card.xib'"),
      ("render App --out .", "--out '.' contains the input 'App'"),
      ("render App --out link", "--out 'link' is an input, too"),
      ("render App --out o --cache .", "--cache '.' contains the input 'App'"),
      ("render App --out o --cache o", "--cache 'o' is the folder of --out, too"),
      ("verify App --reference App", "--reference 'App' is an input, too"),
      ("verify App --reference r --report r", "--reference 'r' is the folder of --report, too"),
      ("verify App --reference r --report r/report", "--reference 'r' contains the folder of --report"),
      ("verify App --reference rep/r --report rep", "--report 'rep' contains the folder of --reference"),
      ("diff App link --report App", "--report 'App' is an input, too"),
      ("localize export App --out App", "--out 'App' is an input, too"),
      ("check App --write json=App/Card.xib", "'App/Card.xib' is the name of a document"),
    ])
  func overlappingFolders(arguments: String, sentence: String) throws {
    try folder.link("link", to: "App")
    let run = try shell("exec \"$G\" \(arguments)")
    #expect(run.code == 2, "\(run.log)")
    #expect(run.log.contains(sentence), "\(run.log)")
    #expect(folder.files() == ["App/Card.xib", "link"] || folder.files() == ["App/Card.xib"])
    #expect(folder.text("App/Card.xib") == SampleDocuments.label)
  }

  @Test("A folder whose name begins like that of the input is another one, and pictures among the inputs are no inputs")
  func separateFolders() throws {
    #expect(try galley("render", "App", "--out", "App2", "--cache", "Ap", "--quiet").code == 0)
    for _ in 0..<2 {
      #expect(try galley("render", ".", "--out", "pictures", "--no-cache").output == "1 image in pictures\n")
    }
    #expect(try galley("render", ".", "--out", "other", "--no-cache").output == "1 image in other\n")
  }

  @Test(
    "A folder that is named twice is not two shards",
    arguments: ["rep rep", "rep ./rep", "rep link", "rep copy", "link rep/."])
  func sameShard(folders: String) throws {
    _ = try galley("verify", "App", "--reference", "r", "--record", "all", "--no-cache", "--quiet")
    _ = try galley("verify", "App", "--reference", "r", "--report", "rep", "--no-cache", "--quiet")
    try folder.link("link", to: "rep")
    let run = try shell("cp -r rep copy; exec \"$G\" merge \(folders) --out m")
    #expect(run.code == 2 && run.output.isEmpty, "\(run.output)\(run.log)")
    #expect(!folder.exists("m") && run.log.contains("error: "))
  }

  // MARK: Wrong usage

  @Test(
    "Help about a command that there is not is wrong usage",
    arguments: [
      ("help nothing", "Unknown command 'nothing'"), ("help rendr", "did you mean 'render'?"),
      ("help localize nothing", "Unknown command 'nothing'"), ("help localize exprt", "did you mean 'export'?"),
      ("help render nothing", "'render' has no commands of its own"),
    ])
  func unknownHelp(arguments: String, sentence: String) throws {
    let run = try shell("exec \"$G\" \(arguments)")
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.log.contains(sentence), "\(run.log)")
  }

  @Test(
    "Help about a command is a result", arguments: ["help", "help render", "help localize", "help localize export"])
  func help(arguments: String) throws {
    let run = try shell("exec \"$G\" \(arguments)")
    #expect(run.code == 0 && run.output.contains("USAGE:") && run.log.isEmpty)
  }

  @Test(
    "A negative number is a value of its option, which says what is expected",
    arguments: [
      ("layout App --json --width -5", "'-5' is not a size; expected points from 1 to 10000"),
      ("layout App --json --height=-5", "'-5' is not a size; expected points from 1 to 10000"),
      ("layout App --json --jobs -1", "whole number from 1 to 1024"),
      ("layout App --json --rows -3", "whole number from 1 to 100"),
      ("verify App --reference r --color-tolerance -0.1", "number from 0 to 1"),
      ("verify App --reference r --color-tolerance -.1", "number from 0 to 1"),
      ("sweep App --fail-under -320", "'-320' is not a size"), ("render App --out o --device -1x-1", "--device"),
      ("render App --out o --cache-size -5", "expected 1 to 1000000"), ("review r --port -1", "expected 1 to 65535"),
      ("fix App/Card.xib --finding x --choice -1", "number of a fix in the list"),
    ])
  func negativeNumber(arguments: String, sentence: String) throws {
    let run = try shell("exec \"$G\" \(arguments)")
    #expect(run.code == 2 && run.log.contains(sentence), "\(run.log)")
    #expect(!run.log.contains("Unknown option"))
  }

  @Test("A file of translations that is none is named as such, with what is expected")
  func noTranslations() throws {
    try folder.write("x\n", to: "h.txt")
    try folder.write("\"lbl-00-001.text\" = \"x\";", to: "App/de.lproj/Card.strings")
    let run = try galley("localize", "check", "App", "--locale", "de", "--translations", "h.txt")
    #expect(run.code == 3)
    #expect(run.log.hasPrefix("h.txt:1: error: not a valid XLIFF file: expected an <xliff> element"), "\(run.log)")
  }

  // MARK: Several runs at a time

  @Test(
    "Runs that write one folder at a time all succeed, and leave what one of them leaves",
    arguments: [
      "render App --out o --no-cache --jobs 1 --quiet",
      "verify App --reference o --record all --no-cache --jobs 1 --quiet",
      "localize export App --out o --no-limits --jobs 1 --quiet",
    ])
  func simultaneousRuns(command: String) throws {
    try folder.write("\"lbl-00-001.text\" = \"x\";", to: "App/de.lproj/Card.strings")
    let arguments = command.split(separator: " ").map(String.init)
    let first = try ToolProcess.run(arguments: arguments, in: folder.url)
    #expect(first.code == 0, "\(first.log)")
    let alone = folder.contents(below: "o")
    let runs = try (0..<5).map { _ in try ToolProcess(arguments: arguments, in: folder.url) }.map { $0.result() }
    for run in runs { #expect(run.code == 0 && run.log == first.log, "\(run.output)\(run.log)") }
    #expect(folder.contents(below: "o") == alone)
    #expect(leftovers.isEmpty)
  }
}
