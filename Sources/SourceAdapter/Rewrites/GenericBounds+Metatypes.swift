#if UIKitAdapter
import SwiftSyntax

extension GenericBounds {
  /// Whether a parameter, variable or property holds a class of UIKit: `_ type: T.Type`,
  /// `var cellClass: UITableViewCell.Type`.
  func isMetatype(_ expression: ExprSyntax, at place: some SyntaxProtocol) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return metatypeProperties.contains(member.declName.trimmedDescription)
    }
    let name = expression.trimmedDescription
    var next = place.parent
    while let scope = next {
      if let type = scope.declaredType(of: name) {
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

  /// The written type of a parameter or variable that a scope declares.
  fileprivate func declaredType(of name: String) -> TypeSyntax? {
    switch kind {
    case .functionDecl: self.as(FunctionDeclSyntax.self)?.signature.parameterClause.type(of: name)
    case .initializerDecl: self.as(InitializerDeclSyntax.self)?.signature.parameterClause.type(of: name)
    case .subscriptDecl: self.as(SubscriptDeclSyntax.self)?.parameterClause.type(of: name)
    case .codeBlockItemList:
      self.as(CodeBlockItemListSyntax.self)?.lazy.compactMap { Syntax($0.item).variableType(of: name) }.first
    case .memberBlockItemList:
      self.as(MemberBlockItemListSyntax.self)?.lazy.compactMap { Syntax($0.decl).variableType(of: name) }.first
    default: nil
    }
  }

  private func variableType(of name: String) -> TypeSyntax? {
    self.as(VariableDeclSyntax.self)?.bindings.first { $0.pattern.trimmedDescription == name }?.typeAnnotation?.type
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func type(of name: String) -> TypeSyntax? {
    parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
  }
}
#endif
