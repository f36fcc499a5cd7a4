/// An unknown of a system, free to take any finite value. Made by ``Solver/makeVariable()``.
public struct Variable: Hashable, Sendable {
  /// The order of creation, from 0.
  public let index: Int

  /// Names the variable of an index.
  package init(index: Int) { self.index = index }
}
