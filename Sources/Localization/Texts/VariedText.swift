import Files
import Foundation

/// A text as the strings that translators see: one for each form.
package struct VariedText: Hashable, Sendable {
  /// A choice among the forms of a text.
  package enum Step: Hashable, Sendable {
    case device(String)
    case plural(PluralCategory)
    case width(Int)
    case substitution(String)
  }

  /// A string and where it is in the text.
  package struct Part: Hashable, Sendable {
    package var steps: [Step]
    package var string: String
  }

  package private(set) var parts: [Part] = []
  /// What forms say besides their strings: the argument of each substitution, and how it is written.
  private var arguments: [[Step]: Argument] = [:]

  private struct Argument: Hashable {
    var position: Int?
    var specifier: String
  }

  package init() {}

  package init(_ text: LocalizedText) { add(text, at: []) }

  /// Sets the string of a form.
  package mutating func set(_ string: String, at steps: [Step]) {
    if let index = parts.firstIndex(where: { $0.steps == steps }) {
      parts[index].string = string
    } else {
      parts.append(Part(steps: steps, string: string))
    }
  }

  private mutating func add(_ text: LocalizedText, at steps: [Step]) {
    switch text {
    case .plain(let string): parts.append(Part(steps: steps, string: string))
    case .byDevice(let forms):
      for (device, form) in forms.sorted(by: { $0.key < $1.key }) { add(form, at: steps + [.device(device)]) }
    case .byWidth(let forms):
      for (width, form) in forms.sorted(by: { $0.key < $1.key }) { add(form, at: steps + [.width(width)]) }
    case .byNumber(let plural): add(plural, at: steps)
    case .format(let format, let substitutions):
      parts.append(Part(steps: steps, string: format))
      for (name, plural) in substitutions.sorted(by: { $0.key < $1.key }) {
        add(plural, at: steps + [.substitution(name)])
      }
    }
  }

  private mutating func add(_ plural: LocalizedText.PluralForms, at steps: [Step]) {
    arguments[steps] = Argument(position: plural.position, specifier: plural.specifier)
    if let unnumbered = plural.unnumbered { add(unnumbered, at: steps) }
    for category in PluralCategory.allCases {
      if let form = plural.forms[category] { add(form, at: steps + [.plural(category)]) }
    }
  }

  /// Returns the text with the arguments of another, which a file of translations does not have.
  package func takingArguments(of source: LocalizedText) -> VariedText {
    var text = self
    text.arguments.merge(VariedText(source).arguments) { $1 }
    return text
  }

  /// The text.
  package var localizedText: LocalizedText { text(at: []) ?? .plain("") }

  private func text(at steps: [Step]) -> LocalizedText? {
    let below = parts.filter { $0.steps.starts(with: steps) }
    let own = below.first { $0.steps.count == steps.count }
    let next = below.compactMap { $0.steps.dropFirst(steps.count).first }
    var substitutions: [String: LocalizedText.PluralForms] = [:]
    for case .substitution(let name) in next where substitutions[name] == nil {
      substitutions[name] = forms(at: steps + [.substitution(name)])
    }
    if let own { return substitutions.isEmpty ? .plain(own.string) : .format(own.string, substitutions) }
    switch next.first {
    case .device: return .byDevice(texts(at: steps, next) { if case .device(let name) = $0 { name } else { nil } })
    case .width: return .byWidth(texts(at: steps, next) { if case .width(let width) = $0 { width } else { nil } })
    case .plural: return .byNumber(forms(at: steps))
    case .substitution, nil: return nil
    }
  }

  private func texts<Key: Hashable>(
    at steps: [Step], _ next: [Step], _ key: (Step) -> Key?
  ) -> [Key: LocalizedText] {
    next.reduce(into: [:]) { texts, step in
      if let key = key(step) { texts[key] = text(at: steps + [step]) }
    }
  }

  private func forms(at steps: [Step]) -> LocalizedText.PluralForms {
    let argument = arguments[steps]
    var plural = LocalizedText.PluralForms(
      position: argument?.position, specifier: argument?.specifier ?? "lld", forms: [:])
    for category in PluralCategory.allCases {
      if let form = text(at: steps + [.plural(category)]) { plural.forms[category] = form }
    }
    if plural.forms.isEmpty { plural.unnumbered = text(at: steps) }
    return plural
  }
}

