/// A table of translated texts by key.
public struct StringsTable: Hashable, Sendable {
  /// How far a translation has come.
  public enum State: String, Hashable, Sendable {
    /// Done, as far as the table tells.
    case translated
    /// Nobody has translated it yet.
    case new
    /// Someone should look at it again.
    case needsReview = "needs_review"
    /// What it was for is gone.
    case stale
  }

  /// A text with what is told of it.
  public struct Entry: Hashable, Sendable {
    /// The text.
    public var text: LocalizedText
    /// How far the translation has come.
    public var state: State
    /// The file it is from; none for tables that are made in memory.
    public var path: String?
    /// The line of its key in the file, from 1.
    public var line: Int?

    /// Makes an entry.
    public init(_ text: LocalizedText, state: State = .translated, path: String? = nil, line: Int? = nil) {
      self.text = text
      self.state = state
      self.path = path
      self.line = line
    }
  }

  /// The entries by key.
  public var entries: [String: Entry]

  /// Makes a table.
  public init(_ entries: [String: Entry] = [:]) { self.entries = entries }

  /// Makes a table of texts that do not vary.
  public init(_ texts: [String: String]) { entries = texts.mapValues { Entry(.plain($0)) } }

  /// The text for a key.
  public subscript(key: String) -> LocalizedText? { entries[key]?.text }

  /// The texts as they show in a context.
  public func texts(in context: TextContext) -> [String: String] {
    entries.mapValues { $0.text.resolved(in: context) }
  }

  /// The table with another one's entries, which count more where both have a key.
  func merging(_ other: StringsTable) -> StringsTable {
    StringsTable(entries.merging(other.entries) { $1 })
  }
}

extension StringsTable {
  /// Reads the bytes of a `.strings` or `.stringsdict` file: UTF-8 or UTF-16, in any form that property lists have.
  ///
  /// Of entries with the same key the last one counts.
  /// - Throws: A `TableSyntaxError` with the line where reading ended.
  /// - Complexity: Linear in the number of bytes.
  public init(bytes: some Collection<UInt8>) throws(TableSyntaxError) {
    try self.init(TableFile.node(from: Array(bytes)), path: nil)
  }

  /// Reads a `.strings` or `.stringsdict` file.
  ///
  /// - Throws: A `LocalizationError` that names the file and, for mistakes in the text, the line.
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
      entries[member.key] = Entry(try DictionaryRules.text(from: member.value), path: path, line: member.line)
    }
  }
}

/// Reads the rules of `.stringsdict` files.
///
/// Source: "Stringsdict File Format", Internationalization and Localization Guide, Apple.
enum DictionaryRules {
  private static let format = "NSStringLocalizedFormatKey"
  private static let device = "NSStringDeviceSpecificRuleType"
  private static let width = "NSStringVariableWidthRuleType"
  private static let valueType = "NSStringFormatValueTypeKey"

  /// A text, or a dictionary of rules.
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
