#if UIKitAdapter
import SwiftParser
import SwiftSyntax

/// Lets the app's classes override what its extensions add to UIKit's classes, which only Objective-C's runtime allows.
///
///     extension UITableViewCell { @objc func setEnabled(_ on: Bool) { … } }
///     class SwitchCell: UITableViewCell { override func setEnabled(_ on: Bool) { super.setEnabled(on) } }
///
/// The extension's member becomes `base_UITableViewCell_setEnabled`, the class's `own_setEnabled`, and a member of the
/// old name asks a protocol which of them an object has.
enum FrameworkOverrides {
  static func dispatched(in sources: [AppSource]) -> [AppSource] {
    let trees = sources.map { Parser.parse(source: $0.text) }
    let index = OverrideIndex(of: trees)
    let dispatches = index.dispatches
    guard !dispatches.isEmpty else { return sources }
    return zip(sources, trees).map { source, tree in
      let writer = DispatchWriter(dispatches: dispatches, index: index)
      writer.walk(tree)
      guard !writer.edits.isEmpty else { return source }
      let additions = writer.additions.map { "\n\($0)\n" }.joined()
      return AppSource(path: source.path, text: SourceEdit.apply(writer.edits, to: source.text) + additions)
    }
  }
}

/// A member of an extension of a UIKit class that classes of the app override.
private struct Dispatch {
  let className: String
  let member: DispatchedMember
  /// UIKit classes whose extensions override the member.
  var overridingExtensions: [String] = []

  var protocolName: String { "Overrides_\(className)_\(member.name)" }
  var requirement: String {
    "protocol \(protocolName): \(className) { \(member.requirement(named: "own_\(member.name)")) }"
  }

  var dispatcher: String {
    let others = overridingExtensions.map { (type: $0, name: "base_\($0)_\(member.name)") }
    return member.dispatcher(
      to: [(type: protocolName, name: "own_\(member.name)")] + others, orElse: "base_\(className)_\(member.name)")
  }
}

/// The classes and overrides of a module.
private final class OverrideIndex: SyntaxVisitor {
  /// The superclasses of the app's classes.
  private(set) var superclasses: [String: String] = [:]
  private var declared: [(className: String, member: DispatchedMember)] = []
  private var overridingExtensions: [(className: String, key: String)] = []
  /// The classes that override a member, by its key.
  private var overridingClasses: [String: Set<String>] = [:]

  init(of trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    superclasses[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    for member in node.memberBlock.members.compactMap({ DispatchedMember($0.decl) }) where member.isOverride {
      overridingClasses[member.key, default: []].insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    for member in node.memberBlock.members.compactMap({ DispatchedMember($0.decl) }) {
      if member.isOverride {
        overridingExtensions.append((name, member.key))
      } else if member.isObjectiveC || node.attributes.has("objc") {
        declared.append((name, member))
      }
    }
    return .visitChildren
  }

  var dispatches: [Dispatch] {
    declared.filter { superclasses[$0.className] == nil && isOverridden($0.member.key) }.map { found in
      let others = overridingExtensions.filter { $0.key == found.member.key && superclasses[$0.className] == nil }
      return Dispatch(className: found.className, member: found.member, overridingExtensions: others.map(\.className))
    }
  }

  private func isOverridden(_ key: String) -> Bool {
    overridingClasses[key] != nil || overridingExtensions.contains { $0.key == key }
  }

  /// Whether a superclass in the app overrides the member, too.
  func overridesAbove(_ className: String, _ key: String) -> Bool {
    var next = superclasses[className]
    while let name = next, let above = superclasses[name] {
      if overridingClasses[key]?.contains(name) == true { return true }
      next = above
    }
    return false
  }

  /// The class of UIKit that a class of the app comes from.
  func root(of className: String) -> String {
    var name = className
    while let above = superclasses[name], above != name { name = above }
    return name
  }
}

/// A function or computed property that can be renamed and called.
private struct DispatchedMember {
  let name: String
  let nameToken: TokenSyntax
  let isOverride: Bool
  let isObjectiveC: Bool
  let overrideModifier: DeclModifierSyntax?
  private let access: String
  private let isDiscardable: Bool
  private let function: FunctionDeclSyntax?
  private let binding: PatternBindingSyntax?

  init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      guard function.genericParameterClause == nil, !parameters.contains(where: { $0.ellipsis != nil }) else {
        return nil
      }
      self.init(function.name, function.modifiers, function.attributes, function: function)
    } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock != nil, binding.typeAnnotation != nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      self.init(name, variable.modifiers, variable.attributes, binding: binding)
    } else {
      return nil
    }
  }

  private init?(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    function: FunctionDeclSyntax? = nil, binding: PatternBindingSyntax? = nil
  ) {
    guard !modifiers.has("static"), !modifiers.has("class") else { return nil }
    self.name = name.text
    nameToken = name
    isOverride = modifiers.has("override")
    isObjectiveC = attributes.has("objc")
    overrideModifier = modifiers.first { $0.name.text == "override" }
    access = ["public", "open"].contains(where: modifiers.has) ? "public " : ""
    isDiscardable = attributes.has("discardableResult")
    self.function = function
    self.binding = binding
  }

  /// What overrides have in common with what they override.
  var key: String {
    guard let function else { return name }
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    return "\(name)(\(labels))"
  }

  func requirement(named name: String) -> String {
    guard let function else { return "var \(name)\(type) { get\(isSettable ? " set" : "") }" }
    return "func \(name)\(signature(of: function, withDefaults: false))"
  }

  /// The member of the old name, which calls what the first fitting type of a list has, or else the extension's.
  func dispatcher(to cases: [(type: String, name: String)], orElse base: String) -> String {
    guard let function else { return propertyDispatcher(to: cases, orElse: base) }
    let effects = function.signature.effectSpecifiers
    let mark = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let arguments = call(of: function)
    let tests = cases.map { "if let own = self as? \($0.type) { return \(mark)own.\($0.name)\(arguments) }; " }
    let attribute = isDiscardable ? "@discardableResult " : ""
    return "\(attribute)\(access)func \(name)\(signature(of: function, withDefaults: true))"
      + " { \(tests.joined())return \(mark)\(base)\(arguments) }"
  }

  private func propertyDispatcher(to cases: [(type: String, name: String)], orElse base: String) -> String {
    let getters = cases.map { "if let own = self as? \($0.type) { return own.\($0.name) }; " }.joined()
    let setters = cases.map { "if let own = self as? \($0.type) { own.\($0.name) = newValue; return }; " }.joined()
    let setter = isSettable ? " set { \(setters)\(base) = newValue }" : ""
    return "\(access)var \(name)\(type) { get { \(getters)return \(base) }\(setter) }"
  }

  private var type: String { Self.oneLine(binding?.typeAnnotation?.trimmedDescription ?? "") }

  private var isSettable: Bool {
    guard case .accessors(let accessors) = binding?.accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }

  private func signature(of function: FunctionDeclSyntax, withDefaults: Bool) -> String {
    let parameters = function.signature.parameterClause.parameters.map { parameter in
      let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
      let value = withDefaults ? parameter.defaultValue?.trimmedDescription ?? "" : ""
      return "\(names): \(parameter.type.trimmedDescription) \(value)"
    }
    let effects = function.signature.effectSpecifiers?.trimmedDescription ?? ""
    let result = function.signature.returnClause?.trimmedDescription ?? ""
    return Self.oneLine("(\(parameters.joined(separator: ", "))) \(effects) \(result)")
  }

  private func call(of function: FunctionDeclSyntax) -> String {
    let arguments = function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  private static func oneLine(_ text: String) -> String { text.replacing("\n", with: " ") }
}

