import Files
import Yams

/// The targets of a spec of XcodeGen, merged with those of the specs that it includes and with their templates.
///
/// Source: "Include" and "Target Template" in "ProjectSpec", XcodeGen's documentation.
struct XcodeGenSpec {
  /// The values of an entry of a list by their keys. A text in place of a mapping has the key `path`.
  typealias Entry = [String: [String]]

  /// What a target or a template says about its files.
  struct Target {
    /// The entries by the keys of their lists. The paths of files are absolute.
    fileprivate(set) var lists: [String: List] = [:]
    /// The texts and lists of texts in mappings, by the keys on the way to them, with dots between.
    fileprivate(set) var values: [String: [String]] = [:]
    /// The texts that templates have in place of `${key}`.
    fileprivate var attributes: [String: String] = [:]
    /// The name, if it is not the key.
    fileprivate var name: String?

    func entries(_ key: String) -> [Entry] { lists[key]?.entries ?? [] }
  }

  struct List {
    fileprivate(set) var entries: [Entry]
    /// Whether it takes the place of the list that it is merged with, instead of being added to it.
    fileprivate var isReplacement: Bool
  }

  private(set) var targets: [(name: String, target: Target)] = []
  private var templates: [(name: String, target: Target)] = []

  /// The limits of all files together. A small file can contain others, and aliases of lists, any number of times.
  private static let (mostFiles, mostTexts) = (100, 100_000)
  private var (fileCount, textCount) = (0, 0)
  /// The files that are being read, each included by the one before it.
  private var chain: [String] = []

  private static let lists = ["sources", "resources", "dependencies", "templates"]
  private static let listsOfFiles: Set = ["sources", "resources"]
  private static let mappings = ["type", "info", "settings"]
  /// The number of keys on the way to a value of a usual spec: `settings.configs.Release.INFOPLIST_FILE`.
  private static let usualKeys = 4

  init(contentsOf path: String) throws(ProjectFileError) {
    try add(fileAt: path, in: Folder.parent(of: path))
    let templates = Dictionary(templates.map { ($0.name, $0.target) }) { $1 }
    targets = targets.map { key, target in
      let name = target.name ?? key
      var applied: Set<String> = []
      let whole = target.applying(templates, &applied)
      return (name, whole.replacing(target.attributes.merging(["target_name": key]) { $1 }))
    }
  }

  // MARK: Reading

  /// Adds the targets of a spec to those of the specs before it.
  ///
  /// - Parameter folder: The folder that the spec's paths are relative to.
  private mutating func add(fileAt path: String, in folder: String) throws(ProjectFileError) {
    fileCount += 1
    guard !chain.contains(path), fileCount <= Self.mostFiles else {
      throw ProjectFileError(path: path, line: nil, reason: "the file is included by itself or too often")
    }
    chain.append(path)
    defer { chain.removeLast() }
    guard let root = try Self.node(of: path) else { return }
    for include in Self.items(root["include"]) where include["enable"]?.bool != false {
      guard let name = include.string ?? include["path"]?.string else { continue }
      guard !name.utf8.contains("${") else {
        throw ProjectFileError(path: path, line: include.mark?.line, reason: "'\(name)' depends on the environment")
      }
      let file = ProjectPath.absolute(name, in: Folder.parent(of: path))
      let isRelative = include["relativePaths"]?.bool ?? true
      try add(fileAt: file, in: isRelative ? Folder.parent(of: file) : folder)
    }
    Self.merge(try targets(root["targets"], in: folder), into: &targets)
    Self.merge(try targets(root["targetTemplates"], in: folder), into: &templates)
  }

  private static func node(of path: String) throws(ProjectFileError) -> Node? {
    let bytes = try ProjectFile.bytes(of: path, as: .configuration)
    do {
      return try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw ProjectFileError(path: path, line: (error as? YamlError)?.line, reason: "not valid YAML")
    }
  }

  private mutating func targets(
    _ node: Node?, in folder: String
  ) throws(ProjectFileError) -> [(name: String, target: Target)] {
    var targets: [(name: String, target: Target)] = []
    for (key, value) in node?.mapping ?? [:] {
      guard let name = key.string else { continue }
      targets.append((name, try target(value, in: folder)))
    }
    return targets
  }

