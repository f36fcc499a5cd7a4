#if UIKitAdapter
import SwiftSyntax

/// Takes declarations off the main actor, and keeps tasks on it.
///
/// Galley's views are bound to no actor, so that tests render on several threads; an override bound to the main actor
/// of a member that is not does not compile. A task that touches views runs on the main actor, as it would in an app,
/// where views and what they declare are bound to it: after the rendering, never at the same time.
enum IsolationRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(file: file)
    visitor.walk(file.tree)
    return visitor.changes
  }

  private final class Visitor: SyntaxVisitor {
    let file: SourceFile
    var changes = SourceChanges()

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if node.name == "MainActor" { changes.edits.append(.blank(node)) }
      return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "nonisolated", !isInActorOrExtension(node) { changes.edits.append(.blank(node)) }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      let isBound = node.signature?.attributes.has("MainActor") == true
      if isTask(node) {
        if !isBound { bind(node) }
        walk(node.statements)
        return .skipChildren
      }
      if isBound, let signature = node.signature, signature.capture == nil, signature.parameterClause == nil {
        changes.edits.append(.blank(signature.inKeyword))
      }
      return .visitChildren
    }

    /// A body that the main actor runs is called where it is: the check would stop renders on other threads.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.names("assumeIsolated", of: "MainActor") else { return .visitChildren }
      if node.trailingClosure != nil && node.arguments.isEmpty {
        changes.edits.append(.replace(node.calledExpression, with: "withExtendedLifetime(())"))
      } else {
        changes.notes.append(file.note(.form, at: node, "'MainActor.assumeIsolated' without a trailing closure"))
      }
      return .visitChildren
    }

    private func bind(_ closure: ClosureExprSyntax) {
      if let signature = closure.signature {
        changes.edits.append(.insert("@MainActor ", before: signature))
      } else {
        changes.edits.append(.insert(" @MainActor in", after: closure.leftBrace))
      }
    }

    /// Whether the closure is what `Task { }` runs, outside an actor.
    private func isTask(_ closure: ClosureExprSyntax) -> Bool {
      guard let call = closure.parent?.as(FunctionCallExprSyntax.self), !isInActor(closure) else { return false }
      return call.calledExpression.names("Task") || call.calledExpression.names("init", of: "Task")
    }

    private func isInActor(_ node: some SyntaxProtocol) -> Bool {
      enclosingType(of: node)?.is(ActorDeclSyntax.self) == true
    }

    /// In an extension, which may be an actor's, the modifier does no harm.
    private func isInActorOrExtension(_ node: some SyntaxProtocol) -> Bool {
      isInActor(node) || enclosingType(of: node)?.is(ExtensionDeclSyntax.self) == true
    }

    private func enclosingType(of node: some SyntaxProtocol) -> Syntax? {
      var declaration = node.parent
      while let current = declaration, !Self.isType(current) { declaration = current.parent }
      return declaration
    }

    private static func isType(_ node: Syntax) -> Bool {
      switch node.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
      default: false
      }
    }
  }
}
#endif
