#if UIKitAdapter
import SwiftSyntax

/// Makes a value for each type that a stub may have: of the app's own types, of stubs, of UIKit's and of Swift's.
struct NeutralValues {
  let stubs: Stubs

  /// What a value is for.
  private struct Purpose {
    /// The name of what has the value.
    var name: String
    /// The type in which the value's type is written.
    var scope = ""
    /// The types that are being made: none is made of itself.
    var making: Set<String> = []
  }

  /// Returns the code of a value, or nil if none can be made of the type.
  ///
  /// - Parameter name: The name of what has the value: a ratio is 1, lengths are not.
  func value(of type: String, named name: String) -> String? { value(of: type, Purpose(name: name)) }

  private func value(of type: String, _ purpose: Purpose) -> String? {
    StubTypeText(type).syntax.flatMap { value(of: $0, purpose) }
  }

  // MARK: By the form of the type

  private func value(of type: TypeSyntax, _ purpose: Purpose) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType: "nil"
    case .implicitlyUnwrappedOptionalType(let type): value(of: type.wrappedType, purpose) ?? "nil"
    case .arrayType: "[]"
    case .dictionaryType: "[:]"
    case .tupleType(let type): tuple(type, purpose)
    case .functionType(let type): closure(type, purpose)
    case .attributedType(let type): type.specifiers.isEmpty ? value(of: type.baseType, purpose) : nil
    case .someOrAnyType(let type): value(of: type.constraint, purpose)
    case .metatypeType(let type): metatype(type, purpose)
    case .identifierType, .memberType: value(of: NamedType(type), purpose)
    default: nil
    }
  }

  private func tuple(_ type: TupleTypeSyntax, _ purpose: Purpose) -> String? {
    if type.elements.count == 1, let only = type.elements.first { return value(of: only.type, purpose) }
    return list(of: type.elements.map { ($0.firstName?.text, $0.type) }, purpose).map { "(\($0))" }
  }

  private func closure(_ type: FunctionTypeSyntax, _ purpose: Purpose) -> String? {
    guard let result = value(of: type.returnClause.type, purpose) else { return nil }
    let names = Array(repeating: "_", count: type.parameters.count).joined(separator: ", ")
    return names.isEmpty ? "{ \(result) }" : "{ \(names) in \(result) }"
  }

  private func metatype(_ type: MetatypeTypeSyntax, _ purpose: Purpose) -> String? {
    let name = type.baseType.trimmedDescription
    guard let own = stubs.ownTypes.type(named: name, in: purpose.scope) else { return "\(name).self" }
    if case .abstract = own.type.kind { return nil }
    return "\(own.name).self"
  }

  /// The values of a list with labels, or nil if one of them cannot be made.
  private func list(of elements: [(label: String?, type: TypeSyntax)], _ purpose: Purpose) -> String? {
    var values: [String] = []
    for (label, type) in elements {
      guard let value = value(of: type, purpose) else { return nil }
      values.append((label.map { $0 == "_" ? "" : "\($0): " } ?? "") + value)
    }
    return values.joined(separator: ", ")
  }

  // MARK: By the name of the type

  private func value(of type: NamedType, _ purpose: Purpose) -> String? {
    if let own = stubs.ownTypes.type(named: type.name, in: purpose.scope) {
      return value(of: own.type, type.renamed(own.name), purpose)
    }
    if let stub = stubs.types[type.name], stub.isNew { return value(of: stub, type, purpose) }
    if type.arguments.isEmpty { return KnownValues.value(of: type.name, named: purpose.name) }
    if type.name == "Optional" { return "nil" }
    return KnownValues.value(ofGeneric: type.name) { index in
      type.arguments.indices.contains(index) ? value(of: type.arguments[index], purpose) : nil
    }
  }

  /// A value of a type of the stubs.
  private func value(of stub: StubType, _ type: NamedType, _ purpose: Purpose) -> String? {
    switch stub.kind {
    case .newProtocol: return "\(type.name)Stub()"
    case .newEnum:
      let cases = stub.cases.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
      return cases.lazy.compactMap { name, payload in
        arguments(payload.map { StubParameter(label: $0.label, type: stubs.resolved($0.type)) }, of: type, purpose)
          .map { ".`\(name)`" + ($0.isEmpty ? "" : "(\($0))") }
      }.first
    case .alias(let other): return value(of: stubs.resolved(other), purpose)
    case .newClass(let superclass):
      let make = stubs.family(of: superclass)?.make ?? "super.init()"
      return make.replacing("super.init", with: type.text)
    case .propertyWrapper, .existing: return nil
    }
  }

  /// A value of a type of the app's.
  private func value(of own: OwnType, _ type: NamedType, _ purpose: Purpose) -> String? {
    guard own.generics.count == type.arguments.count else { return nil }
    if case .abstract = own.kind { return conformingValue(to: type.name, purpose) }
    if purpose.making.contains(type.name) { return nil }
    switch own.kind {
    case .alias(let other): return value(of: other, inside(type, purpose))
    case .inheriting(let superclass): return value(ofSubclass: type, of: superclass, purpose)
    case .made(let ways):
      let names = Dictionary(uniqueKeysWithValues: zip(own.generics, type.arguments))
      return ways.lazy.compactMap { way in
        let parameters = way.parameters.map {
          StubParameter(label: $0.label, type: StubTypeText($0.type).replacingNames(by: names).text)
        }
        guard let arguments = arguments(parameters, of: type, purpose) else { return nil }
        guard let name = way.caseName else { return "\(type.text)(\(arguments))" }
        return "\(type.text).\(name)" + (arguments.isEmpty ? "" : "(\(arguments))")
      }.first
    case .abstract: return nil
    }
  }

  /// The arguments for a case or an initializer of a type.
  private func arguments(_ parameters: [StubParameter], of type: NamedType, _ purpose: Purpose) -> String? {
    var values: [String] = []
    for parameter in parameters {
      var inside = inside(type, purpose)
      inside.name = parameter.label
      guard let value = value(of: parameter.type, inside) else { return nil }
      values.append((parameter.label == "_" ? "" : "\(parameter.label): ") + value)
    }
    return values.joined(separator: ", ")
  }

  private func inside(_ type: NamedType, _ purpose: Purpose) -> Purpose {
    Purpose(name: purpose.name, scope: type.name, making: purpose.making.union([type.name]))
  }

  /// A value of a class without initializers of its own: it is made as its superclass is, or without arguments if what
  /// it inherits from is a protocol.
  private func value(ofSubclass type: NamedType, of superclass: String, _ purpose: Purpose) -> String? {
    if let value = value(of: superclass, inside(type, purpose)), let call = value.call(of: superclass) {
      return type.text + call
    }
    let isPlain = superclass.hasPrefix("UI") || Self.protocols.contains(superclass) || isProtocol(superclass)
    return isPlain ? "\(type.text)()" : nil
  }

  private func isProtocol(_ name: String) -> Bool {
    if case .abstract = stubs.ownTypes.type(named: name, in: "")?.type.kind { return true }
    return stubs.types[name]?.kind == .newProtocol
  }

  /// Protocols of Swift's and Foundation's that classes without a superclass often conform to.
  private static let protocols: Set<String> = [
    "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable", "Error",
    "ObservableObject", "CustomStringConvertible", "NSObjectProtocol",
  ]

  // MARK: Protocols of the app

  /// A value that conforms to a protocol: of a class that the stubs have for it, or else of a type of the app's.
  private func conformingValue(to name: String, _ purpose: Purpose) -> String? {
    // The class makes its values when they are asked for, so it may be needed for one of them.
    if purpose.making.contains(name) { return "\(Self.standInName(of: name))()" }
    if let standIn = standIn(for: name, purpose) { return standIn.value }
    return stubs.ownTypes.types(conformingTo: name).lazy.compactMap { value(of: $0, inside(NamedType(name), purpose)) }
      .first
  }

  /// A class that conforms to a protocol of the app's.
  struct StandIn {
    let declaration: String
    let value: String
  }

  /// The classes for the protocols whose values are in the code, and in those of these classes.
  func standIns(in code: String) -> [String] {
    var declarations: [String: String] = [:]
    var open = [code]
    while let next = open.popLast() {
      for name in next.matches(of: /\bStub([A-Z][A-Za-z0-9_]*)\(/).map({ String($0.output.1) }) {
        guard declarations[name] == nil, let standIn = standIn(for: name, Purpose(name: "")) else { continue }
        declarations[name] = standIn.declaration
        open.append(standIn.declaration)
      }
    }
    return declarations.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func standInName(of name: String) -> String { "Stub" + name }

  /// The class that conforms to a protocol, or nil if a class of the stubs cannot.
  private func standIn(for name: String, _ purpose: Purpose) -> StandIn? {
    guard !name.contains("."), case .abstract(let own) = stubs.ownTypes.type(named: name, in: "")?.type.kind,
      let base = base(of: own)
    else { return nil }
    // Like all objects of stubs, it has a text that does not change from run to run.
    var lines = base == "NSObject" ? ["  override var description: String { \"Text\" }\n"] : []
    for requirement in requirements(of: own) where requirement.name != "description" {
      let inside = Purpose(name: requirement.name, making: purpose.making.union([name]))
      guard let line = line(for: requirement, inside) else { return nil }
      lines.append("  \(line)\n")
    }
    let standIn = Self.standInName(of: name)
    let call = value(of: base, purpose)?.call(of: base) ?? "()"
    return StandIn(
      declaration: "final class \(standIn): \(base), \(name) {\n\(lines.joined())}\n", value: standIn + call)
  }

  /// The superclass that a protocol asks for, `NSObject` if it asks for none, or nil if something that it inherits from
  /// is not known.
  private func base(of own: OwnProtocol) -> String? {
    var base = "NSObject"
    for name in own.inherited where !Self.plainProtocols.contains(name) && stubs.types[name]?.kind != .newProtocol {
      if case .abstract(let inherited) = stubs.ownTypes.type(named: name, in: "")?.type.kind {
        guard let next = self.base(of: inherited) else { return nil }
        if next != "NSObject" { base = next }
      } else if value(of: name, Purpose(name: ""))?.call(of: name) != nil {
        base = name
      } else if !name.hasPrefix("UI") || !name.hasSuffix("Delegate") {
        return nil
      }
    }
    return base
  }

  /// Protocols to which each object conforms.
  private static let plainProtocols: Set<String> = ["AnyObject", "class", "Sendable", "NSObjectProtocol"]

  /// What a protocol and those that it inherits from require, each once.
  private func requirements(of own: OwnProtocol) -> [OwnProtocol.Requirement] {
    let inherited = own.inherited.flatMap { name -> [OwnProtocol.Requirement] in
      guard case .abstract(let own) = stubs.ownTypes.type(named: name, in: "")?.type.kind else { return [] }
      return requirements(of: own)
    }
    var seen: Set<String> = []
    return (own.requirements + inherited).filter { seen.insert($0.key).inserted }
  }

  /// The declaration that fulfils a requirement. Its value is made when it is asked for, as it may need the class.
  private func line(for requirement: OwnProtocol.Requirement, _ purpose: Purpose) -> String? {
    switch requirement {
    case .property(let name, let type, let isStatic, let isSettable):
      guard let value = value(of: type, purpose) else { return nil }
      let kind = isStatic ? "static " : isSettable ? "lazy " : ""
      return "\(kind)var \(name): \(type) " + (isSettable ? "= \(value)" : "{ \(value) }")
    case .function(_, let head, let result):
      guard result != "Void", result != "()" else { return "\(head) {}" }
      return value(of: result, purpose).map { "\(head) { \($0) }" }
    }
  }
}

/// A type that has a name, with its generic arguments.
private struct NamedType {
  let name: String
  var arguments: [String] = []

  init(_ name: String) { self.name = name }

  init(_ type: TypeSyntax) {
    if let member = type.as(MemberTypeSyntax.self) {
      name = "\(member.baseType.trimmedDescription).\(member.name.text)"
      arguments = Self.arguments(of: member.genericArgumentClause)
    } else {
      let identifier = type.as(IdentifierTypeSyntax.self)
      name = identifier?.name.text ?? type.trimmedDescription
      arguments = Self.arguments(of: identifier?.genericArgumentClause)
    }
  }

  private init(_ name: String, _ arguments: [String]) { (self.name, self.arguments) = (name, arguments) }

  private static func arguments(of clause: GenericArgumentClauseSyntax?) -> [String] {
    clause?.arguments.map { $0.argument.trimmedDescription } ?? []
  }

  var text: String { arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>" }

  func renamed(_ name: String) -> NamedType { NamedType(name, arguments) }
}

extension OwnProtocol.Requirement {
  /// What distinguishes it from the others.
  fileprivate var key: String {
    switch self {
    case .property(let name, _, _, _): name
    case .function(_, let head, _): head
    }
  }
}

extension String {
  /// The parentheses of a call that the code is, as `(frame: .zero)` of a type's initializer.
  fileprivate func call(of type: String) -> String? {
    hasPrefix(type + "(") ? String(dropFirst(type.count)) : nil
  }
}
#endif
