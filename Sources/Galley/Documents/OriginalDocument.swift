import InterfaceBuilder
import Localization

/// What the editions of a document in all languages have in common, each part of it computed once.
final class OriginalDocument {
  let document: InterfaceDocument
  let tables: LocalizedTables
  /// The names of the views, which are the same in all languages.
  private(set) lazy var names = DocumentNames(document)
  /// The keys that at least one of the tables has.
  private(set) lazy var keysOfTables = tables.keys
  /// The keys of the texts that need a translation, in document order.
  private(set) lazy var keysToTranslate = document.keysToTranslate
  private(set) lazy var objectIDs = document.objectIDs

  init(_ document: InterfaceDocument, tables: LocalizedTables) {
    self.document = document
    self.tables = tables
  }
}

/// Gives equal documents equal numbers.
struct DocumentNumbers {
  /// The documents by their hash values. A document is as large as its file, so that each is hashed only once.
  private var known: [Int: [(document: InterfaceDocument, number: Int)]] = [:]
  private var count = 0

  /// Returns the number of the documents that are equal to a document.
  mutating func number(of document: InterfaceDocument) -> Int {
    let hash = document.hashValue
    if let same = known[hash]?.first(where: { $0.document == document }) { return same.number }
    defer { count += 1 }
    known[hash, default: []].append((document, count))
    return count
  }
}

extension InterfaceDocument {
  fileprivate var keysToTranslate: [String] { localizableTexts.filter(\.needsTranslation).map(\.key) }
}

extension TranslationReport {
  /// Compares the tables of one language with a document.
  package init(
    on locale: LocaleIdentifier, of document: InterfaceDocument, in tables: LocalizedTables
  ) throws(LocalizationError) {
    try self.init(on: locale, in: tables, keys: document.keysToTranslate, objectIDs: document.objectIDs)
  }
}
