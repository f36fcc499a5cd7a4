/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// What the unknown is multiplied by.
  public var coefficient: Double

  /// Makes a term; a coefficient of 0 leaves the variable out.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
