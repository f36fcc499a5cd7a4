#if UIKitAdapter
import SwiftSyntax

/// Drops the question mark of calls of optional requirements, as in `delegate?.picker?(self, didPick: color)`.
enum OptionalCallRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(optionalRequirements: file.module.optionalRequirements)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  /// How UIKit's delegate methods begin: with the object that calls them.
  private static let delegatePrefixes = [
    "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "gestureRecognizer",
    "navigationController", "tabBar", "pickerView", "presentationController", "popoverPresentationController",
    "imagePickerController", "pageViewController", "splitViewController", "application",
  ]

  private final class Visitor: SyntaxVisitor {
    let optionalRequirements: Set<String>
    var edits: [SourceEdit] = []

    init(optionalRequirements: Set<String>) {
      self.optionalRequirements = optionalRequirements
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self), isOptionalRequirement(chaining, node)
      {
        edits.append(.blank(chaining.questionMark))
      }
      return .visitChildren
    }

    /// A closure in an optional is called without labels, a requirement often with some.
    private func isOptionalRequirement(_ called: OptionalChainingExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
      guard let name = baseName(of: called.expression) else { return false }
      if optionalRequirements.contains(name) || call.arguments.contains(where: { $0.label != nil }) { return true }
      return !call.arguments.isEmpty && delegatePrefixes.contains(where: name.hasPrefix)
    }

    private func baseName(of expression: ExprSyntax) -> String? {
      if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
      return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }
}
#endif
