#if UIKitAdapter
import SwiftSyntax

/// A name where the compiler reports an error, and how it is used there.
struct NameUse {
  let token: TokenSyntax

  var name: String { token.text.trimmingQuotes }

  /// The expression that the name and its base form.
  var reference: ExprSyntax? {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
      return ExprSyntax(member)
    }
    return ExprSyntax(name)
  }

  /// The call of the name, also of a generic or optional one.
  var call: FunctionCallExprSyntax? {
    guard var callee = reference else { return nil }
    while let parent = callee.parent,
      parent.is(GenericSpecializationExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
    {
      callee = ExprSyntax(fromProtocol: parent.asProtocol(ExprSyntaxProtocol.self) ?? callee)
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
      return nil
    }
    return call
  }

  /// The innermost call that the error is in.
  var enclosingCall: FunctionCallExprSyntax? { call ?? token.firstAncestor(FunctionCallExprSyntax.self) }

  /// Whether the name is a member without a base, as in `.dark`.
  var isImplicit: Bool { reference?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }

  /// Whether a member of the name is used.
  var isBase: Bool { reference?.parent?.as(MemberAccessExprSyntax.self)?.base?.id == reference?.id }

  /// Whether the name is a pattern of a case.
  var isPattern: Bool {
    token.firstAncestor(ExpressionPatternSyntax.self) != nil
      && token.firstAncestor(CodeBlockSyntax.self).map { block in
        token.firstAncestor(ExpressionPatternSyntax.self)?.firstAncestor(CodeBlockSyntax.self)?.id == block.id
      } ?? true
  }

  /// Whether nothing uses the value.
  var isStatement: Bool {
    var value = call.map(Syntax.init)
    while let parent = value?.parent, parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self) {
      value = parent
    }
    return value?.parent?.is(CodeBlockItemSyntax.self) == true
  }

  /// Whether the call ends the body of a `guard`, which must not fall through.
  var endsGuard: Bool {
    guard isStatement, let item = token.firstAncestor(CodeBlockItemSyntax.self),
      let body = item.parent?.parent?.as(CodeBlockSyntax.self)
    else { return false }
    return body.statements.last?.id == item.id && body.parent?.is(GuardStmtSyntax.self) == true
  }

  /// Whether the use expects an optional, as in `name!`, `name?.x`, `name ?? x` and `if let x = name`.
  var isUnwrapped: Bool {
    guard let value = call.map(ExprSyntax.init) ?? reference, let parent = value.parent else { return false }
    switch parent.kind {
    case .forceUnwrapExpr, .optionalChainingExpr: return true
    case .initializerClause: return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    case .exprList: return value.nextToken(viewMode: .sourceAccurate)?.text == "??"
    default: return false
    }
  }

  /// What is assigned to the name, if it is a whole left side.
  var assignedValue: ExprSyntax? {
    guard let list = reference?.parent?.as(ExprListSyntax.self),
      let sequence = list.parent?.as(SequenceExprSyntax.self),
      sequence.elements.first?.id == reference?.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return sequence.elements.count == 3 ? sequence.elements.last : nil
  }

  /// The last name of what the value is assigned to.
  var assignedName: String? {
    guard let sequence = token.firstAncestor(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return first.lastToken(viewMode: .sourceAccurate)?.text.trimmingQuotes
  }

  /// The last name of what is assigned.
  var assignedValueName: String? {
    guard let sequence = token.firstAncestor(SequenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return sequence.elements.last?.calleeName
  }

  /// The call that the name is in an argument of.
  var callOfArgument: FunctionCallExprSyntax? {
    token.firstAncestor(LabeledExprSyntax.self)?.firstAncestor(FunctionCallExprSyntax.self)
  }

  /// The calls of a type in the statement, or in the declaration that the error is at.
  func calls(of type: String) -> [FunctionCallExprSyntax] {
    let member = token.firstAncestor(MemberBlockItemSyntax.self).map(Syntax.init)
    let statement = token.firstAncestor(CodeBlockItemSyntax.self).map(Syntax.init)
    let names = [member, statement].compactMap { $0 }.min { $0.trimmedLength.utf8Length < $1.trimmedLength.utf8Length }
    return names?.tokens(viewMode: .sourceAccurate).compactMap { $0.text == type ? NameUse(token: $0).call : nil } ?? []
  }

  /// The last names of the operands of arithmetic in the statement.
  var arithmeticOperands: [String] {
    let tokens = token.firstAncestor(CodeBlockItemSyntax.self)?.tokens(viewMode: .sourceAccurate).map { $0 } ?? []
    let sequences = tokens.compactMap { token in
      ["+", "-", "*", "/"].contains(token.text) ? token.firstAncestor(SequenceExprSyntax.self) : nil
    }
    return sequences.flatMap { sequence in sequence.elements.compactMap(\.calleeName) }
  }

  /// The members of types in the outermost `switch` or `if` around, as `Icons` and `add` in `UIImage.Icons.add`.
  var staticMembersInBranches: [(owner: String, member: NameUse)] {
    let ancestors = sequence(first: Syntax(token)) { $0.parent }
    guard let expression = ancestors.filter({ $0.is(SwitchExprSyntax.self) || $0.is(IfExprSyntax.self) }).last else {
      return []
    }
    return expression.tokens(viewMode: .sourceAccurate).compactMap { token in
      let use = NameUse(token: token)
      guard let owner = use.reference?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
        owner.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true })
      else { return nil }
      return (owner, use)
    }
  }

  /// All names of the expression: of the operands around, or of the value that is being unwrapped, returned or called.
  var namesInExpression: [String] {
    let kinds: [SyntaxKind] = [.sequenceExpr, .optionalBindingCondition, .patternBinding, .labeledExpr, .codeBlockItem]
    let ancestors = sequence(first: Syntax(token)) { $0.parent }.map { $0 }
    let item = kinds.lazy.compactMap { kind in ancestors.first { $0.kind == kind } }.first
    return item?.tokens(viewMode: .sourceAccurate).map { $0.text.trimmingQuotes } ?? []
  }

  /// The last name of the base.
  var baseName: String? {
    let base = reference?.as(MemberAccessExprSyntax.self)?.base
    let callee = base?.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    return callee?.lastToken(viewMode: .sourceAccurate)?.text.trimmingQuotes
  }

  /// The name that the error's expression calls or reads last: `shared` in `Store.shared!`.
  var lastName: String? {
    guard
      token.parent?.is(ForceUnwrapExprSyntax.self) == true || token.parent?.is(OptionalChainingExprSyntax.self) == true
    else { return name }
    var value =
      token.parent?.as(ForceUnwrapExprSyntax.self)?.expression
      ?? token.parent?.as(OptionalChainingExprSyntax.self)?.expression
    while let call = value?.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
    return value?.lastToken(viewMode: .sourceAccurate)?.text.trimmingQuotes
  }

  /// The class that the error is in.
  var enclosingClass: ClassDeclSyntax? { token.firstAncestor(ClassDeclSyntax.self) }

  /// The name of the type that the error is in, also in an extension.
  var superclassName: String? {
    enclosingClass?.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// The name of the function or property that the error is in.
  var enclosingMemberName: String? {
    token.firstAncestor(FunctionDeclSyntax.self)?.name.text.trimmingQuotes
      ?? token.firstAncestor(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  /// The attribute whose name this is.
  var attribute: AttributeSyntax? { token.firstAncestor(AttributeSyntax.self) }

  /// The type of the property that the attribute is of.
  var attributedType: String? {
    token.firstAncestor(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.trimmedDescription
  }

  /// How many generic arguments the name has.
  var genericCount: Int {
    if let type = token.parent?.as(IdentifierTypeSyntax.self) {
      return type.genericArgumentClause?.arguments.count ?? 0
    }
    return reference?.parent?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments.count ?? 0
  }

  /// Whether the name is that of a type: it is where a type is expected, or before a dot or parentheses.
  var isTypeName: Bool { reference == nil || isBase || call != nil || genericCount > 0 || isElementType }

  /// Whether the name is that of the elements in `[Name]()`.
  private var isElementType: Bool {
    guard let array = token.firstAncestor(ArrayExprSyntax.self), array.elements.count == 1 else { return false }
    return array.parent?.is(FunctionCallExprSyntax.self) == true
      || array.parent?.is(MemberAccessExprSyntax.self) == true
  }

  /// The use of another name in the same statement, behind this one: errors about members of optionals are at the base.
  func moved(to name: String) -> NameUse {
    if self.name == name { return self }
    let end = (token.firstAncestor(CodeBlockItemSyntax.self).map(Syntax.init) ?? Syntax(token)).endPosition
    var next = token.nextToken(viewMode: .sourceAccurate)
    while let token = next, token.position < end {
      if token.text.trimmingQuotes == name { return NameUse(token: token) }
      next = token.nextToken(viewMode: .sourceAccurate)
    }
    return self
  }

  /// Whether what is called may be nil, as in `completion?()`: it is a property.
  var isCalledOptionally: Bool {
    reference?.parent?.is(OptionalChainingExprSyntax.self) == true && call != nil
  }

  /// The type that follows from the name of what is assigned to, or of the argument: most names of colours end in
  /// `color`.
  var namedType: String? {
    let label = token.firstAncestor(LabeledExprSyntax.self)?.label?.text
    let property = token.firstAncestor(PatternBindingSyntax.self)?.pattern.trimmedDescription
    let names = [assignedName, label, property].compactMap { $0?.lowercased() }
    let types = [
      "color": "UIColor", "colour": "UIColor", "font": "UIFont", "image": "UIImage", "text": "String",
      "title": "String",
    ]
    return names.lazy.compactMap { name in types.first { name.hasSuffix($0.key) }?.value }.first
  }

  /// The type that the variable which begins with the value is declared with, without its optional.
  var annotatedType: String? {
    guard let type = token.firstAncestor(PatternBindingSyntax.self)?.typeAnnotation?.type else { return nil }
    return StubTypeText(type.trimmedDescription).wrapped ?? type.trimmedDescription
  }

  /// Whether a subscript follows, and whether its index is a text.
  var subscriptKeyIsText: Bool? {
    guard let call = token.firstAncestor(SubscriptCallExprSyntax.self) else { return nil }
    return call.arguments.first?.expression.is(StringLiteralExprSyntax.self)
  }

  /// The names of the cases of the `switch` that the error is at.
  var switchCases: [String] {
    guard let statement = token.firstAncestor(SwitchExprSyntax.self) else { return [] }
    return statement.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
      .flatMap(\.caseItems).compactMap { item in
        let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
        let callee = pattern?.as(FunctionCallExprSyntax.self)?.calledExpression ?? pattern
        return callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text.trimmingQuotes
      }
  }
}

extension ExprSyntax {
  /// The last name of the value, without the arguments of a call.
  var calleeName: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return callee.lastToken(viewMode: .sourceAccurate)?.text.trimmingQuotes
  }
}

extension TokenSyntax {
  func firstAncestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? { Syntax(self).firstAncestor(type) }
}

extension SyntaxProtocol {
  func firstAncestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}

extension String {
  var trimmingQuotes: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}
#endif
