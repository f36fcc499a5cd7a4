import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Reading files in whose place there can be anything")
struct InputFileTests {
  private let folder = TemporaryFolder()

  private func reason(_ name: String, as kind: InputKind = .configuration) -> TextFileError.Reason? {
    do throws(TextFileError) {
      _ = try InputFile.content(of: folder.path(of: name), as: kind)
      return nil
    } catch {
      return error.reason
    }
  }

  private func resize(_ name: String, to size: Int) { #expect(truncate(folder.path(of: name), size) == 0) }

  @Test(
    "What is no file, or is too large, is refused in words for every kind of file", .timeLimit(.minutes(1)),
    arguments: OddFile.allCases)
  func oddFiles(odd: OddFile) throws {
    try odd.put(at: "odd", in: folder)
    for kind in InputKind.allCases {
      let limit = kind.mostBytes
      #expect(reason("odd", as: kind) == (odd == .sparse ? .tooLarge(bytes: 5 << 30, limit: limit) : .notAFile))
      #expect(reason("odd", as: kind)?.description.contains(odd.words) == true)
      #expect(throws: ContainedFileError.self) {
        try ContainedFile(["odd"], below: folder.path).read(as: kind)
      }
    }
  }

  @Test("A file of the largest size is read, one with a byte more is not")
  func limit() throws {
    try folder.write("", to: "a")
    resize("a", to: 1 << 20)
    #expect(reason("a") == nil)
    resize("a", to: 1 << 20 + 1)
    #expect(reason("a") == .tooLarge(bytes: 1_048_577, limit: 1_048_576))
  }

  @Test("Folders, missing files and links that lead nowhere are told apart from what is there")
  func reasons() throws {
    try folder.write("four", to: "a/b")
    try folder.link("link", to: folder.path(of: "nothing"))
    try folder.link("loop", to: "loop")
    try folder.link("good", to: "a/b")
    #expect(reason("a/b") == nil)
    #expect(reason("good") == nil)
    #expect(reason("a") == .folder)
    for name in ["nothing", "a/b/c", "link"] { #expect(reason(name) == .missing) }
    #expect(reason("loop") == .unreadable(SystemError(code: ELOOP)))
  }

  @Test("A file that grows while it is read has the bytes that it had")
  func growth() throws {
    try folder.write("abc", to: "a")
    let file = try InputFile(folder.path(of: "a"), as: .configuration)
    resize("a", to: 5 << 30)
    #expect(try file.content() == Array("abc".utf8))
  }

  @Test("A file that becomes shorter while it is read is no file that ended there")
  func shrinking() throws {
    try folder.write("abc", to: "a")
    let file = try InputFile(folder.path(of: "a"), as: .configuration)
    resize("a", to: 1)
    #expect(throws: TextFileError.cutShort) { try file.content() }
  }

  @Test("A link to a file of the system gives away nothing that the system writes into it")
  func systemFile() throws {
    try folder.link("environment", to: "/proc/self/environ")
    #expect(try InputFile.content(of: folder.path(of: "environment"), as: .configuration).isEmpty)
  }

  @Test("A file in parts ends where it ends")
  func parts() throws {
    try folder.write("abcdef", to: "file")
    let file = try InputFile(folder.path(of: "file"), as: .font)
    #expect(file.size == 6)
    #expect(file.bytes(at: 4, count: 10) == Array("ef".utf8))
    #expect(file.bytes(at: 6, count: 1) == nil)
    #expect(file.bytes(at: -1, count: 1) == nil)
  }

  @Test("A stream that the command line names is read to its end, and no further than its limit")
  func streams() throws {
    let process = try ChildProcess(executable: "/bin/sh", arguments: ["-c", "printf ab; sleep 0.02; printf c"])
    #expect(try CommandLineInput("/dev/fd/\(process.output)").content(as: .configuration) == Array("abc".utf8))
    #expect(process.end() == .exited(code: 0))
    do throws(TextFileError) {
      _ = try CommandLineInput("/dev/zero").content(as: .configuration)
      Issue.record("an endless stream was read")
    } catch {
      guard case .tooLarge(let bytes, let limit) = error.reason else { throw error }
      #expect(limit == 1_048_576)
      #expect(bytes > limit && bytes <= limit + 65_536)
    }
  }

  @Test("A link of a project to a stream is none that the command line names")
  func linkedStream() throws {
    try folder.link("a.jsonl", to: "/dev/zero")
    try folder.write("{}", to: "b.jsonl")
    func error(_ path: String) -> TextFileError.Reason? {
      do throws(TextFileError) {
        _ = try CommandLineInput(path)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(error(folder.path(of: "a.jsonl")) == .notAFile)
    #expect(error(folder.path(of: "b.jsonl")) == nil)
    #expect(error(folder.path) == .folder)
    #expect(error(folder.path(of: "c.jsonl")) == .missing)
  }

  @Test("A record that cannot be read is not taken for none", .timeLimit(.minutes(1)), arguments: OddFile.allCases)
  func record(odd: OddFile) throws {
    try odd.put(at: "out/\(OwnedFolder.recordName)", in: folder)
    let owned = OwnedFolder(path: folder.path(of: "out"))
    let attempts: [() throws -> Void] = [
      { try owned.check(["a"]) }, { try owned.claim(["a"]) }, { try owned.remove(["a"]) }, { try owned.sortRecord() },
      { _ = try owned.entries() },
    ]
    for attempt in attempts { #expect(throws: FileError.self) { try attempt() } }
  }

  @Test("The article on security lists the limit of every kind of file")
  func article() throws {
    let path = "Sources/Galley/Galley.docc/Security.md"
    let article = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
    for kind in InputKind.allCases {
      #expect(article.contains("| \(kind.words) | \(kind.mostBytes >> 20) MB |\n"), "\(kind)")
    }
  }
}
