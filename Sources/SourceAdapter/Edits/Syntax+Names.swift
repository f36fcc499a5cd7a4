#if UIKitAdapter
import SwiftSyntax

// The text of an expression contains those of all links of a chain before it. What each link is asked has to be
// answered without, or a chain takes time with the square of its length.
extension ExprSyntax {
  /// Whether the expression is a name.
  func names(_ name: String) -> Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.text == name }

  /// Whether the expression is a member of a name.
  func names(_ member: String, of base: String) -> Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == member && access.base?.names(base) == true
  }

  /// The names of the expression with points between them, if it is nothing else, and not more than eight.
  var dottedName: String? {
    var (names, next) = ([String](), self)
    while let access = next.as(MemberAccessExprSyntax.self), let base = access.base, names.count < 7 {
      names.append(access.declName.baseName.text)
      next = base
    }
    guard let first = next.as(DeclReferenceExprSyntax.self) else { return nil }
    return ([first.baseName.text] + names.reversed()).joined(separator: ".")
  }
}
#endif
