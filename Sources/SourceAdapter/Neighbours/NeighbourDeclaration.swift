#if UIKitAdapter
import SwiftSyntax

/// A declaration that can be taken out of a file by itself: at the top level of the file, or in an extension.
struct NeighbourDeclaration {
  enum Kind { case type, value, member, conformance }

  let kind: Kind
  /// The base name; that of the extended type for a conformance.
  let name: String
  /// The labels of a function or initializer.
  let labels: [String]?
  /// The extended type of a member.
  let owner: String?
  let isStatic: Bool
  /// What a type or an extension inherits from.
  let inherited: [String]
  /// The bytes of the file that stay if it is taken: its own, and those of the extension around.
  let ranges: [Range<Int>]

  /// The bytes of its own.
  var range: Range<Int> { ranges[0] }
}

extension NeighbourDeclaration {
  /// The declarations of a file.
  static func declarations(in file: SourceFileSyntax) -> [NeighbourDeclaration] {
    declarations(file.statements.compactMap { $0.item.as(DeclSyntax.self) })
  }

  private static func declarations(_ items: [DeclSyntax]) -> [NeighbourDeclaration] {
    items.flatMap { item -> [NeighbourDeclaration] in
      if let group = item.as(IfConfigDeclSyntax.self) { return declarations(group.compiledItems) }
      if let node = item.as(ExtensionDeclSyntax.self) { return parts(of: node) }
      return declared(by: item, in: nil)
    }
  }

  /// The members of an extension, and the extension as a whole if it makes its type conform.
  private static func parts(of node: ExtensionDeclSyntax) -> [NeighbourDeclaration] {
    let inherited = node.inheritanceClause?.names ?? []
    let conformance = NeighbourDeclaration(
      kind: .conformance, name: node.extendedType.trimmedDescription, labels: nil, owner: nil, isStatic: false,
      inherited: inherited, ranges: [bytes(of: node)])
    return (inherited.isEmpty ? [] : [conformance])
      + node.memberBlock.members.flatMap { member in
        let items = member.decl.as(IfConfigDeclSyntax.self)?.compiledItems ?? [member.decl]
        return items.flatMap { declared(by: $0, in: node) }
      }
  }

  private static func declared(by item: DeclSyntax, in node: ExtensionDeclSyntax?) -> [NeighbourDeclaration] {
    func declaration(
      _ kind: Kind, _ name: String, labels: [String]? = nil, inherited: InheritanceClauseSyntax? = nil
    ) -> NeighbourDeclaration {
      let modifiers = item.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
      return NeighbourDeclaration(
        kind: node != nil && kind == .value ? .member : kind, name: name, labels: labels,
        owner: node?.extendedType.trimmedDescription,
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        inherited: inherited?.names ?? [], ranges: [bytes(of: item)] + (node.map(frame) ?? []))
    }
    switch item.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): return [declaration(.type, node.name.text, inherited: node.inheritanceClause)]
    case .structDecl(let node): return [declaration(.type, node.name.text, inherited: node.inheritanceClause)]
    case .enumDecl(let node): return [declaration(.type, node.name.text, inherited: node.inheritanceClause)]
    case .actorDecl(let node): return [declaration(.type, node.name.text, inherited: node.inheritanceClause)]
    case .protocolDecl(let node): return [declaration(.type, node.name.text, inherited: node.inheritanceClause)]
    case .typeAliasDecl(let node): return [declaration(.type, node.name.text)]
    case .operatorDecl(let node): return [declaration(.value, node.name.text)]
    case .functionDecl(let node):
      return [declaration(.value, node.name.text.trimmingQuotes, labels: node.signature.parameterClause.labels)]
    case .initializerDecl(let node): return [declaration(.value, "init", labels: node.signature.parameterClause.labels)]
    case .subscriptDecl(let node): return [declaration(.value, "subscript", labels: node.parameterClause.labels)]
    case .variableDecl(let node):
      return node.bindings.map { declaration(.value, $0.pattern.trimmedDescription.trimmingQuotes) }
    default: return []
    }
  }

  /// An extension without its members and conformances.
  private static func frame(of node: ExtensionDeclSyntax) -> [Range<Int>] {
    let brace = node.memberBlock.leftBrace
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = brace.endPositionBeforeTrailingTrivia.utf8Offset
    let header =
      node.inheritanceClause.map { clause in
        [start..<clause.positionAfterSkippingLeadingTrivia.utf8Offset, clause.endPosition.utf8Offset..<end]
      } ?? [start..<end]
    return header + [bytes(of: node.memberBlock.rightBrace)]
  }

  private static func bytes(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension IfConfigDeclSyntax {
  /// The declarations that an app for phones compiles, as far as conditions of one part tell: flags other than `DEBUG`
  /// are off.
  fileprivate var compiledItems: [DeclSyntax] {
    let clause = clauses.first { $0.condition.map(Self.isTrue) ?? true }
    switch clause?.elements {
    case .statements(let items): return items.compactMap { $0.item.as(DeclSyntax.self) }
    case .decls(let members): return members.map(\.decl)
    default: return []
    }
  }

  private static func isTrue(_ condition: ExprSyntax) -> Bool {
    let text = condition.trimmedDescription
    if text.hasPrefix("!") { return !["os(iOS)", "DEBUG", "canImport(UIKit)"].contains(text.dropFirst()) }
    if ["os(macOS)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "os(OSX)", "canImport(AppKit)"].contains(text) {
      return false
    }
    return text == "DEBUG" || text.contains("(")
  }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.map { $0.type.trimmedDescription } }
}

extension FunctionParameterClauseSyntax {
  fileprivate var labels: [String] { parameters.map(\.firstName.text) }
}
#endif
