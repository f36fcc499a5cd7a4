import Files
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotRuns

/// Projects in real repositories, with files in the places of pictures and documents.
@Suite("What Git says about references")
struct ReferenceHistoryTests {
  private let folder = TemporaryFolder()
  private static let wanted = ReferenceHistory.Wanted(name: "App/A.xib/S/c@1x", document: "App/A.xib")
  private static let picture = "refs/\(wanted.name).png"

  /// Runs commands in a folder of the project's.
  private func git(_ script: String, in place: String = "") throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", "git() { command git -c protocol.file.allow=always \"$@\"; }; \(script)"]
    let names = ["GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(names.map { ($0, "a@b") }) { $1 }
    process.currentDirectoryURL = folder.url.appending(path: place)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(script)")
  }

  /// Makes a repository with a document and a reference.
  private func record(in place: String = "") throws {
    let prefix = place.isEmpty ? "" : place + "/"
    try folder.write("document", to: "\(prefix)App/A.xib")
    try folder.write("picture", to: prefix + Self.picture)
    try git("git init -q && git add -A && git commit -qm recorded", in: place)
  }

  private func history(in place: String = "", references: String = "refs") throws -> ReferenceHistory {
    let root = RealPath.of(folder.path(of: place))
    return try ReferenceHistory(of: ReferenceFolder(path: "\(root)/\(references)"), [Self.wanted], root: root)
  }

  /// The message of the commit that recorded the reference.
  private func message(_ record: ReferenceHistory.Record) throws -> String {
    try git("git log -1 --format=%s \(record.commit.id) > .git/message")
    return folder.text(".git/message").trimmingCharacters(in: .newlines)
  }

  @Test("References that were only moved were recorded before; a commit with the document is taken for the record")
  func moves() throws {
    try record()
    try folder.write("later", to: "App/A.xib")
    try git("git commit -qam changed && git mv refs other && git commit -qm moved && git mv other third")
    try git("git commit -qm again")
    let moved = try history(references: "third").record(of: Self.wanted.name)
    #expect(try message(moved) == "recorded" && moved.folder == "refs")
    try folder.write("with the document", to: "App/A.xib")
    try git("git mv third fourth && git add -A && git commit -qm both")
    #expect(try message(history(references: "fourth").record(of: Self.wanted.name)) == "both")
  }

  @Test("Commits that differ in references and outside of the project have the same files of the project")
  func trees() throws {
    try folder.write("x", to: "other/x")
    try folder.write("fixtures: {}", to: "p/.galley.yml")
    try folder.write("document", to: "p/App/A.xib")
    try folder.write("picture", to: "p/\(Self.picture)")
    try git("git init -q && git add -A && git commit -qm one")
    let first = try history(in: "p")
    let before = try first.tree(at: first.record(of: Self.wanted.name))
    #expect(Set(before.files.map(\.name.text)) == ["p/.galley.yml", "p/App/A.xib"])
    try folder.write("y", to: "other/x")
    try folder.write("picture of now", to: "p/\(Self.picture)")
    try git("git commit -qam two")
    let second = try history(in: "p")
    let record = try second.record(of: Self.wanted.name)
    let tree = try second.tree(at: record)
    #expect(tree.digest == before.digest && tree.commit != before.commit)
    try folder.write("z", to: "other/x")
    #expect(try second.isUnchanged(since: tree, of: record))
    try folder.write("new", to: "p/App/B.xib")
    #expect(try !second.isUnchanged(since: tree, of: record))
  }

  @Test("Files that no run could read are not taken")
  func largeFiles() throws {
    try record()
    let large = try FileHandle(forWritingTo: folder.write("", to: "App/film.mov"))
    try large.truncate(atOffset: UInt64(InputKind.resource.mostBytes + 1))
    try git("git -c core.bigFileThreshold=1 add -A && git commit -qm film")
    try folder.write("picture of now", to: Self.picture)
    try git("git commit -qam recorded")
    let history = try history()
    #expect(try history.tree(at: history.record(of: Self.wanted.name)).files.map(\.name.text) == ["App/A.xib"])
  }

