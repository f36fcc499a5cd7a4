#if UIKitAdapter
import SwiftSyntax

/// The app's own types by their names, with those of the types around them, as in `Theme.Style`: stubs have values of
/// these as results.
struct OwnTypes: Sendable {
  private var types: [String: OwnType] = [:]
  /// What the types conform to, or inherit from, also by extensions.
  private var conformances: [String: Set<String>] = [:]

  init() {}

  init(in files: [SourceFileSyntax]) {
    let declared = DeclaredTypes(viewMode: .sourceAccurate)
    for file in files { declared.walk(file) }
    types = declared.types
    conformances = declared.conformances
    removeDefaults(declared.extensionMembers)
  }

  /// Returns the type that a name means in a type.
  ///
  /// - Parameter scope: The name of the type around the use; empty at the top level of a file.
  func type(named name: String, in scope: String) -> (name: String, type: OwnType)? {
    var around = scope.split(separator: ".")[...]
    while true {
      let full = (around + [Substring(name)]).joined(separator: ".")
      if let type = types[full] { return (full, type) }
      if around.popLast() == nil { return nil }
    }
  }

  /// The types that conform to a protocol, always in one order.
  func types(conformingTo name: String) -> [String] {
    types.keys.filter { conformances[$0]?.contains(name) == true }.sorted()
  }

  /// What an extension of a protocol has need not be stubbed: the app's own shows more than a neutral value.
  private mutating func removeDefaults(_ members: [String: Set<String>]) {
    for (name, members) in members {
      guard case .abstract(var declaration) = types[name]?.kind else { continue }
      declaration.requirements.removeAll { members.contains($0.name) }
      types[name] = OwnType(kind: .abstract(declaration))
    }
  }
}
#endif
