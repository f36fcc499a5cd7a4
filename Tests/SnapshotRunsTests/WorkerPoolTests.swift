import Files
import Foundation
import Galley
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
      .unreadable, .finished,
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

  @Test("Counts of a report are at least 0, and so small that their sums are integers")
  func counts() {
    for letter in ["c", "d"] {
      let letter = letter.utf8.first ?? 0
      for text in ["-1", "9223372036854775807"] { #expect(WorkerReport(letter: letter, text: text) == nil) }
      #expect(WorkerReport(letter: letter, text: "12") != nil)
    }
    #expect(Resumption(wire: "-7,1") == Resumption(done: 0, skipped: [1]))
  }
}
