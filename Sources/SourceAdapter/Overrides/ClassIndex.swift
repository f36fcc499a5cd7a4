#if UIKitAdapter
import SwiftSyntax

/// The classes of a module, their superclasses, and what classes and extensions override.
struct ClassIndex {
  /// The superclass of each class of the module, by its name with the types around it. A superclass of another module
  /// has the name that the source gives it; no superclass is "".
  private(set) var superclasses: [String: String] = [:]
  /// The keys of the members that a class overrides in its body or in extensions, by the name of the class.
  private var overrides: [String: Set<String>] = [:]
  /// The keys of all overrides.
  private var overridden: Set<String> = []
  /// The keys of the members that subclasses override, by the name of the class.
  private var overriddenBelow: [String: Set<String>] = [:]

  init(of sources: [ParsedSource]) {
    var written: [String: String] = [:]
    for source in sources {
      let visitor = ClassVisitor(viewMode: .sourceAccurate)
      visitor.walk(source.tree)
      written.merge(visitor.superclasses) { first, _ in first }
      overrides.merge(visitor.overrides) { $0.union($1) }
    }
    for (name, superclass) in written {
      superclasses[name] = Self.resolved(superclass, in: name, classes: written) ?? superclass
    }
    for (name, keys) in overrides {
      overridden.formUnion(keys)
      for ancestor in ancestors(of: name) { overriddenBelow[ancestor, default: []].formUnion(keys) }
    }
  }

  /// The class that a name means inside of another class: one beside it, or beside a type around it.
  private static func resolved(_ name: String, in place: String, classes: [String: String]) -> String? {
    var path = place.split(separator: ".").dropLast()
    while true {
      let candidate = (path.map(String.init) + [name]).joined(separator: ".")
      if classes[candidate] != nil && candidate != place { return candidate }
      if path.isEmpty { return nil }
      path = path.dropLast()
    }
  }

  func has(_ name: String) -> Bool { superclasses[name] != nil }

  func overrides(_ key: String, in name: String) -> Bool { overrides[name]?.contains(key) == true }

  /// Whether anything overrides a member of a key.
  func overridesAnywhere(_ key: String) -> Bool { overridden.contains(key) }

  /// The keys of the members that a class overrides.
  func overrides(in name: String) -> Set<String> { overrides[name] ?? [] }

  /// Whether a superclass in the module overrides the member, too.
  func overridesAbove(_ name: String, _ key: String) -> Bool {
    ancestors(of: name).contains { has($0) && overrides(key, in: $0) }
  }

  /// Whether a class of the module that inherits from another overrides the member.
  func overridesBelow(_ name: String, _ key: String) -> Bool { overriddenBelow[name]?.contains(key) == true }

  /// The class of another module that a class comes from.
  func root(of name: String) -> String { ancestors(of: name).last ?? name }

  /// The superclasses from the nearest to one of another module.
  private func ancestors(of name: String) -> [String] { superclasses.ancestors(of: name) }
}

extension [String: String] {
  /// The superclasses of a class from the nearest to the last that is known, by a table of superclasses, where "" is
  /// none. It ends after a hundred, so that neither a circle, which no compiler takes, nor long lines take time.
  func ancestors(of name: String) -> [String] {
    let line = sequence(first: name) { self[$0].flatMap { $0.isEmpty ? nil : $0 } }
    return Array(line.dropFirst().prefix(100))
  }
}

private final class ClassVisitor: SyntaxVisitor {
  var superclasses: [String: String] = [:]
  var overrides: [String: Set<String>] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type.withoutArguments ?? ""
    superclasses[node.qualifiedName] = superclass
    note(node.memberBlock, of: node.qualifiedName)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.memberBlock, of: node.extendedType.withoutArguments)
    return .visitChildren
  }

  private func note(_ members: MemberBlockSyntax, of name: String) {
    for item in members.allMembers {
      guard let member = CallableMember(item.decl), member.isOverride else { continue }
      overrides[name, default: []].insert(member.key)
    }
  }
}
#endif
