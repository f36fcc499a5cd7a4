#if UIKitAdapter
import SwiftSyntax

/// The types that a module declares, with their access and the protocols of UIKit in their inheritance clauses.
struct TypeIndex {
  private var declared: Set<String> = []
  private var publicTypes: Set<String> = []
  private var delegates: Set<String> = []

  init(of files: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    (declared, publicTypes, delegates) = (collector.declared, collector.publicTypes, collector.delegates)
  }

  func isPublic(_ name: String) -> Bool { publicTypes.contains(name) }

  /// Whether a type or one of its extensions names a protocol of UIKit or Core Animation.
  func isDelegate(_ name: String) -> Bool { delegates.contains(name) }

  /// Whether a signature names a type of the module, which may be less accessible than the function.
  func declaresAny(in signature: FunctionSignatureSyntax) -> Bool {
    signature.tokens(viewMode: .sourceAccurate).contains { declared.contains($0.text) }
  }

  private final class Collector: SyntaxVisitor {
    var declared: Set<String> = []
    var publicTypes: Set<String> = []
    var delegates: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.name.text, node.inheritanceClause)
      if node.modifiers.has("public") || node.modifiers.has("open") { publicTypes.insert(node.name.text) }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      take(conformances: node.inheritanceClause, of: node.extendedType.trimmedDescription)
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(name.text)
      return .visitChildren
    }

    private func take(_ name: String, _ clause: InheritanceClauseSyntax?) {
      declared.insert(name)
      take(conformances: clause, of: name)
    }

    private func take(conformances clause: InheritanceClauseSyntax?, of name: String) {
      let types = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if types.contains(where: Self.isProtocolOfUIKit) { delegates.insert(name) }
    }

    private static func isProtocolOfUIKit(_ name: String) -> Bool {
      let endings = ["Delegate", "DataSource", "FlowLayout", "Prefetching", "Updating", "Transitioning", "ItemSource"]
      return ["UI", "CA"].contains(where: name.hasPrefix) && endings.contains(where: name.hasSuffix)
    }
  }
}
#endif