/// The id of a unit of XLIFF: a key, and the form of its text, as Xcode writes them.
///
/// Xcode's own files are the source of both ways of writing: `key|==|plural.one` for catalogs, and
/// `/key:dict/count:dict/one:dict/:string` for `.stringsdict` files.
package struct UnitPlace: Hashable, Sendable {
  package var key: String
  package var steps: [VariedText.Step]

  private static let separator = "|==|"
  private static let dictionary = ":dict/"
  private static let rulesEnd = ":dict/:string"
  private static let format = "NSStringLocalizedFormatKey"
  private static let device = "NSStringDeviceSpecificRuleType"
  private static let width = "NSStringVariableWidthRuleType"

  package init(key: String, steps: [VariedText.Step]) {
    self.key = key
    self.steps = steps
  }

  /// Reads an id.
  ///
  /// - Parameter original: The path of the table, whose type says how ids are written.
  package init(id: String, original: String) {
    if original.utf8.hasSuffix(".stringsdict"), id.utf8.hasPrefix("/"), id.utf8.hasSuffix(Self.rulesEnd) {
      let rules = id.utf8.dropFirst().dropLast(Self.rulesEnd.utf8.count).components(separatedBy: Self.dictionary)
      self.init(rules: rules.map(String.init))
    } else if let end = id.range(of: Self.separator, options: .backwards), let steps = Self.steps(id[end.upperBound...])
    {
      self.init(key: String(id[..<end.lowerBound]), steps: steps)
    } else {
      self.init(key: id, steps: [])
    }
  }

  /// Returns the id.
  package func id(in original: String) -> String {
    guard !original.utf8.hasSuffix(".stringsdict") else { return rulesID }
    guard !steps.isEmpty else { return key }
    return key + Self.separator + steps.map(\.name).joined(separator: ".")
  }

  private static func steps(_ text: Substring) -> [VariedText.Step]? {
    var words = text.utf8.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    var steps: [VariedText.Step] = []
    while let kind = words.popFirst(), let value = words.popFirst() {
      switch kind {
      case "device": steps.append(.device(value))
      case "plural":
        guard let category = PluralCategory(rawValue: value) else { return nil }
        steps.append(.plural(category))
      case "width":
        guard let width = Int(value) else { return nil }
        steps.append(.width(width))
      case "substitutions": steps.append(.substitution(value))
      default: return nil
      }
    }
    return words.isEmpty && !steps.isEmpty ? steps : nil
  }

  // MARK: Stringsdict files

  private init(rules parts: [String]) {
    var (steps, rest) = ([VariedText.Step](), parts.dropFirst())
    while let part = rest.popFirst() {
      if part == Self.device || part == Self.width, let value = rest.popFirst() {
        steps.append(part == Self.device ? .device(value) : .width(Int(value) ?? 0))
      } else if let category = PluralCategory(rawValue: part), case .substitution? = steps.last {
        steps.append(.plural(category))
      } else if part != Self.format {
        steps.append(.substitution(part))
      }
    }
    self.init(key: parts.first ?? "", steps: steps)
  }

  private var rulesID: String {
    var parts = [key]
    for step in steps {
      switch step {
      case .device(let name): parts += [Self.device, name]
      case .width(let width): parts += [Self.width, String(width)]
      case .substitution(let name): parts.append(name)
      case .plural(let category): parts.append(category.rawValue)
      }
    }
    let isFormat = steps.allSatisfy { step in
      if case .device = step { true } else { false }
    }
    if isFormat { parts.append(Self.format) }
    return "/" + parts.joined(separator: Self.dictionary) + Self.rulesEnd
  }
}

extension VariedText.Step {
  fileprivate var name: String {
    switch self {
    case .device(let name): "device.\(name)"
    case .plural(let category): "plural.\(category.rawValue)"
    case .width(let width): "width.\(width)"
    case .substitution(let name): "substitutions.\(name)"
    }
  }
}
