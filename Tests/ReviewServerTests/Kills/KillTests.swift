import Foundation
import Snapshots
import TestSupport
import Testing

@testable import ReviewServer

/// `kill -9` at random moments while references are written.
@Suite(
  "Killed while references are written", .serialized,
  .killsProcesses,
  .enabled(if: ToolProcess.tool != nil, "galley is not built"))
struct KillTests {

  @Test("galley review leaves every file whole and loses no reference")
  func review() throws {
    let sample = try ManyDecisions()
    let duration = try sample.run { _ in }
    #expect(sample.states.findings().after == sample.pathCount)
    var total = Tally()
    for _ in 0..<KillRounds.count {
      try sample.states.restore()
      try sample.run { process in
        usleep(.random(in: 0...duration))
        process.kill()
      }
      total.add(sample.states.findings())
    }
    #expect(total.problems == [])
    try sample.run { _ in }
    let mended = sample.states.findings()
    #expect(mended.after == sample.pathCount && mended.leftovers == 0, "accepting again mends what was left")
    print("galley review was killed \(KillRounds.count) times: \(total)")
  }

  @Test("galley verify --record all leaves every file whole and loses no reference")
  func record() throws {
    let sample = try ChangedDocument()
    let duration = try sample.record { _ in }
    let states = sample.states()
    var total = Tally()
    for _ in 0..<KillRounds.count {
      try states.restore()
      try sample.record { process in
        // Nothing is written in the first part of a run.
        usleep(.random(in: duration / 4...duration))
        process.kill()
      }
      total.add(states.findings())
    }
    #expect(total.problems == [])
    try sample.record { _ in }
    let mended = states.findings()
    #expect(mended.before + mended.between + mended.leftovers == 0, "recording again mends what was left")
    print("galley verify --record all was killed \(KillRounds.count) times: \(total)")
  }

  /// What all rounds come to.
  private struct Tally: CustomStringConvertible {
    var problems: [String] = []
    private var rounds: [ReferenceStates.Findings] = []

    mutating func add(_ findings: ReferenceStates.Findings) {
      rounds.append(findings)
      problems += findings.problems
    }

    var description: String {
      let midway = rounds.count { $0.before > 0 && $0.after > 0 || $0.between > 0 }
      return """
        \(midway) times between the first reference and the last; of \
        \(rounds.reduce(0) { $0 + $1.before + $1.after + $1.between }) snapshots \(rounds.reduce(0) { $0 + $1.before }) \
        were as before, \(rounds.reduce(0) { $0 + $1.after }) as after, \(rounds.reduce(0) { $0 + $1.between }) had one \
        file of each; \(rounds.reduce(0) { $0 + $1.leftovers }) temporary files were left; \(problems.count) problems
        """
    }
  }
}
