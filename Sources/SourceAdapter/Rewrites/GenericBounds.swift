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

  init(of files: [SourceFileSyntax], isClass: @escaping (String) -> Bool) {
    self.isClass = isClass
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    while let next = collector.protocols.first(where: { !protocols.contains($0.name.text) && isBounded(protocol: $0) })
    {
      protocols.insert(next.name.text)
    }
    for declaration in collector.protocols { members[declaration.name.text] = boundedTypes(of: declaration) }
    for (name, declaration) in collector.types {
      members[name, default: []].formUnion(boundedParameters(of: declaration))
    }
    let properties = Dictionary(grouping: collector.properties, by: \.name)
    metatypeProperties = Set(properties.filter { $0.value.allSatisfy { isBound($0.metatype) } }.keys)
  }

  /// Whether a name means a class of UIKit that is known when the program runs, at a place in a file.
  func isBounded(_ name: String, at place: some SyntaxProtocol) -> Bool {
    var next = place.parent
    var clauses: [GenericWhereClauseSyntax] = []
    while let scope = next {
      if let clause = scope.genericWhereClause { clauses.append(clause) }
      if clauses.contains(where: { bounds(name, in: $0) }) { return true }
      if let parameter = scope.genericParameter(name) { return isBound(parameter.inheritedType) }
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
    guard let group = scope.asProtocol(DeclGroupSyntax.self) else { return nil }
    if let owner = scope.nominalName, members[owner]?.contains(name) == true { return true }
    return group.memberBlock.members.contains { $0.decl.declaresType(name) } ? false : nil
  }

  /// Whether a type is a class of UIKit, or a composition or protocol with one.
  func isBound(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { isBound($0.type) }
    }
    let name = type.trimmedDescription
    return isClass(name) || protocols.contains(name)
  }

  private func bounds(_ name: String, in clause: GenericWhereClauseSyntax) -> Bool {
    clause.requirements.contains { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { return false }
      return conformance.leftType.trimmedDescription == name && isBound(conformance.rightType)
    }
  }

  private func isBounded(protocol declaration: ProtocolDeclSyntax) -> Bool {
    let inherited = declaration.inheritanceClause?.inheritedTypes.contains { isBound($0.type) } ?? false
    return inherited || declaration.genericWhereClause.map { bounds("Self", in: $0) } ?? false
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

extension Syntax {
  fileprivate var genericWhereClause: GenericWhereClauseSyntax? {
    if let scope = self.as(ExtensionDeclSyntax.self) { return scope.genericWhereClause }
    if let scope = self.as(ProtocolDeclSyntax.self) { return scope.genericWhereClause }
    return asProtocol(WithGenericParametersSyntax.self)?.genericWhereClause
  }

  fileprivate var genericParameters: [GenericParameterSyntax] {
    asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause.map { Array($0.parameters) } ?? []
  }

  fileprivate func genericParameter(_ name: String) -> GenericParameterSyntax? {
    genericParameters.first { $0.name.text == name }
  }

  /// The name of the type that a declaration declares or extends.
  fileprivate var nominalName: String? {
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

extension DeclSyntax {
  fileprivate func declaresType(_ name: String) -> Bool {
    if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.name.text == name }
    return !self.is(ExtensionDeclSyntax.self) && Syntax(self).nominalName == name
  }
}
#endif
