import Digests
import Files
import Foundation
import Galley
import TestSupport
import Testing

@testable import SnapshotRuns

/// The pool's workers are shell scripts, which answer and die as a test needs it.
@Suite("Worker pool")
struct WorkerPoolTests {
  /// Answers each unit with its document's name. Dies at the document `crash`, exits at `leave` and waits at `slow`.
  /// The document `scenes` has three scenes; the second and the third end the worker.
  private static let script = """
    printf 'a0\\n'
    while IFS= read -r -d '' document && read -r -d '' file && read -r -d '' folder &&
      read -r -d '' scene && read -r -d '' start && read -r -d '' data && read -r -d '' app && read -r -d '' share; do
      if [ "$document" = crash ]; then kill -SEGV $$; fi
      if [ "$document" = leave ]; then exit 7; fi
      if [ "$document" = slow ]; then sleep 0.3; fi
      if [ "$document" = scenes ]; then
        if [ "$start" = 0 ]; then printf 'b7\\n1\\0firstr5\\nfirstb8\\n2\\0second'; kill -SEGV $$; fi
        if [ "$start" = 2 ]; then printf 'b7\\n3\\0third'; exit 7; fi
      fi
      printf 'r%d\\n%sf0\\n' "${#document}" "$document"
    done
    """

  private func results(
    of documents: [String], jobs: Int, started: Int = 0, script: String = script
  ) throws -> [(document: String, reports: [WorkerReport], losses: [WorkerPool.Loss])] {
    var results: [(document: String, reports: [WorkerReport], losses: [WorkerPool.Loss])] = []
    var pool = WorkerPool { () throws(SystemError) in
      try ChildProcess(executable: "/bin/bash", arguments: ["-c", script])
    }
    try pool.start(started)
    try pool.run(documents.map { WorkUnit(document: $0, folder: "") }, jobs: jobs) {
      results.append(($0.unit.document, $0.reports, $0.losses))
    }
    return results
  }

  @Test("Results have the order of the units, whichever is done first")
  func order() throws {
    let results = try results(of: ["slow", "b", "c", "d"], jobs: 2)
    #expect(results.map(\.document) == ["slow", "b", "c", "d"])
    #expect(results.map(\.reports) == [[.output("slow")], [.output("b")], [.output("c")], [.output("d")]])
  }

  @Test("Workers can start before the units are known, also more than there are units", arguments: [0, 1, 3])
  func earlyStart(count: Int) throws {
    let documents = Array(["a", "b", "c"].prefix(count))
    let results = try results(of: documents, jobs: 2, started: 2)
    #expect(results.map(\.reports) == documents.map { [.output($0)] })
  }

