#if UIKitAdapter
extension Stubs {
  /// The text of a Swift file.
  public var code: String {
    let writer = StubWriter(stubs: self)
    let functions = globals.values.sorted { $0.key < $1.key }.map { writer.code(of: $0, in: nil) + "\n" }
    let declarations = types.values.filter { writer.isWritten($0) }.sorted { $0.name < $1.name }.map(writer.code)
    return """
      // Stubs for names that the app's sources use and this module does not have, by `galley adapt --stubs`. Each has a
      // neutral value. Replace what matters for the picture by the app's own code.
      import UIKit

      \((functions + declarations).joined(separator: "\n"))
      """
  }
}

/// Writes the declarations of stubs.
private struct StubWriter {
  let stubs: Stubs
  /// The placeholders that declarations name.
  private let usedNames: Set<String>

  init(stubs: Stubs) {
    self.stubs = stubs
    var texts: [String] = []
    for member in stubs.globals.values { texts += Self.texts(of: member) }
    for type in stubs.types.values where stubs.bindings[type.name] == nil {
      for member in type.members.values { texts += Self.texts(of: member) }
      texts += type.initializers.joined().map(\.type) + type.cases.values.joined().map(\.type)
      texts += type.conformances
      if let superclass = type.superclass { texts.append(superclass) }
      if case .alias(let name) = type.kind { texts.append(name) }
    }
    usedNames = Set(
      texts.flatMap { StubTypeText(stubs.resolved($0)).names.flatMap { $0.split(separator: ".") } }.map(String.init))
  }

  private static func texts(of member: StubMember) -> [String] {
    (member.parameters ?? []).map(\.type) + [member.type]
  }

  // MARK: Types

  func isWritten(_ type: StubType) -> Bool {
    if stubs.bindings[type.name] != nil { return false }
    if type.kind == .existing {
      return !type.members.isEmpty || !type.initializers.isEmpty || !type.conformances.isEmpty
    }
    return !type.isPlaceholder || !type.members.isEmpty || !type.cases.isEmpty
      || usedNames.contains(type.name) && !isOnlyDiscarded(type.name)
  }

  /// Whether the placeholder is only the type of results that no use needs.
  private func isOnlyDiscarded(_ placeholder: String) -> Bool {
    guard stubs.types[placeholder]?.members.isEmpty == true else { return false }
    let users = (Array(stubs.globals.values) + stubs.types.values.flatMap(\.members.values)).filter { member in
      Self.texts(of: member).contains { StubTypeText(stubs.resolved($0)).names.contains(placeholder) }
    }
    return !users.isEmpty && users.allSatisfy { $0.isDiscarded && $0.type == placeholder }
  }

  func code(of type: StubType) -> String {
    if type.name == Stubs.labelledSubscripts { return collectionExtension(type) }
    let parts = type.name.split(separator: ".").map(String.init)
    guard parts.count > 1, type.isNew else { return declaration(of: type, named: type.name, indent: "") }
    let inner = declaration(of: type, named: parts[parts.count - 1], indent: "  ")
    return "extension \(parts.dropLast().joined(separator: ".")) {\n\(inner)}\n"
  }

  private func declaration(of type: StubType, named name: String, indent: String) -> String {
    let generics = type.genericCount > 0 ? "<\((1...type.genericCount).map { "T\($0)" }.joined(separator: ", "))>" : ""
    let conformances = type.conformances.subtracting(["AnyObject"]).sorted().map(stubs.resolved)
    func inheriting(_ first: [String]) -> String {
      let list = first + conformances
      return list.isEmpty ? "" : ": " + list.joined(separator: ", ")
    }
    let lines: [String]
    switch type.kind {
    case .newProtocol:
      let members = memberLines(of: type)
      let bound = type.isClassBound ? ": AnyObject" : ""
      lines =
        ["public protocol \(name)\(bound) {}"] + (members.isEmpty ? [] : ["extension \(name) {"] + members + ["}"])
        + ["final class \(name)Stub: NSObject, \(name) {}"]
    case .existing:
      return "extension \(extended(type.name))\(inheriting([])) {\n"
        + (initializerLines(of: type) + memberLines(of: type)).map { "\($0)\n" }.joined() + "}\n"
    case .alias(let other): lines = ["public typealias \(name) = \(stubs.resolved(other))"]
    case .propertyWrapper: lines = Self.propertyWrapper(name)
    case .newEnum:
      let cases = type.cases.sorted { $0.key < $1.key }.map { "  case `\($0.key)`\(payload($0.value))" }
      lines = ["public enum \(name)\(generics)\(inheriting([])) {"] + cases + memberLines(of: type) + ["}"]
    case .newClass(let superclass):
      lines =
        ["open class \(name)\(generics)\(inheriting([stubs.resolved(superclass)])) {"] + initializerLines(of: type)
        + descriptionLines(of: type, superclass) + memberLines(of: type) + ["}"]
    }
    return lines.map { "\(indent)\($0)\n" }.joined()
  }

