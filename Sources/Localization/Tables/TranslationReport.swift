/// How far a document's translation into a language has come.
public struct TranslationReport: Hashable, Sendable {
  /// An entry of a table that deserves a look.
  public struct Entry: Hashable, Sendable {
    /// The entry's key.
    public let key: String
    /// The table's file.
    public let path: String?
    /// The line of the key in the file, from 1.
    public let line: Int?
  }

  /// The language.
  public let locale: LocaleIdentifier
  /// The keys of the document's texts that the language has no text for, in document order.
  public let missing: [String]
  /// Entries that somebody should look at again.
  public let unreviewed: [Entry]
  /// Entries that translate nothing that there is any more, by line.
  public let stale: [Entry]
  /// The number of the document's texts that are translated.
  public let translated: Int

  /// Compares a table with a document.
  ///
  /// Texts that a catalog says so of need no translation.
  /// - Parameters:
  ///   - locale: One of the tables' languages.
  ///   - tables: The document's tables.
  ///   - keys: The keys of the document's texts that need a translation, in document order.
  ///   - objectIDs: The ids of the document's objects; an entry for any other object is stale.
  /// - Throws: A `LocalizationError` for a table that cannot be read.
  public init(
    on locale: LocaleIdentifier, in tables: LocalizedTables, keys: [String],
    objectIDs: Set<String>
  ) throws(LocalizationError) {
    let entries = try tables.table(for: locale).entries
    let wanted = keys.filter { !tables.isUntranslatable($0) }.uniqued()
    self.locale = locale
    missing = wanted.filter { entries[$0] == nil || entries[$0]?.state == .new }
    translated = wanted.count - missing.count
    let sorted = entries.sorted { ($0.value.line ?? 0, $0.key) < ($1.value.line ?? 0, $1.key) }
    unreviewed = sorted.filter { $0.value.state == .needsReview }.map(Entry.init)
    stale = sorted.filter { key, entry in
      entry.state == .stale || !objectIDs.contains(String(key.prefix { $0 != "." }))
    }.map(Entry.init)
  }
}

extension TranslationReport.Entry {
  fileprivate init(_ key: String, _ entry: StringsTable.Entry) {
    self.init(key: key, path: entry.path, line: entry.line)
  }
}

extension Array where Element: Hashable {
  /// The elements, each once.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
