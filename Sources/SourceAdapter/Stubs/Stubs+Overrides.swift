#if UIKitAdapter
import SwiftSyntax

extension Stubs {
  /// Learns from an override what a stub that is a superclass has.
  mutating func learnOverride(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
    guard message.contains("overrid"), let superclass = use.superclassName else { return false }
    if message.contains("is declared in extension of"), let name = names.first?.prefix(while: { $0 != "(" }) {
      changeMembers(named: String(name)) { $0.isOverridden = true }
      return isStub(String(name))
    }
    if message.contains("cannot override more than one superclass declaration"), let name = names.first {
      // The superclass turned out to be one of UIKit's, which has the member.
      removeMembers(named: String(name.prefix { $0 != "(" }))
      return true
    }
    let isOfUIKit = StubFamily.named(superclass) != nil || StubFamily.views.contains(superclass)
    if isOfUIKit, message.contains("does not override any"), declareOverridden(by: use, in: superclass) {
      changeMembers(named: use.enclosingMemberName ?? "") { $0.isOverridden = true }
      return true
    }
    guard types[superclass]?.superclass != nil else { return false }
    if message.contains("does not override any") || message.contains("does not override a designated") {
      _ = declareOverridden(by: use, in: superclass)
    } else if message.contains("with read-only property"), let name = names.first {
      changeMembers(named: name) { $0.isReadOnly = true }
    } else if message.contains("with type"), names.count >= 2, let name = names.first {
      changeMembers(named: name) { $0.type = names[1] }
    } else {
      return false
    }
    return true
  }

  /// Declares what an override needs in a superclass.
  ///
  /// - Returns: Whether it is a member.
  private mutating func declareOverridden(by use: NameUse, in superclass: String) -> Bool {
    if let function = use.token.firstAncestor(FunctionDeclSyntax.self), function.isOverride {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text }
      let full = labels.isEmpty ? function.name.text : "\(function.name.text)(\(labels.map { $0 + ":" }.joined()))"
      if adoptFamily(of: full, superclass) || adoptFamily(of: function.name.text, superclass) { return false }
      let type = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      add(
        StubMember(
          name: function.name.text.trimmingQuotes, isStatic: function.isOfType,
          parameters: function.signature.parameterClause.stubParameters,
          type: type), to: superclass)
      return true
    } else if let property = use.token.firstAncestor(VariableDeclSyntax.self), let binding = property.bindings.first {
      let name = binding.pattern.trimmedDescription
      if adoptFamily(of: name, superclass) { return false }
      let isReadOnly = binding.accessorBlock.map { !$0.trimmedDescription.contains("set") } ?? false
      var member = StubMember(
        name: name, isStatic: false, parameters: nil,
        type: binding.typeAnnotation?.type.trimmedDescription ?? declarePlaceholder(superclass, name))
      member.isReadOnly = isReadOnly
      add(member, to: superclass)
      return true
    } else if let initializer = use.token.firstAncestor(InitializerDeclSyntax.self) {
      let parameters = initializer.signature.parameterClause.stubParameters
      let labels = parameters.map(\.label)
      let family = Self.families[labels]
      if let family, root(is: "NSObject", superclass) {
        types[superclass]?.kind = .newClass(superclass: family)
      } else {
        addInitializer(parameters, to: superclass)
      }
    }
    return false
  }

  /// Classes by the labels of their initializers.
  private static let families: [[String]: String] = [
    ["frame"]: "UIView", ["style", "reuseIdentifier"]: "UITableViewCell", ["nibName", "bundle"]: "UIViewController",
    ["coder"]: "UIView", ["reuseIdentifier"]: "UITableViewHeaderFooterView",
  ]

  private func root(is name: String, _ type: String) -> Bool {
    guard let superclass = types[type]?.superclass else { return type == name }
    return root(is: name, superclass)
  }
}

extension FunctionDeclSyntax {
  fileprivate var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }
  fileprivate var isOfType: Bool { modifiers.contains { ["class", "static"].contains($0.name.text) } }
}

extension FunctionParameterClauseSyntax {
  fileprivate var stubParameters: [StubParameter] {
    parameters.map { StubParameter(label: $0.firstName.text, type: $0.type.trimmedDescription) }
  }
}
#endif
