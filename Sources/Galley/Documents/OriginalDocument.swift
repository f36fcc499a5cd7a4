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
