#if UIKitAdapter
import SwiftSyntax

/// A function or computed property of a class or an extension, which can be given another name and be called by it.
struct CallableMember {
  let name: String
  let nameToken: TokenSyntax
  /// `func` or `var`.
  let introducer: TokenSyntax
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
  private let function: FunctionDeclSyntax?
  private let binding: PatternBindingSyntax?

  init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      name = function.name.text
      nameToken = function.name
      introducer = function.funcKeyword
      attributes = function.attributes
      modifiers = function.modifiers
      self.function = function
      binding = nil
    } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      name = token.text
      nameToken = token
      introducer = variable.bindingSpecifier
      attributes = variable.attributes
      modifiers = variable.modifiers
      function = nil
      self.binding = binding
    } else {
      return nil
    }
  }

  var isOverride: Bool { modifiers.has("override") }
  /// Whether it is a member of the type, not of its objects.
  var isOfType: Bool { modifiers.has("static") || modifiers.has("class") }

  /// What an override has in common with what it overrides.
  var key: String {
    let prefix = isOfType ? "class " : ""
    guard let function else { return prefix + name }
    return prefix + "\(name)(\(parameters(of: function).map { $0.firstName.text + ":" }.joined()))"
  }

  /// Whether another member can call it with its own arguments: observers, variadics and autoclosures cannot be handed
  /// on.
  var canBeCalled: Bool {
    guard let function else { return hasPlainAccessors }
    return !parameters(of: function).contains { parameter in
      parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self)
        || parameter.type.trimmedDescription.contains("@autoclosure")
    }
  }

  private var hasPlainAccessors: Bool {
    guard binding?.typeAnnotation != nil else { return false }
    switch binding?.accessorBlock?.accessors {
    case nil: return false
    case .getter: return true
    case .accessors(let accessors):
      return accessors.allSatisfy { ["get", "set"].contains($0.accessorSpecifier.text) && $0.effectSpecifiers == nil }
    }
  }

  /// Whether a protocol can require it under another name.
  var canBeDispatched: Bool {
    if isOfType { return false }
    guard let function else { return binding?.typeAnnotation != nil && binding?.accessorBlock != nil }
    return function.genericParameterClause == nil && !parameters(of: function).contains { $0.ellipsis != nil }
  }

  // MARK: Code

  func requirement(named name: String) -> String {
    guard let function else { return "var \(name)\(type) { get\(isSettable ? " set" : "") }" }
    return "func \(name)\(signature(of: function, withDefaults: false))"
  }

  /// The member of the old name in front of one that has got another.
  ///
  /// - Parameters:
  ///   - prefix: Its attributes and modifiers.
  ///   - cases: Names to call instead, each for objects of a type. The first that fits counts.
  ///   - base: The name to call for other objects.
  func caller(_ prefix: String, cases: [(type: String, name: String)] = [], base: String) -> String {
    guard let function else { return propertyCaller(prefix, cases: cases, base: base) }
    let effects = function.signature.effectSpecifiers
    let mark = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let arguments = call(of: function)
    let tests = cases.map { "if let own = self as? \($0.type) { return \(mark)own.\($0.name)\(arguments) }; " }
    return "\(prefix)func \(name)\(signature(of: function, withDefaults: true))"
      + " { \(tests.joined())return \(mark)\(base)\(arguments) }"
  }

  private func propertyCaller(_ prefix: String, cases: [(type: String, name: String)], base: String) -> String {
    let getters = cases.map { "if let own = self as? \($0.type) { return own.\($0.name) }; " }.joined()
    let setters = cases.map { "if let own = self as? \($0.type) { own.\($0.name) = newValue; return }; " }.joined()
    let setter = isSettable ? " set { \(setters)\(base) = newValue }" : ""
    return "\(prefix)var \(name)\(type) { get { \(getters)return \(base) }\(setter) }"
  }

  private var type: String { binding?.typeAnnotation?.onOneLine ?? "" }

  private var isSettable: Bool {
    guard case .accessors(let accessors) = binding?.accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }

  private func parameters(of function: FunctionDeclSyntax) -> FunctionParameterListSyntax {
    function.signature.parameterClause.parameters
  }

  private func signature(of function: FunctionDeclSyntax, withDefaults: Bool) -> String {
    let list = parameters(of: function).enumerated().map { index, parameter in
      let names = "\(parameter.firstName.text) \(Self.localName(of: parameter, at: index))"
      let value = withDefaults ? parameter.defaultValue.map { " \($0.onOneLine)" } ?? "" : ""
      return "\(names): \(parameter.type.onOneLine)\(value)"
    }
    let rest = [
      function.signature.effectSpecifiers?.onOneLine, function.signature.returnClause?.onOneLine,
      function.genericWhereClause?.onOneLine,
    ]
    let generics = function.genericParameterClause?.onOneLine ?? ""
    return (["\(generics)(\(list.joined(separator: ", ")))"] + rest.compactMap { $0 }).joined(separator: " ")
  }

  private func call(of function: FunctionDeclSyntax) -> String {
    let arguments = parameters(of: function).enumerated().map { index, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return label + (isInOut ? "&" : "") + Self.localName(of: parameter, at: index)
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// A parameter that the member's body does not name gets a name to hand it on.
  private static func localName(of parameter: FunctionParameterSyntax, at index: Int) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    return name == "_" ? "argument\(index)" : name
  }
}
#endif