  /// Elements by a labelled index, as most apps have for indices that may be out of range.
  private func collectionExtension(_ type: StubType) -> String {
    let subscripts = type.members.values.sorted { $0.name < $1.name }.map { member in
      "  public subscript(\(member.name) p0: Index) -> Element? { indices.contains(p0) ? self[p0] : nil }\n"
    }
    return "extension Collection {\n\(subscripts.joined())}\n"
  }

  private func extended(_ name: String) -> String {
    guard let wrapped = StubTypeText(name).wrapped else { return name }
    return "Optional where Wrapped == \(wrapped)"
  }

  private func payload(_ parameters: [StubParameter]) -> String {
    if parameters.isEmpty { return "" }
    let list = parameters.map { ($0.label == "_" ? "" : $0.label + ": ") + stubs.resolved($0.type) }
    return "(\(list.joined(separator: ", ")))"
  }

  /// A wrapper with any arguments, whose value is the app's, or else the type's neutral one.
  private static func propertyWrapper(_ name: String) -> [String] {
    [
      "@propertyWrapper public struct \(name)<Value> {", "  private var value: Value?",
      "  public init(wrappedValue: Value, _ arguments: Any?...) { value = wrappedValue }",
      "  public init(_ arguments: Any?...) {}",
      "  public init<Root, Kept>(_ path: KeyPath<Root, Kept>) {}",
      "  public var wrappedValue: Value {",
      "    get { value ?? (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }! }",
      "    set { value = newValue }", "  }", "  public var projectedValue: \(name)<Value> { self }", "}",
    ]
  }

  // MARK: Initializers

  private func initializerLines(of type: StubType) -> [String] {
    let own = type.initializers.sorted { ($0.count, "\($0)") < ($1.count, "\($1)") }
    if own.isEmpty { return [] }
    guard case .newClass(let superclass) = type.kind else {
      guard let value = StubValue.initializer(of: type.name) else { return [] }
      let isClass =
        !["String", "Substring", "URL"].contains(type.name) && !value.hasPrefix("self =") && type.name.hasPrefix("UI")
        || type.name.hasPrefix("NS") || type.name.hasPrefix("CA")
      return own.map { "  public \(isClass ? "convenience " : "")init(\(list($0))) { \(value) }" }
    }
    let family = family(of: superclass)
    let inherited = family?.initializers ?? []
    let make = family?.make ?? "super.init()"
    return inherited.map { "  \($0)" }
      + own.filter { !isInherited($0) }.map { "  public init(\(list($0))) { \(make) }" }
  }

  /// A text of its own for an object that is put into a text: NSObject's has its address, which changes from run to
  /// run.
  private func descriptionLines(of type: StubType, _ superclass: String) -> [String] {
    let isOwn = type.members.values.contains { $0.name == "description" }
    return superclass == "NSObject" && !isOwn ? ["  open override var description: String { \"Text\" }"] : []
  }

  /// Whether UIKit's classes have an initializer with these labels.
  private func isInherited(_ parameters: [StubParameter]) -> Bool {
    let labels = parameters.map(\.label)
    return [["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"]].contains(labels)
  }

  private func family(of name: String) -> StubFamily? {
    if let family = StubFamily.named(name) { return family }
    if let superclass = stubs.types[name]?.superclass { return family(of: superclass) }
    return StubFamily.superclasses(of: name).lazy.compactMap(StubFamily.named).first
  }

  // MARK: Members

