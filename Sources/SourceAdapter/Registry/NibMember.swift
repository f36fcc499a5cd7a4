#if UIKitAdapter
import SwiftSyntax

/// A member that documents or selectors refer to by name.
enum NibMember {
  case outlet(String)
  case inspectable(String)
  case action(selector: String, function: String)

  /// The members that a declaration has; none where the declaration is not for documents.
  static func members(in declaration: DeclSyntax, isObjectiveC: Bool) -> [NibMember] {
    if let variable = declaration.as(VariableDeclSyntax.self) { return properties(in: variable) }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return action(function, isObjectiveC: isObjectiveC).map { [$0] } ?? []
    }
    return []
  }

  private static func properties(in variable: VariableDeclSyntax) -> [NibMember] {
    if variable.modifiers.has("static") || variable.modifiers.has("class") { return [] }
    let names = variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    if variable.attributes.has("IBOutlet") { return names.map { .outlet($0) } }
    if variable.attributes.has("IBInspectable") && variable.canBeSet { return names.map { .inspectable($0) } }
    return []
  }

  /// At most the sender and the event are handed to an action.
  private static func action(_ function: FunctionDeclSyntax, isObjectiveC: Bool) -> NibMember? {
    let attributes = function.attributes
    guard isObjectiveC || attributes.has("objc") || attributes.has("IBAction"), canBeAction(function) else {
      return nil
    }
    let parameters = function.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.text + ":" }.joined()
    let name = function.name.text
    return .action(
      selector: ObjectiveCName(of: function).text, function: labels.isEmpty ? "\(name)" : "\(name)(\(labels))")
  }

  private static func canBeAction(_ function: FunctionDeclSyntax) -> Bool {
    let signature = function.signature
    let effects = signature.effectSpecifiers
    let parameters = signature.parameterClause.parameters
    return parameters.count <= 2 && !parameters.contains(where: \.isUnsuitable)
      && effects?.asyncSpecifier == nil && effects?.throwsClause == nil && function.genericParameterClause == nil
      && !["static", "class", "mutating", "override"].contains(where: function.modifiers.has)
      && !function.attributes.has("available")
  }

  /// The member's line in the generated code.
  func code(owner: String) -> String {
    switch self {
    case .outlet(let name): ".outlet(\(quoted(name)), \\\(owner).\(name))"
    case .inspectable(let name): ".inspectable(\(quoted(name)), \\\(owner).\(name))"
    case .action(let selector, let function) where function.hasSuffix(")"):
      ".action(\(quoted(selector)), \(owner).\(function))"
    // A name without labels may be that of several methods; a call is not ambiguous.
    case .action(let selector, let function):
      ".action(\(quoted(selector)), { (owner: \(owner)) in { owner.\(function)() } })"
    }
  }
}

extension FunctionParameterSyntax {
  /// Whether a value of any kind cannot be handed over: closures, `inout`, variadics.
  fileprivate var isUnsuitable: Bool {
    ellipsis != nil || type.is(AttributedTypeSyntax.self) || type.is(FunctionTypeSyntax.self)
  }
}

extension VariableDeclSyntax {
  fileprivate var canBeSet: Bool {
    guard bindingSpecifier.text == "var", let binding = bindings.first else { return false }
    switch binding.accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let accessors):
      return accessors.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
    }
  }
}
#endif
