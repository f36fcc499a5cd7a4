/// A connection of a document that the class does not take.
public enum UINibError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No registered class of the object has the member.
  case noMember(kind: String, name: String, owner: String)
  /// The member is of another type than the object or value that the document connects.
  case wrongType(member: String, owner: String, expected: String, found: String)
  /// The outlet holds an object that is not of its class, but of the class of UIKit's that both descend from.
  case otherClass(member: String, owner: String, expected: String, found: String)

  public var description: String {
    switch self {
    case .noMember(let kind, let name, let owner):
      "\(owner) has no \(kind) '\(name)'. Add it to the class, or remove the connection from the document."
    case .wrongType(let member, let owner, let expected, let found):
      "'\(member)' of \(owner) is a \(expected), but the document connects a \(found)."
    case .otherClass(let member, let owner, let expected, let found):
      """
      the document connects an object of class \(found) to '\(member)' of \(owner), which is a \(expected). The outlet holds it, as in \
      UIKit, but members that only \(expected) has would crash. Change the outlet's type, or the class in the document.
      """
    }
  }
}