  @Test("A shallow and a partial clone say what they lack and how to get it")
  func clones() throws {
    try record(in: "all")
    try folder.write("later", to: "all/App/A.xib")
    try git("git commit -qam changed && git config uploadpack.allowFilter true", in: "all")
    try git("git clone -q --depth 1 file://$PWD/all shallow && git clone -q --filter=blob:none file://$PWD/all partial")
    #expect {
      _ = try RevisionFiles(of: "HEAD~1", below: folder.path(of: "shallow"))
    } throws: { error in
      "\(error)".contains("git fetch --unshallow") && "\(error)".contains("fetch-depth: 0")
    }
    let files = try RevisionFiles(of: "HEAD~1", below: folder.path(of: "partial"))
    defer { files.remove() }
    #expect(files.gap?.hasPrefix("the files of HEAD~1 are incomplete: 1 file missing, such as 'App/A.xib'") == true)
    #expect(files.gap?.contains("git fetch --refetch --no-filter") == true)
    #expect(FileKind(at: "\(files.folder)/\(Self.picture)") == .file)
    let whole = try RevisionFiles(of: "HEAD~1", below: folder.path(of: "all"))
    defer { whole.remove() }
    #expect(whole.gap == nil)
  }

  @Test("A reference that Git LFS keeps is not changed if it has the content that the pointer names")
  func largeReferences() throws {
    try record()
    let own = try sum(of: Self.picture)
    try folder.write(pointer(to: own), to: Self.picture)
    try git("git commit -qam kept")
    try folder.write("picture", to: Self.picture)
    #expect(try history().record(of: Self.wanted.name).commit.isFirst == false)
    try folder.write("another", to: Self.picture)
    #expect(throws: RevisionError("the reference has changes that are not committed")) {
      try history().record(of: Self.wanted.name)
    }
  }

  private func pointer(to digest: String) -> String {
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 7\n"
  }

  private func sum(of file: String) throws -> String {
    try git("sha256sum \(file) | cut -d' ' -f1 > \(folder.path(of: "sum"))")
    defer { try? FileManager.default.removeItem(atPath: folder.path(of: "sum")) }
    return folder.text("sum").trimmingCharacters(in: .newlines)
  }

  @Test("Contents of Git LFS are taken from beside the repository if they are what the pointers name")
  func largeContents() throws {
    try record()
    for name in ["here", "false", "missing"] { try folder.write("content of \(name)", to: "App/\(name)") }
    for name in ["here", "false", "missing"] {
      let digest = try sum(of: "App/\(name)")
      let place = ".git/lfs/objects/\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(digest)"
      if name != "missing" { try folder.write(name == "here" ? "content of here" : "forged", to: place) }
      try folder.write(pointer(to: digest), to: "App/\(name)")
    }
    try git("git add -A && git commit -qm large")
    let files = try RevisionFiles(of: "HEAD", below: folder.path)
    defer { files.remove() }
    #expect(try InputFile.content(of: "\(files.folder)/App/here", as: .resource) == Array("content of here".utf8))
    #expect(files.gap?.contains("2 files missing, such as 'App/false': kept by Git LFS") == true)
  }

  @Test("Files that a sparse checkout leaves out are named, and are no sign that nothing has changed")
  func sparse() throws {
    try folder.write("table", to: "App/de.lproj/A.strings")
    try record()
    let whole = try history()
    let record = try whole.record(of: Self.wanted.name)
    #expect(try whole.gapNow == nil && whole.isUnchanged(since: whole.tree(at: record), of: record))
    try git("git sparse-checkout set --no-cone '/*' '!/App/de.lproj'")
    let part = try history()
    #expect(part.gapNow?.contains("leaves out 1 file of the project, such as 'App/de.lproj/A.strings'") == true)
    #expect(try !part.isUnchanged(since: part.tree(at: record), of: record))
  }

  @Test("The files of submodules are taken as they were, no program of theirs runs, and changes in them count")
  func submodules() throws {
    try folder.write("view", to: "sub/View.xib")
    try git("git init -q && git add -A && git commit -qm sub", in: "sub")
    try folder.write("document", to: "p/App/A.xib")
    try folder.write("picture", to: "p/\(Self.picture)")
    try git("git init -q && git submodule --quiet add ../sub App/sub && git add -A && git commit -qm one", in: "p")
    let ran = folder.path(of: "ran")
    try git("git -C App/sub config core.fsmonitor 'touch \(ran); false'", in: "p")
    let history = try history(in: "p")
    let record = try history.record(of: Self.wanted.name)
    let tree = try history.tree(at: record)
    #expect(try history.isUnchanged(since: tree, of: record))
    try folder.write("view of now", to: "p/App/sub/View.xib")
    #expect(try !history.isUnchanged(since: tree, of: record))
    try git("git -c core.fsmonitor=false commit -qam later", in: "p/App/sub")
    #expect(try !history.isUnchanged(since: tree, of: record))
    let files = try history.files(of: tree).files
    defer { files.remove() }
    #expect(try InputFile.content(of: "\(files.folder)/App/sub/View.xib", as: .document) == Array("view".utf8))
    #expect(files.gap == nil && !folder.exists("ran"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "p/App/sub/.git"))
    let without = try history.files(of: tree).files
    defer { without.remove() }
    #expect(without.gap?.contains("the submodule 'App/sub' is not here as it was") == true)
  }
}
