#if UIKitAdapter
import SwiftSyntax

extension GenericBounds {
  /// Whether a parameter, variable or property holds a class of UIKit: `_ type: T.Type`,
  /// `var cellClass: UITableViewCell.Type`.
  func isMetatype(_ expression: ExprSyntax, at place: some SyntaxProtocol) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return metatypeProperties.contains(member.declName.trimmedDescription)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.trimmedDescription else { return false }
    var next = place.parent
    while let scope = next {
      if let type = scopes.declarations(of: scope)?.variables[name] {
        guard let base = type.as(MetatypeTypeSyntax.self)?.baseType else { return false }
        return isBound(base) || isBounded(base.trimmedDescription, at: scope.firstChild)
      }
      next = scope.parent
    }
    return false
  }
}

extension Syntax {
  /// A node inside, for which generic parameters of this one count.
  fileprivate var firstChild: Syntax { children(viewMode: .sourceAccurate).first ?? self }
}
#endif
