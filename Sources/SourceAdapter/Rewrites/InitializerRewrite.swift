#if UIKitAdapter
import SwiftSyntax

/// Makes objects of a class that is known when the program runs: `Self()`, `T(frame: .zero)` or `cellClass.init()` call
/// an initializer that is required only in Swift's own classes, not in those of Objective-C. A class with an `init()`
/// of its own is made by that.
enum InitializerRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(module: file.module)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  /// The labels of the initializers that `makeByInit` stands for.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["target", "action"],
  ]

  private final class Visitor: SyntaxVisitor {
    private let module: ModuleIndex
    var edits: [SourceEdit] = []

    init(module: ModuleIndex) {
      self.module = module
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if let initializer = node.plainInit, module.viewClasses.comesFromUIKit(node.name.text) {
        edits.append(.insert("; \(node.initOfClass)", after: initializer))
      }
      return .visitChildren
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
      let type = base.dottedName
      if type == "self" { return isInTypeMember(node) && isBounded("Self", node) ? "Self" : nil }
      let isKnownLater = type.map { isBounded($0, node) } == true || bounds(for: node).isMetatype(base, at: node)
      return isKnownLater ? base.trimmedDescription : nil
    }

    private func isBounded(_ type: String, _ node: FunctionCallExprSyntax) -> Bool {
      bounds(for: node).isBounded(type, at: node)
        || type == "Self" && node.arguments.isEmpty && isInOpenClassOfUIKit(node)
    }

    /// An app's class inherits `init()` from UIKit's, but has its own designated initializers.
    private func bounds(for node: FunctionCallExprSyntax) -> GenericBounds {
      node.arguments.isEmpty ? module.boundsWithInit : module.bounds
    }

    private func isInOpenClassOfUIKit(_ node: some SyntaxProtocol) -> Bool {
      guard let declaration = node.enclosing(ClassDeclSyntax.self), !declaration.modifiers.has("final"),
        let superclass = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      else { return false }
      return superclass.hasPrefix("UI") && declaration.plainInit?.modifiers.has("required") != true
    }

    private func isInTypeMember(_ node: some SyntaxProtocol) -> Bool {
      guard let function = node.enclosing(FunctionDeclSyntax.self) else { return false }
      return function.modifiers.has("static") || function.modifiers.has("class")
    }
  }
}

extension ClassDeclSyntax {
  /// An initializer by which UIKit finds the class's `init()`.
  fileprivate var initOfClass: String {
    let access = ["open", "public", "package"].first(where: modifiers.has).map { $0 == "package" ? $0 : "public" }
    let modifiers = [access, "required convenience"].compactMap { $0 }.joined(separator: " ")
    return "@available(swift, obsoleted: 4) \(modifiers) init(ofClass: Void) { self.init() }"
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
