#if UIKitAdapter
import SwiftSyntax

/// Makes protocols of Objective-C plain ones: bound to classes, with defaults for the optional requirements that return
/// nothing or an optional.
enum ProtocolRewrite: SourceRewrite {
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

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.has("objc") else { return .skipChildren }
      bindToClasses(node)
      let defaults = node.memberBlock.members.compactMap { defaultMember(for: $0.decl, access: access(of: node)) }
      if !defaults.isEmpty {
        changes.additions.append("extension \(node.name.text) {\n\(defaults.joined(separator: "\n"))\n}\n")
      }
      return .skipChildren
    }

    /// An `@objc` protocol can be the type of a weak reference without naming a class.
    private func bindToClasses(_ node: ProtocolDeclSyntax) {
      let names = node.inheritanceClause?.names ?? []
      if names.contains("AnyObject") || names.contains("class") { return }
      if let inherited = node.inheritanceClause?.inheritedTypes.first {
        changes.edits.append(.insert("AnyObject, ", before: inherited))
      } else {
        changes.edits.append(.insert(": AnyObject", after: node.name))
      }
    }

    private func access(of node: ProtocolDeclSyntax) -> String {
      node.modifiers.has("public") ? "public " : node.modifiers.has("private") ? "fileprivate " : ""
    }

    private func defaultMember(for member: DeclSyntax, access: String) -> String? {
      if let function = member.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
        return defaultFunction(for: function, access: access)
      }
      if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
        return defaultProperty(for: variable, access: access)
      }
      return nil
    }

    private func defaultFunction(for function: FunctionDeclSyntax, access: String) -> String? {
      guard let value = defaultValue(ofType: function.signature.returnClause?.type) else {
        noteRequirement(function, named: function.name.text)
        return nil
      }
      let signature = function.signature.trimmedDescription
      return "  \(access)func \(function.name.text)\(signature) {\(value)}"
    }

    private func defaultProperty(for variable: VariableDeclSyntax, access: String) -> String? {
      guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
        let value = defaultValue(ofType: type)
      else {
        noteRequirement(variable, named: variable.bindings.trimmedDescription)
        return nil
      }
      let canSet = binding.accessorBlock?.trimmedDescription.contains("set") == true
      let body = canSet ? "{ get {\(value)} set {} }" : "{\(value)}"
      return "  \(access)var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) \(body)"
    }

    private func defaultValue(ofType type: TypeSyntax?) -> String? {
      guard let type, !["Void", "()"].contains(type.trimmedDescription) else { return "" }
      let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      return isOptional ? " nil " : nil
    }

    private func noteRequirement(_ node: some SyntaxProtocol, named name: String) {
      changes.notes.append(
        file.note(.optionalRequirement, at: node, "'\(name)' is required here: types without it do not compile"))
    }
  }
}
#endif