  private mutating func target(_ node: Node, in folder: String) throws(ProjectFileError) -> Target {
    var target = Target()
    target.name = node["name"]?.string
    for (key, value) in node["templateAttributes"]?.mapping ?? [:] {
      if let key = key.string, let value = value.string { target.attributes[key] = value }
    }
    for key in Self.mappings { if let value = node[key] { try add(value, at: [key], to: &target.values) } }
    target.values["info.path"] = target.values["info.path"]?.map { ProjectPath.absolute($0, in: folder) }
    for key in Self.lists {
      for (ending, isReplacement) in [("", false), (":REPLACE", true)] {
        guard let list = node[key + ending] else { continue }
        var entries: [Entry] = []
        for item in Self.items(list) { entries.append(try entry(item)) }
        if Self.listsOfFiles.contains(key) { entries = entries.map { Self.located($0, in: folder) } }
        target.lists[key] = List(entries: entries, isReplacement: isReplacement || list.sequence == nil)
      }
    }
    return target
  }

  /// Adds the texts of a value, or those below it.
  private mutating func add(
    _ node: Node, at keys: [String], to values: inout [String: [String]]
  ) throws(ProjectFileError) {
    // Each key further down counts, so that mappings which aliases repeat inside each other end, too.
    let weight = max(1, keys.count - Self.usualKeys)
    guard let mapping = node.mapping else {
      let texts = Self.items(node).compactMap(\.string)
      try count(texts.count + weight, at: node)
      values[keys.joined(separator: ".")] = texts
      return
    }
    try count(weight, at: node)
    for (key, value) in mapping {
      if let key = key.string { try add(value, at: keys + [key], to: &values) }
    }
  }

  /// Counts texts, of which there are at most so many.
  private mutating func count(_ texts: Int, at node: Node) throws(ProjectFileError) {
    textCount += texts
    guard textCount <= Self.mostTexts else {
      throw ProjectFileError(
        path: chain.last ?? "", line: node.mark?.line, reason: "more than \(Self.mostTexts) values")
    }
  }

  private mutating func entry(_ node: Node) throws(ProjectFileError) -> Entry {
    var entry: Entry = [:]
    if let text = node.string { entry["path"] = [text] }
    for (key, value) in node.mapping ?? [:] {
      if let key = key.string { entry[key] = Self.items(value).compactMap(\.string) }
    }
    try count(entry.values.reduce(1) { $0 + $1.count }, at: node)
    return entry
  }

  private static func located(_ entry: Entry, in folder: String) -> Entry {
    var entry = entry
    entry["path"] = entry["path"]?.map { ProjectPath.absolute($0, in: folder) }
    return entry
  }

  /// Returns the values of a list, or a single value in place of one.
  private static func items(_ node: Node?) -> [Node] { node.map { $0.sequence.map(Array.init) ?? [$0] } ?? [] }

  // MARK: Merging

  private static func merge(
    _ others: [(name: String, target: Target)], into targets: inout [(name: String, target: Target)]
  ) {
    for (name, target) in others {
      if let index = targets.firstIndex(where: { $0.name == name }) {
        targets[index].target = target.over(targets[index].target)
      } else {
        targets.append((name, target))
      }
    }
  }
}

extension XcodeGenSpec.Target {
  /// Returns the target merged on top of another one.
  fileprivate func over(_ base: Self) -> Self {
    var merged = base
    merged.name = name ?? base.name
    merged.attributes.merge(attributes) { $1 }
    merged.values.merge(values) { $1 }
    merged.lists.merge(lists) { base, top in
      top.isReplacement
        ? top : XcodeGenSpec.List(entries: base.entries + top.entries, isReplacement: base.isReplacement)
    }
    return merged
  }

  /// Returns the target on top of the templates that it names, which can name others.
  fileprivate func applying(_ templates: [String: Self], _ applied: inout Set<String>) -> Self {
    var base: Self?
    for name in entries("templates").flatMap({ $0["path"] ?? [] }) where applied.insert(name).inserted {
      guard let template = templates[name]?.applying(templates, &applied) else { continue }
      base = base.map(template.over) ?? template
    }
    return base.map(over) ?? self
  }

  /// Returns the target with the values of attributes in place of `${key}`.
  fileprivate func replacing(_ attributes: [String: String]) -> Self {
    var target = self
    func replaced(_ texts: [String]) -> [String] {
      texts.map { text in
        text.utf8.contains("${") ? attributes.reduce(text) { $0.utf8.replacing("${\($1.key)}", with: $1.value) } : text
      }
    }
    target.lists = lists.mapValues { list in
      var list = list
      list.entries = list.entries.map { $0.mapValues(replaced) }
      return list
    }
    target.values = values.mapValues(replaced)
    return target
  }
}

extension YamlError {
  /// The line of the error, from 1, or `nil` if it is unknown.
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: nil
    }
  }
}
