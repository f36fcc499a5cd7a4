#if UIKitAdapter
import SwiftSyntax

/// The parameters that a stub needs to be called as it is.
struct UseParameters {
  /// Names a placeholder for a parameter.
  let placeholder: (_ label: String) -> String

  func parameters(of call: FunctionCallExprSyntax) -> [StubParameter] {
    let inParentheses = call.arguments.enumerated().map { index, argument in
      StubParameter(
        label: argument.label?.text ?? "_", type: type(of: argument.expression, argument.label?.text ?? "\(index)"))
    }
    let trailing = call.trailingClosure.map { [StubParameter(label: "_", type: closureType($0, "body"))] } ?? []
    let further = call.additionalTrailingClosures.map {
      StubParameter(label: $0.label.text, type: closureType($0.closure, $0.label.text))
    }
    return inParentheses + trailing + further
  }

  func type(of argument: ExprSyntax, _ label: String) -> String {
    if let closure = argument.as(ClosureExprSyntax.self) { return closureType(closure, label) }
    if argument.is(StringLiteralExprSyntax.self) { return "String" }
    if argument.is(InOutExprSyntax.self) { return "inout \(placeholder(label))" }
    if let array = argument.as(ArrayExprSyntax.self) { return arrayType(array, label) }
    if argument.is(DictionaryExprSyntax.self) {
      return hasImplicitMember(argument) ? "[\(placeholder(label)): Any?]" : "[AnyHashable: Any]"
    }
    if hasImplicitMember(argument) { return placeholder(label) }
    return "Any?"
  }

  private func arrayType(_ array: ArrayExprSyntax, _ label: String) -> String {
    let element = array.elements.first.map { type(of: $0.expression, label) } ?? "Any"
    return element == "Any?" ? "[Any]" : "[\(element)]"
  }

  /// Whether the value begins with a member without a base, which needs a type to be found in.
  private func hasImplicitMember(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(hasImplicitMember) ?? true }
    if let call = expression.as(FunctionCallExprSyntax.self) { return hasImplicitMember(call.calledExpression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return hasImplicitMember(only.expression)
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content {
      return elements.contains { hasImplicitMember($0.key) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return isChoice(sequence) }
    return false
  }

  /// Whether the value is one of two, and one of these has no base.
  private func isChoice(_ sequence: SequenceExprSyntax) -> Bool {
    sequence.elements.contains { element in
      element.as(UnresolvedTernaryExprSyntax.self).map { hasImplicitMember($0.thenExpression) } ?? false
    }
      || sequence.elements.last.map { last in
        sequence.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } && hasImplicitMember(last)
      } ?? false
  }

  /// A closure that may not escape: it can then use members without `self`.
  private func closureType(_ closure: ClosureExprSyntax, _ label: String) -> String {
    let names = (0..<parameterCount(of: closure)).map { index in
      placeholder("\(label)\(index == 0 ? "" : "\(index)")Value")
    }
    return "(\(names.joined(separator: ", "))) -> \(returnsValue(closure) ? "Any?" : "Void")"
  }

  private func parameterCount(of closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.count
    case .parameterClause(let clause): return clause.parameters.count
    case nil:
      let indices = closure.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
        guard case .dollarIdentifier(let name) = token.tokenKind,
          token.firstAncestor(ClosureExprSyntax.self)?.id == closure.id
        else { return nil }
        return Int(name.dropFirst())
      }
      return indices.max().map { $0 + 1 } ?? 0
    }
  }

  private func returnsValue(_ closure: ClosureExprSyntax) -> Bool {
    let finder = ReturnFinder(closure: closure)
    finder.walk(closure)
    return finder.returnsValue
  }
}

private final class ReturnFinder: SyntaxVisitor {
  let closure: ClosureExprSyntax
  var returnsValue = false

  init(closure: ClosureExprSyntax) {
    self.closure = closure
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.id == closure.id ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression != nil { returnsValue = true }
    return .skipChildren
  }
}
#endif
