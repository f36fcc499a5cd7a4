#if UIKitAdapter
import SwiftSyntax

/// The declarations of an app's other sources that the adapted sources use, as far as the compiler's errors ask for
/// them.
///
/// Types and functions are taken as they are, members of extensions one by one: an extension with all colours of the
/// app needs half of the app.
public struct Neighbours: Sendable {
  private var files: [String: NeighbourFile] = [:]
  /// The sources, nearest first.
  private let sources: [AppSource]
  /// The sources with a declaration of a name, by their places.
  private let index: [String: [Int]]
  /// What the app's types inherit from, as far as it has been read.
  private var inherited: [String: [String]] = [:]

  /// How many steps from the adapted sources declarations are taken. What is further away gets stubs: a view's model
  /// and its texts are within three steps, the database behind the model is not.
  private static let depth = 3

  /// - Parameters:
  ///   - sources: The app's Swift files.
  ///   - adapted: The sources that use them, which are not taken again.
  public init(_ sources: [AppSource], of adapted: [AppSource]) {
    let own = Set(adapted.map(\.path))
    let place = adapted.first?.path ?? ""
    self.sources = sources.filter { !own.contains($0.path) }.sorted { left, right in
      let (near, far) = (Self.nearness(left.path, place), Self.nearness(right.path, place))
      return near == far ? left.path < right.path : near > far
    }
    index = Self.index(of: self.sources)
    for source in adapted where !self.sources.isEmpty { addInherited(of: NeighbourFile(source)) }
  }

  /// How many declarations are taken.
  public var count: Int { files.values.reduce(0) { $0 + $1.taken.count } }

  /// The files of the taken declarations, with nothing else in them.
  public var takenSources: [AppSource] {
    files.values.filter { !$0.taken.isEmpty }.sorted { $0.path < $1.path }.map(\.source)
  }

  // MARK: Taking

  /// Takes the declarations that errors ask for.
  ///
  /// - Returns: Whether anything was new.
  public mutating func take(for errors: [CompilerError], in module: AdaptedModule) -> Bool {
    let before = count
    let trees = module.files.map { AdaptedTree(text: $0.text) }
    for error in errors {
      let depth = depth(at: error)
      guard depth < Self.depth, let use = trees.use(at: error) else { continue }
      take(for: error, use, depth: depth + 1)
    }
    return count != before
  }

  private mutating func take(for error: CompilerError, _ use: NameUse, depth: Int) {
    let (message, names) = (error.message, error.quotedNames)
    guard let name = names.first else { return takeOverload(for: message, use, depth: depth) }
    if message.hasPrefix("cannot find") {
      // Without a base, a name is one of the file's, or a member of the type around it.
      if take(depth, named: name, { $0.owner == nil }) { return }
      let owners = use.enclosingTypes.flatMap(extended)
      _ = take(depth, named: name) { owners.contains($0.owner ?? "") }
    } else if message.contains("is not a member type of"), let owner = names.last {
      _ = take(depth, named: name) { $0.owner == owner.trimmingModule }
    } else if message.contains("has no member"), names.count >= 2 {
      let owners = extended(by: names[0])
      _ = take(depth, named: names[1]) { owners.contains($0.owner ?? "") }
    } else if message.hasPrefix("cannot infer contextual base") || message.contains("without a contextual type") {
      _ = take(depth, named: name) { $0.owner != nil && $0.isStatic }
    } else if message.contains("conform") || names.count >= 2 && message.hasPrefix("cannot") {
      takeConformances(of: names, depth: depth)
      if message.contains("does not conform to protocol"), let name = names.last { takeMembers(of: name, depth: depth) }
      if message.contains("argument type") { takeOverload(for: message, use, depth: depth) }
    } else {
      takeOverload(for: message, use, depth: depth)
    }
  }

  /// Takes a function or initializer with the labels of a call that no declaration fits.
  private mutating func takeOverload(for message: String, _ use: NameUse, depth: Int) {
    let isCall = ["argument", "no exact matches", "initializer"].contains(where: message.contains)
    let calls = isCall ? [use.callOfArgument, use.enclosingCall].compactMap { $0 } : []
    for call in calls {
      let callee = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text ?? ""
      let labels =
        call.arguments.map { $0.label?.text ?? "_" } + (call.trailingClosure == nil ? [] : ["_"])
      let owners = extended(by: call.calledExpression.trimmedDescription)
      let isType = callee.first?.isUppercase == true
      _ = take(depth, named: isType ? "init" : callee) { declaration in
        declaration.labels.map { Self.accept($0, labels) } == true
          && (!isType || owners.contains(declaration.owner ?? ""))
      }
    }
  }

