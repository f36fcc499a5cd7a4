import Foundation
import Testing

@testable import GalleyCommands

/// The pool's workers are shell scripts here, which die and answer as the test asks for.
@Suite("Worker pool")
struct WorkerPoolTests {
  /// Answers each unit with its document's name; dies at `crash`, and is slow at `slow`.
  private static let script = """
    printf 'a0\\n'
    while IFS= read -r -d '' document && IFS= read -r -d '' folder; do
      if [ "$document" = crash ]; then kill -SEGV $$; fi
      if [ "$document" = leave ]; then exit 7; fi
      if [ "$document" = slow ]; then sleep 0.3; fi
      printf 'r%d\\n%sf0\\n' "${#document}" "$document"
    done
    """

  private func results(
    of documents: [String], jobs: Int, script: String = script
  ) throws -> [(document: String, reports: [Report], loss: ChildProcess.Ending?)] {
    var results: [(document: String, reports: [Report], loss: ChildProcess.Ending?)] = []
    var pool = WorkerPool(units: documents.map { WorkUnit(document: $0, folder: "") }) {
      () throws(ChildProcess.StartError) in
      try ChildProcess(executable: "/bin/bash", arguments: ["-c", script])
    }
    try pool.run(jobs: jobs) { results.append(($0.unit.document, $0.reports, $0.loss)) }
    return results
  }

  @Test("Results come in the order of the units, whichever is done first")
  func order() throws {
    let results = try results(of: ["slow", "b", "c", "d"], jobs: 2)
    #expect(results.map(\.document) == ["slow", "b", "c", "d"])
    #expect(results.map(\.reports) == [[.result("slow")], [.result("b")], [.result("c")], [.result("d")]])
  }

  @Test("A worker that dies loses its unit and no other", arguments: [1, 3])
  func crash(jobs: Int) throws {
    let results = try results(of: ["a", "crash", "c", "leave", "e"], jobs: jobs)
    #expect(results.map(\.loss) == [nil, .signalled(11), nil, .exited(code: 7), nil])
    #expect(results.filter { $0.loss == nil }.map(\.reports) == [[.result("a")], [.result("c")], [.result("e")]])
  }

  @Test("A worker that cannot begin stops the run with its reason")
  func unable() {
    #expect(throws: WorkerFailure(message: "no")) {
      try results(of: ["a", "b"], jobs: 1, script: "printf 'x2\\nno'")
    }
  }

  @Test("Workers that die before they begin stop the run")
  func neverReady() {
    #expect(throws: WorkerFailure.self) { try results(of: ["a", "b"], jobs: 2, script: "exit 1") }
  }

  @Test("Reports are put together from any pieces")
  func pieces() {
    let reports: [Report] = [.ready, .log("two\nlines"), .result("é"), .images(12), .unreadable, .finished]
    let bytes = reports.flatMap(\.bytes)
    var reader = ReportReader()
    var read: [Report] = []
    for byte in bytes {
      reader.append([byte])
      while let report = reader.next() { read.append(report) }
    }
    #expect(read == reports)
  }
}
