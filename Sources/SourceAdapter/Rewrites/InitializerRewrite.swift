#if UIKitAdapter
import SwiftSyntax

/// Makes objects of a class that is known when the program runs: `Self()`, `T(frame: .zero)` or `cellClass.init()` call
/// an initializer that is required only in Swift's own classes, not in those of Objective-C.
enum InitializerRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(bounds: file.module.bounds)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  /// The labels of the initializers that `makeByInit` stands for.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["target", "action"],
  ]

  private final class Visitor: SyntaxVisitor {
    private let bounds: GenericBounds
    var edits: [SourceEdit] = []

    init(bounds: GenericBounds) {
      self.bounds = bounds
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      if node.trailingClosure == nil, initializers.contains(labels), let type = typeMade(by: node) {
        edits.append(.replace(node.calledExpression, with: "\(type).makeByInit"))
      }
      return .visitChildren
    }

    /// The expression of the class whose initializer is called, if it is known only when the program runs.
    private func typeMade(by node: FunctionCallExprSyntax) -> String? {
      if let type = node.calledExpression.as(DeclReferenceExprSyntax.self), type.argumentNames == nil {
        return isBounded(type.trimmedDescription, node) ? type.trimmedDescription : nil
      }
      guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
        called.declName.trimmedDescription == "init",
        let base = called.base
      else { return nil }
      let type = base.trimmedDescription
      if type == "self" { return isInTypeMember(node) && isBounded("Self", node) ? "Self" : nil }
      return isBounded(type, node) || bounds.isMetatype(base, at: node) ? type : nil
    }

    private func isBounded(_ type: String, _ node: FunctionCallExprSyntax) -> Bool {
      bounds.isBounded(type, at: node) || type == "Self" && node.arguments.isEmpty && isInOpenClassOfUIKit(node)
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
