import Galley

/// What there is to say of a document's translations.
struct TranslationListing {
  /// A line for the document, then for each language one and one for each of its faults.
  private(set) var text: String
  /// The tables that cannot be read.
  private(set) var problems: [String] = []
  private let document: InterfaceDocument
  private let path: String
  private let lines: [String: Int]
  /// The keys that some language has.
  private let keys: Set<String>

  /// Reads all tables of a document.
  init(of document: InterfaceDocument, at path: String) {
    self.document = document
    self.path = path
    lines = document.lines(ofElements: document.objectIDs)
    text = "\(path)\n"
    let tables = LocalizedTables(besideDocument: path)
    keys = tables.keys
    addTextsInNoTable()
    for locale in tables.locales where tables.documentPath(for: locale) == nil {
      do throws(LocalizationError) {
        add(try TranslationReport(on: locale, of: document, in: tables))
      } catch {
        problems.append(Diagnostic(error).text)
      }
    }
  }

  /// What no language has is told once: it may be a stand-in for what a program puts there.
  private mutating func addTextsInNoTable() {
    guard !keys.isEmpty else { return }
    for wanted in document.localizableTexts where wanted.needsTranslation && !keys.contains(wanted.key) {
      text += "  \(place(ofKey: wanted.key)): in no table: \(wanted.key)\n"
    }
  }

  private mutating func add(_ report: TranslationReport) {
    let missing = report.missing.filter(keys.contains)
    var parts = ["\(report.translated) translated", "\(missing.count) missing", "\(report.stale.count) stale"]
    if !report.unreviewed.isEmpty { parts.append("\(report.unreviewed.count) to be reviewed") }
    text += "  \(report.locale.tag): \(parts.joined(separator: ", "))\n"
    for key in missing { text += "    \(place(ofKey: key)): missing: \(key)\n" }
    for entry in report.stale { text += "    \(place(of: entry)): stale: \(entry.key)\n" }
    for entry in report.unreviewed { text += "    \(place(of: entry)): to be reviewed: \(entry.key)\n" }
  }

  /// Where the object of a key starts in the document.
  private func place(ofKey key: String) -> String {
    lines[String(key.prefix { $0 != "." })].map { "\(path):\($0)" } ?? path
  }

  private func place(of entry: TranslationReport.Entry) -> String {
    let path = entry.path ?? path
    return entry.line.map { "\(path):\($0)" } ?? path
  }
}