/// Renames members, and adds the protocols and the members that dispatch.
private final class DispatchWriter: SyntaxVisitor {
  private let dispatches: [Dispatch]
  private let index: OverrideIndex
  private(set) var edits: [SourceEdit] = []
  private(set) var additions: [String] = []
  /// What `super.NAME` means in the class or extension that is being visited.
  private var superNames: [String: String] = [:]

  init(dispatches: [Dispatch], index: OverrideIndex) {
    self.dispatches = dispatches
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    for item in node.memberBlock.members {
      guard let member = DispatchedMember(item.decl), index.superclasses[name] == nil else { continue }
      if let dispatch = dispatches.first(where: { $0.className == name && $0.member.key == member.key }) {
        rename(member, "base_\(name)_")
        edits.append(.insert("; \(dispatch.dispatcher)", after: item.decl))
        additions.append(dispatch.requirement)
      } else if member.isOverride, let dispatch = dispatch(of: member.key, for: name) {
        rename(member, "base_\(name)_")
        superNames[member.name] = "(self as \(dispatch.className)).base_\(dispatch.className)_\(member.name)"
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { superNames = [:] }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    for member in node.memberBlock.members.compactMap({ DispatchedMember($0.decl) }) where member.isOverride {
      guard let dispatch = dispatch(of: member.key, for: index.root(of: name)) else { continue }
      let isLower = index.overridesAbove(name, member.key)
      rename(member, "own_", isOverride: isLower)
      superNames[member.name] = isLower ? "super.own_\(member.name)" : "self.base_\(dispatch.className)_\(member.name)"
      if !isLower { additions.append("extension \(name): \(dispatch.protocolName) {}") }
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { superNames = [:] }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, let name = superNames[node.declName.baseName.text] {
      let start = node.trimmedOffsets.lowerBound
      edits.append(SourceEdit(range: start..<node.declName.baseName.trimmedOffsets.upperBound, content: .text(name)))
    }
    return .visitChildren
  }

  private func rename(_ member: DispatchedMember, _ prefix: String, isOverride: Bool = false) {
    edits.append(.insert(prefix, before: member.nameToken))
    if let modifier = member.overrideModifier, !isOverride { edits.append(.blank(modifier)) }
  }

  /// The dispatch of a member for a class of UIKit. If several classes have a member of the name, controllers and other
  /// classes are distinguished by their names.
  private func dispatch(of key: String, for className: String) -> Dispatch? {
    let candidates = dispatches.filter { $0.member.key == key }
    let isController = className.contains("Controller")
    return candidates.first { $0.className == className }
      ?? candidates.first { $0.className.contains("Controller") == isController } ?? candidates.first
  }
}
#endif
