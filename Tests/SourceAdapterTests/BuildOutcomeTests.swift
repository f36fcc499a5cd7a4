#if UIKitAdapter
import Testing

@testable import SourceAdapter

/// A build that fails is never told as "0 errors left".
@Suite("The outcome of a build")
struct BuildOutcomeTests {
  @Test(
    "A build that fails without an error of the compiler is a failure, with its cause",
    arguments: [
      ("error: multiple commands produce 'A.o': multiple producers", 1, "two files of the target have one name"),
      ("sh: 1: swift: not found", 127, "a tool is missing"),
      ("Compiling A\n", 137, "the system killed it"),
      ("error: compile command failed due to signal 9 (use -v to see invocation)", 1, "the system killed it"),
      ("error: Could not find Package.swift in this directory", 1, "there is no package in this folder"),
    ])
  func failures(output: String, status: Int32, cause: String) throws {
    let outcome = BuildOutcome(output: output, status: status)
    let failure = try #require(outcome.failure)
    #expect(outcome.errors.isEmpty)
    #expect(failure.hasPrefix("the build failed with exit status \(status): \(cause)"))
    #expect(failure.hasSuffix(output.split(separator: "\n").last ?? ""))
  }

  @Test("An unknown cause is told with the build's errors, or its last lines")
  func unknownCause() {
    let lines = (1...9).map { "line \($0)" }.joined(separator: "\n")
    #expect(
      BuildOutcome(output: lines, status: 1).failure
        == "the build failed with exit status 1\n  line 5\n  line 6\n  line 7\n  line 8\n  line 9")
    #expect(
      BuildOutcome(output: "error: bad manifest\n\(lines)", status: 2).failure
        == "the build failed with exit status 2\n  error: bad manifest")
  }

  @Test("Errors of the compiler are the app's, and success is no failure")
  func errors() {
    let error = BuildOutcome(output: "/a/B.swift:1:2: error: cannot find 'x' in scope\nKilled", status: 1)
    #expect(error.failure == nil && error.errors.map(\.line) == [1])
    #expect(BuildOutcome(output: "Build complete!", status: 0).failure == nil)
  }
}
#endif
