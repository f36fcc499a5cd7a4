#if UIKitAdapter
import SwiftSyntax

/// Gives `@NSManaged` properties, which Core Data would store, a value of their own.
enum ManagedPropertyRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(file: file)
    visitor.walk(file.tree)
    return visitor.changes
  }

  private static let defaults: [String: String] = [
    "String": "\"\"", "Bool": "false", "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0", "Double": "0",
    "Float": "0", "Date": "Date(timeIntervalSinceReferenceDate: 0)", "Data": "Data()", "UUID": "UUID()",
    "NSNumber": "0",
    "NSSet": "NSSet()", "NSOrderedSet": "NSOrderedSet()",
  ]

  private final class Visitor: SyntaxVisitor {
    let file: SourceFile
    var changes = SourceChanges()

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.has("NSManaged"), let binding = node.bindings.last, let type = binding.typeAnnotation?.type
      else { return .visitChildren }
      if let value = defaultValue(of: type) {
        let text = isInExtension(node) ? " { get { \(value) } set {} }" : " = \(value)"
        changes.edits.append(.insert(text, after: binding))
      } else {
        changes.notes.append(
          file.note(.managedProperty, at: node, "'\(binding.trimmedDescription)' has no value without Core Data"))
      }
      return .visitChildren
    }

    private func defaultValue(of type: TypeSyntax) -> String? {
      if type.is(OptionalTypeSyntax.self) { return "nil" }
      if type.is(ArrayTypeSyntax.self) || type.trimmedDescription.hasPrefix("Set<") { return "[]" }
      return defaults[type.trimmedDescription]
    }

    private func isInExtension(_ node: VariableDeclSyntax) -> Bool {
      node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    }
  }
}
#endif
