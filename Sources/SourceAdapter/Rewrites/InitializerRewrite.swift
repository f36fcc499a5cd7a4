#if UIKitAdapter
import SwiftSyntax

/// Makes objects of the very class that runs: `Self()` calls an initializer that is required only in Swift's own
/// classes, not in those of Objective-C.
enum InitializerRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  private final class Visitor: SyntaxVisitor {
    var edits: [SourceEdit] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression.trimmedDescription
      if ["Self", "Self.init", "self.init"].contains(called), node.arguments.isEmpty, node.trailingClosure == nil,
        isInOpenClassOfUIKit(node), called != "self.init" || isInTypeMember(node)
      {
        edits.append(.replace(node.calledExpression, with: "Self.makeByInit"))
      }
      return .visitChildren
    }

    private func isInOpenClassOfUIKit(_ node: some SyntaxProtocol) -> Bool {
      guard let declaration = node.enclosing(ClassDeclSyntax.self), !declaration.modifiers.has("final"),
        let superclass = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      else { return false }
      let hasRequired = declaration.memberBlock.members.contains {
        $0.decl.as(InitializerDeclSyntax.self).map(Self.isRequiredAndPlain) ?? false
      }
      return superclass.hasPrefix("UI") && !hasRequired
    }

    private static func isRequiredAndPlain(_ declaration: InitializerDeclSyntax) -> Bool {
      declaration.modifiers.has("required") && declaration.signature.parameterClause.parameters.isEmpty
    }

    private func isInTypeMember(_ node: some SyntaxProtocol) -> Bool {
      guard let function = node.enclosing(FunctionDeclSyntax.self) else { return false }
      return function.modifiers.has("static") || function.modifiers.has("class")
    }
  }
}

extension SyntaxProtocol {
  /// The innermost node of a kind around this one.
  fileprivate func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var next = parent
    while let current = next {
      if let node = current.as(kind) { return node }
      next = current.parent
    }
    return nil
  }
}
#endif
