#if UIKitAdapter
import SwiftSyntax

/// Lets `#if` take the branch for iOS, and that for a module that is here in part or by another name.
enum ConditionRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(knownModules: file.module.knownModules)
    visitor.walk(file.tree)
    return SourceChanges(edits: visitor.edits)
  }

  /// `true` and `false` with spaces, so that columns stay.
  private static let values = ["os(iOS)": "true   ", "os(Linux)": "false    "]

  private final class Visitor: SyntaxVisitor {
    private let knownModules: Set<String>
    var edits: [SourceEdit] = []

    init(knownModules: Set<String>) {
      self.knownModules = knownModules
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { evaluate(condition) }
      return .visitChildren
    }

    private func evaluate(_ condition: ExprSyntax) {
      let calls = Calls(viewMode: .sourceAccurate)
      calls.walk(condition)
      for call in calls.found {
        if let value = values[call.trimmedDescription] ?? (canImport(call) ? "true" : nil) {
          edits.append(.replace(call, with: value))
        }
      }
    }

    /// Whether the compiler denies a module that is there: `UIKit` has no parts such as `UIKit.UIView` here, and others
    /// have a face.
    private func canImport(_ call: FunctionCallExprSyntax) -> Bool {
      guard call.calledExpression.trimmedDescription == "canImport",
        let name = call.arguments.first?.expression.trimmedDescription
      else { return false }
      return name.hasPrefix("UIKit.") || knownModules.contains(AppleModules.face(of: name))
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
