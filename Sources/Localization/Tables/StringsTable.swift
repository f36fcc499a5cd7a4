/// A table of texts in one language, by key.
public struct StringsTable: Sendable {
  /// The state of a translation.
  package enum State: String, Sendable {
    case translated
    /// Not translated yet.
    case new
    case needsReview = "needs_review"
    /// No longer used.
    case stale
  }

  /// A text with its translation state and its place in a file.
  package struct Entry: Sendable {
    package var text: LocalizedText
    package var state: State
    /// The path of the file, or `nil` for a table made in memory.
    package var path: String?
    /// The line of the key in the file, from 1.
    package var line: Int?

    package init(_ text: LocalizedText, state: State = .translated, path: String? = nil, line: Int? = nil) {
      self.text = text
      self.state = state
      self.path = path
      self.line = line
    }
  }

  /// The entries by key.
  package var entries: [String: Entry]

  package init(_ entries: [String: Entry] = [:]) { self.entries = entries }

  /// Makes a table of texts that do not vary.
  package init(_ texts: [String: String]) { entries = texts.mapValues { Entry(.plain($0)) } }

  /// The text for a key.
  package subscript(key: String) -> LocalizedText? { entries[key]?.text }

  /// Returns the text for a key in a context, or `nil` if the table does not have the key.
  public func text(for key: String, in context: TextContext) -> String? { self[key]?.resolved(in: context) }

  /// Returns all texts by key in a context.
  public func texts(in context: TextContext) -> [String: String] {
    entries.mapValues { $0.text.resolved(in: context) }
  }

  /// Returns the entries of both tables. For keys in both, the other table's entries win.
  func merging(_ other: StringsTable) -> StringsTable {
    StringsTable(entries.merging(other.entries) { $1 })
  }
}

extension StringsTable {
  /// Reads the bytes of a `.strings` or `.stringsdict` file in any property list format, in UTF-8 or UTF-16.
  ///
  /// The last of several entries with the same key wins.
  ///
  /// - Throws: ``TableSyntaxError`` with the line of the first error.
  /// - Complexity: Linear in the number of bytes.
  package init(bytes: some Collection<UInt8>) throws(TableSyntaxError) {
    try self.init(TableFile.node(from: Array(bytes), mayBeEmpty: true), path: nil)
  }

  /// Reads a `.strings` or `.stringsdict` file.
  ///
  /// - Throws: ``LocalizationError`` with the path and, for syntax errors, the line.
  public init(contentsOf path: String) throws(LocalizationError) {
    let node = try TableFile.node(at: path)
    do throws(TableSyntaxError) {
      try self.init(node, path: path)
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }

  private init(_ node: TableNode, path: String?) throws(TableSyntaxError) {
    guard let members = node.members else { throw TableSyntaxError(.expectedDictionary, line: node.line) }
    self.init()
    for member in members {
      entries[member.key] = Entry(try StringsdictRules.text(from: member.value), path: path, line: member.line)
    }
  }
}

/// A reader of the rules in `.stringsdict` files.
///
/// Source: "Stringsdict File Format", Internationalization and Localization Guide, Apple.
private enum StringsdictRules {
  private static let format = "NSStringLocalizedFormatKey"
  private static let device = "NSStringDeviceSpecificRuleType"
  private static let width = "NSStringVariableWidthRuleType"
  private static let valueType = "NSStringFormatValueTypeKey"

  /// Reads a text or a dictionary of rules.
  static func text(from node: TableNode) throws(TableSyntaxError) -> LocalizedText {
    if let text = node.text { return .plain(text) }
    guard node.members != nil else { throw TableSyntaxError(.expectedText, line: node.line) }
    if let forms = node[device] { return .byDevice(try texts(of: forms)) }
    if let forms = node[width] { return .byWidth(try widths(of: forms)) }
    guard let written = node[format] else { throw TableSyntaxError(.incompleteRule, line: node.line) }
    return .format(try formatText(written), try substitutions(of: node))
  }

  private static func formatText(_ node: TableNode) throws(TableSyntaxError) -> String {
    guard let text = node.text else { throw TableSyntaxError(.expectedText, line: node.line) }
    return text
  }

  private static func texts(of node: TableNode) throws(TableSyntaxError) -> [String: LocalizedText] {
    guard let members = node.members else { throw TableSyntaxError(.expectedDictionary, line: node.line) }
    var texts: [String: LocalizedText] = [:]
    for member in members { texts[member.key] = try text(from: member.value) }
    return texts
  }

  private static func widths(of node: TableNode) throws(TableSyntaxError) -> [Int: LocalizedText] {
    var widths: [Int: LocalizedText] = [:]
    for (key, text) in try texts(of: node) { widths[Int(key) ?? 0] = text }
    return widths
  }

  private static func substitutions(
    of node: TableNode
  ) throws(TableSyntaxError) -> [String: LocalizedText.PluralForms] {
    var substitutions: [String: LocalizedText.PluralForms] = [:]
    for member in node.members ?? [] where member.key != format {
      substitutions[member.key] = try plural(member.value)
    }
    return substitutions
  }

  private static func plural(_ node: TableNode) throws(TableSyntaxError) -> LocalizedText.PluralForms {
    guard let members = node.members else { throw TableSyntaxError(.expectedDictionary, line: node.line) }
    var forms: [PluralCategory: LocalizedText] = [:]
    for member in members {
      guard let category = PluralCategory(rawValue: member.key) else { continue }
      forms[category] = try text(from: member.value)
    }
    guard forms[.other] != nil else { throw TableSyntaxError(.incompleteRule, line: node.line) }
    return LocalizedText.PluralForms(specifier: node[valueType]?.text ?? "lld", forms: forms)
  }
}
