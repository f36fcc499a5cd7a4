#if UIKitAdapter
import SwiftSyntax

extension NameUse {
  /// Whether the chain of members that the name is in begins without a base, as in `.dark.title`.
  var isInChain: Bool {
    var base = reference?.as(MemberAccessExprSyntax.self)?.base
    while let next = base {
      if let member = next.as(MemberAccessExprSyntax.self) {
        if member.base == nil { return true }
        base = member.base
      } else if let call = next.as(FunctionCallExprSyntax.self) {
        base = call.calledExpression
      } else {
        return false
      }
    }
    return false
  }

  /// The case of a pattern that the error is in.
  var casePattern: NameUse? {
    let call = token.firstAncestor(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.lastToken(viewMode: .sourceAccurate).map(NameUse.init)
  }

  /// The name of the value of the enclosing `switch`.
  var switchSubject: String? {
    token.firstAncestor(SwitchExprSyntax.self)?.subject.lastToken(viewMode: .sourceAccurate)?.text.trimmingQuotes
  }

  /// The type of the value of the enclosing `switch`, without its optional.
  var subjectType: String? { switchSubject.flatMap(declaredType).map { StubTypeText($0).wrapped ?? $0 } }

  /// The type that a parameter or property of the file is declared with.
  func declaredType(of name: String) -> String? { declaration(of: name).type }

  /// The last name of the value that a variable of the file begins with.
  func initialName(of name: String) -> String? { declaration(of: name).initialName }

  private func declaration(of name: String) -> Declaration {
    let finder = Declaration(name: name)
    finder.walk(token.root)
    return finder
  }
}

/// What the declarations of a name say about it.
private final class Declaration: SyntaxVisitor {
  let name: String
  var type: String?
  var initialName: String?

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name { type = node.type.trimmedDescription }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.pattern.trimmedDescription == name else { return .visitChildren }
    if let declared = node.typeAnnotation { type = declared.type.trimmedDescription }
    if let value = node.initializer?.value { initialName = value.calleeName }
    return .visitChildren
  }
}
#endif
