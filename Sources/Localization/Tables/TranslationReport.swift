import Files

/// The state of a document's translation into a language.
package struct TranslationReport: Sendable {
  /// An entry that needs attention.
  package struct Entry: Sendable {
    package let key: String
    /// The path of the table's file, or `nil` for a table made in memory.
    package let path: String?
    /// The line of the key in the file, from 1.
    package let line: Int?
  }

  package let locale: LocaleIdentifier
  /// The keys of the document's texts without a translation, in document order.
  package let missing: [String]
  /// The entries marked for review, by line.
  package let unreviewed: [Entry]
  /// The entries for texts that no longer exist, by line.
  package let stale: [Entry]
  /// The number of the document's texts with a translation.
  package let translated: Int

  /// Compares a language's table with a document.
  ///
  /// Texts that a catalog marks as not to be translated are never missing.
  ///
  /// - Parameters:
  ///   - locale: One of the languages of `tables`.
  ///   - tables: The document's tables.
  ///   - keys: The keys of the document's texts that need a translation, in document order.
  ///   - objectIDs: The identifiers of the document's objects. An entry for any other object is stale.
  /// - Throws: ``LocalizationError`` if the table cannot be read.
  package init(
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
      entry.state == .stale || !objectIDs.contains(String(key.utf8.prefix(before: ".")))
    }.map(Entry.init)
  }
}

extension TranslationReport.Entry {
  fileprivate init(_ key: String, _ entry: StringsTable.Entry) {
    self.init(key: key, path: entry.path, line: entry.line)
  }
}

extension Array where Element: Hashable {
  /// Returns the elements without repetitions.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
