import Testing

@testable import ConstraintSolver

@Suite("Edits")
struct EditTests {
  @Test("A long sequence of edits has the result of a new system", arguments: 0..<40)
  func sequences(seed: Int) throws {
    var edited = try EditedSystem(TinyConstraints(), variableCount: 1 + seed % 3, constraintCount: 5, seed: 7000 + seed)
    for step in 0..<60 {
      try edited.edit()
      if step % 3 == 0 { continue }
      let differences = try edited.differences()
      #expect(differences == "", "seed \(seed), step \(step)")
    }
  }

  @Test("So has one of a layout, with several edits per solve", arguments: 0..<8)
  func layoutSequences(seed: Int) throws {
    let views = 3 + 4 * seed
    var edited = try EditedSystem(
      LayoutConstraints(), variableCount: 2 * views, constraintCount: 5 * views, seed: 8000 + seed)
    for step in 0..<30 {
      for _ in 0...(step % 4) { try edited.edit() }
      let differences = try edited.differences()
      #expect(differences == "", "seed \(seed), step \(step)")
    }
  }

  @Test("So has one of a layout whose positions prefer bounds", arguments: 0..<8)
  func preferringSequences(seed: Int) throws {
    let views = 3 + 4 * seed
    var edited = try EditedSystem(
      LayoutConstraints(), variableCount: 2 * views, constraintCount: 4 * views, seed: 8100 + seed
    ) { $0 % 2 == 0 ? .bound : .zero }
    for step in 0..<30 {
      for _ in 0...(step % 4) { try edited.edit() }
      let differences = try edited.differences()
      #expect(differences == "", "seed \(seed), step \(step)")
    }
  }

  @Test("A constraint out of range is an error, and the system is unchanged")
  func refusals() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let kept = try solver.add(Constraint([Term(x)], .equal, 1))
    let next = ConstraintID(index: kept.index + 1)
    #expect(throws: SolverError.constantNotFinite(next)) { try solver.add(Constraint([Term(x)], .equal, .nan)) }
    #expect(throws: SolverError.coefficientNotFinite(next, x)) {
      try solver.add(Constraint([Term(x, .infinity)], .equal, 1))
    }
    #expect(throws: SolverError.priorityOutOfRange(next, 0)) {
      try solver.add(Constraint([Term(x)], .equal, 1, priority: 0))
    }
    #expect(throws: SolverError.constantNotFinite(kept)) { try solver.setConstant(.infinity, of: kept) }
    var other = Solver()
    _ = other.makeVariable()
    let unknown = other.makeVariable()
    #expect(throws: SolverError.unknownVariable(next, unknown)) {
      try solver.add(Constraint([Term(unknown)], .equal, 1))
    }
    #expect(solver.solve()[x] == 1)
  }
}
