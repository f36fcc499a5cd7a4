import Foundation
import TestSupport
import Testing

/// What ended processes, took too long or came through in the past: `Tests/Fuzz/run` and people have found it.
@Suite("Failures of the past", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct PastFailureTests {
  private let folder = TemporaryFolder()

  @Test("A failure of the past does not return", arguments: PastFailure.all)
  func failure(_ failure: PastFailure) throws { try failure.check(in: folder) }

  @Test("A case is read as steps, with repetitions and characters written out")
  func reading() throws {
    let text = """
      It was wrong.

      --- a/B.txt
      {{3 x ab}}{{u+0301}}

      --- hex c.bin
      00 ff
      1
      --- link l -> /dev/zero
      $ check a/B.txt --locale {{2 x d}}
      ends 1, 3
      says twice
      says it

      """
    let failure = PastFailure(name: "B", text)
    var (files, runs) = ([String: [UInt8]](), [PastFailure.Run]())
    for step in failure.steps {
      if case .write(let path, let bytes) = step { files[path] = bytes }
      if case .run(let run) = step { runs.append(run) }
    }
    #expect(files == ["a/B.txt": Array("ababab\u{301}\n".utf8), "c.bin": [0, 255]])
    #expect(failure.steps.count == 4)
    #expect(runs.map(\.arguments) == [["check", "a/B.txt", "--locale", "dd"]])
    #expect(runs.first?.codes == [1, 3] && runs.first?.says == ["twice", "it"])
  }
}
