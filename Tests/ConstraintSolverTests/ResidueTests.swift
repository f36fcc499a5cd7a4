import Testing

@testable import ConstraintSolver

/// Arithmetic modulo a prime, by identities of fractions.
@Suite("Residues")
struct ResidueTests {
  private func residue(_ value: Double) throws -> Residue { try #require(Residue(given: value)) }

  @Test("A product with the inverse is 1", arguments: [1, -1, 3, 0.1, -0.3333, 1e-7, 1e22, 12_345.678, 0x1p52])
  func inverse(value: Double) throws {
    let number = try residue(value)
    #expect(number * number.inverse == .one)
    #expect(number - number == .zero)
    #expect(number != .zero)
  }

  @Test("Decimals that cancel are zero, and what doubles lose is not")
  func cancellation() throws {
    // As doubles, 0.1 + 0.2 - 0.3 is 5.6e-17, and 1 + 1e-20 - 1 is 0.
    #expect(try residue(0.3) - residue(0.2) - residue(0.1) == .zero)
    #expect(try residue(1) - (.zero - residue(1e-20)) - residue(1) == residue(1e-20))
    #expect(try residue(-2.5) * residue(0.4) == .zero - .one)
    #expect(try residue(1e-7) * residue(1e7) == .one)
  }

  @Test("A number with more than 15 digits is the result of a calculation and has no residue")
  func calculated() {
    #expect(Residue(given: 1.0 / 3) == nil)
    #expect(Residue(given: 0.333333333333333) != nil)
    #expect(Residue(given: .infinity) == nil)
  }
}
