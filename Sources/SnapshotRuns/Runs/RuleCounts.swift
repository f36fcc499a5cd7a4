import Galley

/// The number of cells with findings that make the exit code of a run 1, by rule.
package struct RuleCounts {
  package private(set) var counts: [String: Int] = [:]

  package var isEmpty: Bool { counts.isEmpty }

  /// - Parameter cells: The rules of the failing findings of each cell, each once.
  package init(of cells: some Sequence<[String]>) {
    for cell in cells {
      for rule in cell { counts[rule, default: 0] += 1 }
    }
  }

  /// Adds up what parts of a run have counted.
  init(adding parts: [RunPart]) {
    for (rule, count) in parts.flatMap({ $0.failingRules ?? [:] }) {
      counts[rule] = counts[rule, default: 0].addingReportingOverflow(max(count, 0)).partialValue
    }
  }
}
