import ConstraintSolver
import Foundation

/// `galley-benchmarks solver`: what a solve and edits cost, and how that grows with the number of views.
struct SolverBenchmark {
  var cases = SolverCase.allCases
  var sizes = [10, 100, 1000, 10_000]
  var format = Table.Format.text
  var memory = SolverMeasurement.Memory.kept

  private static let measures = ["build", "edit", "replace", "edits_mean", "edits_p99"]
  /// Below this a solve is mostly what every solve costs.
  private static let leastFittedSize = 100

  /// Prints the times of each family and size, then the exponents of their growth.
  func run() {
    var times = Table(header: ["case", "N", "constraints"] + Self.measures.map { $0 + "_us" })
    var exponents = Table(header: ["case"] + Self.measures.map { $0 + "_exponent" })
    for family in cases {
      let samples = sizes.map {
        (size: $0, times: add(family.rawValue, size: $0, family.system(count: $0), to: &times))
      }
      let fitted = samples.filter { $0.size >= Self.leastFittedSize }
      guard fitted.count > 1 else { continue }
      let columns = Self.measures.indices.map { measure in
        String(format: "%.2f", exponent(of: fitted.map { (Double($0.size), $0.times[measure]) }))
      }
      exponents.add([family.rawValue] + columns)
    }
    _ = add("cell", size: 1, SolverCase.cells.system(count: SystemBuilder.viewsInCell), to: &times)
    print(times.text(as: format))
    print(exponents.text(as: format), terminator: "")
  }

  private func add(_ name: String, size: Int, _ system: LinearSystem, to table: inout Table) -> [Double] {
    let measurement = SolverMeasurement(system: system)
    let edits = measurement.edits()
    let times = [
      measurement.build(memory: memory), measurement.edit(), measurement.replace(), edits.mean, edits.slow,
    ]
    table.add([name, "\(size)", "\(system.constraints.count)"] + times.map { String(format: "%.1f", $0) })
    return times
  }

  /// The slope of a line through the logarithms, by least squares.
  private func exponent(of samples: [(size: Double, time: Double)]) -> Double {
    let points = samples.map { (x: log($0.size), y: log($0.time)) }
    let meanX = points.map(\.x).reduce(0, +) / Double(points.count)
    let meanY = points.map(\.y).reduce(0, +) / Double(points.count)
    let covariance = points.map { ($0.x - meanX) * ($0.y - meanY) }.reduce(0, +)
    return covariance / points.map { ($0.x - meanX) * ($0.x - meanX) }.reduce(0, +)
  }
}
