import ConstraintSolver

let sizes = CommandLine.arguments.dropFirst().compactMap(Int.init)
print("case\tN\tconstraints\tbuild_us\tedit_us\treplace_us")
for family in SolverCase.allCases {
  for size in sizes.isEmpty ? [10, 100, 1000] : sizes {
    print(SolverMeasurement(family, size: size).line)
  }
}
