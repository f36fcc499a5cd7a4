#if UIKitAdapter
import SwiftSyntax

/// Looks up constant texts each time that they are read.
///
/// In an app, the language is that of the process, so a `static let` of a text is as good as a function. Here each
/// scene has its own.
enum LocalizedConstantRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  private final class Visitor: SyntaxVisitor {
    var edits: [SourceEdit] = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.bindingSpecifier.text == "let", isGlobal(node), node.bindings.count == 1,
        let binding = node.bindings.first, binding.pattern.is(IdentifierPatternSyntax.self),
        let initializer = binding.initializer, isText(initializer.value)
      else { return .skipChildren }
      edits.append(.replace(node.bindingSpecifier, with: "var"))
      if binding.typeAnnotation == nil { edits.append(.insert(": String", after: binding.pattern)) }
      edits.append(.replace(initializer.equal, with: "{"))
      edits.append(.insert(" }", after: initializer.value))
      return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Whether the constant is one of a file or a type, not of an object.
    private func isGlobal(_ node: VariableDeclSyntax) -> Bool {
      node.modifiers.has("static") || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    private func isText(_ value: ExprSyntax) -> Bool {
      guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
      let called = call.calledExpression
      return called.names("NSLocalizedString")
        || called.names("String") && call.arguments.first?.label?.text == "localized"
    }
  }
}
#endif
