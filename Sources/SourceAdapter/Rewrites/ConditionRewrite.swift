#if UIKitAdapter
import SwiftSyntax

/// Lets `#if` take the branch for iOS.
enum ConditionRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  /// `true` and `false` with spaces, so that columns stay.
  private static let values = ["os(iOS)": "true   ", "os(Linux)": "false    "]

  private final class Visitor: SyntaxVisitor {
    var edits: [SourceEdit] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { evaluate(condition) }
      return .visitChildren
    }

    private func evaluate(_ condition: ExprSyntax) {
      let calls = Calls(viewMode: .sourceAccurate)
      calls.walk(condition)
      for call in calls.found {
        if let value = values[call.trimmedDescription] { edits.append(.replace(call, with: value)) }
      }
    }
  }

  private final class Calls: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
}
#endif
