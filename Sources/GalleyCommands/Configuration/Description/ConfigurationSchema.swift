import Foundation
import Galley
import SnapshotRuns
import Yams

/// The JSON schema of `.galley.yml`, by which editors complete and check it.
///
/// It is of draft 7, the newest one that the language server for YAML knows as a whole. What the schema refuses, the
/// tool refuses, too, except another case of letters. The tool also checks what depends on files or on several keys.
struct ConfigurationSchema {
  let keys: [DescribedKey]

  /// The schema as JSON, with a line for each value.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", "The configuration of Galley, \(ProjectPaths.configuration)")
      json.mapping(keys)
      json.member("definitions") { json in
        json.object { json in for form in forms { json.member(form.id) { $0.object { $0.members(of: form) } } } }
      }
    }
    return json.utf8.inLines
  }

  /// The forms of lists of words, each once.
  private var forms: [TextForm] {
    var forms: [TextForm] = []
    for form in keys.flatMap(\.description.type.forms) where !forms.contains(where: { $0.id == form.id }) {
      forms.append(form)
    }
    return forms
  }
}

extension SettingType {
  /// The forms of texts of which values are lists.
  fileprivate var forms: [TextForm] {
    switch self {
    case .list(let form): [form]
    case .text(let form): form.isList ? [form] : []
    case .either(let first, let second): first.forms + second.forms
    case .mapping(let keys), .mappings(let keys): keys.flatMap(\.description.type.forms)
    case .flag, .wholeNumber, .number, .data: []
    }
  }
}

extension TextForm {
  /// The name of the form's definition.
  fileprivate var id: String {
    name.split { !$0.isLetter }.joined(separator: "-")
  }

  /// What texts match, or `nil` if any do that are not empty.
  fileprivate var expression: String? {
    let alternatives = words.map(NSRegularExpression.escapedPattern) + (pattern.map { [$0] } ?? [])
    guard !alternatives.isEmpty else { return nil }
    let one = "(\(alternatives.joined(separator: "|")))"
    return isList ? "^ *\(one)( *, *\(one))* *$" : "^\(one)$"
  }
}

extension JSONText {
  fileprivate mutating func mapping(_ keys: [DescribedKey]) {
    member("type", "object")
    member("additionalProperties", false)
    let required = keys.filter { if case .required = $0.description.usual { true } else { false } }
    if !required.isEmpty { member("required", required.map(\.name)) }
    member("properties") { json in
      json.object { json in for key in keys { json.member(key.name) { $0.property(key.description) } } }
    }
  }

  private mutating func property(_ key: KeyDescription) {
    object { json in
      json.member("description", key.summary.filter { $0 != "`" })
      if case .value(let text) = key.usual { json.member("default") { $0.yaml(text) } }
      json.member("examples") { json in json.array([key.example]) { $0.yaml($1) } }
      json.members(of: key.type)
    }
  }

  private mutating func members(of type: SettingType) {
    switch type {
    case .flag: member("type", "boolean")
    case .wholeNumber(let range):
      member("type", "integer")
      if let range { limits(Double(range.lowerBound), Double(range.upperBound)) }
    case .number(let range):
      member("type", "number")
      limits(range.lowerBound, range.upperBound)
    case .text(let form): form.isList ? alternatives(of: form, leastCount: 1) : members(of: form)
    case .list(let form): alternatives(of: form, leastCount: 0)
    case .mapping(let keys): mapping(keys)
    case .mappings(let keys):
      member("type", "array")
      member("items") { $0.object { $0.mapping(keys) } }
    case .data: member("type", "object")
    case .either(let first, let second):
      member("anyOf") { json in json.array([first, second]) { json, type in json.object { $0.members(of: type) } } }
    }
  }

  /// Writes that a value is a text of a form or a list of such texts.
  private mutating func alternatives(of form: TextForm, leastCount: Int) {
    member("anyOf") { json in
      json.array([true, false]) { json, isOne in
        json.object { json in
          guard !isOne else { return json.member("$ref", "#/definitions/\(form.id)") }
          json.member("type", "array")
          if leastCount > 0 { json.member("minItems", leastCount) }
          json.member("items") { $0.object { $0.member("$ref", "#/definitions/\(form.id)") } }
        }
      }
    }
  }

  /// Writes the words, which editors offer, beside what else matches.
  fileprivate mutating func members(of form: TextForm) {
    guard !form.words.isEmpty else { return text(of: form) }
    guard form.isList || form.pattern != nil else { return member("enum", form.words) }
    member("anyOf") { json in
      json.array([true, false]) { json, areWords in
        json.object { areWords ? $0.member("enum", form.words) : $0.text(of: form) }
      }
    }
  }

  private mutating func text(of form: TextForm) {
    if form.includesNumbers { member("type", ["string", "number"]) } else { member("type", "string") }
    if let expression = form.expression { member("pattern", expression) } else { member("minLength", 1) }
  }

  private mutating func limits(_ least: Double, _ greatest: Double) {
    member("minimum", least)
    member("maximum", greatest)
  }

  // MARK: Examples

  /// Writes a value that is YAML.
  private mutating func yaml(_ text: String) {
    if let node = try? Yams.compose(yaml: text) { value(node) } else { string(text) }
  }

  private mutating func value(_ node: Node) {
    switch node {
    case .sequence(let nodes): array(Array(nodes)) { $0.value($1) }
    case .mapping(let mapping):
      object { json in
        for (key, node) in mapping { json.member(key.string ?? "") { $0.value(node) } }
      }
    case .scalar, .alias:
      if let flag = node.bool {
        self.flag(flag)
      } else if let number = node.float {
        exactNumber(number)
      } else {
        string(node.string ?? "")
      }
    }
  }
}

extension [UInt8] {
  /// JSON with a line for each value, as text that ends with a line end.
  fileprivate var inLines: String {
    var (lines, depth, isText, isEscaped) = ([UInt8](), 0, false, false)
    func newLine() -> [UInt8] { [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth) }
    for byte in self {
      let isPunctuation = !isText
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
      switch byte {
      case UInt8(ascii: "{") where isPunctuation, UInt8(ascii: "[") where isPunctuation:
        depth += 1
        lines += [byte] + newLine()
      case UInt8(ascii: "}") where isPunctuation, UInt8(ascii: "]") where isPunctuation:
        depth -= 1
        lines += newLine() + [byte]
      case UInt8(ascii: ",") where isPunctuation: lines += [byte] + newLine()
      case UInt8(ascii: ":") where isPunctuation: lines += [byte, UInt8(ascii: " ")]
      default: lines.append(byte)
      }
    }
    return String(decoding: lines, as: UTF8.self) + "\n"
  }
}