  @Test("A worker that dies loses its unit and no other", arguments: [1, 3])
  func crash(jobs: Int) throws {
    let results = try results(of: ["a", "crash", "c", "leave", "e"], jobs: jobs)
    #expect(
      results.map(\.losses) == [
        [], [.init(scene: nil, ending: .signalled(11))], [], [.init(scene: nil, ending: .exited(code: 7))], [],
      ])
    #expect(results.filter { $0.losses.isEmpty }.map(\.reports) == [[.output("a")], [.output("c")], [.output("e")]])
  }

  @Test("A scene that ends its worker is left out, and the unit continues after it", arguments: [1, 2])
  func scenes(jobs: Int) throws {
    let results = try results(of: ["a", "scenes", "c"], jobs: jobs)
    #expect(results.map(\.document) == ["a", "scenes", "c"])
    #expect(
      results[1].losses == [
        .init(scene: "second", ending: .signalled(11)), .init(scene: "third", ending: .exited(code: 7)),
      ])
    #expect(results[1].reports == [.output("first"), .output("scenes")])
    #expect(results[2].reports == [.output("c")])
  }

  @Test("What a scene prints is logged with its name, even if the scene ends its worker")
  func printing() throws {
    let script = """
      printf 'a0\\n' >&3
      while IFS= read -r -d '' document && read -r -d '' file && read -r -d '' folder &&
        read -r -d '' scene && read -r -d '' start && read -r -d '' data && read -r -d '' app && read -r -d '' share; do
        if [ "$start" = 1 ]; then printf 'f0\\n' >&3; continue; fi
        printf 'b7\\n1\\0first' >&3; echo hello; printf 'no end'; kill -SEGV $$
      done
      """
    var reports: [WorkerReport] = []
    var pool = WorkerPool { () throws(SystemError) in
      try ChildProcess(executable: "/bin/bash", arguments: ["-c", script], outputOn: 3)
    }
    try pool.run([WorkUnit(document: "Shop", folder: "")], jobs: 1) { reports += $0.reports }
    #expect(reports == [.log("Shop: 'first' printed: hello\nShop: 'first' printed: no end\n")])
  }

  @Test("A unit is completed when its worker is ready, also the one that continues after a crash")
  func completed() throws {
    let script = """
      sleep 0.1; printf 'a0\\n'
      while IFS= read -r -d '' document && read -r -d '' file && read -r -d '' folder &&
        read -r -d '' scene && read -r -d '' start && read -r -d '' data && read -r -d '' app && read -r -d '' share; do
        if [ "$start" = 0 ]; then printf 'b7\\n1\\0first'; kill -SEGV $$; fi
        printf 'r%d\\n%sf0\\n' "${#app}" "$app"
      done
      """
    var reports: [WorkerReport] = []
    var pool = WorkerPool { () throws(SystemError) in
      try ChildProcess(executable: "/bin/bash", arguments: ["-c", script])
    }
    try pool.start(1)
    let units = [WorkUnit(document: "Shop", folder: "")]
    try pool.run(units, jobs: 1, completing: { $0.app = KnownApp(nil) }, { reports += $0.reports })
    #expect(reports == [.output("none")])
  }

  // MARK: Looking units up in a cache that machines share

  /// Asks for a key before each number of units that it is to look up, and answers each unit with its document's name
  /// and that number. Dies at the documents `crash` and, after the others, `late`, and when it is to look up units with
  /// the document `poison`.
  private static let sharingScript = """
    printf 'a0\\n'
    while IFS= read -r -d '' document; do
      if [ -z "$document" ]; then
        read -r -d '' count
        for ((field = 0; field < 8 * count; field++)); do
          IFS= read -r -d '' text
          if [ "$text" = poison ]; then kill -SEGV $$; fi
        done
        printf 'k64\\n%064d' "$count"
        IFS= read -r -d '' answer
        printf 'q0\\n'
      else
        for field in file folder scene start data app share; do IFS= read -r -d '' text; done
        if [ "$document" = late ]; then sleep 0.3; fi
        if [ "$document" = crash ] || [ "$document" = late ]; then kill -SEGV $$; fi
        text="$document$count$answer"
        printf 'r%d\\n%sf0\\n' "${#text}" "$text"
      fi
    done
    """

  private func sharedResults(
    of documents: [String], jobs: Int = 1, at server: TestCacheServer, _ folder: TemporaryFolder
  ) throws -> [(texts: [WorkerReport], losses: Int)] {
    let setting = CacheServer(address: try CacheAddress(server.address), isReadOnly: true)
    let store = try SnapshotCache(folder: folder.path(of: "cache"))
    var pool = WorkerPool(cache: SharedCache(setting, store: store, workers: 1, patience: .seconds(60))) {
      () throws(SystemError) in
      try ChildProcess(executable: "/bin/bash", arguments: ["-c", Self.sharingScript])
    }
    var results: [(texts: [WorkerReport], losses: Int)] = []
    try pool.run(documents.map { WorkUnit(document: $0, folder: "") }, jobs: jobs) {
      results.append(($0.reports, $0.losses.count))
    }
    return results
  }

  @Test(
    "Workers look up half of the units that are left, and then work on them",
    .enabled(if: TestCacheServer.hasClient, "libcurl is not installed"))
  func lookingUp() throws {
    let server = try TestCacheServer()
    let results = try sharedResults(of: ["a", "b", "c", "d", "e", "f", "g", "h", "i"], at: server, TemporaryFolder())
    let texts = ["a4", "b4", "c4", "d4", "e2", "f2", "g1", "h1", "i1"]
    #expect(results.map(\.texts) == texts.map { [.output($0)] })
    let requests = [4, 2, 1, 1, 1].map { "GET /cache/ac/" + String(repeating: "0", count: 63) + "\($0)" }
    #expect(server.requests == requests)
  }

  @Test(
    "A worker that dies while it looks units up loses none of them",
    .enabled(if: TestCacheServer.hasClient, "libcurl is not installed"))
  func deathInLookup() throws {
    let results = try sharedResults(of: ["a", "poison", "c", "d"], at: TestCacheServer(), TemporaryFolder())
    #expect(results.map(\.texts) == ["a", "poison", "c1", "d1"].map { [.output($0)] })
    #expect(results.map(\.losses) == [0, 0, 0, 0])
  }

  @Test(
    "A worker that dies at a unit loses none of those that it would have worked on next",
    .enabled(if: TestCacheServer.hasClient, "libcurl is not installed"))
  func deathBeforeComingUnits() throws {
    let results = try sharedResults(of: ["crash", "b", "c", "d"], at: TestCacheServer(), TemporaryFolder())
    #expect(results.map(\.texts) == [[]] + ["b", "c1", "d1"].map { [.output($0)] })
    #expect(results.map(\.losses) == [1, 0, 0, 0])
    // The other worker has done all others by then.
    let documents = ["late", "b", "c", "d", "e", "f", "g", "h"]
    let late = try sharedResults(of: documents, jobs: 2, at: TestCacheServer(), TemporaryFolder())
    #expect(late.map(\.texts.count) == [0, 1, 1, 1, 1, 1, 1, 1])
    #expect(late.map(\.losses) == [1, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("A worker that cannot begin stops the run with its reason")
  func unable() {
    #expect(throws: WorkerFailure("no")) {
      try results(of: ["a", "b"], jobs: 1, script: "printf 'x2\\nno'")
    }
  }

  @Test("Workers that die before they begin stop the run")
  func neverReady() {
    #expect(throws: WorkerFailure.self) { try results(of: ["a", "b"], jobs: 2, script: "exit 1") }
  }

  @Test("Reports are assembled from any pieces")
  func pieces() {
    let reports: [WorkerReport] = [
      .ready, .scene("A\0b", Resumption(done: 3, skipped: [1, 12])), .log("two\nlines"), .result("é"),
      .problem(Diagnostic(.error, at: "a/B.xib", "two\nlines")), .problem(Diagnostic(.warning, "here")),
      .timed("Karte \0 ü", microseconds: 5),
      .unreadable, .finished, .wanted([ContentDigest(of: "a"), ContentDigest(of: "b")]), .stored([]), .lookedUp,
    ]
    let bytes = reports.flatMap(\.bytes)
    var reader = WorkerReportReader()
    var read: [WorkerReport] = []
    for byte in bytes {
      reader.append([byte])
      while let report = reader.next() { read.append(report) }
    }
    #expect(read == reports)
  }

  @Test(
    "Numbers that no worker of ours writes end nothing",
    arguments: ["r-5\n", "r-9223372036854775808\n", "r9223372036854775807\nabc", "r99999999999999999999\n", "r\n"])
  func lengths(bytes: String) {
    var reader = WorkerReportReader()
    reader.append(Array(bytes.utf8))
    #expect(reader.next() == nil)
  }

  @Test("Counts of a report are at least 0, and so small that their sums are integers; keys are digests")
  func counts() {
    for letter in ["c", "d"] {
      let letter = letter.utf8.first ?? 0
      for text in ["-1", "9223372036854775807"] { #expect(WorkerReport(letter: letter, text: text) == nil) }
      #expect(WorkerReport(letter: letter, text: "12") != nil)
    }
    let key = String(repeating: "a", count: 64)
    for text in ["../\(key.dropFirst(3))", key.uppercased(), key + "\n" + key.dropLast()] {
      for letter in "kn".utf8 { #expect(WorkerReport(letter: letter, text: text) == nil, "\(text)") }
    }
    #expect(Resumption(wire: "-7,1") == Resumption(done: 0, skipped: [1]))
  }
}
