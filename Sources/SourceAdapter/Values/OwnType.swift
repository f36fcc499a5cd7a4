#if UIKitAdapter
/// A type that the app declares, as far as code of other files can make a value of it.
struct OwnType: Sendable {
  enum Kind: Sendable {
    /// An enumeration, a structure or a class with initializers of its own: the ways to make one, the plainest first.
    case made([Way])
    /// A class that is made as its superclass is.
    case inheriting(superclass: String)
    /// Another name of a type.
    case alias(String)
    case abstract(OwnProtocol)
  }

  /// A case, or an initializer, and what it takes.
  struct Way: Sendable {
    /// The name of the case; `nil` for an initializer.
    var caseName: String?
    let parameters: [StubParameter]
  }

  let kind: Kind
  /// The names of the generic parameters.
  var generics: [String] = []
}

/// A protocol that the app declares, as far as a class of the stubs can conform to it.
struct OwnProtocol: Sendable {
  enum Requirement: Sendable {
    /// - Parameter isSettable: Whether the app may set it.
    case property(name: String, type: String, isStatic: Bool, isSettable: Bool)
    /// - Parameter head: The declaration without a body.
    case function(name: String, head: String, result: String)

    var name: String {
      switch self {
      case .property(let name, _, _, _), .function(let name, _, _): name
      }
    }
  }

  let inherited: [String]
  var requirements: [Requirement]
}
#endif
