#if UIKitAdapter
import SwiftSyntax

/// How values of the app's own types are made, as far as their declarations say it: stubs have them as results.
struct OwnTypes: Sendable {
  private enum Maker: Sendable {
    case expression(String)
    /// The stored properties without a value, for the initializer that a structure has by itself.
    case memberwise([Property])
  }

  fileprivate struct Property: Sendable {
    let name: String
    let type: String
  }

  private var makers: [String: Maker] = [:]

  mutating func read(_ tree: SourceFileSyntax) {
    let visitor = DeclaredTypes(viewMode: .sourceAccurate)
    visitor.walk(tree)
    for (name, first) in visitor.firstCases { makers[name] = .expression("\(name).\(first)") }
    for name in visitor.plain { makers[name] = .expression("\(name)()") }
    for (name, properties) in visitor.properties { makers[name] = .memberwise(properties) }
  }

  /// Returns a value of a type, or nil if its declaration does not say how to make one.
  ///
  /// - Parameter value: Returns a value of a property's type.
  func expression(of type: String, value: (_ type: String, _ name: String) -> String?) -> String? {
    switch makers[type] {
    case nil: return nil
    case .expression(let expression): return expression
    case .memberwise(let properties):
      var arguments: [String] = []
      for property in properties {
        guard let value = value(property.type, property.name) else { return nil }
        arguments.append("\(property.name): \(value)")
      }
      return "\(type)(\(arguments.joined(separator: ", ")))"
    }
  }
}

/// The types of a file that code of other files can make without knowing more.
private final class DeclaredTypes: SyntaxVisitor {
  /// The first case of an enumeration that holds nothing.
  var firstCases: [String: String] = [:]
  /// Types with an initializer without arguments.
  var plain: Set<String> = []
  /// The properties of structures without initializers that have no value.
  var properties: [String: [OwnTypes.Property]] = [:]

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.map { $0 }.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    let first = cases.flatMap { $0.elements.map { $0 } }.first { $0.parameterClause == nil }
    if isReachable(node.modifiers), let first { firstCases[node.name.text] = first.name.text }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isReachable(node.modifiers), node.genericParameterClause == nil else { return .skipChildren }
    if let isPlain = hasPlainInitializer(node.memberBlock) {
      if isPlain { plain.insert(node.name.text) }
    } else if let found = openProperties(node.memberBlock) {
      properties[node.name.text] = found
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isReachable(node.modifiers), node.genericParameterClause == nil else { return .skipChildren }
    let isPlain = hasPlainInitializer(node.memberBlock) ?? (openProperties(node.memberBlock)?.isEmpty == true)
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? "NSObject"
    if isPlain, superclass == "NSObject" || superclass.hasPrefix("UI") { plain.insert(node.name.text) }
    return .skipChildren
  }

  private func isReachable(_ modifiers: DeclModifierListSyntax) -> Bool {
    !modifiers.has("private") && !modifiers.has("fileprivate")
  }

  /// Whether one of the initializers needs no argument, or nil if there are none.
  private func hasPlainInitializer(_ members: MemberBlockSyntax) -> Bool? {
    let initializers = members.members.map { $0 }.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if initializers.isEmpty { return nil }
    return initializers.contains { initializer in
      initializer.optionalMark == nil && isReachable(initializer.modifiers)
        && initializer.signature.effectSpecifiers?.throwsClause == nil
        && initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  /// The stored properties that an initializer has to set, or nil if one of them has no type or is private.
  private func openProperties(_ members: MemberBlockSyntax) -> [OwnTypes.Property]? {
    var found: [OwnTypes.Property] = []
    for variable in members.members.map({ $0 }).compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      if variable.modifiers.has("static") || variable.modifiers.has("lazy") { continue }
      for binding in variable.bindings where binding.initializer == nil && binding.accessorBlock == nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation?.type, isReachable(variable.modifiers)
        else { return nil }
        if variable.bindingSpecifier.text == "var", type.is(OptionalTypeSyntax.self) { continue }
        found.append(OwnTypes.Property(name: name, type: type.trimmedDescription))
      }
    }
    return found
  }
}
#endif
