import Files
import Foundation

/// The texts of an XLIFF file (OASIS XLIFF 1.2).
package struct XLIFFFile: Sendable {
  /// A unit in which XLIFF states the largest width of a text (XLIFF 1.2, `size-unit`).
  package enum SizeUnit: String, CaseIterable, Sendable {
    case point
    case char
  }

  /// The largest width of a translation.
  package struct WidthLimit: Hashable, Sendable {
    /// The number as the file has it.
    package var width: String
    package var unit: SizeUnit

    package init(width: String, unit: SizeUnit) {
      self.width = width
      self.unit = unit
    }
  }

  /// A text with its translation.
  package struct Unit: Hashable, Sendable {
    package var id: String
    package var source: String
    /// The translation, or `nil` if there is none.
    package var target: String?
    /// The state of the translation as the file has it, such as `needs-translation`.
    package var state: String?
    package var notes: [String]
    package var widthLimit: WidthLimit?
    /// Whether the text is to be translated, which `translate="no"` forbids.
    package var isTranslatable: Bool
    /// The line where the unit starts, from 1, or 0 for a unit that is not from a file.
    package var line: Int

    package init(
      id: String, source: String, target: String? = nil, state: String? = nil, notes: [String] = [],
      widthLimit: WidthLimit? = nil, isTranslatable: Bool = true, line: Int = 0
    ) {
      (self.id, self.source, self.target, self.state) = (id, source, target, state)
      (self.notes, self.widthLimit, self.isTranslatable, self.line) = (notes, widthLimit, isTranslatable, line)
    }

    /// The translation to show, or `nil` if there is none: tools write an empty target for a text that nobody has
    /// translated yet.
    package var translation: String? { isTranslatable && (target != "" || source.isEmpty) ? target : nil }
  }

  /// The texts of one table or document.
  package struct File: Hashable, Sendable {
    package var original: String
    package var sourceLanguage: LocaleIdentifier
    /// The language of the translations, or `nil` for a file that has none yet.
    package var targetLanguage: LocaleIdentifier?
    package var units: [Unit]

    package init(
      original: String, sourceLanguage: LocaleIdentifier, targetLanguage: LocaleIdentifier?, units: [Unit] = []
    ) {
      (self.original, self.sourceLanguage) = (original, sourceLanguage)
      (self.targetLanguage, self.units) = (targetLanguage, units)
    }
  }

  package let path: String
  package private(set) var files: [File] = []

  /// Reads a file.
  ///
  /// - Throws: ``LocalizationError`` with the path and, for syntax errors, the line.
  package init(contentsOf path: String) throws(LocalizationError) {
    do throws(LocalizationError) {
      self = try TableFile.read(path) { (bytes) throws(TableSyntaxError) in try XLIFFFile(bytes, path: path) }
    } catch {
      var error = error
      error.isTranslation = true
      throw error
    }
  }

  /// Reads the bytes of a file.
  package init(_ bytes: [UInt8], path: String) throws(TableSyntaxError) {
    self.path = path
    var reader = XLIFFReader(try TableFile.text(bytes))
    files = try reader.document()
  }

  /// Reads the files with translations that a path names: an `.xliff` file, or those of an Xcode localization catalog
  /// (`.xcloc`).
  ///
  /// - Throws: ``LocalizationError`` if one of them cannot be read, or if a catalog has none.
  package static func read(at path: String) throws(LocalizationError) -> [XLIFFFile] {
    guard path.utf8.hasSuffix(".xcloc") || path.utf8.hasSuffix(".xcloc/") else {
      return [try XLIFFFile(contentsOf: path)]
    }
    let folder = path + "/Localized Contents"
    let files = Folder.names(in: folder).filter { $0.utf8.hasSuffix(".xliff") }
    guard !files.isEmpty else {
      throw LocalizationError(path: folder, reason: .unreadable(problem: "no XLIFF file can be found in this folder"))
    }
    var read: [XLIFFFile] = []
    for name in files { read.append(try XLIFFFile(contentsOf: folder + "/" + name)) }
    return read
  }

  /// The translations, for each table and language.
  package var tables: [TranslatedTable] {
    files.compactMap { file in
      guard let locale = file.targetLanguage else { return nil }
      var texts: [String: VariedText] = [:]
      var entries: [String: StringsTable.Entry] = [:]
      for unit in file.units {
        guard let translation = unit.translation else { continue }
        let place = UnitPlace(id: unit.id, original: file.original)
        texts[place.key, default: VariedText()].set(translation, at: place.steps)
        if entries[place.key] == nil {
          entries[place.key] = StringsTable.Entry(.plain(""), path: path, line: unit.line)
        }
      }
      for (key, text) in texts { entries[key]?.text = text.localizedText }
      return TranslatedTable(original: file.original, locale: locale, table: StringsTable(entries))
    }
  }
}
