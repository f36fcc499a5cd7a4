#if UIKitAdapter
/// Declarations for names that an app's sources use and the module does not have, as far as the compiler's errors show.
///
/// What is not known yet has a type of its own, a placeholder. The compiler's next errors name the placeholder together
/// with the type that a use asks for, or with the members that it lacks, which shows what it is.
public struct Stubs: Sendable {
  var types: [String: StubType] = [:]
  var globals: [String: StubMember] = [:]
  /// The types that placeholders turned out to be.
  private(set) var bindings: [String: String] = [:]
  /// The names of the types that the app declares.
  private(set) var appTypes: Set<String> = []
  /// How values of the app's own types are made.
  private(set) var ownTypes = OwnTypes()
  /// The modules that the app's sources import.
  private(set) var imports: Set<String> = []
  /// Whether the app's sources have declarations for other modules, which can only use what is public too.
  private(set) var isPublic = false

  public init() {}

  /// The owner of subscripts with labels.
  static let labelledSubscripts = "Collection"

  /// How many names and members have a stub.
  public var count: Int {
    globals.count
      + types.values.reduce(0) { $0 + $1.members.count + ($1.isNew && bindings[$1.name] == nil ? 1 : 0) }
  }

  /// Whether the code has members of UIKit's classes that classes of the app override: only an adapter lets them.
  public var needsAdapter: Bool {
    types.values.contains { type in type.kind == .existing && type.members.values.contains(where: \.isOverridden) }
  }

  /// Adds what a round of errors shows.
  ///
  /// - Parameter stubsFile: The file of these stubs, for errors in it.
  /// - Returns: Whether anything was new, so that another round may help.
  public mutating func learn(
    from errors: [CompilerError], in module: AdaptedModule, stubsFile: String? = nil
  ) -> Bool {
    let before = code
    let trees = module.files.map { AdaptedTree(text: $0.text) }
    let declared = trees.reduce(into: [:]) { $0.merge($1.declaredTypes) { first, _ in first } }
    appTypes = Set(declared.keys)
    imports = trees.reduce([]) { $0.union($1.imports) }
    isPublic = trees.contains(where: \.isPublic)
    ownTypes = OwnTypes(in: trees.map(\.tree))
    for error in errors where !Self.isEarly(error, among: errors, declared) {
      if error.file == stubsFile {
        let lines = before.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        mend(error, inLine: lines[safe: error.line - 1].map { Substring($0) })
      } else if let use = trees.use(at: error) {
        learn(from: error, use)
      }
    }
    return code != before
  }

  /// Whether a type lacks a member while the compiler does not know its superclass, which may have it.
  private static func isEarly(
    _ error: CompilerError, among errors: [CompilerError], _ declared: [String: [String]]
  ) -> Bool {
    guard error.message.contains("has no member"), let inherited = error.quotedNames.first.flatMap({ declared[$0] })
    else {
      return false
    }
    return errors.contains { other in
      other.message.hasPrefix("cannot find type") && inherited.contains(other.quotedNames.first ?? "")
    }
  }

  // MARK: Declaring

  mutating func declare(_ type: StubType) {
    if types[type.name] == nil { types[type.name] = type }
  }

  mutating func add(_ member: StubMember, to type: String) {
    // What a view of UIKit's lacks is in an extension of all views, as far as uses show.
    let type = !member.isStatic && StubFamily.views.contains(type) ? "UIView" : type
    declare(StubType(name: type, kind: .existing))
    if types[type]?.members[member.key] == nil { types[type]?.members[member.key] = member }
  }

  mutating func declare(global member: StubMember) {
    if globals[member.key] == nil { globals[member.key] = member }
  }

  mutating func addInitializer(_ parameters: [StubParameter], to type: String) {
    guard !parameters.isEmpty else { return }
    declare(StubType(name: type, kind: .existing))
    let labels = parameters.map(\.label)
    if types[type]?.initializers.contains(where: { $0.map(\.label) == labels }) == true { return }
    types[type]?.initializers.insert(parameters)
  }

  /// Declares a placeholder.
  ///
  /// - Parameters:
  ///   - owner: The type, member or function that it belongs to.
  ///   - part: What it is in the owner.
  func placeholder(_ owner: String, _ part: String) -> String {
    let words = (owner + " " + part).split { !$0.isLetter && !$0.isNumber }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    return words.joined().replacing("Stub", with: "") + "Stub"
  }

  mutating func declarePlaceholder(_ owner: String, _ part: String) -> String {
    let name = placeholder(owner, part)
    if types[name] == nil {
      types[name] = StubType(name: name, kind: .newClass(superclass: "NSObject"), isPlaceholder: true)
    }
    return name
  }

  // MARK: Types of placeholders

  /// Whether the name is of a placeholder without a type.
  func isFree(_ name: String) -> Bool { types[name]?.isPlaceholder == true && bindings[name] == nil }

  /// Gives a placeholder a type. Its members go: the type has them, or the next errors say so.
  mutating func bind(_ placeholder: String, to type: String) {
    guard StubTypeText(type).isUsable, !StubTypeText(type).names.contains(placeholder) else { return }
    bindings[placeholder] = type
    types[placeholder]?.members = [:]
    types[placeholder]?.initializers = []
  }

  /// Gives back a placeholder's freedom, and another type.
  mutating func rebind(_ placeholder: String, to type: String) {
    bindings[placeholder] = nil
    bind(placeholder, to: type)
  }

  /// The type with what is known of its placeholders.
  func resolved(_ type: String) -> String {
    var text = StubTypeText(type)
    for _ in 0..<8 {
      let next = text.replacingNames(by: bindings)
      if next == text { break }
      text = next
    }
    return text.text
  }

  // MARK: Members by name

  /// Changes all members and functions of a name.
  mutating func changeMembers(named name: String, _ change: (inout StubMember) -> Void) {
    for (key, member) in globals where member.name == name {
      var changed = member
      change(&changed)
      globals[key] = nil
      globals[changed.key] = changed
    }
    for typeName in types.keys {
      for (key, member) in types[typeName]?.members ?? [:] where member.name == name {
        var changed = member
        change(&changed)
        types[typeName]?.members[key] = nil
        types[typeName]?.members[changed.key] = changed
      }
    }
  }

  /// All functions and members, always in one order: which of several of a name a rule takes does not change from run
  /// to run.
  var membersInOrder: [StubMember] {
    globals.values.sorted { $0.key < $1.key }
      + types.values.sorted { $0.name < $1.name }.flatMap { $0.members.values.sorted { $0.key < $1.key } }
  }

  func isStub(_ name: String) -> Bool {
    globals.values.contains { $0.name == name }
      || types.values.contains { type in type.members.values.contains { $0.name == name } }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
#endif
