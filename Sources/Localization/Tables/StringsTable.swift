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
