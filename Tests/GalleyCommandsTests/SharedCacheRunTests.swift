import Foundation
import TestSupport
import Testing

@Suite(
  "Runs with a cache that machines share",
  .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"),
  .enabled(if: TestCacheServer.hasClient, "libcurl is not installed"))
struct SharedCacheRunTests {
  private let folder = TemporaryFolder()

  /// Two clones of a project in folders of different names.
  init() throws {
    for clone in ["one", "two/deeper"] {
      try folder.write("", to: "\(clone)/.galley.yml")
      try folder.write(SampleDocuments.label, to: "\(clone)/App/Label.xib")
    }
  }

  /// Renders a clone as a machine of its own, and returns the log's last line.
  private func paint(
    _ clone: String, input: String = "App", _ arguments: String..., environment: [String: String] = [:]
  ) throws -> ToolProcess.Result {
    let own = ["XDG_CACHE_HOME": folder.path(of: "\(clone)/machine")]
    return try ToolProcess.run(
      arguments: ["render", input, "--out", "out", "--no-index", "--jobs", "1"] + arguments,
      in: folder.url.appending(path: clone), environment: own.merging(environment) { $1 })
  }

  private func pictures(_ clone: String) -> [String: [UInt8]?] {
    let files = folder.files(below: "\(clone)/out").filter { $0.hasSuffix(".png") || $0.hasSuffix("x.json") }
    return Dictionary(uniqueKeysWithValues: files.map { ($0, folder.bytes("\(clone)/out/\($0)")) })
  }

  @Test("A clone in another folder finds what the first one has stored, and writes the same")
  func clones() throws {
    let server = try TestCacheServer()
    // What the document has, and its picture.
    let first = try paint("one", "--cache", server.address)
    #expect(first.code == 0)
    #expect(first.log.contains("note: 0 results from the server, 2 stored on it\n"))
    let second = try paint("two/deeper", input: folder.path(of: "two/deeper/App"), "--cache", server.address)
    #expect(second.code == 0)
    #expect(second.log.contains("note: 2 results from the server, 0 stored on it\n"))
    #expect(pictures("one").count == 2 && pictures("one") == pictures("two/deeper"))
    // A third run has all of it in its folder.
    let count = server.requests.count
    _ = try paint("two/deeper", "--cache", server.address)
    #expect(server.requests.count == count)
  }

  @Test("Where CI is set, nothing is stored on the server unless it is asked for")
  func continuousIntegration() throws {
    let server = try TestCacheServer()
    let reading = try paint("one", environment: ["CI": "true", "GALLEY_CACHE": server.address])
    #expect(reading.log.contains("note: 0 results from the server, on which nothing is stored\n"))
    #expect(!server.requests.isEmpty && server.contents.isEmpty)
    let other = ["CI": "true", "GALLEY_CACHE": server.address]
    _ = try paint("two/deeper", "--cache-read-only", environment: other)
    #expect(server.contents.isEmpty)
    try FileManager.default.removeItem(atPath: folder.path(of: "two/deeper/machine"))
    _ = try paint("two/deeper", "--no-cache-read-only", environment: other)
    #expect(server.contents.count == 2)
  }

  @Test("A server that is gone costs one line")
  func goneServer() throws {
    let server = try TestCacheServer()
    server.stop()
    let result = try paint("one", "--cache", server.address)
    #expect(result.code == 0)
    #expect(pictures("one").count == 2)
    let lines = result.log.split(separator: "\n").filter { $0.hasPrefix("\(server.address): warning:") }
    #expect(lines.count == 1)
  }

  @Test("A value that the server changed is not used")
  func poison() throws {
    let server = try TestCacheServer()
    _ = try paint("one", "--cache", server.address)
    let changed: [String: [UInt8]] = server.contents.mapValues { $0.dropLast() + [$0[$0.count - 1] ^ 1] }
    let second = try paint("two/deeper", "--cache", TestCacheServer(contents: changed).address)
    #expect(second.log.contains("refused: the contents are not those that the server names"))
    #expect(pictures("one") == pictures("two/deeper"))
  }

  @Test("What no cache can be is wrong usage, and no password is shown")
  func wrongUsage() throws {
    let password = ["GALLEY_CACHE_AUTHORIZATION": "Bearer secret"]
    for (arguments, environment, message) in [
      (["--cache", "https://me:secret@host"], [:], "has a password, which every process of the machine can see"),
      (["--cache", "ftp://host"], [:], "has to begin with https:// or http://"),
      (["--cache", "a", "--cache", "b"], [:], "one folder and one address"),
      (["--cache", "https://a", "--cache", "https://b"], [:], "one folder and one address"),
      (["--cache", "http://host"], password, "a password is sent to https:// addresses only"),
      ([], ["GALLEY_CACHE": "http://me:secret@host"], "a password is sent to https:// addresses only"),
      (["--cache", "https://host"], ["GALLEY_CACHE_AUTHORIZATION": "a\nb: secret"], "a line break"),
    ] as [([String], [String: String], String)] {
      let result = try ToolProcess.run(
        arguments: ["render", "App", "--out", "out"] + arguments, in: folder.url.appending(path: "one"),
        environment: environment)
      #expect(result.code == 2)
      // Lines are broken at the width of a terminal.
      #expect(result.log.replacing("\n", with: " ").replacing("  ", with: " ").contains(message), "\(result.log)")
      #expect(!result.log.contains("secret"))
    }
    #expect(!folder.exists("one/out"))
  }

  @Test("A project cannot name a server")
  func configuration() throws {
    let server = try TestCacheServer()
    try folder.write("cache: \(server.address)\n", to: "one/.galley.yml")
    let result = try paint("one")
    #expect(result.code == 2)
    #expect(result.log.contains("unknown key 'cache'"))
    #expect(server.requests.isEmpty)
  }
}
