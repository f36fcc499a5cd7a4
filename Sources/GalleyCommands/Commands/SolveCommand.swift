import ArgumentParser
import ConstraintSolver
import Galley

/// `galley solve`.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solves linear systems whose constraints have priorities.",
    discussion: """
      Reads a system a line and prints its optimum a line, both as JSON. From the highest priority down, the sum of \
      the absolute violations of a priority is least; 1000 is required. Where that leaves a choice, values are nearest \
      to zero, the first variable first. Required constraints that contradict each other are broken one by one: never \
      a protected one beside others, else the last.

      A SYSTEM (priority is 1000 and protected false where they are left out)
        {"variables":2,"constraints":[{"terms":[[0,1],[1,-1]],"relation":"==","constant":8,"priority":750}]}
      ITS OPTIMUM (broken, conflicts and ambiguous hold indices from 0)
        {"values":[8,0],"violations":{"750":0},"broken":[],"conflicts":[],"ambiguous":[0,1]}

      EXAMPLES
        galley solve systems.jsonl
        galley layout Login.xib --dump-system | galley solve -
      """)

  @Argument(help: "A file of systems; - is the standard input.")
  var file: String

  func run() throws {
    var outcome = Outcome.fine
    let name = file == "-" ? "standard input" : file
    do throws(LineReader.Failure) {
      var lines = try LineReader(path: file)
      var solver = Solver()
      while let line = try lines.next() {
        if !Self.solve(line, at: "\(name):\(lines.number)", with: &solver) { outcome = .unreadableInput }
      }
    } catch {
      Terminal.standardError.write(Diagnostic(error, path: name).text)
      outcome = .unreadableInput
    }
    if outcome != .fine { throw outcome }
  }

  /// Prints the optimum of a line's system.
  ///
  /// - Returns: whether the line holds one.
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
      Terminal.standardError.write(Diagnostic(error, at: place).text)
      return false
    }
  }
}
