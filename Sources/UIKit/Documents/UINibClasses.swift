import Synchronization

/// The classes of the process that documents name.
public enum UINibClasses {
  private struct Registry {
    var classes: [String: [UINibClass]] = [:]
    /// The values with a member of a name, so that a connection looks at few.
    var owners: [String: [UINibMembers]] = [:]
  }

  private static let registry = Mutex(Registry())

  /// Lets documents use a class. A class of the same name and module is replaced.
  public static func register(_ nibClass: UINibClass) {
    registry.withLock { registry in
      registry.classes[nibClass.name, default: []].removeAll { $0.module == nibClass.module }
      registry.classes[nibClass.name, default: []].append(nibClass)
    }
    register(nibClass.members)
  }

  /// Lets documents use members that an extension adds to a class.
  public static func register(_ members: UINibMembers) {
    registry.withLock { registry in
      // Later values count first, so that a class that is registered again has its new members.
      for name in Set(members.members.map(\.name)) { registry.owners[name, default: []].insert(members, at: 0) }
    }
  }

  /// The class of a name. Where the document's module has none, another module's counts: documents of a library may be
  /// compiled into a module of another name. If several others have one, a note says which is taken.
  package static func named(_ name: String, module: String? = nil) -> UINibClass? {
    let candidates = registry.withLock { $0.classes[name] ?? [] }
    if let own = candidates.first(where: { $0.module == module }) { return own }
    if candidates.count > 1, let last = candidates.last {
      let others = candidates.dropLast().map { "\($0.module).\(name)" }.joined(separator: ", ")
      DocumentLog.note(
        "a document names the class \(name) of \(module.map { "the module \($0)" } ?? "no module"); "
          + "\(last.module).\(name) is used, not \(others)")
    }
    return candidates.last
  }

  /// Sets an outlet, or adds to an outlet collection.
  package static func connect(_ outlet: String, of owner: AnyObject, to value: Any) throws(UINibError) {
    try member(.outlet, named: outlet, of: owner).apply(owner, [value])
  }

  /// Sets an inspectable property.
  package static func set(_ inspectable: String, of owner: AnyObject, to value: Any?) throws(UINibError) {
    try member(.inspectable, named: inspectable, of: owner).apply(owner, [value])
  }

  /// Calls an action, or another method that is visible to Objective-C in an app, by its selector's name.
  package static func perform(
    _ selector: String, on target: AnyObject, sender: Any? = nil, event: Any? = nil
  ) throws(UINibError) {
    try member(.action, named: selector, of: target).apply(target, [sender, event])
  }

  private static func member(
    _ kind: UINibMember.Kind, named name: String, of object: AnyObject
  ) throws(UINibError) -> UINibMember {
    let owners = registry.withLock { $0.owners[name] ?? [] }
    for owner in owners {
      if let member = owner.member(kind, named: name, of: object) { return member }
    }
    throw .noMember(kind: "\(kind)", name: name, owner: "\(type(of: object))")
  }
}
