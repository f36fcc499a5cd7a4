import Files
import Yams

/// A spec of XcodeGen, merged with those that it includes and with the templates of its targets.
///
/// Paths of sources are absolute. Source: "Include" and "Target Template" in "ProjectSpec", XcodeGen's documentation.
struct XcodeGenSpec {
  private(set) var targets: [(name: String, target: Node)] = []

  /// More files than this are not included, so that files that include each other twice come to an end.
  private static let mostFiles = 100
  private static let mostBytes = 1 << 20

  private var fileCount = 0
  /// The files that are being read, each included by the one before it.
  private var chain: [String] = []

  init(contentsOf path: String) throws(ProjectFileError) {
    guard let root = try spec(at: path, in: Folder.parent(of: path)) else { return }
    let templates = Self.entries(root["targetTemplates"])
    targets = Self.entries(root["targets"]).map { name, target in
      (target["name"]?.string ?? name, Self.applying(templates, to: target, named: name))
    }
  }

  // MARK: Included specs

  /// Reads a spec.
  ///
  /// - Parameter folder: The folder that the spec's paths are relative to.
  private mutating func spec(at path: String, in folder: String) throws(ProjectFileError) -> Node? {
    fileCount += 1
    guard !chain.contains(path), fileCount <= Self.mostFiles else {
      throw ProjectFileError(path: path, line: nil, reason: "the file is included by itself or too often")
    }
    chain.append(path)
    defer { chain.removeLast() }
    guard let root = try Self.node(of: path) else { return nil }
    var merged: Node?
    for include in Self.list(root["include"]) where include["enable"]?.bool != false {
      guard let name = include.string ?? include["path"]?.string else { continue }
      guard !name.contains("${") else {
        throw ProjectFileError(path: path, line: include.mark?.line, reason: "'\(name)' depends on the environment")
      }
      let file = ProjectPath.absolute(name, in: Folder.parent(of: path))
      let isRelative = include["relativePaths"]?.bool ?? true
      guard let included = try spec(at: file, in: isRelative ? Folder.parent(of: file) : folder) else { continue }
      merged = merged.map { Self.merged($0, with: included) } ?? included
    }
    let own = Self.located(root, in: folder)
    return merged.map { Self.merged($0, with: own) } ?? own
  }

  private static func node(of path: String) throws(ProjectFileError) -> Node? {
    let bytes = try ProjectFile.bytes(of: path, mostBytes: mostBytes)
    do {
      return try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw ProjectFileError(path: path, line: (error as? YamlError)?.line, reason: "not valid YAML")
    }
  }

  /// Returns a spec whose targets and templates have absolute paths.
  private static func located(_ root: Node, in folder: String) -> Node {
    changing(["targets", "targetTemplates"], of: root) { group in
      changing(nil, of: group) { target in
        changing(["sources", "resources", "sources:REPLACE", "resources:REPLACE"], of: target) { sources in
          located(sources: sources, in: folder)
        }
      }
    }
  }

  private static func located(sources: Node, in folder: String) -> Node {
    switch sources {
    case .scalar(let path): Node(ProjectPath.absolute(path.string, in: folder))
    case .sequence(let items): Node(items.map { located(sources: $0, in: folder) })
    case .mapping: changing(["path"], of: sources) { located(sources: $0, in: folder) }
    case .alias: sources
    }
  }

  /// Returns a mapping with other values for some keys, or for all.
  private static func changing(_ keys: Set<String>?, of node: Node, _ change: (Node) -> Node) -> Node {
    guard let mapping = node.mapping else { return node }
    return Node(
      mapping.map { key, value in
        (key, keys.map { key.string.map($0.contains) ?? false } ?? true ? change(value) : value)
      })
  }

  // MARK: Merging

  /// Returns a node with another one merged on top: mappings by key, lists one after the other.
  private static func merged(_ node: Node, with top: Node) -> Node {
    switch (node, top) {
    case (.mapping(let base), .mapping(let top)):
      var pairs = base.map { ($0.key, $0.value) }
      for (key, value) in top {
        let replaced = key.string.flatMap { $0.hasSuffix(":REPLACE") ? String($0.dropLast(8)) : nil }
        let name = replaced.map { Node($0) } ?? key
        if let index = pairs.firstIndex(where: { $0.0.string == name.string }) {
          pairs[index].1 = replaced == nil ? merged(pairs[index].1, with: value) : value
        } else {
          pairs.append((name, value))
        }
      }
      return Node(pairs)
    case (.sequence(let base), .sequence(let top)): return Node(Array(base) + Array(top))
    default: return top
    }
  }

  /// Returns a target on top of the templates that it names, which can name others.
  private static func applying(_ templates: [(name: String, target: Node)], to target: Node, named name: String) -> Node
  {
    var attributes = entries(target["templateAttributes"]).compactMap { key, value in value.string.map { (key, $0) } }
    attributes.append(("target_name", name))
    var applied: Set<String> = []
    func withTemplates(_ target: Node) -> Node {
      var base: Node?
      for name in list(target["templates"]).compactMap(\.string) where applied.insert(name).inserted {
        guard let template = templates.first(where: { $0.name == name })?.target else { continue }
        let whole = withTemplates(template)
        base = base.map { merged($0, with: whole) } ?? whole
      }
      return base.map { merged($0, with: target) } ?? target
    }
    return replacing(attributes, in: withTemplates(target))
  }

  private static func replacing(_ attributes: [(String, String)], in node: Node) -> Node {
    switch node {
    case .scalar(let scalar) where scalar.string.contains("${"):
      Node(attributes.reduce(scalar.string) { $0.replacing("${\($1.0)}", with: $1.1) })
    case .scalar, .alias: node
    case .sequence(let items): Node(items.map { replacing(attributes, in: $0) })
    case .mapping: changing(nil, of: node) { replacing(attributes, in: $0) }
    }
  }

  private static func entries(_ node: Node?) -> [(name: String, target: Node)] {
    node?.mapping?.compactMap { key, value in key.string.map { ($0, value) } } ?? []
  }

  /// Returns the values of a list, or a single value in place of one.
  static func list(_ node: Node?) -> [Node] { node.map { $0.sequence.map(Array.init) ?? [$0] } ?? [] }
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
