#if UIKitAdapter
import SwiftSyntax

/// What scopes declare, read once for each: a type of thousands of members has as many places that ask.
final class ScopeTable {
  private var declarations: [SyntaxIdentifier: ScopeDeclarations?] = [:]

  /// Returns nil for a node that is no scope.
  func declarations(of scope: Syntax) -> ScopeDeclarations? {
    if let known = declarations[scope.id] { return known }
    guard ScopeDeclarations.isScope(scope) else { return nil }
    let found = ScopeDeclarations(scope)
    declarations[scope.id] = found
    return found
  }
}

/// What a scope declares, as far as it tells the meaning of a name inside.
struct ScopeDeclarations {
  /// Whether the scope is a type or an extension.
  let isGroup: Bool
  /// The bounds of the generic parameters, nil for one without.
  private(set) var parameters: [String: TypeSyntax?] = [:]
  /// What the scope's `where` clause binds names to.
  private(set) var requirements: [String: [TypeSyntax]] = [:]
  /// The types and type aliases in the scope's body.
  private(set) var types: Set<String> = []
  /// The written types of the parameters and variables.
  private(set) var variables: [String: TypeSyntax] = [:]

  fileprivate static func isScope(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlockItemList, .memberBlockItemList, .extensionDecl, .protocolDecl: true
    default: node.asProtocol(WithGenericParametersSyntax.self) != nil || node.asProtocol(DeclGroupSyntax.self) != nil
    }
  }

  fileprivate init(_ scope: Syntax) {
    let group = scope.asProtocol(DeclGroupSyntax.self)
    isGroup = group != nil
    for parameter in scope.genericParameters where parameters[parameter.name.text] == nil {
      parameters[parameter.name.text] = .some(parameter.inheritedType)
    }
    for (name, bound) in scope.genericWhereClause?.conformances ?? [] { requirements[name, default: []].append(bound) }
    for item in group.map({ Array($0.memberBlock.members) }) ?? [] {
      if let name = item.decl.typeName { types.insert(name) }
    }
    for (name, type) in scope.variables where variables[name] == nil { variables[name] = type }
  }
}

extension GenericWhereClauseSyntax {
  /// The names that the clause binds, with what each is bound to.
  var conformances: [(name: String, bound: TypeSyntax)] {
    requirements.compactMap { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { return nil }
      return (conformance.leftType.trimmedDescription, conformance.rightType)
    }
  }
}

extension DeclSyntax {
  /// The name of the type that the declaration declares.
  fileprivate var typeName: String? {
    if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.name.text }
    return self.is(ExtensionDeclSyntax.self) ? nil : Syntax(self).nominalName
  }
}

extension Syntax {
  /// The parameters and variables that a scope declares with a written type.
  fileprivate var variables: [(name: String, type: TypeSyntax)] {
    switch kind {
    case .functionDecl: self.as(FunctionDeclSyntax.self)?.signature.parameterClause.types ?? []
    case .initializerDecl: self.as(InitializerDeclSyntax.self)?.signature.parameterClause.types ?? []
    case .subscriptDecl: self.as(SubscriptDeclSyntax.self)?.parameterClause.types ?? []
    case .codeBlockItemList: self.as(CodeBlockItemListSyntax.self)?.flatMap { Syntax($0.item).typedBindings } ?? []
    case .memberBlockItemList: self.as(MemberBlockItemListSyntax.self)?.flatMap { Syntax($0.decl).typedBindings } ?? []
    default: []
    }
  }

  private var typedBindings: [(name: String, type: TypeSyntax)] {
    self.as(VariableDeclSyntax.self)?.bindings.compactMap { binding in
      binding.typeAnnotation.map { (binding.pattern.trimmedDescription, $0.type) }
    } ?? []
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var types: [(name: String, type: TypeSyntax)] {
    parameters.map { (($0.secondName ?? $0.firstName).text, $0.type) }
  }
}
#endif
