#if UIKitAdapter
import SwiftSyntax

/// Replaces the expressions that only an Apple platform knows: `#selector`, `#keyPath`, and literals of colours and
/// images.
enum ExpressionMacroRewrite: SourceRewrite {
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

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { return drop(node) }
      guard let argument = node.arguments.first else { return .visitChildren }
      if !Self.ofSwift.contains(node.macroName.text) {
        callFunction(insteadOf: node)
        return .visitChildren
      }
      switch node.macroName.text {
      case "selector": replace(node, SelectorName.text(of: argument, in: file.module).map { "Selector(\(quoted($0)))" })
      case "keyPath": replace(node, quoted(keyPath(argument.expression)))
      case "colorLiteral": replace(node, "UIColor(\(node.arguments.trimmedDescription))")
      case "imageLiteral": replace(node, "(UIImage(named: \(argument.expression.trimmedDescription)) ?? UIImage())")
      default: return .visitChildren
      }
      return .skipChildren
    }

    /// The macro comes from a module that is not here: a function of its name can be stubbed.
    private func callFunction(insteadOf node: MacroExpansionExprSyntax) {
      let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
      changes.edits.append(SourceEdit(range: start..<start + 1, content: .text("")))
      changes.notes.append(
        file.note(.form, at: node, "the macro '#\(node.macroName.text)' is not here: a function is called"))
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? drop(node) : .visitChildren
    }

    /// Previews show the app's views in Xcode only.
    private func drop(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      changes.edits.append(.blank(node))
      return .skipChildren
    }

    private static let ofSwift: Set<String> = [
      "selector", "keyPath", "colorLiteral", "imageLiteral", "fileLiteral", "file", "fileID", "filePath", "line",
      "column",
      "function", "dsohandle", "externalMacro", "isolation", "expect", "require", "Predicate", "available",
      "unavailable",
      "Preview", "warning", "error",
    ]

    private func replace(_ node: MacroExpansionExprSyntax, _ text: String?) {
      if let text {
        changes.edits.append(.replace(node, with: text))
      } else {
        changes.notes.append(file.note(.form, at: node, "'\(node.trimmedDescription)' names no member"))
      }
    }

    /// The path without the types that it begins with.
    private func keyPath(_ expression: ExprSyntax) -> String {
      let names = expression.trimmedDescription.filter { !"?! \n".contains($0) }.split(separator: ".")
      return names.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }.joined(separator: ".")
    }
  }
}

/// The name in a `#selector`.
enum SelectorName {
  /// Returns nil for an expression that names no member.
  static func text(of argument: LabeledExprSyntax, in module: ModuleIndex) -> String? {
    guard let reference = reference(in: argument.expression) else { return nil }
    let name = reference.baseName.text
    switch argument.label?.text {
    case "getter": return name
    case "setter": return "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    default: break
    }
    let declared = module.selectors[name] ?? []
    guard let labels = reference.argumentNames?.arguments.map(\.name.text) else { return declared.first ?? name }
    let count = labels.count
    let derived = ObjectiveCName(baseName: name, labels: labels).text
    // A declaration may have a name of its own by `@objc(name)`.
    let ofOtherNames = declared.filter { !$0.hasPrefix(name) && $0.count(where: { $0 == ":" }) == count }
    return declared.contains(derived) ? derived : ofOtherNames.first ?? derived
  }

  private static func reference(in expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName }
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return reference(in: only.expression)
    }
    // `name as (Type) -> () -> Void`, which the parser leaves unfolded.
    return expression.as(SequenceExprSyntax.self)?.elements.first.flatMap(reference)
  }
}
#endif
