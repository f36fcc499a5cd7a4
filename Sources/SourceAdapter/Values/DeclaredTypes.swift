#if UIKitAdapter
import SwiftSyntax

/// The types of an app that code of other files can name, and how each is made.
final class DeclaredTypes: SyntaxVisitor {
  private(set) var types: [String: OwnType] = [:]
  private(set) var conformances: [String: Set<String>] = [:]
  /// The names of what extensions add.
  private(set) var extensionMembers: [String: Set<String>] = [:]
  private var scope: [String] = []

  // MARK: Types

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .made(node.ways.sortedByPlainness), node.genericParameterClause)
  }

  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let own = node.memberBlock.initializers
    let memberwise = node.memberBlock.memberwiseParameters.map { [OwnType.Way(parameters: $0)] } ?? []
    return enter(
      node, .made(own.isEmpty ? memberwise : own.compactMap(\.way).sortedByPlainness), node.genericParameterClause)
  }

  override func visitPost(_ node: StructDeclSyntax) { leave(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let own = node.memberBlock.initializers.compactMap(\.way).sortedByPlainness
    let inheritsInitializers = node.memberBlock.initializers.allSatisfy { $0.modifiers.has("convenience") }
    let superclass = node.inheritanceClause?.names.first ?? "NSObject"
    return enter(
      node, own.isEmpty && inheritsInitializers ? .inheriting(superclass: superclass) : .made(own),
      node.genericParameterClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if let declaration = node.ownProtocol, node.modifiers.isReachable {
      types[qualified(node.name.text)] = OwnType(kind: .abstract(declaration))
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isReachable, node.genericParameterClause == nil {
      types[qualified(node.name.text)] = OwnType(kind: .alias(node.initializer.value.trimmedDescription))
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isReachable else { return .skipChildren }
    let name = node.extendedType.trimmedDescription
    conformances[name, default: []].formUnion(node.inheritanceClause?.names ?? [])
    extensionMembers[name, default: []].formUnion(node.memberBlock.members.flatMap(\.decl.declaredNames))
    scope.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    if node.modifiers.isReachable { scope.removeLast() }
  }

  // What a body or a value declares has no name outside.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Scopes

  private typealias Declaration = DeclGroupSyntax & NamedDeclSyntax

  private func enter(
    _ node: some Declaration, _ kind: OwnType.Kind, _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isReachable else { return .skipChildren }
    let name = qualified(node.name.text)
    types[name] = OwnType(kind: kind, generics: generics?.parameters.map(\.name.text) ?? [])
    conformances[name, default: []].formUnion(node.inheritanceClause?.names ?? [])
    scope.append(node.name.text)
    return .visitChildren
  }

  private func leave(_ node: some Declaration) {
    if node.modifiers.isReachable { scope.removeLast() }
  }

  private func qualified(_ name: String) -> String { (scope + [name]).joined(separator: ".") }
}

// MARK: Ways to make a value

extension EnumDeclSyntax {
  fileprivate var ways: [OwnType.Way] {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map { element in
      let parameters = element.parameterClause?.parameters.map {
        StubParameter(label: $0.firstName?.text ?? "_", type: $0.type.trimmedDescription)
      }
      return OwnType.Way(caseName: element.name.text, parameters: parameters ?? [])
    }
  }
}

extension MemberBlockSyntax {
  fileprivate var initializers: [InitializerDeclSyntax] {
    members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// The stored properties that an initializer has to set, or nil if one of them has no type or is private.
  fileprivate var memberwiseParameters: [StubParameter]? {
    var found: [StubParameter] = []
    for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      if variable.modifiers.has("static") || variable.modifiers.has("lazy") { continue }
      for binding in variable.bindings where binding.initializer == nil && binding.isStored {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation?.type, variable.modifiers.isReachable
        else { return nil }
        if variable.bindingSpecifier.text == "var", type.is(OptionalTypeSyntax.self) { continue }
        found.append(StubParameter(label: name, type: type.trimmedDescription))
      }
    }
    return found
  }
}

extension PatternBindingSyntax {
  /// Whether the property has a value of its own, which observers may watch.
  fileprivate var isStored: Bool {
    guard case .accessors(let accessors) = accessorBlock?.accessors else { return accessorBlock == nil }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension InitializerDeclSyntax {
  /// What has to be passed, or nil if a plain call does not always make an object.
  fileprivate var way: OwnType.Way? {
    let effects = signature.effectSpecifiers
    guard optionalMark == nil, modifiers.isReachable, effects?.throwsClause == nil, effects?.asyncSpecifier == nil,
      genericParameterClause == nil
    else { return nil }
    let required = signature.parameterClause.parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }
    return OwnType.Way(
      parameters: required.map { StubParameter(label: $0.firstName.text, type: $0.type.trimmedDescription) })
  }
}

extension [OwnType.Way] {
  /// The ways in the order of how much they take, and else of their declarations.
  fileprivate var sortedByPlainness: [OwnType.Way] {
    enumerated().sorted { ($0.element.parameters.count, $0.offset) < ($1.element.parameters.count, $1.offset) }
      .map(\.element)
  }
}

// MARK: Protocols

extension ProtocolDeclSyntax {
  /// The protocol, or nil if a class that conforms needs more than properties and functions.
  fileprivate var ownProtocol: OwnProtocol? {
    if primaryAssociatedTypeClause != nil || genericWhereClause != nil { return nil }
    var requirements: [OwnProtocol.Requirement] = []
    for declaration in memberBlock.members.map(\.decl) {
      if let variable = declaration.as(VariableDeclSyntax.self), let property = variable.requirement {
        requirements.append(property)
      } else if let function = declaration.as(FunctionDeclSyntax.self), let requirement = function.requirement {
        requirements.append(requirement)
      } else {
        return nil
      }
    }
    return OwnProtocol(inherited: inheritanceClause?.names ?? [], requirements: requirements)
  }
}

extension VariableDeclSyntax {
  fileprivate var requirement: OwnProtocol.Requirement? {
    guard let binding = bindings.first, let type = binding.typeAnnotation?.type, !type.namesSelf else { return nil }
    let accessors = binding.accessorBlock?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    if accessors.contains("async") || accessors.contains("throws") { return nil }
    return .property(
      name: binding.pattern.trimmedDescription, type: type.trimmedDescription, isStatic: modifiers.has("static"),
      isSettable: accessors.contains("set"))
  }
}

extension FunctionDeclSyntax {
  fileprivate var requirement: OwnProtocol.Requirement? {
    if namesSelf { return nil }
    var head = trimmed
    head.attributes = []
    head.modifiers = modifiers.filter { $0.name.text == "static" }
    return .function(
      name: name.text, head: head.trimmedDescription,
      result: signature.returnClause?.type.trimmedDescription ?? "Void")
  }
}

extension SyntaxProtocol {
  fileprivate var namesSelf: Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == "Self" } }
}

extension DeclSyntax {
  fileprivate var declaredNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text] }
    return self.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
  }
}

extension DeclModifierListSyntax {
  /// Whether other files can use what has the modifiers.
  fileprivate var isReachable: Bool { !has("private") && !has("fileprivate") }
}
#endif
