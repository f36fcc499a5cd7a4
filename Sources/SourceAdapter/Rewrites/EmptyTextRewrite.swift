#if UIKitAdapter
import SwiftSyntax

/// Gives attributed texts that are made without arguments a text: Foundation on Linux has no such initializer.
enum EmptyTextRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  private final class Visitor: SyntaxVisitor {
    var edits: [SourceEdit] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      if ["NSAttributedString", "NSMutableAttributedString"].contains(name), node.arguments.isEmpty,
        node.trailingClosure == nil
      {
        edits.append(.replace(node, with: "\(name)(string: \"\")"))
      }
      return .visitChildren
    }
  }
}
#endif
