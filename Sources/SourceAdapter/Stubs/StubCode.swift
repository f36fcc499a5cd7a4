#if UIKitAdapter
extension Stubs {
  /// The text of a Swift file.
  public var code: String {
    let writer = StubWriter(stubs: self)
    let functions = globals.values.sorted { $0.key < $1.key }.map { writer.code(of: $0, in: nil) + "\n" }
    let declarations = types.values.filter { writer.isWritten($0) }.sorted { $0.name < $1.name }.map(writer.code)
    let body = functions + declarations
    let standIns = NeutralValues(stubs: self).standIns(in: body.joined())
    return """
      // Stubs for names that the app's sources use and this module does not have, by `galley adapt --stubs`. Each has a
      // neutral value, or nil where none could be made. Replace what matters for the picture by the app's own code.
      \(imports.union(["UIKit"]).sorted().map { "import \($0)" }.joined(separator: "\n"))

      \((body + standIns).joined(separator: "\n"))
      """
  }
}

/// Writes the declarations of stubs.
private struct StubWriter {
  let stubs: Stubs
  private let values: NeutralValues
  /// The placeholders that declarations name.
  private let usedNames: Set<String>

  init(stubs: Stubs) {
    self.stubs = stubs
    values = NeutralValues(stubs: stubs)
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

  /// The access of what other modules may need, with a space.
  private var access: String { stubs.isPublic ? "public " : "" }

  /// The access of what other modules may override, with a space.
  private var openAccess: String { stubs.isPublic ? "open " : "" }

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
        ["\(access)protocol \(name)\(bound) {}"] + (members.isEmpty ? [] : ["extension \(name) {"] + members + ["}"])
        + ["final class \(name)Stub: NSObject, \(name) {}"]
    case .existing:
      return "extension \(extended(type.name))\(inheriting([])) {\n"
        + (initializerLines(of: type) + memberLines(of: type)).map { "\($0)\n" }.joined() + "}\n"
    case .alias(let other): lines = ["\(access)typealias \(name) = \(stubs.resolved(other))"]
    case .propertyWrapper: lines = propertyWrapper(name, for: type.wrappedTypes.sorted())
    case .newEnum:
      let cases = type.cases.sorted { $0.key < $1.key }.map { "  case `\($0.key)`\(payload($0.value))" }
      lines = ["\(access)enum \(name)\(generics)\(inheriting([])) {"] + cases + memberLines(of: type) + ["}"]
    case .newClass(let superclass):
      let head = "\(openAccess)class \(name)\(generics)\(inheriting([stubs.resolved(superclass)])) {"
      let members = initializerLines(of: type) + descriptionLines(of: type, superclass) + memberLines(of: type)
      lines = [head] + members + ["}"]
    }
    return lines.map { "\(indent)\($0)\n" }.joined()
  }

  /// Elements by a labelled index, as most apps have for indices that may be out of range.
  private func collectionExtension(_ type: StubType) -> String {
    let subscripts = type.members.values.sorted { $0.name < $1.name }.map { member in
      "  \(access)subscript(\(member.name) p0: Index) -> Element? { indices.contains(p0) ? self[p0] : nil }\n"
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

  /// A wrapper with any arguments, whose value is the app's, or else a neutral one, or nil. It is an object, so that
  /// the value stays the same when it is made at the first use.
  private func propertyWrapper(_ name: String, for types: [String]) -> [String] {
    let neutral = types.compactMap { type in
      values.value(of: type, named: "").map { "    if Value.self == (\(type)).self { return \($0) }" }
    }
    return [
      "@propertyWrapper \(access)final class \(name)<Value> {", "  private lazy var value = Self.neutral as? Value",
      "  \(access)init() {}",
      "  \(access)init(wrappedValue: Value, _ arguments: Any?...) { value = wrappedValue }",
      "  \(access)init(_ arguments: Any?...) {}",
      "  \(access)init<Root, Kept>(_ path: KeyPath<Root, Kept>) {}",
      "  \(access)var wrappedValue: Value {",
      "    get { value! }", "    set { value = newValue }", "  }",
      "  \(access)var projectedValue: \(name)<Value> { self }", "  private static var neutral: Any? {",
    ] + neutral + [
      "    return (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) }", "  }", "}",
    ]
  }

  // MARK: Initializers

  private func initializerLines(of type: StubType) -> [String] {
    let own = type.initializers.sorted { ($0.count, "\($0)") < ($1.count, "\($1)") }
    if own.isEmpty { return [] }
    guard case .newClass(let superclass) = type.kind else {
      guard let value = KnownValues.initializer(of: type.name) else { return [] }
      let isClass =
        !["String", "Substring", "URL"].contains(type.name) && !value.hasPrefix("self =") && type.name.hasPrefix("UI")
        || type.name.hasPrefix("NS") || type.name.hasPrefix("CA")
      return own.map { "  \(access)\(isClass ? "convenience " : "")init(\(list($0))) { \(value) }" }
    }
    let family = stubs.family(of: superclass)
    let inherited = family?.initializers ?? []
    let make = family?.make ?? "super.init()"
    return inherited.map { "  \(access)\($0)" }
      + own.filter { !isInherited($0) }.map { "  \(access)init(\(list($0))) { \(make) }" }
  }

  /// A text of its own for an object that is put into a text: NSObject's has its address, which changes from run to
  /// run.
  private func descriptionLines(of type: StubType, _ superclass: String) -> [String] {
    let isOwn = type.members.values.contains { $0.name == "description" }
    return superclass == "NSObject" && !isOwn ? ["  \(openAccess)override var description: String { \"Text\" }"] : []
  }

  /// Whether UIKit's classes have an initializer with these labels.
  private func isInherited(_ parameters: [StubParameter]) -> Bool {
    let labels = parameters.map(\.label)
    return [["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"]].contains(labels)
  }

  // MARK: Members

  private func memberLines(of type: StubType) -> [String] {
    type.members.values.sorted { $0.key < $1.key }.map { "  \(code(of: $0, in: type))" }
  }

  func code(of member: StubMember, in type: StubType?) -> String {
    var resultType = stubs.resolved(member.type)
    if member.isDiscarded, stubs.isFree(resultType), isOnlyDiscarded(resultType) { resultType = "Void" }
    let value = member.isDelegate ? nil : value(of: resultType, member)
    // Where no value can be made, nil can be: only a use that needs the value ends the app.
    if value == nil, resultType != StubMember.never, StubTypeText(resultType).wrapped == nil {
      resultType = StubTypeText(resultType).implicitlyUnwrapped
    }
    let head = head(of: member, resultType, in: type)
    return member.parameters.map { function(member, head, $0, resultType, value ?? "nil") }
      ?? property(member, head, resultType, value ?? "nil", in: type)
  }

  /// The attributes and modifiers of a member.
  private func head(of member: StubMember, _ resultType: String, in type: StubType?) -> String {
    let isOverridable = type?.isClass == true && !member.isStatic
    let access = !isPublic(member, resultType) ? "" : isOverridable ? openAccess : access
    return (member.isOverridden ? "@objc " : "") + access + (member.isStatic ? "static " : "")
  }

  private func function(
    _ member: StubMember, _ head: String, _ parameters: [StubParameter], _ resultType: String, _ value: String
  ) -> String {
    let isOperator = member.name.first.map { !$0.isLetter && $0 != "_" } ?? false
    let name = isOperator || member.isOverridden ? member.name : "`\(member.name)`"
    let declaration = "\(head)func \(name)(\(list(parameters)))"
    switch resultType {
    case "Void": return "\(declaration) {}"
    // The app calls it where it ends, and nothing may follow.
    case StubMember.never: return "\(declaration) -> Never { preconditionFailure(\"\(member.name)\") }"
    default: return "@discardableResult \(declaration) -> \(resultType) { \(value) }"
    }
  }

  private func property(
    _ member: StubMember, _ head: String, _ resultType: String, _ value: String, in type: StubType?
  ) -> String {
    // A name such as `default` can be used after a dot without its quotes.
    let name = member.isOverridden ? member.name : "`\(member.name)`"
    if member.isReadOnly { return "\(head)var \(name): \(resultType) { \(value) }" }
    let isKept = type.map { $0.isClass && $0.genericCount == 0 } ?? true
    let setter = type?.kind == .newProtocol && type?.isClassBound == false ? "nonmutating set" : "set"
    guard isKept else { return "\(head)var \(name): \(resultType) { get { \(value) } \(setter) {} }" }
    let isLazy = type != nil && !member.isStatic && isOfApp(value)
    return "\(head)\(isLazy ? "lazy " : "")var \(name): \(resultType) = \(value)"
  }

  /// Whether a value is made by stubs or by the app: that may need the object which the value is for.
  private func isOfApp(_ value: String) -> Bool {
    StubTypeText(value).names.contains { name in
      let type = name.split(separator: ".").first.map(String.init) ?? name
      return stubs.types[type]?.isNew == true || stubs.appTypes.contains(type)
    }
  }

  /// A list that is read by a number has elements: those of a scale of spaces, say.
  private func value(of type: String, _ member: StubMember) -> String? {
    if member.isIndexed, let element = StubTypeText(StubTypeText(type).wrapped ?? type).element,
      let value = values.value(of: element, named: member.name)
    {
      return "Array(repeating: \(value), count: 16)"
    }
    return values.value(of: type, named: member.name)
  }

  private func list(_ parameters: [StubParameter]) -> String {
    parameters.enumerated().map { index, parameter in "\(parameter.label) p\(index): \(stubs.resolved(parameter.type))"
    }
    .joined(separator: ", ")
  }

  /// Whether other modules may need the member. What has the app's types is left out, as these mostly are not public.
  private func isPublic(_ member: StubMember, _ type: String) -> Bool {
    let names = ([type] + (member.parameters ?? []).map { stubs.resolved($0.type) }).flatMap { StubTypeText($0).names }
    return stubs.appTypes.isDisjoint(with: names.flatMap { $0.split(separator: ".") }.map(String.init))
  }
}
#endif
