#if UIKitAdapter
import SwiftSyntax

/// Names of a module, as in `Nuke.loadImage`, are those of the module that stands for it, if the package has it.
enum QualifiedNameRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let modules = file.tree.importedModules.filter { file.module.knownModules.contains(AppleModules.face(of: $0)) }
    guard !modules.isEmpty else { return SourceChanges() }
    let visitor = Visitor(modules: modules)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  private final class Visitor: SyntaxVisitor {
    private let modules: Set<String>
    var edits: [SourceEdit] = []

    init(modules: Set<String>) {
      self.modules = modules
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      rename(node.base?.as(DeclReferenceExprSyntax.self)?.baseName)
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      rename(node.baseType.as(IdentifierTypeSyntax.self)?.name)
      return .visitChildren
    }

    private func rename(_ module: TokenSyntax?) {
      guard let module, modules.contains(module.text) else { return }
      edits.append(.replace(module, with: AppleModules.face(of: module.text)))
    }
  }
}
#endif
