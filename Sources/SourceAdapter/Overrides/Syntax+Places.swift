#if UIKitAdapter
import SwiftSyntax

extension MemberBlockSyntax {
  /// The members, also those in conditional blocks.
  ///
  /// `filter` of a list of nodes makes another tree, whose nodes have other positions: take arrays.
  var allMembers: [MemberBlockItemSyntax] { Self.flattened(members) }

  private static func flattened(_ members: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
    members.map { $0 }.flatMap { item -> [MemberBlockItemSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      return block.clauses.map { $0 }.flatMap { clause -> [MemberBlockItemSyntax] in
        guard case .decls(let inner) = clause.elements else { return [] }
        return flattened(inner)
      }
    }
  }
}

extension ClassDeclSyntax {
  /// The name with those of the types around it.
  var qualifiedName: String { (enclosingTypes + [name.text]).joined(separator: ".") }
}

extension TypeSyntax {
  /// The name of a type without generic arguments.
  var withoutArguments: String {
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.withoutArguments).\(member.name.text)"
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
  }
}

extension SyntaxProtocol {
  /// The names of the types around a declaration, from the outermost.
  fileprivate var enclosingTypes: [String] {
    var names: [String] = []
    var next = parent
    while let current = next {
      if let name = current.asProtocol((any NamedDeclSyntax).self)?.name.text,
        current.isProtocol((any DeclGroupSyntax).self)
      {
        names.insert(name, at: 0)
      } else if let declaration = current.as(ExtensionDeclSyntax.self) {
        names.insert(declaration.extendedType.withoutArguments, at: 0)
      }
      next = current.parent
    }
    return names
  }

  /// The condition of the `#if` blocks around a node, or nil if there are none.
  var condition: String? {
    var conditions: [String] = []
    var node = Syntax(self)
    while let parent = node.parent {
      if let clause = node.as(IfConfigClauseSyntax.self), let clauses = parent.as(IfConfigClauseListSyntax.self) {
        let before = clauses.prefix { $0.id != clause.id }.compactMap { $0.condition.map { "!(\($0.onOneLine))" } }
        conditions = before + (clause.condition.map { ["(\($0.onOneLine))"] } ?? []) + conditions
      }
      node = parent
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  /// The source on one line, without comments.
  var onOneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !text.hasSuffix(" "), !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    return text.trimmingSuffix { $0 == " " }
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)])
  }

  /// The declaration in the `#if` blocks that stood around another place.
  func inBlock(_ condition: String?) -> String { condition.map { "#if \($0)\n\(self)\n#endif" } ?? self }
}
#endif
