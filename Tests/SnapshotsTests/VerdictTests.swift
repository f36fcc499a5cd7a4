import Snapshots
import Testing

@Suite("The words of verdicts")
struct VerdictTests {
  @Test("Every verdict has a word, a sentence and a heading of its own")
  func distinct() {
    #expect(Set(Verdict.allCases.map(\.word)).count == 7)
    #expect(Set(Verdict.allCases.map(\.sentence)).count == 7)
    #expect(Set(Verdict.allCases.map(\.heading)).count == 7)
  }

  @Test("A tally counts the gravest verdict first and leaves out those that did not occur")
  func tally() {
    let verdicts: [Verdict] = [.passed, .changed, .passed, .failed, .changed, .passed]
    let run = VerificationRun(results: verdicts.map { SnapshotResult(path: "A.xib/A/canvas_base_L@2x", status: $0) })
    #expect(run.tally == "1 failed, 2 changed, 3 passed")
    #expect(VerificationRun(results: []).tally == "no images")
  }

  @Test("What passes and what failed leaves nothing to decide")
  func decidable() {
    #expect(Verdict.allCases.filter { !$0.isDecidable } == [.passed, .failed])
  }

  @Test("Errors name the file, the format and what to expect")
  func errors() {
    #expect("\(SidecarError.version(3))" == "a layout in format 3; this version of Galley reads format 1")
    #expect(
      "\(VersionFileError.unreadable(path: "refs/versions.json"))"
        == "'refs/versions.json' cannot be read: not a list of versions written by Galley")
  }

  @Test("Each mode of recording writes the references that its name says")
  func recording() {
    // The verdict, whether it passes, and the modes that write the snapshot.
    let cases: [(Verdict, Bool, [RecordMode])] = [
      (.passed, true, [.all]), (.drift, true, [.all]), (.changed, false, [.all, .failed]),
      (.added, false, [.all, .failed, .missing]), (.failed, false, []),
    ]
    for (status, passes, modes) in cases {
      let writing = RecordMode.allCases.filter { $0.records(status, passes: passes) }
      #expect(Set(writing) == Set(modes), "\(status)")
    }
  }
}
