import Files
import Galley
import SnapshotRuns
import Yams

/// A setting with its value, and where that is from.
struct Setting: Hashable {
  enum Source: Hashable, CustomStringConvertible {
    case usual
    case file(path: String, line: Int)
    case environment(String)
    case commandLine(option: String)

    var description: String {
      switch self {
      case .usual: "default"
      case .file(let path, let line): "\(path):\(line)"
      case .environment(let name): "environment: \(name)"
      case .commandLine(let option): "command line: \(option)"
      }
    }
  }

  /// The keys on the way to the setting, such as `matrix.locale`.
  var name: String
  /// The value as YAML in one line, or words for what has no value.
  var value: String
  var source: Source
}

/// Every setting of a project that holds, in the order of the keys.
struct SettingList {
  private let written: [String: [Setting]]
  private let options: WrittenValues
  private let isInCI: Bool

  /// - Parameters:
  ///   - written: The settings of the file.
  ///   - options: The values of the command line, which take precedence.
  ///   - environment: The variables of the process.
  init(written: [Setting], options: WrittenValues, environment: [String: String]) {
    self.written = Dictionary(grouping: written, by: \.name)
    self.options = options
    isInCI = ContinuousIntegration.isNamed(in: environment)
  }

  func settings(of keys: [DescribedKey], below path: String = "") -> [Setting] {
    keys.flatMap { key in
      let name = path + key.name
      guard case .mappings = key.description.type else {
        let parts = key.description.type.keys
        return parts.isEmpty ? settings(name, key.description) : settings(of: parts, below: name + ".")
      }
      return settings(name, key.description)
    }
  }

  /// Returns the values of a setting: one, or several that hold together.
  private func settings(_ name: String, _ key: KeyDescription) -> [Setting] {
    let written = written[name] ?? []
    let isFlag = if case .flag = key.type { true } else { false }
    let chosen = key.option.flatMap { option in
      options.value(of: option, isFlag: isFlag).map {
        Setting(name: name, value: $0, source: .commandLine(option: option))
      }
    }
    if let chosen { return [chosen] + (key.isCombined ? written : []) }
    if let value = key.valueInCI, isInCI { return [Setting(name: name, value: value, source: .environment("CI"))] }
    return written.isEmpty ? [Setting(name: name, value: key.usual.plainWords, source: .usual)] : written
  }
}

extension KeyDescription.Usual {
  /// The default without marks of Markdown.
  fileprivate var plainWords: String { words.filter { $0 != "`" } }
}

/// The settings that no key has.
struct EnvironmentSettings {
  let options: WrittenValues
  let environment: [String: String]
  /// The cache that a run with the options uses, or `nil` if it uses none.
  let cache: CacheFolder?

  var settings: [Setting] { caches + [record, fonts] }

  /// The folder of the cache and, if there is one, its server.
  private var caches: [Setting] {
    var source = Setting.Source.usual
    if options.value(of: "--no-cache", isFlag: true) != nil {
      source = .commandLine(option: "--no-cache")
    } else if options.values(of: "--cache").contains(where: { !AddressText.isAddress($0) }) {
      source = .commandLine(option: "--cache")
    } else if let variable = CacheOptions.variableOfFolder(cache?.path, in: environment) {
      source = .environment(variable)
    }
    return [Setting(name: "cache", value: cache?.path ?? "none", source: source)] + server
  }

  private var server: [Setting] {
    guard let server = cache?.server else { return [] }
    let isNamed = options.value(of: "--cache") != nil
    let readOnly = options.value(of: "--cache-read-only", isFlag: true)
    let isInCI = ContinuousIntegration.isNamed(in: environment)
    return [
      Setting(
        name: "cache server", value: server.address.description,
        source: isNamed ? .commandLine(option: "--cache") : .environment("GALLEY_CACHE")),
      Setting(
        name: "cache read-only", value: "\(server.isReadOnly)",
        source: readOnly != nil
          ? .commandLine(option: "--cache-read-only") : isInCI ? .environment("CI") : .usual),
    ]
  }

  private var record: Setting {
    let isInCI = ContinuousIntegration.isNamed(in: environment)
    let mode = RecordMode.usual(in: environment)
    return Setting(name: "record", value: mode.rawValue, source: isInCI ? .environment("CI") : .usual)
  }

  private var fonts: Setting {
    let folder = environment["GALLEY_FONTS"]
    return Setting(
      name: "bundled fonts", value: folder ?? "beside the program",
      source: folder == nil ? .usual : .environment("GALLEY_FONTS"))
  }
}

/// The settings that a file has.
struct WrittenSettings {
  private(set) var settings: [Setting] = []
  private let path: String

  /// - Parameter path: The path of the file for messages.
  init(_ root: Node, keys: [DescribedKey], path: String) {
    self.path = path
    read(root, keys, below: "")
  }

  private mutating func read(_ node: Node, _ keys: [DescribedKey], below prefix: String) {
    for (key, value) in node.mapping ?? [:] {
      guard let known = keys.first(where: { $0.name == key.string }) else { continue }
      read(value, known.description.type, named: prefix + known.name, line: key.mark?.line ?? 1)
    }
  }

  private mutating func read(_ node: Node, _ type: SettingType, named name: String, line: Int) {
    switch type {
    case .mapping(let keys): read(node, keys, below: name + ".")
    case .mappings:
      for item in node.sequence ?? [] { add(name, item.flow, line: item.mark?.line ?? line) }
    case .either(_, .mapping(let keys)):
      guard node.mapping == nil else { return read(node, keys, below: name + ".") }
      // The short form is the value of the only key that is such a list.
      let part = keys.first { if case .list = $0.description.type { true } else { false } }
      add("\(name).\(part?.name ?? "")", node.flow, line: line)
    case .data, .either:
      let scenes = node.mapping.map { "data of \(counted($0.count, "scene"))" }
      add(name, scenes ?? node.flow, line: line)
    default: add(name, node.flow, line: line)
    }
  }

  private mutating func add(_ name: String, _ value: String, line: Int) {
    settings.append(Setting(name: name, value: value, source: .file(path: path, line: line)))
  }
}

extension Node {
  /// The value as YAML in one line. A long one is cut: aliases can stand for more than fits into memory.
  fileprivate var flow: String {
    var text = ""
    addFlow(to: &text)
    return text
  }

  private static let mostBytes = 10_000

  private func addFlow(to text: inout String) {
    switch self {
    case .scalar(let scalar):
      let quote = scalar.style == .doubleQuoted || scalar.style == .singleQuoted ? "\"" : ""
      text += quote + scalar.string.prefix(Self.mostBytes) + quote
    case .sequence(let nodes):
      text += "["
      for (index, node) in nodes.enumerated() {
        if index > 0 { text += ", " }
        guard text.utf8.count < Self.mostBytes else {
          text += "..."
          break
        }
        node.addFlow(to: &text)
      }
      text += "]"
    case .mapping(let mapping):
      text += "{"
      for (index, pair) in mapping.enumerated() {
        text += (index > 0 ? ", " : "") + (pair.key.string ?? "") + ": "
        pair.value.addFlow(to: &text)
      }
      text += "}"
    case .alias: text += "*"
    }
  }
}
