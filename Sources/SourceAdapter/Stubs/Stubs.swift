#if UIKitAdapter
/// Declarations for names that an app's sources use and the module does not have, as far as the compiler's errors tell.
///
/// Each round of errors tells more: first names, then the members used of them, then the types that the uses ask for.
public struct Stubs: Sendable {
  /// The type of a value as long as no use asks for one.
  static let valueType = "StubbedValue"

  private(set) var types: [String: StubType] = [:]
  private(set) var globals: [String: StubMember] = [:]

  public init() {}

  /// How many names and members have a stub.
  public var count: Int {
    globals.count + types.values.reduce(0) { $0 + $1.members.count + ($1.isNew ? 1 : 0) }
  }

  /// The text of a Swift file.
  public var code: String {
    let classes = Set(types.values.filter(\.isNewClass).map(\.name)).union([Self.valueType])
    let functions = globals.values.sorted { $0.name < $1.name }.map { $0.code(classes: classes) + "\n" }
    let declarations = types.values.sorted { $0.name < $1.name }.map { $0.code(classes: classes) }
    return """
      // Stubs for names that the app's sources use and this module does not have, by `galley adapt --stubs`. Replace what
      // matters for the picture by the app's own code.
      import UIKit

      /// A value whose type no use of it tells.
      public final class \(Self.valueType): NSObject {}

      \((functions + declarations).joined(separator: "\n"))
      """
  }

  mutating func declare(_ type: StubType) {
    if types[type.name] == nil { types[type.name] = type }
  }

  mutating func declare(global member: StubMember) {
    if globals[member.name] == nil { globals[member.name] = member }
  }

  mutating func add(_ member: StubMember, to type: String) {
    declare(StubType(name: type, kind: .existing))
    let key = member.key
    if types[type]?.members[key] == nil { types[type]?.members[key] = member }
  }

  mutating func addNestedType(_ name: String, to type: String) {
    declare(StubType(name: type, kind: .existing))
    types[type]?.nestedTypes.insert(name)
  }

  mutating func addInitializer(_ parameters: [StubParameter], to type: String) {
    guard types[type]?.isNew == true, !parameters.isEmpty else { return }
    types[type]?.initializers.insert(parameters)
  }

  /// Gives every stub of a name the type that a use asks for.
  mutating func setType(_ type: String, ofStubsNamed name: String) {
    if globals[name] != nil { globals[name]?.type = type }
    for typeName in types.keys {
      for (key, member) in types[typeName]?.members ?? [:] where member.name == name {
        types[typeName]?.members[key]?.type = type
      }
    }
  }

  func isStub(_ name: String) -> Bool {
    globals[name] != nil || types.values.contains { type in type.members.values.contains { $0.name == name } }
  }
}

extension StubMember {
  /// Overloads differ in their labels.
  fileprivate var key: String {
    name + (parameters.map { "(" + $0.map { $0.label + ":" }.joined() + ")" } ?? "") + (isStatic ? "static" : "")
  }
}

extension StubType {
  fileprivate var isNew: Bool { if case .existing = kind { false } else { true } }
  fileprivate var isNewClass: Bool { if case .newClass = kind { true } else { false } }
}
#endif
