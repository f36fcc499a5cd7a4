import ConstraintSolver

/// `galley-benchmarks systems`: the systems themselves, for other solvers to be measured on.
struct SystemListing {
  var sizes = [10, 100, 1000, 10_000]

  /// Prints a line for each family and size, in the form that `galley solve` reads.
  func run() {
    for family in SolverCase.allCases {
      for size in sizes { show(family.rawValue, size: size, family.system(count: size)) }
    }
    show("cell", size: 1, SolverCase.cells.system(count: SystemBuilder.viewsInCell))
  }

  private func show(_ name: String, size: Int, _ system: LinearSystem) {
    let edited = SolverMeasurement(system: system).sampledConstraints
    print("{\"case\":\"\(name)\",\"N\":\(size),\"edited\":\(edited),\(system.jsonMembers)}")
  }
}
