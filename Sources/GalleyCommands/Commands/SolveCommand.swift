import ArgumentParser
import ConstraintSolver
import Galley
import SnapshotRuns

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solves linear systems whose constraints have priorities.",
    discussion: """
      Reads one system per line and prints its optimum on one line, both as JSON. From the highest priority down, the \
      sum of the absolute violations at each priority is minimal; priority 1000 is required. If that leaves a choice, \
      values are as close to zero as possible, the first variable first. Required constraints that contradict each \
      other are broken one at a time: constraints without "break":[rank,order] first, the last one first, and then \
      those with the greatest rank and order. Of several of one rank, the one that moves least is broken. Protected \
      ones are broken only if no others are left.

      A SYSTEM (priority defaults to 1000, protected to false, break to the order of addition)
        {"variables": 2, "constraints": [{"terms": [[0, 1], [1, -1]], "relation": "==", "constant": 8, "priority": 750}]}
      ITS OPTIMUM (broken, conflicts and ambiguous contain indices that start at 0)
        {"values": [8, 0], "violations": {"750": 0}, "broken": [], "conflicts": [], "ambiguous": [0, 1]}

      If rounding errors hide the optimum, the line has "unproven":true, and its values may be wrong.

      EXAMPLES
        galley solve systems.jsonl
        galley layout Login.xib --dump-system | galley solve -
      """)

  @Argument(help: "A file of systems, or - for the standard input.")
  var file: String

  func run() throws {
    var status = ExitStatus.success
    let name = file == "-" ? "standard input" : file
    do throws(SystemLineReader.Failure) {
      var lines = try SystemLineReader(path: file)
      var solver = Solver()
      while let line = try lines.next() {
        if !Self.solve(line, at: "\(name):\(lines.number)", with: &solver) { status = .unreadableInput }
      }
    } catch {
      Terminal.report(Diagnostic(.error, at: error.line.map { "\(name):\($0)" } ?? name, error.description))
      status = .unreadableInput
    }
    try status.throwUnlessSuccess()
  }

  /// Prints the optimum of a line's system.
  ///
  /// - Returns: Whether the line is empty or a system that can be solved.
  private static func solve(_ line: [UInt8], at place: String, with solver: inout Solver) -> Bool {
    guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return true }
    do throws(LinearSystemError) {
      let system = try LinearSystem(json: line)
      solver.removeAll()
      do throws(SolverError) { try solver.add(system) } catch { throw .refused(error) }
      let solution = solver.solve()
      let record = SolutionRecord(solution, ambiguous: solver.ambiguousVariables())
      Terminal.standardOutput.write(record.json() + "\n")
      return true
    } catch {
      Terminal.report(Diagnostic(.error, at: place, error.description))
      return false
    }
  }
}