  private func memberLines(of type: StubType) -> [String] {
    type.members.values.sorted { $0.key < $1.key }.map { "  \(code(of: $0, in: type))" }
  }

  func code(of member: StubMember, in type: StubType?) -> String {
    var resultType = stubs.resolved(member.type)
    if member.isDiscarded, stubs.isFree(resultType), isOnlyDiscarded(resultType) { resultType = "Void" }
    let value = value(of: resultType, member)
    let access = Self.isPublic(member, resultType, stubs) ? "public " : ""
    let isClass = type.map { if case .newClass = $0.kind { true } else { false } } ?? false
    let head =
      (member.isOverridden ? "@objc " : "") + (isClass && !member.isStatic && !access.isEmpty ? "open " : access)
      + (member.isStatic ? "static " : "")
    if let parameters = member.parameters {
      let isOperator = member.name.first.map { !$0.isLetter && $0 != "_" } ?? false
      let name = isOperator || member.isOverridden ? member.name : "`\(member.name)`"
      let isDiscardable = ![StubValue.never, "Void"].contains(resultType)
      let result = resultType == "Void" ? "{}" : "-> \(resultType) { \(value) }"
      return "\(isDiscardable ? "@discardableResult " : "")\(head)func \(name)(\(list(parameters))) \(result)"
    }
    // A name such as `default` can be used after a dot without its quotes.
    let name = member.isOverridden ? member.name : "`\(member.name)`"
    if member.isReadOnly { return "\(head)var \(name): \(resultType) { \(value) }" }
    let isKept = (isClass && type?.genericCount == 0 || type == nil) && !value.contains("fatalError")
    let setter = type?.kind == .newProtocol && type?.isClassBound == false ? "nonmutating set" : "set"
    guard isKept else { return "\(head)var \(name): \(resultType) { get { \(value) } \(setter) {} }" }
    // What a stub makes may need the stub itself.
    let isLazy =
      !member.isStatic && type != nil && stubs.types[StubTypeText(resultType).wrapped ?? resultType]?.isNew == true
    return "\(head)\(isLazy ? "lazy " : "")var \(name): \(resultType) = \(value)"
  }

  /// A list that is read by a number has elements: those of a scale of spaces, say.
  private func value(of type: String, _ member: StubMember) -> String {
    if member.isIndexed, let element = StubTypeText(StubTypeText(type).wrapped ?? type).element {
      let value = StubValue.expression(of: element, named: member.name, made: made)
      if !value.contains("fatalError") { return "Array(repeating: \(value), count: 16)" }
    }
    return StubValue.expression(of: type, named: member.name, made: made)
  }

  /// How a stub type is made.
  private func made(_ type: String) -> String? {
    guard let stub = stubs.types[type], stub.isNew else { return madeByApp(type) }
    switch stub.kind {
    case .newProtocol: return "\(type)Stub()"
    case .newEnum:
      guard let first = stub.cases.filter({ $0.value.isEmpty }).keys.min() else { return nil }
      return ".`\(first)`"
    case .alias(let other): return StubValue.expression(of: stubs.resolved(other), named: "", made: made)
    case .newClass(let superclass):
      guard let make = family(of: superclass)?.make else { return "\(type)()" }
      return make.replacing("super.init", with: type)
    case .propertyWrapper, .existing: return nil
    }
  }

  /// How a type of the app's is made.
  private func madeByApp(_ type: String) -> String? {
    stubs.ownTypes.expression(of: type) { type, name in
      let value = StubValue.expression(of: type, named: name, made: made)
      return value.contains("fatalError") ? nil : value
    }
  }

  private func list(_ parameters: [StubParameter]) -> String {
    parameters.enumerated().map { index, parameter in "\(parameter.label) p\(index): \(stubs.resolved(parameter.type))"
    }
    .joined(separator: ", ")
  }

  /// Public, because the app's own declarations may be; but not with the app's types, which mostly are not.
  private static func isPublic(_ member: StubMember, _ type: String, _ stubs: Stubs) -> Bool {
    let names = ([type] + (member.parameters ?? []).map { stubs.resolved($0.type) }).flatMap { StubTypeText($0).names }
    return stubs.appTypes.isDisjoint(with: names.flatMap { $0.split(separator: ".") }.map(String.init))
  }
}
#endif
