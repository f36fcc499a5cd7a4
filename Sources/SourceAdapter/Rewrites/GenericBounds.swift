#if UIKitAdapter
import SwiftSyntax

/// Which names of types are those of a class that is known when the program runs, and come from a class of UIKit:
/// generic parameters, associated types and `Self`.
///
///     func make<T: UIView>() -> T
///     protocol Screen { associatedtype Content: UIView }
///     extension UIView { static func make() -> Self }
struct GenericBounds {
  /// The protocols of the module whose types come from a class of UIKit.
  private(set) var protocols: Set<String> = []
  /// The bounded generic parameters and associated types of the module's types and protocols.
  private var members: [String: Set<String>] = [:]
  /// The names of the module's properties that hold a class of UIKit, and of no other ones.
  private(set) var metatypeProperties: Set<String> = []
  /// Whether a name is that of a class which counts.
  private let isClass: (String) -> Bool
  let scopes = ScopeTable()

  init(of files: [SourceFileSyntax], isClass: @escaping (String) -> Bool) {
    self.isClass = isClass
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    addProtocols(collector.protocols)
    for declaration in collector.protocols { members[declaration.name.text] = boundedTypes(of: declaration) }
    for (name, declaration) in collector.types {
      members[name, default: []].formUnion(boundedParameters(of: declaration))
    }
    let properties = Dictionary(grouping: collector.properties, by: \.name)
    metatypeProperties = Set(properties.filter { $0.value.allSatisfy { isBound($0.metatype) } }.keys)
  }

  /// Finds the protocols whose types come from a class, also by other protocols.
  private mutating func addProtocols(_ declarations: [ProtocolDeclSyntax]) {
    var inheriting: [String: [String]] = [:]
    var found: [String] = []
    for declaration in declarations {
      let (name, inherited) = (declaration.name.text, declaration.boundsOfSelf.flatMap(Self.names))
      if inherited.contains(where: isClass) { found.append(name) }
      for other in inherited { inheriting[other, default: []].append(name) }
    }
    while let next = found.popLast() {
      if protocols.insert(next).inserted { found += inheriting[next] ?? [] }
    }
  }

  /// Whether a name means a class of UIKit that is known when the program runs, at a place in a file.
  func isBounded(_ name: String, at place: some SyntaxProtocol) -> Bool {
    var next = place.parent
    while let scope = next {
      let declared = scopes.declarations(of: scope)
      if declared?.requirements[name]?.contains(where: isBound) == true { return true }
      if let bound = declared?.parameters[name] { return isBound(bound) }
      if let isBounded = isBounded(name, byMembersOf: scope) { return isBounded }
      next = scope.parent
    }
    return false
  }

  /// Returns `nil` if a scope does not say what the name means.
  private func isBounded(_ name: String, byMembersOf scope: Syntax) -> Bool? {
    if name == "Self" {
      if let scope = scope.as(ExtensionDeclSyntax.self) {
        return isBound(scope.extendedType) || protocols.contains(scope.extendedType.trimmedDescription)
      }
      if let scope = scope.as(ProtocolDeclSyntax.self) { return protocols.contains(scope.name.text) }
      return scope.asProtocol(DeclGroupSyntax.self) == nil ? nil : false
    }
    guard let declared = scopes.declarations(of: scope), declared.isGroup else { return nil }
    if let owner = scope.nominalName, members[owner]?.contains(name) == true { return true }
    return declared.types.contains(name) ? false : nil
  }

  /// Whether a type is a class of UIKit, or a composition or protocol with one.
  func isBound(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    return Self.names(in: type).contains { isClass($0) || protocols.contains($0) }
  }

  /// The types that a composition names, or the type.
  private static func names(in type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [type.trimmedDescription] }
    return composition.elements.flatMap { names(in: $0.type) }
  }

  private func bounds(_ name: String, in clause: GenericWhereClauseSyntax) -> Bool {
    clause.conformances.contains { $0.name == name && isBound($0.bound) }
  }

  private func boundedTypes(of declaration: ProtocolDeclSyntax) -> Set<String> {
    let types = declaration.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    return Set(
      types.filter { type in
        let inherited = type.inheritanceClause?.inheritedTypes.contains { isBound($0.type) } ?? false
        let clauses = [type.genericWhereClause, declaration.genericWhereClause].compactMap { $0 }
        return inherited || clauses.contains { bounds(type.name.text, in: $0) }
      }.map(\.name.text))
  }

  private func boundedParameters(of declaration: Syntax) -> [String] {
    let parameters = declaration.genericParameters
    return parameters.filter { parameter in
      isBound(parameter.inheritedType)
        || declaration.genericWhereClause.map { bounds(parameter.name.text, in: $0) } ?? false
    }.map(\.name.text)
  }

  /// Collects protocols and generic types.
  private final class Collector: SyntaxAnyVisitor {
    var protocols: [ProtocolDeclSyntax] = []
    var types: [(name: String, declaration: Syntax)] = []
    var properties: [(name: String, metatype: TypeSyntax?)] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let declaration = node.as(ProtocolDeclSyntax.self) { protocols.append(declaration) }
      if let name = node.nominalName, !node.is(ExtensionDeclSyntax.self), !node.genericParameters.isEmpty {
        types.append((name, node))
      }
      if let binding = node.as(PatternBindingSyntax.self),
        node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        let metatype = binding.typeAnnotation?.type.as(MetatypeTypeSyntax.self)?.baseType
        properties.append((binding.pattern.trimmedDescription, metatype))
      }
      return .visitChildren
    }
  }
}

extension ProtocolDeclSyntax {
  /// The types that the protocol's types are bound to.
  fileprivate var boundsOfSelf: [TypeSyntax] {
    let required = genericWhereClause.map { $0.conformances.filter { $0.name == "Self" }.map(\.bound) } ?? []
    return (inheritanceClause?.inheritedTypes.map(\.type) ?? []) + required
  }
}

extension Syntax {
  var genericWhereClause: GenericWhereClauseSyntax? {
    if let scope = self.as(ExtensionDeclSyntax.self) { return scope.genericWhereClause }
    if let scope = self.as(ProtocolDeclSyntax.self) { return scope.genericWhereClause }
    return asProtocol(WithGenericParametersSyntax.self)?.genericWhereClause
  }

  var genericParameters: [GenericParameterSyntax] {
    asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause.map { Array($0.parameters) } ?? []
  }

  /// The name of the type that a declaration declares or extends.
  var nominalName: String? {
    switch kind {
    case .classDecl: self.as(ClassDeclSyntax.self)?.name.text
    case .structDecl: self.as(StructDeclSyntax.self)?.name.text
    case .enumDecl: self.as(EnumDeclSyntax.self)?.name.text
    case .actorDecl: self.as(ActorDeclSyntax.self)?.name.text
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.text
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    default: nil
    }
  }
}
#endif
