#if UIKitAdapter
import SwiftSyntax

/// What is learnt about the kind of a type from messages about protocols, generic types and operators.
extension Stubs {
  mutating func learnKind(_ message: String, _ names: [String], _ use: NameUse) -> Bool {
    if message.hasPrefix("inheritance from non-protocol") || message.contains("constrained to non-protocol")
      || message.hasPrefix("non-protocol, non-class type"), let name = names.last
    {
      types[name]?.kind = .newProtocol
    } else if message.hasPrefix("multiple inheritance"), let name = names.last, types[name]?.isNew == true {
      types[name]?.kind = .newProtocol
    } else if message.contains("must not be applied to non-class"), let name = names.last {
      types[StubTypeText(name).plain]?.conformances.insert("AnyObject")
    } else if message.hasPrefix("cannot specialize non-generic type"), let name = names.first {
      types[name]?.genericCount = max(use.genericCount, 1)
    } else if message.hasPrefix("switch must be exhaustive") {
      makeEnum(with: use.switchCases)
    } else if message.contains("requires that"), names.count >= 2 {
      conform(
        names[names.count - 2],
        to: message.hasPrefix("operator function '+'") ? "StringProtocol" : names[names.count - 1], use)
    } else if message.hasPrefix("for-in loop requires"), let name = names.first, isFree(StubTypeText(name).plain) {
      bind(StubTypeText(name).plain, to: "[\(declarePlaceholder(name, "Element"))]")
    } else if message.contains("has no subscripts"), let name = names.first {
      addSubscript(to: name, use)
    } else {
      return false
    }
    return true
  }

  private mutating func makeEnum(with cases: [String]) {
    guard let first = cases.first,
      let owner = types.values.sorted(by: { $0.name < $1.name }).first(where: { type in
        type.isNew && type.members.values.contains { $0.isStatic && $0.name == first && $0.type.hasPrefix(type.name) }
      })?.name
    else { return }
    types[owner]?.kind = .newEnum
    for (key, member) in types[owner]?.members ?? [:] where member.isStatic && member.type == owner {
      types[owner]?.members[key] = nil
      types[owner]?.cases[member.name] = []
    }
    for name in cases where types[owner]?.cases[name] == nil { types[owner]?.cases[name] = [] }
  }

  /// Numbers and texts are what most protocols with requirements are for.
  private mutating func conform(_ type: String, to requirement: String, _ use: NameUse) {
    let numbers = [
      "BinaryInteger": "Int", "BinaryFloatingPoint": "CGFloat", "StringProtocol": "String", "Strideable": "Int",
      "Sequence": "[\(declarePlaceholder(type, "Element"))]", "Collection": "[\(declarePlaceholder(type, "Element"))]",
      "FloatingPoint": "CGFloat", "Numeric": "CGFloat", "AdditiveArithmetic": "CGFloat", "CVarArg": "Int",
      "Comparable": "Int",
      "SignedNumeric": "CGFloat", "LosslessStringConvertible": "String",
    ]
    let plain = StubTypeText(type).plain
    if isFree(plain), let number = numbers[requirement] {
      bind(plain, to: number)
    } else if types[requirement]?.kind == .newProtocol {
      declare(StubType(name: plain, kind: .existing))
      types[plain]?.conformances.insert(requirement)
    }
  }

  private mutating func addSubscript(to type: String, _ use: NameUse) {
    let plain = StubTypeText(StubTypeText(type).wrapped ?? type).plain
    guard isFree(plain) else { return }
    let element = declarePlaceholder(plain, "Element")
    for member in membersInOrder where member.type == plain {
      changeMembers(named: member.name) { $0.isIndexed = true }
    }
    bind(plain, to: use.subscriptKeyIsText == true ? "[String: \(element)]" : "[\(element)]")
  }

  mutating func addOperator(_ name: String, _ type: String) {
    declare(
      global: StubMember(
        name: name, isStatic: false,
        parameters: [StubParameter(label: "_", type: type), StubParameter(label: "_", type: type)], type: type))
  }
}
#endif