  /// Whether a call with some labels may be of a function, whose parameters may have defaults and be behind the
  /// parentheses.
  private static func accept(_ parameters: [String], _ labels: [String]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let place = rest.firstIndex(of: label) ?? (label == "_" ? rest.indices.last : nil) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Takes the extensions in which one of the names is made to conform to another, or all if a requirement is missing.
  private mutating func takeConformances(of names: [String], depth: Int) {
    let names = names.map { StubTypeText(StubTypeText($0).wrapped ?? $0).plain.trimmingModule }
    for name in names {
      _ = take(depth, named: name, indexed: "extension \(name)") { $0.inherited.contains(where: names.contains) }
    }
  }

  /// Takes what extensions of a protocol declare for the types that conform.
  private mutating func takeMembers(of name: String, depth: Int) {
    guard let place = index["extension \(name)"]?.first else { return }
    for member in NeighbourFile(sources[place]).declarations where member.owner == name {
      _ = take(depth, named: member.name) { $0.owner == name }
    }
  }

  /// Takes the declarations of a name in the nearest file that has any.
  ///
  /// - Parameter indexed: What the index has conformances by.
  private mutating func take(
    _ depth: Int, named name: String, indexed: String? = nil, _ isMeant: (NeighbourDeclaration) -> Bool
  ) -> Bool {
    for place in index[indexed ?? name] ?? [] {
      let source = sources[place]
      let file = files[source.path] ?? NeighbourFile(source)
      files[source.path] = file
      addInherited(of: file)
      let found = file.declarations.indices.filter { place in
        let declaration = file.declarations[place]
        return declaration.name == name && (declaration.kind == .conformance) == (indexed != nil)
          && !file.dropped.contains(place) && isMeant(declaration)
      }
      if found.isEmpty { continue }
      for place in Self.first(found, in: file) where file.taken[place] == nil {
        files[source.path]?.taken[place] = depth
      }
      return true
    }
    return false
  }

  /// Without what a name declares again, in another branch of an `#if`.
  private static func first(_ places: [Int], in file: NeighbourFile) -> [Int] {
    var seen: Set<[String?]> = []
    return places.filter { place in
      let declaration = file.declarations[place]
      return seen.insert([declaration.owner] + (declaration.labels ?? [nil])).inserted
        || declaration.kind == .conformance
    }
  }

  private func depth(at error: CompilerError) -> Int {
    guard let file = files[error.file] else { return 0 }
    return file.declaration(atLine: error.line).flatMap { file.taken[$0] } ?? 0
  }

  // MARK: Dropping

  /// Removes the taken declarations that do not compile.
  ///
  /// - Returns: Whether any was taken.
  public mutating func drop(at errors: [CompilerError]) -> Bool {
    var hasDropped = false
    for error in errors {
      guard let place = files[error.file]?.declaration(atLine: error.line) else { continue }
      files[error.file]?.taken[place] = nil
      files[error.file]?.dropped.insert(place)
      hasDropped = true
    }
    return hasDropped
  }

  // MARK: Types

  private mutating func addInherited(of file: NeighbourFile) {
    for declaration in file.declarations where !declaration.inherited.isEmpty {
      inherited[declaration.name, default: []] += declaration.inherited
    }
  }

  /// The names of the types whose extensions have the members of a type.
  private func extended(by quoted: String) -> [String] {
    let type = StubTypeText(quoted).plain.trimmingModule
    if let wrapped = StubTypeText(type).wrapped { return ["Optional"] + extended(by: wrapped) }
    if type.hasPrefix("[") || type.hasPrefix("Set<") || type.hasPrefix("Array<") {
      return Self.collections + [String(type.prefix { $0 != "<" })]
    }
    let name = String(type.prefix { $0 != "<" })
    var all = [name]
    for next in [name] + above(name) {
      all.append(next)
      all += StubFamily.superclasses(of: next)
    }
    if name == "String" || name == "Substring" { all.append("StringProtocol") }
    return all + ["UIResponder", "NSObject"]
  }

  private static let collections = [
    "Array", "Dictionary", "Set", "Collection", "Sequence", "RandomAccessCollection", "MutableCollection",
    "BidirectionalCollection", "RangeReplaceableCollection",
  ]

  private func above(_ name: String, seen: Set<String> = []) -> [String] {
    guard !seen.contains(name) else { return [] }
    return (inherited[name] ?? []).flatMap { [$0] + above($0, seen: seen.union([name])) }
  }

  // MARK: Finding

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "operator",
  ]

  /// The words after the keywords of declarations, without parsing: an app has thousands of files, and a view uses few.
  private static func index(of sources: [AppSource]) -> [String: [Int]] {
    var index: [String: [Int]] = [:]
    for (place, source) in sources.enumerated() {
      var names: Set<String> = []
      var last: Substring = ""
      for word in source.text.utf8.split(whereSeparator: { !isOfName($0) }) {
        let word = Substring(word)
        if keywords.contains(String(last)) { names.insert(String(word)) }
        if last == "extension" { names.insert("extension \(word)") }
        if word == "init" || word == "subscript" { names.insert(String(word)) }
        last = word
      }
      for name in names { index[name, default: []].append(place) }
    }
    return index
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  /// How many folders two paths have in common.
  private static func nearness(_ left: String, _ right: String) -> Int {
    let parts = [left, right].map { $0.utf8.split(separator: UInt8(ascii: "/")) }
    return zip(parts[0], parts[1]).prefix { $0.elementsEqual($1) }.count
  }
}

extension NameUse {
  /// The names of the types around the error, innermost first.
  var enclosingTypes: [String] {
    sequence(first: Syntax(token)) { $0.parent }.compactMap { node in
      if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
      return node.isProtocol((any DeclGroupSyntax).self) ? node.asProtocol(NamedDeclSyntax.self)?.name.text : nil
    }
  }
}

extension String {
  /// The name of a type without that of the app's module.
  fileprivate var trimmingModule: String { hasPrefix("App.") ? String(dropFirst(4)) : self }
}
#endif
