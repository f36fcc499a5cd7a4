import Files
import Foundation
import SnapshotRuns
import Snapshots
import TestSupport
import Testing

@testable import GalleyCommands

/// References of labels 20 points from the left, except where the reference was recorded with a label 21 points from
/// the left: what another version of the tool would have painted.
@Suite(
  "galley verify --explain-versions",
  .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct ExplainVersionsTests {
  private let folder = TemporaryFolder()
  private let git = "git -c user.name=a -c user.email=a@b"

  private static func picture(_ document: String) -> String { "App/\(document).xib/Card/canvas_base_L@3x" }

  private func write(_ name: String, text: String = "Name", left: Int = 20) throws {
    let document = SampleDocuments.label.replacing("text=\"Name\"", with: "text=\"\(text)\"")
      .replacing("constant=\"20\"", with: "constant=\"\(left)\"")
    #expect(document.contains("text=\"\(text)\"") && document.contains("constant=\"\(left)\""))
    try folder.write(document, to: "App/\(name).xib")
  }

  /// The list of versions beside references.
  private enum VersionList {
    case older, same, missing
  }

  /// Records documents, of which some give another picture than before, and commits all.
  private func record(
    _ names: String..., changed: Set<String> = [], _ list: VersionList = .older, options: [String] = []
  ) throws {
    for name in names { try write(name, left: changed.contains(name) ? 21 : 20) }
    try folder.write("fixtures: {number: 3}", to: ".galley.yml")
    let recorded = try ToolProcess.run(
      arguments: ["verify", "App", "--reference", "refs", "--record", "all", "--quiet"] + options, in: folder.url)
    #expect(recorded.code == 0, "\(recorded.log)")
    switch list {
    case .older:
      let text = folder.text("refs/versions.json").replacing(/"Pango":"[^"]*"/, with: "\"Pango\":\"1.0\"")
      try folder.write(text, to: "refs/versions.json")
    case .same: break
    case .missing: try FileManager.default.removeItem(at: folder.url.appending(path: "refs/versions.json"))
    }
    for name in changed { try write(name) }
    try commit()
  }

  private func commit() throws {
    let result = try ToolProcess.shell(
      "{ test -d .git || git init -q; } && git add -A && \(git) commit -qm a", in: folder.url)
    #expect(result.code == 0, "\(result.log)")
  }

  private struct Report: Decodable {
    struct Explanation: Decodable {
      struct Versions: Decodable {
        struct Change: Decodable, Equatable { var part: String, references: String? }
        var commits: [String], pictures: Int, changes: [Change]?
      }
      struct Picture: Decodable {
        var path: String, changedBy: String, reason: String?
      }
      struct Group: Decodable, Equatable { var kind: String, subject: String?, paths: [String] }
      var versions: [Versions], counts: [String: Int], groups: [Group], pictures: [Picture]

      var origins: [String: String] {
        Dictionary(pictures.map { ($0.path, $0.changedBy) }) { first, _ in first }
      }
    }
    var versionExplanation: Explanation?
  }

  private func verify(_ arguments: String..., in place: String = "") throws -> ToolProcess.Result {
    try ToolProcess.run(
      arguments: ["verify", "App", "--reference", "refs", "--explain-versions", "--quiet"] + arguments,
      in: folder.url.appending(path: place))
  }

  private func explain(in place: String = "") throws -> Report.Explanation {
    let result = try verify("--format", "json", in: place)
    #expect(result.code == 1, "\(result.log)")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    return try #require(report.versionExplanation)
  }

  @Test("The tool's changes are told from the documents', by the files of the commit of each reference")
  func origins() throws {
    try record("Both", "Document", "Same", "Tool", changed: ["Both", "Tool"])
    try write("Both", text: "Surname")
    try write("Document", left: 40)
    let references = folder.contents(below: "refs")
    let explanation = try explain()
    let (both, document, tool) = (Self.picture("Both"), Self.picture("Document"), Self.picture("Tool"))
    #expect(explanation.origins == [both: "both", document: "document", tool: "tool"])
    #expect(explanation.counts == ["tool": 1, "document": 1, "both": 1, "unknown": 0])
    // The label is one point further left than the references have it.
    #expect(explanation.groups == [.init(kind: "place", subject: "label", paths: [both, tool])])
    let versions = try #require(explanation.versions.first)
    #expect(versions.changes == [.init(part: "Pango", references: "1.0")])
    #expect(versions.pictures == 3 && versions.commits.count == 1 && explanation.versions.count == 1)
    #expect(folder.contents(below: "refs") == references, "nothing is recorded")
  }

  @Test("The words have the versions that differ, a line for each group, and the first pictures")
  func words() throws {
    try record("Document", "Tool", changed: ["Tool"])
    try write("Document", left: 40)
    let result = try verify()
    #expect(result.code == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("refs: references of 2 pictures (commit ") })
    #expect(lines.contains { $0.hasPrefix("  Pango ") && $0.contains(" 1.0 ") })
    #expect(lines.contains("1 picture changed by the tool:"))
    #expect(lines.contains("  1: label: another place: \(Self.picture("Tool"))"))
    #expect(lines.contains("1 picture changed by the documents: \(Self.picture("Document"))"))
  }

  @Test("If nothing has changed since the reference, the tool has, also without a list of versions")
  func unchanged() throws {
    try record("Tool", changed: ["Tool"], .missing)
    let explanation = try explain()
    #expect(explanation.origins == [Self.picture("Tool"): "tool"])
    #expect(explanation.versions.count == 1 && explanation.versions[0].changes == nil)
  }

  @Test("With the same versions, nothing says who changed a picture")
  func sameVersions() throws {
    try record("Tool", changed: ["Tool"], .same)
    let explanation = try explain()
    #expect(explanation.origins == [Self.picture("Tool"): "unknown"])
    #expect(explanation.pictures[0].reason?.hasPrefix("the list of versions is the same") == true)
  }

  @Test("A change of the configuration is one of the documents; a new file that no picture needs is none")
  func otherFiles() throws {
    try record("Tool", changed: ["Tool"])
    try folder.write("notes", to: "notes.txt")
    #expect(try explain().origins == [Self.picture("Tool"): "tool"])
    try folder.write("metrics: plain", to: ".galley.yml")
    #expect(try explain().origins == [Self.picture("Tool"): "both"])
  }

  @Test("What cannot be told is said by name: no Git, no commit, changes that are not committed, a shallow clone")
  func limits() throws {
    func reasons(in place: String = "") throws -> [String] { try explain(in: place).pictures.compactMap(\.reason) }
    try write("Tool", left: 21)
    _ = try ToolProcess.shell("$G verify App --reference refs --record all --quiet", in: folder.url)
    try write("Tool")
    #expect(try reasons() == ["the project is in no Git repository, so nothing says what the inputs were"])
    _ = try ToolProcess.shell("git init -q && git add App && \(git) commit -qm a", in: folder.url)
    #expect(try reasons() == ["the reference is not committed"])
    try commit()
    let sidecar = "refs/\(Self.picture("Tool")).json"
    let text = folder.text(sidecar)
    try folder.write(text + "\n", to: sidecar)
    #expect(try reasons() == ["the reference has changes that are not committed"])
    try folder.write(text, to: sidecar)
    try write("Tool", left: 30)
    try commit()
    let cloned = try ToolProcess.shell("git clone -q --depth 1 \"file://$PWD\" clone", in: folder.url)
    #expect(cloned.code == 0, "\(cloned.log)")
    let shallow = try reasons(in: "clone")
    #expect(shallow.count == 1 && shallow[0].hasPrefix("the clone is shallow and ends at "))
  }

  @Test("References that were only moved are explained by the files of the commit that recorded them")
  func movedReferences() throws {
    try record("Document", "Tool", changed: ["Tool"])
    try write("Document", left: 40)
    try commit()
    for (old, new) in [("refs", "other"), ("other", "refs")] {
      let moved = try ToolProcess.shell("git mv \(old) \(new) && \(git) commit -qm moved", in: folder.url)
      #expect(moved.code == 0, "\(moved.log)")
    }
    #expect(try explain().origins == [Self.picture("Document"): "document", Self.picture("Tool"): "tool"])
  }

  @Test("References that were removed from Git, and are there again, are not committed")
  func removedReferences() throws {
    try record("Tool", changed: ["Tool"])
    let removed = try ToolProcess.shell("git rm -rq --cached refs && \(git) commit -qm removed", in: folder.url)
    #expect(removed.code == 0, "\(removed.log)")
    #expect(try explain().pictures.map(\.reason) == ["the reference is not committed"])
  }

  @Test("An index in two files is read")
  func splitIndex() throws {
    try record("Tool", changed: ["Tool"])
    let split = try ToolProcess.shell("git update-index --split-index && ls .git/sharedindex.*", in: folder.url)
    #expect(split.code == 0, "\(split.log)")
    #expect(try explain().origins == [Self.picture("Tool"): "tool"])
  }

  @Test("In a partial clone, what is missing is named for all pictures that may differ because of it")
  func partialClone() throws {
    try record("Document", "Tool", changed: ["Tool"])
    try write("Document", left: 40)
    // As it was, it is the same object of Git as the other document.
    try write("Tool", text: "Surname")
    try commit()
    let cloned = try ToolProcess.shell(
      "git config uploadpack.allowFilter true && git clone -q --filter=blob:none \"file://$PWD\" clone", in: folder.url)
    #expect(cloned.code == 0, "\(cloned.log)")
    let explanation = try explain(in: "clone")
    #expect(explanation.counts["unknown"] == 2)
    let missing = "2 files missing, such as 'App/Document.xib': the clone is partial"
    #expect(explanation.pictures.allSatisfy { $0.reason?.contains(missing) == true })
  }

  // MARK: Hostile projects

  /// Settings of a repository that run programs, each of which leaves a file.
  private func settings() throws -> String {
    let place = folder.path(of: "ran")
    return """
      [core]
      \trepositoryformatversion = 0
      \tbare = false
      \tworktree = .
      \tfsmonitor = "touch \(place)-monitor; false"
      \thooksPath = \(folder.path(of: "hooks"))
      [filter "f"]
      \tsmudge = "touch \(place)-smudge; cat"
      \tclean = "touch \(place)-clean; cat"
      [diff "d"]
      \ttextconv = "touch \(place)-text; cat"
      \tcommand = "touch \(place)-difference; true"
      [diff]
      \texternal = "touch \(place)-external; true"

      """
  }

  /// What the programs have left.
  private func traces() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("ran") }
  }

  @Test("No program of a repository's settings runs, and the verdict is right")
  func settingsOfRepository() throws {
    try record("Document", "Tool", changed: ["Tool"])
    try write("Document", left: 40)
    try commit()
    try folder.write(settings(), to: ".git/config")
    try folder.write("* filter=f diff=d\n", to: ".git/info/attributes")
    try folder.write("* filter=f diff=d\n", to: ".gitattributes")
    try folder.write("notes", to: "notes.txt")
    #expect(try explain().origins == [Self.picture("Document"): "document", Self.picture("Tool"): "tool"])
    #expect(try traces() == [])
  }

  @Test("References that look like a repository are files like others")
  func repositoryOfReferences() throws {
    try record("Tool", changed: ["Tool"])
    let made = try ToolProcess.shell(
      """
      git init -q inner && cp -r refs/* inner/ && cd inner && git add -A && \(git) commit -qm i && cd .. \
        && cp -r inner/.git/HEAD inner/.git/objects inner/.git/refs inner/.git/index refs/ && rm -rf inner
      """, in: folder.url)
    #expect(made.code == 0, "\(made.log)")
    try folder.write(settings(), to: "refs/config")
    try commit()
    #expect(try explain().origins == [Self.picture("Tool"): "tool"])
    #expect(try traces() == [])
  }

  @Test("Names of files are no commits, and attributes neither leave out nor change a file of then")
  func namesAndAttributes() throws {
    for name in ["Document", "Left"] { try write(name, text: "$Format:hello$") }
    try folder.write("App/Document.xib export-subst\nApp/Left.xib export-ignore\n", to: ".gitattributes")
    let recorded = try ToolProcess.run(
      arguments: ["verify", "App", "--reference", "refs", "--record", "all", "--quiet"], in: folder.url)
    #expect(recorded.code == 0, "\(recorded.log)")
    let list = folder.text("refs/versions.json").replacing(/"Pango":"[^"]*"/, with: "\"Pango\":\"1.0\"")
    try folder.write(list, to: "refs/versions.json")
    let victim = folder.path(of: "victim")
    try folder.write("precious", to: "victim")
    try folder.write("x", to: "refs/\u{1}\u{1}/a")
    try folder.write("x", to: "refs/\u{1}--output=\(victim)")
    try commit()
    for name in ["Document", "Left"] { try write(name, text: "hello") }
    #expect(
      try explain().origins == [Self.picture("Document"): "document", Self.picture("Left"): "document"])
    #expect(folder.text("victim") == "precious")
  }

  @Test("A list of versions that is too large is none")
  func largeList() throws {
    try write("Tool", left: 21)
    _ = try ToolProcess.shell("$G verify App --reference refs --record all --quiet", in: folder.url)
    let list = folder.text("refs/versions.json").replacing(/"Pango":"[^"]*"/, with: "\"Pango\":\"1.0\"")
    try folder.write(String(repeating: " ", count: InputKind.versions.mostBytes) + list, to: "refs/versions.json")
    try write("Tool")
    try commit()
    try folder.write(list, to: "refs/versions.json")
    try commit()
    let explanation = try explain()
    #expect(explanation.versions.count == 1 && explanation.versions[0].changes == nil)
  }

  @Test(
    "What would change references, or knows only a part of them, is refused",
    arguments: [["--record", "failed"], ["--record", "missing"], ["--remove-orphaned"], ["--shard", "1/2"]])
  func refusals(_ arguments: [String]) throws {
    try write("Tool")
    let result = try ToolProcess.run(
      arguments: ["verify", "App", "--reference", "refs", "--explain-versions"] + arguments, in: folder.url)
    #expect(result.code == 2)
    #expect(result.log.contains("--explain-versions") && result.log.contains(arguments[0]))
  }

  // MARK: Parts

  @Test("Languages that have moved from the command line to the configuration are rendered once more")
  func movedLanguages() throws {
    try record("Tool", changed: ["Tool"], options: ["--locale", "base,en-XA"])
    try folder.write("{fixtures: {number: 3}, matrix: {locale: [base, en-XA]}}", to: ".galley.yml")
    try commit()
    let explanation = try explain()
    let pseudo = Self.picture("Tool").replacing("_base_", with: "_en-XA_")
    #expect(explanation.origins == [Self.picture("Tool"): "tool", pseudo: "tool"])
  }

  @Test("Options of pictures go on to the second rendering, with the project's files in the copy")
  func options() {
    func cell(_ locale: String, look: String? = nil) -> SnapshotTraits {
      SnapshotTraits(
        device: "canvas", locale: locale, typeSize: "L", orientation: "portrait", appearance: "light", look: look)
    }
    let again = RenderedAgain(
      [
        "verify", "App", "--locale", "de,ar", "--reference", "refs", "--scene=Card", "--chrome", "--font=/p/Fonts",
        "--font", "/other", "--config", "/p/sub/.galley.yml", "--allow", "/p/x", "--record", "never", "--jobs", "2",
        "--explain-versions", "--cache", "c",
      ], root: "/p")
    let arguments = again.arguments(
      for: ProjectRendering(
        root: "/t", documents: ["/t/App/A.xib"], cells: [cell("de"), cell("ar", look: "ios18")], output: "/out"))
    #expect(
      arguments == [
        "render", "/t/App/A.xib", "--locale=ar,de", "--type-size=L", "--device=canvas", "--orientation=portrait",
        "--appearance=light", "--contrast=normal", "--look=ios18", "--chrome", "--font=/t/Fonts", "--font=/other",
        "--config=/t/sub/.galley.yml", "--jobs=2", "--out=/out", "--no-index", "--no-cache", "--quiet",
      ])
  }

  @Test("Every option of verify either goes on to the second rendering or is known not to change pictures")
  func allOptions() throws {
    struct Help: Decodable {
      struct Command: Decodable {
        struct Argument: Decodable {
          struct Name: Decodable { var kind: String, name: String }
          var names: [Name]?
        }
        var arguments: [Argument]?
      }
      var command: Command
    }
    let help = try JSONDecoder().decode(Help.self, from: Data(VerifyCommand._dumpHelp().utf8))
    let names = (help.command.arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
    let others: Set<String> = [
      // What is compared and recorded, and where results go.
      "reference", "record", "strict-layout", "strict-drift", "color-tolerance", "mask", "budget", "remove-orphaned",
      "dry-run", "decode-references", "no-decode-references", "explain-versions", "report", "format", "write",
      "write-timings", "image-base", "fail-on", "baseline", "quiet", "worker", "help", "version",
      // The second rendering takes whole documents, without what earlier runs have stored.
      "scene", "state", "sample", "shard", "timings", "cache", "no-cache", "cache-read-only", "no-cache-read-only",
      "cache-size",
    ]
    let known = RenderedAgain.valued.union(RenderedAgain.flags).union(RenderedAgain.axes.map(\.name))
      .union(others.map { "--\($0)" })
    #expect(names.map { "--\($0)" }.filter { !known.contains($0) } == [])
  }

  @Test("Entries of the changelog are those of the versions after one, up to and with the other, about pictures")
  func changelog() {
    let changelog = Changelog(
      """
      # Changelog

      - **pictures** Of no version.

      ## Unreleased (0.3.0)

      - **pictures** Labels
        are wider.
      - Not about pictures.

      ## 0.2.0 - 2027-01-02
      ### Monday
      - **pictures** Buttons.

      ## 0.1.0
      - **pictures** Sliders.
      """)
    #expect(changelog.changesOfPictures(from: "0.1.0", to: "0.3.0")?.entries.count == 2)
    #expect(
      changelog.changesOfPictures(from: "0.2.0", to: "0.3.0")?.entries == ["**pictures** Labels are wider."])
    #expect(changelog.changesOfPictures(from: "0.2.0", to: "0.1.0")?.entries == ["**pictures** Buttons."])
    #expect(changelog.changesOfPictures(from: "main", to: "0.1.0") == nil)
  }

  @Test("The program has the changelog of the repository")
  func ownChangelog() throws {
    let file = Checkout.root.appending(path: ".github/CHANGELOG.md")
    #expect(Changelog.own == Changelog(try String(contentsOf: file, encoding: .utf8)))
  }
}
