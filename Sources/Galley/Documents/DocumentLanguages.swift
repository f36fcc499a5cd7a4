import Files
import Foundation
import Synchronization

/// The languages in which documents of a project have texts.
///
/// Documents are searched, not parsed, because a run needs their languages before it reads any of them, and those in a
/// cache are never read.
package final class DocumentLanguages: Sendable {
  private let assets: AssetLibrary
  private let attributes: TextAttributes
  private let known = Mutex<[String: Source]>([:])

  /// The texts of one document.
  private struct Source {
    var languages: Set<LocaleIdentifier>
    /// The names of the storyboards that it refers to.
    var storyboards: [String]
  }

  package init(_ assets: AssetLibrary, attributes: TextAttributes) {
    self.assets = assets
    self.attributes = attributes
  }

  /// The languages of the project, and those that a document has files for, without those that the app does not have.
  package func languagesAtHand(for document: String) -> Set<LocaleIdentifier> {
    let texts = assets.texts(aroundDocument: document)
    return Set(LocalizedTables(besideDocument: document).locales).subtracting(texts.idleLanguages)
      .union(assets.translations.map(\.locale)).union(texts.languages)
  }

  /// Returns the languages at hand in which pictures of a document can differ from those in `base`: those in which it
  /// has texts, and those in which it is mirrored. In all others it looks as in `base`.
  ///
  /// - Parameter data: The values of data for the document's scenes.
  package func shownLanguages(of document: String, data: [DataNode.Entry] = []) -> Set<LocaleIdentifier> {
    let own = languages(of: document).union(languages(of: data, for: document))
    return languagesAtHand(for: document).filter { $0.isMirrored || $0.bestMatch(among: own) != nil }
  }

  /// Returns the languages in which a document has texts: those of its own tables, of the tables in which its code
  /// looks up keys, and of the storyboards that it refers to, since their scenes may be shown in its own.
  package func languages(of document: String) -> Set<LocaleIdentifier> {
    var languages: Set<LocaleIdentifier> = []
    var (pending, seen) = ([document], Set([document]))
    while let next = pending.popLast() {
      let source = source(next)
      languages.formUnion(source.languages)
      let others = source.storyboards.compactMap { assets.document(named: $0 + ".storyboard", for: next) }
      pending += others.filter { seen.insert($0).inserted }
    }
    return languages
  }

  private func source(_ document: String) -> Source {
    if let source = known.withLock({ $0[document] }) { return source }
    let text = AttributeSearch(Self.text(of: document))
    var source = Source(
      languages: Set(tables(besideDocument: document).locales),
      storyboards: text.values(ofAttribute: "storyboardName"))
    if text.contains("<userDefinedRuntimeAttribute "),
      !attributes.names.isDisjoint(with: text.values(ofAttribute: "keyPath"))
    {
      source.languages.formUnion(languages(ofTable: attributes.table, near: document))
    }
    known.withLock { $0[document] = source }
    return source
  }

  /// Returns a document's own tables, with the languages of translations that are shown instead of their texts.
  private func tables(besideDocument document: String) -> LocalizedTables {
    LocalizedTables(besideDocument: document).adding(assets.translations)
  }

  private static func text(of document: String) -> [UInt8] {
    // The run reads the document too, and says what is wrong with it.
    (try? InputFile.content(of: document, as: .document)) ?? []
  }

  private func languages(ofTable name: String, near document: String) -> Set<LocaleIdentifier> {
    assets.tables(named: name, for: document).reduce(into: []) { $0.formUnion($1.locales) }
  }

  // MARK: Data

  /// Returns the languages that values name, those of the tables with their keys, and those of the documents that they
  /// name.
  private func languages(of data: [DataNode.Entry], for document: String) -> Set<LocaleIdentifier> {
    guard !data.isEmpty else { return [] }
    let atHand = languagesAtHand(for: document)
    return DataNode.texts(of: data).reduce(into: []) { languages, text in
      if text.isTable { languages.formUnion(self.languages(ofTable: text.text, near: document)) }
      if let locale = try? LocaleIdentifier(text.text), atHand.contains(locale) { languages.insert(locale) }
      if let other = assets.document(named: text.text, for: document) { languages.formUnion(self.languages(of: other)) }
    }
  }
}

extension LocaleIdentifier {
  /// Whether layouts in the language run from right to left, unlike those in `base`.
  package var isMirrored: Bool { !isBase && LayoutDirection(locale: tag) == .rightToLeft }
}

/// Searches the text of a document for attributes.
private struct AttributeSearch {
  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  /// Returns the values of an XML attribute, each once.
  func values(ofAttribute name: String) -> [String] {
    var seen: Set<String> = []
    return places(of: "\(name)=\"").compactMap { place in
      let value = text[place...].prefix { $0 != UInt8(ascii: "\"") }
      let found = String(decoding: value, as: UTF8.self)
      return seen.insert(found).inserted ? found : nil
    }
  }

  func contains(_ words: String) -> Bool { !places(of: words).isEmpty }

  /// Returns the index after each occurrence of words.
  private func places(of words: String) -> [Int] {
    let words = Array(words.utf8)
    guard let last = words.last else { return [] }
    return text.withUnsafeBufferPointer { text in
      text.indices.filter { index in
        text[index] == last && index + 1 >= words.count
          && words.indices.allSatisfy { text[index + 1 - words.count + $0] == words[$0] }
      }.map { $0 + 1 }
    }
  }
}
